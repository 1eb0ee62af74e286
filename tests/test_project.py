"""What others need to take part is there: workflows, forms, hooks and a changelog that say what is true."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = [form for form in sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")) if form.name != "config.yml"]

ON = True
"""What YAML makes of the key `on`."""


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(" ".join(re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)).split())


def steps(workflow: Path) -> Iterator[dict[str, Any]]:
    for job in read(workflow)["jobs"].values():
        yield from job["steps"]


def test_the_workflows_check_test_and_build_on_three_systems() -> None:
    runs = {step["run"].split()[1] for workflow in WORKFLOWS for step in steps(workflow) if "run" in step}
    assert {"check", "check-deps", "test", "wheel", "docs"} <= runs
    # The site has the table without a server on one of its pages.
    assert re.search(r"^docs:[^#]* static ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    wheels = read(GITHUB / "workflows" / "wheels.yml")["jobs"]["wheels"]
    systems = wheels["strategy"]["matrix"]["system"]
    assert [system.partition("-")[0] for system in systems] == ["ubuntu", "macos", "windows"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_only_calls_targets_of_make(workflow: Path) -> None:
    for step in steps(workflow):
        assert len({"run", "uses"} & step.keys()) == 1
        if "run" in step:
            called = re.fullmatch(r"make ([\w-]+)( [A-Z]+=\w+)*", step["run"])
            assert called is not None, step["run"]
            assert called[1] in targets()
        else:
            assert re.fullmatch(r"actions/[\w-]+@v\d+", step["uses"])


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_read_and_has_an_end(workflow: Path) -> None:
    content = read(workflow)
    assert content["name"] == workflow.stem
    assert content["permissions"] == {"contents": "read"}
    assert {"push", "pull_request"} <= content[ON].keys()
    for job in content["jobs"].values():
        assert job["timeout-minutes"] <= 90
        said = set(re.findall(r"matrix\.(\w+)", str(job)))
        assert said == set(job.get("strategy", {}).get("matrix", {}))


def test_only_what_is_on_main_is_published_and_only_the_publisher_may_write() -> None:
    jobs = {name: job for workflow in WORKFLOWS for name, job in read(workflow)["jobs"].items()}
    writers = [name for name, job in jobs.items() if "write" in job.get("permissions", {}).values()]
    assert writers == ["publish"]
    assert jobs["publish"]["if"] == "github.event_name == 'push'"
    assert not any("run" in step for step in jobs["publish"]["steps"])


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.name)
def test_a_form_for_reports_can_be_filled_in(form: Path) -> None:
    content = read(form)
    assert content["name"]
    assert content["description"]
    ids = [field["id"] for field in content["body"]]
    assert len(ids) == len(set(ids)) > 0
    assert {field["type"] for field in content["body"]} <= {"input", "textarea", "dropdown", "checkboxes"}
    assert all(field["attributes"]["label"] for field in content["body"])
    assert any(field.get("validations", {}).get("required") for field in content["body"])
    named = re.findall(r"docs/[\w-]+\.md", form.read_text(encoding="utf-8"))
    assert [page for page in named if not (ROOT / page).is_file()] == []


def test_newer_packages_are_proposed_for_all_that_is_pinned() -> None:
    updates = read(GITHUB / "dependabot.yml")["updates"]
    assert {update["package-ecosystem"]: update["directory"] for update in updates} == {
        "pip": "/",
        "npm": "/web",
        "github-actions": "/",
    }
    assert all((ROOT / update["directory"].lstrip("/")).is_dir() for update in updates)


def test_the_hooks_use_what_make_installs() -> None:
    dev = (ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8")
    package = {"ruff": "ruff", "lint-imports": "import-linter", "check-jsonschema": "check-jsonschema"}
    for repository in read(ROOT / ".pre-commit-config.yaml")["repos"]:
        assert repository["repo"] == "local"
        for hook in repository["hooks"]:
            assert hook["language"] == "system"
            program = hook["entry"].split()[0]
            assert program == "npm" or f"\n{package[Path(program).name]}==" in dev


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md", "docs/licences.md"])
def test_links_lead_somewhere_and_targets_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []
    called = set(re.findall(r"(?:^|`)make ([a-z][a-z-]*)", text, re.MULTILINE))
    assert called <= targets()


def test_the_changelog_has_the_version_and_the_newest_first() -> None:
    heads = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    versions = [head.split()[0] for head in heads if head != "Unreleased"]
    assert PROJECT["project"]["version"] == versions[0]
    assert "Unreleased" not in heads[1:]
    numbers = [tuple(int(part) for part in version.split(".")) for version in versions]
    assert numbers == sorted(numbers, reverse=True)


def test_every_file_of_the_package_goes_into_the_wheel() -> None:
    package = ROOT / "src" / "wildswing"
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["wildswing"]
    packed = {path for pattern in patterns for path in package.glob(pattern) if path.is_file()}
    files = {path for path in package.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc", ".so"}}
    assert files - packed == set()


def test_every_attack_that_is_said_to_be_tried_is_tried_there() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    section = text.partition("## Attacks that were tried\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \|$", section, re.MULTILINE)[1:]
    assert len(rows) > 10
    for attack, tried, _ in rows:
        files = re.findall(r"`((?:tests|tools)/[\w/.]+)`", tried)
        assert files, attack
        for file in files:
            assert (ROOT / file).is_file(), file


def test_every_page_has_a_place_on_the_site() -> None:
    nav = yaml.dump(read(ROOT / "mkdocs.yml")["nav"])
    listed = set(re.findall(r"[\w/-]+\.md", nav))
    assert {page.name for page in (ROOT / "docs").glob("*.md")} - listed == set()


def test_a_python_that_is_named_is_tried() -> None:
    named = {line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if ":: Python :: 3." in line}
    (tried,) = [job["strategy"]["matrix"]["python"] for job in read(GITHUB / "workflows" / "test.yml")["jobs"].values()]
    assert named == set(tried)
    install = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    assert "Python 3.14 is tried through Pyodide only" in install
    assert "--python-version 3.14" in (ROOT / "Makefile").read_text(encoding="utf-8")
