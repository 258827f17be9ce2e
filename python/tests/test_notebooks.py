"""The notebooks of `examples/notebooks`: all cells run, and what a cell shows can be shown."""

import ast
import json
import os
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(os.environ["HARMONICA_ROOT"]) / "examples/notebooks"
NOTEBOOKS = sorted(path.name for path in FOLDER.glob("*.ipynb"))


def show(value: object) -> None:
    """Show a value as a notebook does."""
    for form in ("_repr_svg_", "_repr_html_", "__repr__"):
        if hasattr(value, form):
            assert getattr(value, form)()
            return


def run(source: str, names: dict[str, Any]) -> None:
    """Run a cell, and show its last line if that is an expression."""
    tree = ast.parse(source)
    last = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)
        return
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), names)
    show(eval(compile(ast.Expression(last.value), "cell", "eval"), names))


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_every_cell_runs(name: str) -> None:
    notebook = json.loads((FOLDER / name).read_text())
    names: dict[str, Any] = {}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] for cell in cells), "clear the outputs before a commit"
    for cell in cells:
        run("".join(cell["source"]), names)


def test_there_are_three() -> None:
    assert NOTEBOOKS == ["divergence.ipynb", "find-a-bug.ipynb", "mechanisms.ipynb"]
