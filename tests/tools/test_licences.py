"""The licences of all that is pinned are listed, and those of what the page contains go with it."""

from tools.licences import IN_THE_PAGE, LIST, LOCKS, PARTS, licence_of, of_node, pinned


def test_every_pinned_package_is_listed() -> None:
    listed = LIST.read_text(encoding="utf-8")
    pins = {name: version for lock in reversed(LOCKS) for name, version in pinned(lock).items()}
    missing = [f"{name} {version}" for name, version in pins.items() if f"| {name} | {version} | " not in listed]
    assert missing == [], "run make licences"


def test_the_page_carries_the_licences_of_its_parts() -> None:
    carried = IN_THE_PAGE.read_text(encoding="utf-8")
    assert [name for name in PARTS if f"{name} {of_node(name)['version']}\n" not in carried] == [], "run make licences"
    assert carried.count("SIL OPEN FONT LICENSE Version 1.1") == 2
    assert carried.count("Permission is hereby granted, free of charge, to any person obtaining a copy of this") == 3


def test_the_licence_of_a_package_is_what_it_says() -> None:
    assert (licence_of("rich"), licence_of("lark")) == ("MIT", "MIT")
    assert licence_of("no-such-package") == "not installed here"
