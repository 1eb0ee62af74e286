"""Asks whether a package that is pinned here is known to be unsafe: `make check-deps`.

What cannot be asked is named, and counts as no pass: exit code 1 if something unsafe was found, 3 if something is not
known.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]

LOCKS = ("runtime", "extras", "dev", "peers", "docs")

FOUND, UNKNOWN = 1, 3


@dataclass(frozen=True)
class Finding:
    """What became of one question."""

    what: str
    safe: int
    """How many packages are not known to be unsafe."""
    unsafe: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    """Why nothing is known, of a package or of all."""

    def sentences(self) -> list[str]:
        """Tells it."""
        if not self.unsafe and not self.unknown:
            return [f"{self.what}: {self.safe} packages, none known to be unsafe."]
        found = [f"{self.what}: UNSAFE: {one}" for one in self.unsafe]
        if self.unknown:
            more = f" (and {len(self.unknown) - 1} more)" if len(self.unknown) > 1 else ""
            found.append(f"{self.what}: NOT KNOWN, which is no pass: {self.unknown[0]}{more}")
        return found


def read_pip_audit(what: str, output: str, complaint: str) -> Finding:
    """Reads what pip-audit wrote; a package that it passed over was not asked about, though it ends well."""
    try:
        packages: list[dict[str, Any]] = json.loads(output)["dependencies"]
    except (ValueError, KeyError):
        return Finding(what, 0, unknown=(_last_line(complaint),))
    unsafe = [
        f"{package['name']} {package['version']}: {flaw['id']}, mended in {', '.join(flaw['fix_versions']) or 'none'}"
        for package in packages
        for flaw in package.get("vulns", [])
    ]
    unknown = [package["skip_reason"] for package in packages if "skip_reason" in package]
    safe = [package for package in packages if package.get("vulns") == []]
    return Finding(what, len(safe), tuple(unsafe), tuple(unknown))


def read_npm_audit(what: str, output: str, complaint: str) -> Finding:
    """Reads what npm audit wrote."""
    try:
        told = json.loads(output)
        unsafe = [f"{name}, {flaw['severity']}" for name, flaw in told["vulnerabilities"].items()]
        asked = told["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        return Finding(what, 0, unknown=(_last_line(complaint),))
    return Finding(what, asked - len(unsafe), tuple(unsafe))


def verdict(findings: Sequence[Finding]) -> int:
    """Returns the exit code."""
    if any(finding.unsafe for finding in findings):
        return FOUND
    return UNKNOWN if any(finding.unknown for finding in findings) else 0


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip() and "complete log" not in line]
    return lines[-1] if lines else "no answer"


def _run(*command: str | Path) -> tuple[str, str]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout, done.stderr


def main() -> int:
    """Asks about the packages of Python and of the page; names the program pip-audit as its argument."""
    findings = []
    for lock in LOCKS:
        file = f"requirements/{lock}.lock"
        answer = _run(
            sys.argv[1], "--progress-spinner=off", "--disable-pip", "--require-hashes", "--format=json", "-r", file
        )
        findings.append(read_pip_audit(file, *answer))
        sys.stdout.write("\n".join(findings[-1].sentences()) + "\n")
    findings.append(read_npm_audit("web/package-lock.json", *_run("npm", "--prefix", "web", "audit", "--json")))
    sys.stdout.write("\n".join(findings[-1].sentences()) + "\n")
    return verdict(findings)


if __name__ == "__main__":
    sys.exit(main())
