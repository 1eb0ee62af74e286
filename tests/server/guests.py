"""People with a name at a table, or without one, who ask over HTTP."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tests.server.people import Table, caller


class Guest:
    """Somebody at a table who has a name, or nobody if it is empty."""

    def __init__(self, table: Table, client: httpx.AsyncClient) -> None:
        self.table = table
        self._client = client

    @property
    def cookies(self) -> httpx.Cookies:
        """By what the table knows this guest."""
        return self._client.cookies

    @cookies.setter
    def cookies(self, cookies: httpx.Cookies) -> None:
        self._client.cookies = cookies

    async def ask(self, method: str, path: str, **more: Any) -> tuple[int, Any]:
        """Returns the status, and what is answered."""
        response = await self._client.request(method, path, **more)
        return response.status_code, response.json() if response.content else None

    async def get(self, path: str) -> Any:
        status, answer = await self.ask("GET", path)
        assert status == 200, answer
        return answer

    async def post(self, path: str, **body: Any) -> Any:
        status, answer = await self.ask("POST", path, json=body)
        assert status == 201, answer
        return answer


@asynccontextmanager
async def known_as(table: Table, name: str) -> AsyncIterator[Guest]:
    async with caller(table.address) as client:
        guest = Guest(table, client)
        if name:
            await guest.post("/api/guests", name=name)
        yield guest
