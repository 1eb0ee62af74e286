#!/usr/bin/env bash
# Usage: again.sh MOST PYTEST…
# Runs tests. Up to MOST that fail are tried once more, one after the other, and those that pass then are named: their
# result depends on more than the code, which wants mending, but should not keep a good change waiting.
set -uo pipefail
most=$1
shift

"$@" && exit
code=$?
failed=.pytest_cache/v/cache/lastfailed
[ "$code" = 1 ] && [ -f "$failed" ] || exit "$code" # 1: tests failed; anything else is no matter of luck
count=$(grep -c '": true' "$failed")
[ "$count" -le "$most" ] || exit "$code"

unsteady=$(sed -n 's/^ *"\(.*\)": true,*$/  \1/p' "$failed")
echo "Trying $count once more, alone"
"$@" -n 0 --last-failed || exit
printf 'Unsteady, passed only when tried again:\n%s\n' "$unsteady"
