//! `asm`, `link`, `disasm`, `arch`: from sources to images and back, through files.

use crate::common::{own_program, programs, TestFolder};

const MAIN: &str = ".global\n.entry\nmain: ldi %r1, table; jali %ra, helper; halt\n\
                    .perm rw\ntable: .word main, 7\n.string \"text\\n\", \"a\"\n";
const LIBRARY: &str = ".align 8\n.global\nhelper: ld %r2, %r1, __WORD; jmpr %ra\n";

fn sources() -> TestFolder {
    TestFolder::new().with("main.s", MAIN).with("library.s", LIBRARY)
}

#[test]
fn objects_link_to_what_sources_link_to() {
    for arch in ["4w8/8", "2b8/8", "8w32/32", "8b256/256"] {
        let place = sources();
        place.expect(&format!("asm main.s library.s --arch {arch}"));
        place.expect("link main.o library.o -o a.bin");
        place.expect(&format!("link main.s library.s --arch {arch} -o b.bin"));
        place.expect(&format!("link main.o library.s --arch {arch} -o c.bin"));
        assert_eq!(place.read("a.bin"), place.read("b.bin"), "{arch}");
        assert_eq!(place.read("a.bin"), place.read("c.bin"), "{arch}");
    }
}

#[test]
fn images_and_symbols_are_written_in_every_format() {
    let place = sources();
    place.fails(
        "link main.s library.s -o a.hex --format ihex --offset 0x100",
        0,
        "at 0x100, but execution starts at 0",
    );
    place.expect("link main.s library.s -o a.mem --format readmemh --line-bytes 8 --symbols a.sym");
    let texts = ["a.hex", "a.mem", "a.sym"].map(|name| place.text(name));
    insta::assert_snapshot!("images", texts.join("\n"));
}

#[test]
fn an_entry_that_is_not_at_zero_is_warned_of() {
    let place = sources();
    place.fails("link library.s main.s -o a.bin", 0, "execution starts at 0");
    assert!(!place.read("a.bin").is_empty());
}

#[test]
fn disassembly_assembles_to_the_same_object_and_image() {
    for arch in ["4w8/8", "4b16/16", "8w64/64"] {
        for entry in std::fs::read_dir(programs()).expect("the programs") {
            let path = entry.expect("an entry").path();
            if path.extension().is_none_or(|extension| extension != "s") {
                continue;
            }
            let place = TestFolder::new();
            let program = path.display();
            place.expect(&format!("asm {program} --arch {arch} -o first.o"));
            place.expect("disasm first.o -o again.s");
            place.expect(&format!("asm again.s --arch {arch}"));
            assert_eq!(place.read("first.o"), place.read("again.o"), "{program}");

            let line = format!("link {program} --arch {arch} -o a.bin --symbols a.sym");
            place.expect(&line);
            for symbols in ["", "--symbols a.sym"] {
                place.expect(&format!("disasm a.bin --arch {arch} {symbols} -o a.s"));
                place.expect(&format!("link a.s --arch {arch} -o b.bin"));
                let is_same = place.read("a.bin") == place.read("b.bin");
                assert!(is_same, "{program} {symbols}");
            }
        }
    }
}

#[test]
fn disassembly_reads_well() {
    let place = sources();
    place.expect("asm main.s");
    place.expect("link main.s library.s -o a.bin --symbols a.sym");
    let object = place.expect("disasm main.o");
    let image = place.expect("disasm a.bin");
    let named = place.expect("disasm a.bin --symbols a.sym");
    insta::assert_snapshot!("disassembly", [object, image, named].join("\n"));
}

#[test]
fn objects_are_converted_between_archs() {
    let place = TestFolder::new();
    let hello = programs().join("hello.s").display().to_string();
    let library = programs().join("lib/console.s").display().to_string();
    place.expect(&format!("asm {hello} -o hello.o"));
    place.expect(&format!("asm {library} -o console.o"));
    let expected = std::fs::read_to_string(programs().join("hello.expected")).expect("it is there");
    for to in ["4w16/16", "4b8/8", "4b64/64"] {
        place.expect(&format!("disasm hello.o --to {to} --object -o h.o"));
        place.expect(&format!("disasm console.o --to {to} -o c.s"));
        let printed = place.expect(&format!("run h.o c.s --arch {to}"));
        assert_eq!(printed, expected, "{to}");
    }
    let place = place.with("big.s", "here: nop; add %r1, %r12, %r2; @p9 ? halt");
    place.expect("asm big.s --arch 4w16/16");
    let outcome = place.ends("disasm big.o --to 4w8/8 -o small.s", 2);
    insta::assert_snapshot!("conversion-refused", outcome.stderr);
}

#[test]
fn an_arch_is_explained() {
    let place = TestFolder::new();
    for arch in ["4w16/16/8/8", "8w32/32/8/8", "2w8/1", "4b8/8"] {
        let name = format!("arch-{}", arch.replace('/', "-"));
        insta::assert_snapshot!(name, place.expect(&format!("arch {arch}")));
    }
    let numbers = place.expect_json("arch 4w16/16/8/8 --json");
    assert_eq!(numbers["classes"]["3IMM"]["immediate_range"][1], 4095);
    assert_eq!(numbers["classes"]["3REG"]["fields"][3]["lsb"], 17);
}

#[test]
fn a_small_program_is_small() {
    let place = TestFolder::new();
    let program = own_program("digits.s").display().to_string();
    place.expect(&format!("asm {program} --arch 2w8/1 -o a.o"));
    place.expect("link a.o -o a.bin");
    assert_eq!(place.read("a.bin").len(), 14 * 2);
}
