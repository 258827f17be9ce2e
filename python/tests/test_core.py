"""Cores: options, files, Verilog, and what is refused."""

from pathlib import Path

import pytest

from harmonica_simt import ArgumentError, ConfigurationError, Core, Error


def test_a_core_has_the_numbers_of_its_archid() -> None:
    core = Core("8w16/4/2/8", barriers=2)
    assert (core.word_bytes, core.registers, core.predicates, core.lanes, core.warps) == (8, 16, 4, 2, 8)
    assert core.arch == "8w16/4/2/8"
    assert core.options["barriers"] == 2
    assert core.options["divergence"] == "stack"


def test_equal_options_make_equal_cores() -> None:
    one = Core("4w8/8/4/4", divergence="paired-path")
    assert one == Core.from_toml('arch = "4w8/8/4/4"\ndivergence = "paired-path"\n')
    assert one == Core.from_toml(one.toml)
    assert hash(one) == hash(Core.from_toml(one.toml))
    assert one != Core()
    assert eval(repr(one)) == one


def test_a_file_of_toml_says_a_core(tmp_path: Path) -> None:
    path = tmp_path / "core.toml"
    path.write_text('arch = "4w8/8/2/2"\nfloat = true\n')
    core = Core.from_toml(path)
    assert (core.lanes, core.options["float"]) == (2, True)


def test_a_program_says_its_core(programs: Path) -> None:
    assert Core.wanted_by("// config: tlb_entries = 8\n halt").options["tlb_entries"] == 8
    assert Core.wanted_by(programs / "hello.s") == Core()


def test_named_configurations() -> None:
    assert Core.named("default") == Core()
    assert Core.named("multi").options["divergence"] == "multi-path"
    with pytest.raises(ConfigurationError, match='no configuration is called "huge"; there are tiny, small'):
        Core.named("huge")


def test_verilog_is_a_file_a_module_with_a_handbook(core: Core) -> None:
    files = core.verilog()
    assert "module harmonica_core" in files["harmonica_core.v"]
    assert "4w8/8/4/4" in files["README.md"]
    assert set(core.verilog(prefix="gpu_")) == {"gpu_" + name for name in files}
    with pytest.raises(ArgumentError, match="names in Verilog begin with a letter"):
        core.verilog(prefix="7-")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"arch": "4w8/8/0/4"}, "lanes"),
        ({"arch": "4b8/8/4/4"}, "encoding w only"),
        ({"arch": 'x", y = "'}, "x"),
        ({"divergance": "stack"}, "a core has no option divergance; did you mean divergence?"),
        ({"divergence": "stacks"}, "divergence is 'stacks', but must be one of stack, masks, paired-path, multi-path"),
        ({"float": 1}, "float is 1, but must be True or False"),
        ({"tlb_entries": "8"}, "tlb_entries is '8', but must be a number"),
        ({"tlb_entries": True}, "tlb_entries is True, but must be a number"),
        ({"tlb_entries": 70}, "tlb_entries is 70, but must be"),
        ({"tlb_entries": -1}, "tlb_entries is -1, but must be a number"),
        ({"reconvergence": "explicit"}, 'reconvergence needs divergence = "paired-path"'),
    ],
)
def test_options_that_cannot_be_are_named_with_what_they_can(options: dict[str, str], message: str) -> None:
    with pytest.raises(ConfigurationError) as refused:
        Core(**options)
    assert message in str(refused.value)
    assert isinstance(refused.value, (Error, ValueError))


def test_wrong_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match=r"<toml>: TOML parse error at line 2"):
        Core.from_toml("# a core\nlanes == 4")
    path = tmp_path / "core.toml"
    path.write_text("lanes = 4")
    with pytest.raises(ConfigurationError, match=r"core\.toml: (?s:.*)unknown field `lanes`(?s:.*)`tlb_entries`"):
        Core.from_toml(path)
    with pytest.raises(FileNotFoundError, match=r"absent\.toml"):
        Core.from_toml(tmp_path / "absent.toml")
    with pytest.raises(ArgumentError, match="a int is neither a text nor the path of a file"):
        Core.from_toml(7)  # type: ignore[arg-type]


def test_a_core_shows_itself_in_a_notebook() -> None:
    html = Core("4w8/8/4/4", tlb_entries=8)._repr_html_()  # type: ignore[attr-defined]
    assert "<td><code>tlb_entries</code></td><td>8</td>" in html
