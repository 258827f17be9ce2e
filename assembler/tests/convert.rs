//! Conversion between ArchIDs gives what assembling for the other one gives; what does not fit is named.

mod common;

use std::path::Path;

use assembler::{assemble_source, convert, Object, SourceFile};
use common::{arch, seeds, source, Seed};
use isa::ArchId;
use proptest::prelude::*;

fn assemble(arch: &ArchId, name: &str, text: &str) -> Result<Object, assembler::Diagnostics> {
    let source = SourceFile::new(name, text)?;
    assemble_source(arch, &source).map(|assembled| assembled.object)
}

/// A random source without `.perm`: what may not be executed is data for the conversion. And without `hwid`
/// of a number: it may be a vote of a register that the other ArchID has not, which only objects are asked about.
fn source_for_conversion(arch: &ArchId, seeds: &[Seed]) -> String {
    let text = source(arch, seeds);
    let lines = text.lines().filter(|line| !line.starts_with(".perm") && !line.contains("hwid"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The errors of converting a source's object, one a line.
fn refusals(from: &str, to: &str, text: &str) -> String {
    let object = assemble(&arch(from), "a.s", text).expect("it assembles");
    match convert(&object, &arch(to)) {
        Ok(_) => String::new(),
        Err(errors) => errors.to_string(),
    }
}

proptest! {
    #[test]
    fn a_converted_object_is_the_one_assembled_for_the_other(
        seeds in seeds(),
        ways in prop::sample::select(vec![
            ("4w8/8", "4w16/16"), ("4w8/8", "4w64/1"), ("4w16/16", "4w8/8"), ("8w32/32", "8w256/256"),
            ("4b8/8", "4b256/256"), ("2b8/8", "2b16/16"),
        ])
    ) {
        let (from, to) = (arch(ways.0), arch(ways.1));
        // Sources for the narrower one assemble for both.
        let text = source_for_conversion(if from.gprs() < to.gprs() { &from } else { &to }, &seeds);
        let Ok(first) = assemble(&from, "a.s", &text) else { return Ok(()) };
        match (convert(&first, &to), assemble(&to, "a.s", &text)) {
            (Ok((converted, _)), Ok(direct)) => prop_assert!(converted == direct, "{}", text),
            (Err(_), Err(_)) => {}
            (Ok(_), Err(errors)) => prop_assert!(false, "converted, but: {errors}\n{text}"),
            (Err(errors), Ok(_)) => prop_assert!(false, "assembles, but: {errors}\n{text}"),
        }
    }

    #[test]
    fn there_and_back_again(seeds in seeds()) {
        let (narrow, wide) = (arch("4w8/8"), arch("4b8/8"));
        let text = source_for_conversion(&narrow, &seeds);
        let first = assemble(&narrow, "a.s", &text).expect("it assembles");
        // Numbers as jump targets are refused here; the rest comes back but for its alignment.
        if let Ok((there, _)) = convert(&first, &wide) {
            let (mut back, _) = convert(&there, &narrow).expect("it came from there");
            for (chunk, original) in back.chunks.iter_mut().zip(&first.chunks) {
                chunk.alignment = original.alignment;
            }
            prop_assert!(back == first, "{}", text);
        }
    }
}

/// Rules: I10.4.
#[test]
fn a_vote_of_a_register_that_the_other_has_not_is_refused() {
    let errors = refusals("4w8/8", "4w64/1", "vote %r2, @p1");
    assert!(errors.contains("it is a vote of @p1, which does not exist: 4w64/1/4/4 has @p0 to @p0"), "{errors}");
    assert_eq!(refusals("4w8/8", "4w64/1", "vote %r2, @p0"), "");
    assert_eq!(refusals("4w8/8", "4w64/1", "hwid %r2, #24"), "");
}

#[test]
fn every_program_is_converted_between_the_encodings() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs");
    let mut programs = 0;
    for folder in [folder.clone(), folder.join("lib")] {
        for entry in std::fs::read_dir(folder).expect("the programs") {
            let path = entry.expect("an entry").path();
            if path.extension().is_none_or(|extension| extension != "s") {
                continue;
            }
            programs += 1;
            let text = std::fs::read_to_string(&path).expect("a program");
            for (from, to) in [("4w8/8", "4b8/8"), ("8w32/32", "8b32/32")] {
                let name = path.display().to_string();
                let words = assemble(&arch(from), &name, &text).expect("it assembles");
                let bytes = assemble(&arch(to), &name, &text).expect("it assembles");
                let (mut converted, _) = convert(&words, &arch(to)).expect("it fits");
                assert!(converted == bytes, "{name} from {from} to {to}");
                (converted, _) = convert(&bytes, &arch(from)).expect("it fits");
                for (chunk, original) in converted.chunks.iter_mut().zip(&words.chunks) {
                    chunk.alignment = original.alignment;
                }
                assert!(converted == words, "{name} from {to} to {from}");
            }
        }
    }
    assert!(programs >= 20);
}

#[test]
fn what_does_not_fit_is_named() {
    let text = "main: add %r1, %r2, %r9; @p9 ? addi %r1, %r1, #1; halt";
    assert_eq!(
        refusals("4w16/16", "4w8/8", text),
        "a.s: main: `add %r1, %r2, %r9`: operand 3 of add, %r9, does not exist: 4w8/8/4/4 has %r0 to %r7\n\
         a.s: main+0x4: `@p9 ? addi %r1, %r1, #1`: the guard of addi, @p9, does not exist: 4w8/8/4/4 has @p0 to @p7"
    );
    assert_eq!(
        refusals("4w8/8", "4w16/16", "main: nop; ldi %r3, #-131072"),
        "a.s: main+0x4: `ldi %r3, #-131072`: immediate -131072 does not fit ldi's 17-bit field (-65536..=65535)"
    );
    assert_eq!(
        refusals("4w8/8", "4b8/8", "nop\nmain: nop; jmpi #-8; jmpi #-16; jmpi #-2"),
        "a.s: main+0x8: `jmpi #-16`: its target is no instruction of its own chunk, so the new distance is not known; give the target a label\n\
         a.s: main+0xc: `jmpi #-2`: its target is no instruction of its own chunk, so the new distance is not known; give the target a label"
    );
    assert_eq!(
        refusals("4w8/8", "4b8/8", "main: jmpi (main + 8); ldi %r1, (table + 4)\n.perm rw\ntable: .word 1 (main + 4)"),
        "a.s: main: `jmpi`: (main + 8) counts bytes of what changes its length; give the place a label\n\
         a.s: table+0x4: `.word`: (main + 4) counts bytes of what changes its length; give the place a label"
    );
    assert_eq!(
        refusals("4w8/8", "8w8/8", "main: halt\n.perm rw\ntable: .word main 0\ntext: .string \"no words\""),
        "a.s: text: data that may be words of 4 bytes, or bytes: an object does not tell; assemble its source for 8w8/8/4/4"
    );
}

#[test]
fn another_word_size_is_converted_where_the_object_tells_enough() {
    let text = ".def STEP 3\nmain: addi %r1, %r1, STEP; rtop @p0, %r1; @p0 ? jmpi main; ldi %r2, table; halt\n\
                .perm rw\ntable: .word main, 0, table\n.space 5";
    for (from, to) in [("4w8/8", "8w32/32"), ("8b32/32", "4w32/32"), ("4b8/8", "2b8/8")] {
        let first = assemble(&arch(from), "a.s", text).expect("it assembles");
        let (mut converted, warnings) = convert(&first, &arch(to)).expect("it fits");
        assert_eq!(warnings.0.len(), 1, "{warnings}");
        let direct = assemble(&arch(to), "a.s", text).expect("it assembles");
        converted.chunks[0].alignment = direct.chunks[0].alignment;
        assert!(converted == direct, "{from} to {to}: {converted:#?}\n{direct:#?}");
    }
}
