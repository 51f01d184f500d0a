"""The code compiles and imports without a warning on the Python that runs the tests."""

import warnings
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "renderers", "sandbox")
FILES = sorted(path.relative_to(ROOT) for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
FILES = [file for file in FILES if "tests" not in file.parts]


def test_no_file_has_a_construct_that_this_python_warns_of() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for file in FILES:
            compile((ROOT / file).read_text(encoding="utf-8"), str(file), "exec", dont_inherit=True)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_can_be_imported(package: str) -> None:
    for file in FILES:
        if file.parts[0] == package and file.stem != "__main__":
            import_module(".".join(file.with_suffix("").parts).removesuffix(".__init__"))
