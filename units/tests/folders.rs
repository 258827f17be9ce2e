//! Folders of units: the examples mean what they are to mean, and what is wrong is refused with place and remedy.

use std::fs;
use std::path::{Path, PathBuf};

use isa::{CoreConfig, CustomUnit, Opcode};
use tempfile::TempDir;

fn example(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    root.join("examples/custom-units").join(name).display().to_string()
}

fn unit(folder: &str, word_bytes: u32) -> CustomUnit {
    units::install();
    CustomUnit::open(folder, word_bytes).expect(folder)
}

/// Rules: I13.3, I13.4, I13.5.
#[test]
fn the_examples_mean_what_their_pages_say() {
    let dot4 = unit(&example("dot4"), 4);
    // 1·5 + 2·6 + 3·7 + (-1)·8 = 30, and 12 more.
    assert_eq!(dot4.result(0, [0xff03_0201, 0x0807_0605, 12]), 42);
    // (-128)·(-128) four times.
    assert_eq!(dot4.result(0, [0x8080_8080, 0x8080_8080, 0]), 4 << 14);
    assert_eq!(dot4.result(0, [0x0000_00ff, 0x0000_0001, 0]) as u32, u32::MAX);
    // In words of 8 bytes the result has its sign.
    assert_eq!(unit(&example("dot4"), 8).result(0, [0xff, 0x1_0000_0001, 0]), u64::MAX);

    let crc32 = unit(&example("crc32"), 4);
    let checked = |bytes: &[u8]| {
        let check = bytes.iter().fold(0xffff_ffff, |check, byte| crc32.result(0, [check, u64::from(*byte), 77]));
        check ^ 0xffff_ffff
    };
    // The check value of CRC-32.
    assert_eq!(checked(b"123456789"), 0xcbf4_3926);
    let word = crc32.result(1, [0xffff_ffff, u64::from(u32::from_le_bytes(*b"1234")), 0]);
    assert_eq!(word ^ 0xffff_ffff, checked(b"1234"));
    assert_eq!((crc32.cycles(0, [0; 3]), crc32.cycles(1, [0; 3])), (9, 33));
}

/// Rules: I13.1, I13.2.
#[test]
fn a_core_has_the_unit_of_the_folder_that_it_names() {
    units::install();
    let line = format!("arch = \"4w16/8/4/4\", custom_unit = {:?}", example("crc32"));
    let config = CoreConfig::from_line(&line).expect("a core");
    assert!(config.extension);
    assert!(config.implements(Opcode::Custom1) && !config.implements(Opcode::Custom2));
    assert_eq!(CoreConfig::from_toml(&config.to_toml()), Ok(config));
}

const DESCRIPTION: &str = r#"name = "twice"
verilog = ["twice.v"]
meaning = "twice.c"

[[functions]]
number = 0
name = "twice"
operands = 1
cycles = "twice_cycles"
"#;
const VERILOG: &str = "module twice #(parameter LANES = 1) (input wire clock);\nendmodule\n";
const C: &str = "unsigned twice(unsigned a) { return 2 * a; }\nint twice_cycles(unsigned a) { return a; }\n";

/// A folder of a unit, with some text in place of another one.
fn folder(from: &str, to: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("twice");
    fs::create_dir(&path).expect("a folder");
    let mut changed = false;
    for (name, text) in [("unit.toml", DESCRIPTION), ("twice.v", VERILOG), ("twice.c", C)] {
        let other = text.replace(from, to);
        changed |= other != text;
        fs::write(path.join(name), other).expect("a file");
    }
    assert!(changed || from.is_empty(), "{from}");
    (folder, path)
}

/// Rules: P29.10.
#[test]
fn a_function_of_the_c_says_how_long_an_instruction_takes() {
    let (_kept, path) = folder("", "");
    let unit = unit(&path.display().to_string(), 4);
    assert_eq!(unit.result(0, [21, 5, 6]), 42);
    assert_eq!([7, 0, 70_000].map(|a| unit.cycles(0, [a, 0, 0])), [7, 1, 65_535]);
}

/// What is said of a folder in which a text is another one.
fn refused(from: &str, to: &str) -> String {
    let (_kept, path) = folder(from, to);
    let Err(words) = units::read(&path.display().to_string(), 4) else {
        panic!("{from} -> {to} is not refused");
    };
    let place = path.display().to_string();
    assert!(words.starts_with(&place), "{words}");
    words.replace(&place, "twice")
}

#[test]
fn a_folder_that_is_wrong_is_refused_with_place_cause_and_remedy() {
    let said = |from: &str, to: &str, parts: &[&str]| {
        let words = refused(from, to);
        for part in parts {
            assert!(words.contains(part), "{part} in {words}");
        }
    };
    said("meaning", "meanings", &["twice/unit.toml: TOML parse error at line 3", "unknown field `meanings`"]);
    said("operands = 1", "operands = 4", &["twice/unit.toml: operands of twice is 4, but must be in 1..=3"]);
    said("number = 0", "number = 8", &["the function twice has the number 8, but must have one in 0..=7"]);
    let second = "operands = 1\ncycles = 2\n[[functions]]\nnumber = 0\nname = \"thrice\"\noperands = 1\ncycles = 2\n#";
    said("operands = 1\n", second, &["the functions twice and thrice have the number 0: give one of them another one"]);
    said("\"twice_cycles\"", "0", &["cycles of twice is 0, but must be in 1..=65535"]);
    said(
        "cycles = \"twice_cycles\"\n",
        "",
        &["twice has no cycles, and the unit no stages: give the function `cycles`"],
    );
    said("meaning", "stages = 2\nmeaning", &["twice has cycles, and the unit has stages", "leave out one"]);
    said("cycles = \"twice_cycles\"", "cycles = true", &["cycles is a number, or the name of a function"]);
    said("\"twice.v\"", "\"other.v\"", &["twice/other.v: it cannot be read", "`verilog` in unit.toml names it"]);
    said("\"twice.c\"", "\"other.c\"", &["twice/other.c: it cannot be read", "`meaning` in unit.toml names it"]);
    said("module twice", "module other", &["its Verilog (twice.v) has no module twice"]);
    said("2 * a;", "2 * ;", &["twice/twice.c: clang refuses it", "expected expression"]);
    said("unsigned twice(unsigned a)", "unsigned twice(void)", &["clang refuses it", "too many arguments"]);
    said("unsigned twice(", "unsigned other(", &["twice/twice.c: "]);
    said("{ return 2 * a; }", "{ static int n; return n += a; }", &["it has the variable twice.n", "make it const"]);
    said("2 * a;", "labs(a);", &["twice/twice.c: "]);
    said("name = \"twice\"\nverilog", "name = \"2ce\"\nverilog", &["twice"]);
}

#[test]
fn a_missing_folder_is_named() {
    let Err(words) = units::read("/no/such/folder", 4) else {
        panic!("there is one");
    };
    assert!(words.starts_with("/no/such/folder/unit.toml: it cannot be read"), "{words}");
    assert!(words.ends_with("the option custom_unit names a folder with this file (docs/custom-units.md)"), "{words}");
}

#[test]
fn a_meaning_without_an_end_fails_with_words() {
    let (_kept, path) = folder("{ return 2 * a; }", "{ volatile unsigned n = 1; while (n) n |= a; return n; }");
    let unit = unit(&path.display().to_string(), 4);
    assert_eq!(unit.result(0, [1, 0, 0]), 0);
    let failure = CustomUnit::take_failure().expect("it has failed");
    assert!(failure.ends_with("twice: its C takes more than 1000000 steps for one lane"), "{failure}");
}
