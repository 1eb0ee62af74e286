"""A bot that plays one match with whoever comes, or with somebody who sent a link.

    python bot.py https://table.example --token TOKEN --game formation
    python bot.py https://table.example --token TOKEN --link 'https://table.example/#join=MATCH/INVITATION/1'

A person makes the token on the page of the table, under the own name. Without one the bot plays as somebody whom
nobody knows. It needs Python 3.11 and the package `websockets`.
"""

import argparse
import json
import math
import random
import secrets
import time
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

Message = dict[str, Any]

PAUSE = 2
"""Seconds after which a line that broke is called again."""


class Bot:
    """Somebody at a table who plays by chance."""

    def __init__(self, table: str, token: str) -> None:
        self.table = table.rstrip("/")
        self.token = token

    def ask(self, path: str, body: Message) -> Message:
        """Asks the table for something, and returns the answer; a refusal ends the bot with its sentence."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            with urlopen(Request(self.table + path, json.dumps(body).encode(), headers)) as answer:
                answered: Message = json.load(answer)
                return answered
        except HTTPError as error:
            raise SystemExit(json.load(error)["error"]) from None
        except URLError as error:
            raise SystemExit(f"No table answers at {self.table} ({error.reason}); check the address.") from None

    def quick_match(self, game: str) -> Message:
        """Takes a seat with whoever waits, or waits."""
        return self.ask("/api/quick", {"game": game})

    def join(self, link: str) -> Message:
        """Takes the seat that a link invites to: #join=MATCH/INVITATION, and the seat, if it is a certain one."""
        match, invitation, *seat = map(unquote, urlsplit(link).fragment.removeprefix("join=").split("/"))
        wish: Message = {"invitation": invitation}
        if seat:
            wish["seat"] = int(seat[0])
        return self.ask(f"/api/matches/{match}/seats", wish)

    def play(self, seat: Message) -> str:
        """Plays to the end, and returns how it ended; a line that breaks is called again."""
        address = f"{self.table.replace('http', 'ws', 1)}/api/matches/{seat['match']}/play"
        # Drawn after the commitment of the table was heard, and the same for each line.
        hello = {"type": "hello", "token": seat["token"], "entropy": secrets.token_hex(32), "seen": 0}
        while True:
            try:
                with connect(address, max_size=None) as line:
                    line.send(json.dumps(hello))
                    for frame in line:
                        message = json.loads(frame)
                        hello["seen"] = message.get("number", hello["seen"])
                        if message["type"] == "farewell":
                            raise SystemExit(message["reason"])
                        if message["type"] == "table" and message["outcome"]:
                            return str(message["outcome"]["sentence"])
                        if message["type"] == "table" and message["question"]:
                            line.send(json.dumps(self.answer(message["question"])))
            except (ConnectionClosed, OSError):
                time.sleep(PAUSE)

    def answer(self, question: Message) -> Message:
        """Chooses one of the options, or a point of the space if that is what is asked for."""
        if question["options"]:
            count = len(question["options"])
        else:
            count = math.prod([axis["high"] - axis["low"] + 1 for axis in question["space"]])
        return {"type": "answer", "question": question["question"], "option": random.randrange(count)}


def main() -> None:
    """Plays one match."""
    parser = argparse.ArgumentParser(description="Plays one match at a table of Wildswing.")
    parser.add_argument("table", help="the address of the table, such as http://127.0.0.1:8471")
    parser.add_argument("--token", default="", help="the token of the bot")
    parser.add_argument("--game", default="formation", help="the game to play with whoever comes")
    parser.add_argument("--link", default="", help="an invitation to play with somebody")
    wanted = parser.parse_args()
    bot = Bot(wanted.table, wanted.token)
    print(bot.play(bot.join(wanted.link) if wanted.link else bot.quick_match(wanted.game)))  # noqa: T201 - for the person who runs it


if __name__ == "__main__":
    main()
