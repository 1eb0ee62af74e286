"""The page is tested with strikes as the table tells them."""

from tests.exceed import strikes


def test_the_page_is_tested_with_real_strikes() -> None:
    assert strikes.FILE.read_text(encoding="utf-8") == strikes.text(), "write it anew: python -m tests.exceed.strikes"
