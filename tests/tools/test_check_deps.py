"""Packages that are unsafe, and packages of which nothing is known, are no pass."""

import json

from tools.check_deps import FOUND, UNKNOWN, Finding, read_npm_audit, read_pip_audit, verdict

SAFE = {"name": "rich", "version": "15.0.0", "vulns": []}
UNSAFE = {"name": "lark", "version": "1.3.1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.3.2", "1.4"]}]}
SKIPPED = {"name": "attrs", "skip_reason": "Dependency not found and could not be audited: attrs (26.1.0)"}


def asked(*packages: object) -> Finding:
    return read_pip_audit("core.lock", json.dumps({"dependencies": packages, "fixes": []}), "")


def test_safe_packages_are_counted() -> None:
    assert asked(SAFE, SAFE) == Finding("core.lock", 2)
    assert asked(SAFE).sentences() == ["core.lock: 1 packages, none known to be unsafe."]
    assert verdict([asked(SAFE)]) == 0


def test_an_unsafe_package_is_named_with_what_mends_it() -> None:
    found = asked(SAFE, UNSAFE, SKIPPED)
    assert found.sentences()[0] == "core.lock: UNSAFE: lark 1.3.1: PYSEC-1, mended in 1.3.2, 1.4"
    assert verdict([asked(SAFE), found]) == FOUND


def test_a_package_that_was_passed_over_is_no_pass() -> None:
    found = asked(SAFE, SKIPPED)
    assert found.sentences() == [f"core.lock: NOT KNOWN, which is no pass: {SKIPPED['skip_reason']}"]
    assert verdict([asked(SAFE), found]) == UNKNOWN


def test_a_service_that_does_not_answer_is_no_pass() -> None:
    refused = read_npm_audit("web", '{"message": "405 Method Not Allowed"}', "npm error audit endpoint failed\n")
    assert refused.sentences() == ["web: NOT KNOWN, which is no pass: npm error audit endpoint failed"]
    silent = read_pip_audit("core.lock", "", "ERROR: the service timed out\n")
    assert silent.unknown == ("ERROR: the service timed out",)
    assert verdict([refused]) == verdict([silent]) == UNKNOWN


def test_what_npm_finds_is_told() -> None:
    told = {
        "vulnerabilities": {"vite": {"name": "vite", "severity": "high"}},
        "metadata": {"dependencies": {"total": 60}},
    }
    found = read_npm_audit("web", json.dumps(told), "")
    assert (found.safe, found.unsafe) == (59, ("vite, high",))
    assert verdict([found]) == FOUND
