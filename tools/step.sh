#!/bin/sh
# Runs a command and shows that and how long it is at work: tools/step.sh TEXT COMMAND ARGUMENTS
# Where no terminal looks on, a line says so every ten seconds.
text=$1
shift
"$@" &
work=$!
trap 'kill $work; exit 130' INT TERM
seconds=0
if [ ! -t 1 ]; then
  echo "$text"
  while kill -0 $work 2>/dev/null; do
    sleep 0.2
    seconds=$((seconds + 1))
    [ $((seconds % 50)) = 0 ] && echo "$text … $((seconds / 5)) s"
  done
  wait $work
  exit
fi
printf '%s' "$text"
while kill -0 $work 2>/dev/null; do
  sleep 0.2
  seconds=$((seconds + 1))
  printf '\r%s … %d s' "$text" $((seconds / 5))
done
wait $work && printf '\r%s: done in %d s\n' "$text" $((seconds / 5)) || { status=$?; echo; exit $status; }
