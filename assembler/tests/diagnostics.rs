//! What the user sees: every wrong source of `tests/wrong` and its rendered diagnostics, as
//! snapshots. `INSTA_UPDATE=always cargo test -p assembler` rewrites them.

use std::path::Path;

use assembler::{assemble, assemble_source, link, LinkOptions, RenderStyle, SourceFile};
use isa::{Address, ArchId};

#[test]
fn wrong_sources_are_reported_in_full() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wrong");
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name())
        .filter_map(|name| Some(name.to_str()?.strip_suffix(".s")?.to_owned()))
        .collect();
    names.sort();
    assert!(names.len() >= 13);
    for name in names {
        let file = format!("{name}.s");
        let text = std::fs::read_to_string(folder.join(&file)).expect("the source");
        let found = match assemble(&ArchId::default(), &[(&file, &text)]) {
            Ok(image) => image.warnings,
            Err(errors) => errors,
        };
        let report = format!("{}\n{found}\n", found.render(RenderStyle::default()));
        insta::assert_snapshot!(name, report);
    }
}

#[test]
fn errors_between_files_name_both() {
    let sources = [
        ("first.s", "start: jmpi shared; jmpi hidden"),
        ("second.s", ".global\nshared: halt\nhidden: halt"),
        ("third.s", "\n.global\nshared: nop"),
    ];
    let errors = assemble(&ArchId::default(), &sources).expect_err("it must not link");
    let report = format!("{}\n{errors}\n", errors.render(RenderStyle::default()));
    insta::assert_snapshot!("between-files", report);
}

#[test]
fn all_files_are_reported() {
    let sources = [("a.s", "subb %r1, %r2, %r3"), ("b.s", "\n  jpmi #4")];
    let errors = assemble(&ArchId::default(), &sources).expect_err("both are wrong");
    assert_eq!(
        errors.to_string(),
        "a.s:1:1: `subb` is not an instruction; did you mean `subi`?\n\
         b.s:2:3: `jpmi` is not an instruction; did you mean `jmpi`?"
    );
}

#[test]
fn objects_of_other_machines_are_refused() {
    let arch = |text: &str| ArchId::parse_toolchain(text).expect("a valid ArchID");
    let object = |name: &str, arch: &ArchId| {
        let source = SourceFile::new(name, "halt").expect("short enough");
        assemble_source(arch, &source).expect("it assembles").object
    };
    let objects = [object("a.s", &arch("4w8/8/4/4")), object("b.s", &arch("4w16/8"))];
    let errors = link(&arch("4w8/8/16/16"), &objects, &LinkOptions::default()).expect_err("it must not link");
    assert_eq!(
        errors.to_string(),
        "b.s is for 4w16/8/4/4, which does not go with 4w8/8/16/16; \
         word size, encoding, registers and predicates must agree"
    );
    let options = LinkOptions { offset: Address(1 << 32) };
    let errors = link(&arch("4w8/8"), &objects[..1], &options).expect_err("beyond 32 bits");
    assert!(errors.to_string().contains("beyond 0x100000000"), "{errors}");
}

#[test]
fn sources_that_are_no_text_are_refused() {
    let error = SourceFile::from_bytes("object.o", b"nop\nn\xc3\xb6p\xff".to_vec()).err().expect("it is not UTF-8");
    assert_eq!(
        error.one_line(),
        "object.o:2:4: byte 0xff (offset 0x8) is not UTF-8 text; \
         is this an object or an image instead of a source?"
    );
}

#[test]
fn many_errors_in_one_line_are_not_drawn_with_it() {
    let line = "bad ;".repeat(2000);
    let errors = assemble(&ArchId::default(), &[("long.s", &line)]).expect_err("all are wrong");
    assert_eq!(errors.0.len(), 2000);
    let report = errors.render(RenderStyle::default());
    assert!(report.len() < 100 * 2000, "{} bytes", report.len());
    assert!(report.starts_with("long.s:1:1: `bad` is not an instruction"));
}
