"""What comes with a request: declared for the schema, and read as strictly as a message of a page."""

from collections.abc import Generator
from typing import Any, Generic, TypeVar

import msgspec
from litestar.dto import AbstractDTO
from litestar.dto.data_structures import DTOFieldDefinition
from litestar.openapi.spec import Reference, Schema
from litestar.typing import FieldDefinition

from wildswing.kernel.errors import WildswingError
from wildswing.texts import say

T = TypeVar("T")


class Strict(AbstractDTO[T], Generic[T]):
    """Reads a body as JSON of exactly this struct; msgspec names the mistake in any other."""

    @classmethod
    def create_for_field_definition(cls, *_: Any, **__: Any) -> None:
        """Needs no model besides the struct."""

    @classmethod
    def create_openapi_schema(
        cls,
        field_definition: FieldDefinition,
        handler_id: str,  # noqa: ARG003 - given by Litestar
        schema_creator: Any,
    ) -> Any:
        """Describes the struct."""
        schema: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return schema

    def decode_bytes(self, value: bytes) -> T:
        """Reads the body, or refuses it with a sentence."""
        try:
            return msgspec.json.decode(value, type=self.model_type)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise WildswingError(say("This request cannot be read: {mistake}.", mistake=error)) from None

    @classmethod
    def generate_field_definitions(
        cls,
        model_type: type[Any],  # noqa: ARG003 - given by Litestar
    ) -> Generator[DTOFieldDefinition, None, None]:
        """Is never asked, since there is no model besides the struct."""
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: FieldDefinition) -> bool:  # noqa: ARG003 - given by Litestar
        """Is never asked, since there is no model besides the struct."""
        return False
