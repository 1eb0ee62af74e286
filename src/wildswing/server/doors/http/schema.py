"""The OpenAPI schema of everything that can be asked over HTTP, at /api/schema.

Litestar lists the addresses with their parameters; what goes over them is described by msgspec, which also reads it.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.typing import FieldDefinition

import wildswing
from wildswing.server.protocol import Failure

PATH = "/api/schema"

REFUSALS = {
    400: "The request cannot be read, or the wish cannot be granted.",
    401: "Nobody is signed in, a password or a code is wrong, or the token of a bot is unknown.",
    403: "The token opens no seat of the match, who calls may not do this, a password is wrong, or another site asked.",
    404: "There is no such match, person, bot, session, report or address.",
    405: "The address cannot be asked with this method.",
    409: "Somebody else was faster, or the match is not there yet, or no more.",
    413: "The request is too long.",
    428: "The account has a second factor, and its code is missing.",
    429: "This is asked for far too often; Retry-After has the seconds to wait.",
    500: "Wildswing made a mistake.",
    503: "The database cannot be used now.",
}
"""Why any request may be refused, by status; the body is always a Failure."""

SECURITY = {
    "page": {"type": "apiKey", "in": "cookie", "name": "wildswing", "description": "The session of a page."},
    "token": {"type": "http", "scheme": "bearer", "description": "The token of a bot, or of a seat."},
}


class StrictSchema(OpenAPIRenderPlugin):
    """Gives the schema as JSON."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"], media_type=MediaType.JSON)
        self._rendered = b""

    def render(
        self,
        request: Request[Any, Any, Any],
        openapi_schema: dict[str, Any],  # noqa: ARG002 - given by Litestar, and changed by nobody
    ) -> bytes:
        """Returns the schema with all that Litestar does not know of."""
        self._rendered = self._rendered or msgspec.json.encode(whole_schema(request.app))
        return self._rendered


def described() -> OpenAPIConfig:
    """Returns how an application describes itself."""
    return OpenAPIConfig(
        title="Wildswing",
        version=wildswing.__version__,
        summary="An open table for card-fighting games.",
        path=PATH,
        render_plugins=[StrictSchema()],
        use_handler_docstrings=True,
    )


def whole_schema(app: Litestar) -> dict[str, Any]:
    """Returns the schema of all that an application answers."""
    schema = app.openapi_schema.to_schema()
    for operations in schema["paths"].values():
        for operation in operations.values():
            operation["responses"] |= {str(status): _refusal(why) for status, why in REFUSALS.items()}
            operation["security"] = [{}, *[{name: []} for name in SECURITY]]
    _, structs = msgspec.json.schema_components(_structs(app), ref_template="#/components/schemas/{name}")
    schema["components"] = {"schemas": structs, "securitySchemes": SECURITY}
    return schema


def _refusal(why: str) -> dict[str, Any]:
    failure = {"$ref": f"#/components/schemas/{Failure.__name__}"}
    return {"description": why, "content": {"application/json": {"schema": failure}}}


def _structs(app: Litestar) -> list[type]:
    """Returns everything that goes over HTTP."""
    handlers = [handler for route in app.routes for handler in getattr(route, "route_handlers", [])]
    found: dict[type, None] = {Failure: None}
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            for field in (handler.parsed_data_field, handler.parsed_return_field):
                found |= dict.fromkeys(_structs_in(field))
    return list(found)


def _structs_in(field: FieldDefinition | None) -> Iterator[type]:
    if field is None:
        return
    if field.is_subclass_of(msgspec.Struct):
        yield field.annotation
    for inner in field.inner_types:
        yield from _structs_in(inner)
