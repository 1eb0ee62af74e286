"""Writes the rules of plurals of all languages anew, as the installed babel knows them."""

from pathlib import Path

from babel import Locale, localedata

FILE = Path(__file__).parents[1] / "src" / "wildswing" / "texts" / "plurals.toml"


def rules() -> dict[str, dict[str, str]]:
    """Returns, by the code of a language, when it asks for each form but “other”."""
    languages = [code for code in localedata.locale_identifiers() if code.isalpha() and code != "root"]
    return {code: dict(Locale.parse(code).plural_form.rules) for code in sorted(languages)}


def written(found: dict[str, dict[str, str]]) -> str:
    """Returns rules as the file has them."""
    tables = [
        "".join([f"[{code}]\n", *[f'{form} = "{rule}"\n' for form, rule in sorted(forms.items())]])
        for code, forms in found.items()
    ]
    return "\n".join(["# Made by tools/plurals.py.\n", *tables])


if __name__ == "__main__":
    FILE.write_text(written(rules()), encoding="utf-8")
