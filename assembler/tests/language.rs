//! What the assembly language means: values, layout, symbols, images.

mod common;

use assembler::{assemble, assemble_source, formats, link, Image, LinkOptions, SourceFile};
use common::arch;
use isa::{Address, ArchId};

fn image_for(arch_text: &str, text: &str) -> Image {
    match assemble(&arch(arch_text), &[("test.s", text)]) {
        Ok(image) => image,
        Err(errors) => panic!("{errors}"),
    }
}

fn image(text: &str) -> Image {
    image_for("4w8/8", text)
}

fn words(text: &str) -> Vec<u64> {
    image(text).words().map(|word| word.unsigned()).collect()
}

fn address(image: &Image, name: &str) -> u64 {
    image.symbol(name).expect("the symbol").address.0
}

/// The instructions of ISA section 2 and their words, typed in.
const SECTION_2: [(&str, u64); 12] = [
    ("add %r1, %r2, %r3", 0x028a6000),
    ("subi %r1, %r0, #2", 0x05480002),
    ("ldi %r1, #-1", 0x094fffff),
    ("ld %r1, %r2, #4", 0x08ca0004),
    ("st %r1, %r2, #-4", 0x090afffc),
    ("jmpi #-8", 0x077ffff8),
    ("join", 0x0f000000),
    ("bar %r1, %r2", 0x0f4a0000),
    ("andp @p1, @p2, @p3", 0x09ca6000),
    ("rtop @p2, %r3", 0x09930000),
    ("@p0 ? addi %r3, %r1, #1", 0x85190001),
    ("@p0 ? split", 0x8ec00000),
];

#[test]
fn instructions_are_those_of_the_isa() {
    for (text, word) in SECTION_2 {
        assert_eq!(words(text), [word], "{text}");
    }
    let image = image_for("4b8/8", "nop; add %r1,%r2,%r3; subi %r1,%r0,#2; jmpi #-8; @p0?split");
    let expected =
        [0xff, 0x00, 0xff, 0x0a, 1, 2, 3, 0xff, 0x15, 1, 0, 2, 0, 0, 0, 0xff, 0x1d, 0xf8, 0xff, 0xff, 0xff, 0x00, 0x3b];
    assert_eq!(image.bytes, expected);
}

/// Rules: I12.2, I12.4.
#[test]
fn the_extension_has_short_immediates_and_needs_room() {
    assert_eq!(words("lti @p7, %r1, #-3"), [0x0bb9_ff49]);
    assert_eq!(words("@p3 ? stb %r2, %r5, #31"), [0xbb95_07d6]);
    let refusal = |name: &str, text: &str| {
        let refused = assemble(&arch(name), &[("a.s", text)]).expect_err("it is wrong");
        refused.to_string()
    };
    assert_eq!(
        refusal("4w8/8", "x: ldbu %r1, %r2, #512"),
        "a.s:1:19: immediate 512 does not fit ldbu's 10-bit field (-512..=511); add it to the address register first"
    );
    assert_eq!(
        refusal("4w8/8", "x: ldbu %r1, %r2, x"),
        "a.s:1:19: ldbu takes a number, but this is an address; load the address into a register: ldi %r, label"
    );
    let without_room = refusal("4w32/32", "sra %r1, %r2, %r3");
    assert!(
        without_room.starts_with("a.s:1:1: sra belongs to the extension: encoding w does not fit: ")
            && without_room.contains("+ 6 function), a word has 32"),
        "{without_room}"
    );
}

#[test]
fn blanks_commas_comments_and_separators() {
    let add = 0x028a6000;
    for text in [
        "add %r1 %r2 %r3",
        ";;add\t%r1,%r2 , %r3;;\r\n;",
        "# comment\n  # another; add\nadd %r1, %r2, %r3 // and more",
        "/* over\nlines */ add /* here\n too */ %r1, %r2, %r3",
        "\u{feff}label:add %r1,%r2,%r3",
        "a: b: add %r1, %r2, %r3",
    ] {
        assert_eq!(words(text), [add], "{text}");
    }
    for text in ["@p0?addi %r3 %r1 #1", "@p0 ? addi %r3,%r1,#1", "@p0? addi %r3, %r1 , #+1"] {
        assert_eq!(words(text), [0x85190001], "{text}");
    }
}

/// Rules: I10.2, I10.4.
#[test]
fn register_names_and_pseudo_instructions() {
    assert_eq!(words("add %ra, %sp, %fp"), words("add %r7, %r6, %r5"));
    let expected = image_for("4w16/16", "add %r15, %r14, %r13").bytes;
    assert_eq!(image_for("4w16/16", "add %ra, %sp, %fp").bytes, expected);
    let expected = words("hwid %r2, #0; @p1 ? hwid %r3, #1");
    assert_eq!(words("tid %r2; @p1 ? wid %r3"), expected);
    let expected = words("hwid %r2, #16; @p1 ? hwid %r3, #23");
    assert_eq!(words("vote %r2, @p0; @p1 ? vote %r3 @p7"), expected);
    // A register that the ArchID has is written by its name again.
    let image = image_for("4w8/6/4/4", "@p1 ? hwid %r3, #21; hwid %r3, #22; hwid %r3, #1");
    let text = assembler::disassemble_image(&image);
    let statements: Vec<_> = text.lines().skip(1).map(|line| line.split("//").next().unwrap().trim()).collect();
    let expected = ["@p1 ? vote %r3, @p5", "hwid %r3, #22", "hwid %r3, #1"];
    assert_eq!(statements, expected);
}

#[test]
fn numbers_and_floats() {
    let expected = [10, 31, 15, 0xffff_ffff, 5];
    assert_eq!(words(".word 10 0x1F 017 -1 #5"), expected);
    assert_eq!(words(".word 1.5, -2f #0.0"), [0x3fc0_0000, 0xc000_0000, 0]);
    assert_eq!(image_for("2w4/4", ".word 1.5").bytes, [0x00, 0x3e]);
    let expected = [0, 0, 0, 0, 0, 0, 0xf8, 0x3f];
    assert_eq!(image_for("8w8/8", ".word 1.5").bytes, expected);
    assert_eq!(
        image_for("4b8/8", "ldi %r1, #-1.5; ldi %r1, #0xffffffff").bytes,
        [0xff, 0x25, 1, 0, 0, 0xc0, 0xbf, 0xff, 0x25, 1, 0xff, 0xff, 0xff, 0xff]
    );
    assert_eq!(words("addi %r1, %r1, #32767; addi %r1, %r1, #-32768").len(), 2);
}

#[test]
fn expressions_have_the_precedence_of_c() {
    for (text, value) in [
        ("(2 + 3 * 4)", 14),
        ("((2 + 3) * 4)", 20),
        ("(10 - 4 - 3)", 3),
        ("(100 / 10 / 5)", 2),
        ("(17 % 5 * 2)", 4),
        ("(1 << 2 + 1)", 8),
        ("(256 >> 2 >> 1)", 32),
        ("(6 & 3 | 8 ^ 1)", 11),
        ("(1 | 2 ^ 3 & 4)", 3),
        ("(-3 + 5)", 2),
        ("(2 - -3)", 5),
        ("(`1024)", 10),
        ("(`1023 + 1)", 10),
        ("(__WORD * 2)", 8),
        ("(`__WORD)", 2),
        ("(SIZE/2)", 32),
        ("SIZE", 64),
        ("__WORD", 4),
    ] {
        let source = format!(".def SIZE 0x40\n.word {text}\nldi %r1, {text}");
        let found = words(&source);
        assert_eq!(found[0], value, "{text}");
        assert_eq!(found[1..], words(&format!("ldi %r1, #{value}")), "{text}");
    }
}

#[test]
fn symbols_are_absolute_or_relative_by_the_instruction() {
    let text = "start: nop\n jmpi end\n jali %r1, start\n jalis %r1, %r2, end\n \
                ldi %r1, end\n ld %r1, %r2, end\n end: halt\n .word end, start, (end - start)";
    let expected = "nop; jmpi #16; jali %r1, #-12; jalis %r1, %r2, #8; ldi %r1, #24; \
                    ld %r1, %r2, #24; halt; .word 24, 0, 24";
    assert_eq!(words(text), words(expected));
    let bytes = image_for("4b8/8", "start: jmpi end; ldi %r1, end; end: jmpi start").bytes;
    let expected = image_for("4b8/8", "jmpi #7; ldi %r1, #13; jmpi #-19").bytes;
    assert_eq!(bytes, expected);
    assert_eq!(words("a: nop; jmpi (a + __WORD)"), words("nop; jmpi #-4"));
    let expected = words("ldi %r1, #12; nop");
    assert_eq!(words("ldi %r1, (b + 2 * 4); b: nop"), expected);
}

#[test]
fn data_directives() {
    assert_eq!(image(".byte 1 2, -1").bytes, [1, 2, 255]);
    let expected = [0, 0, 0, 0, 0, 0, 0, 0, 1];
    assert_eq!(image(".space 2\n.byte 1").bytes, expected);
    assert_eq!(image(".byte 1; .space 1").bytes, [1, 0, 0, 0, 0]);
    assert_eq!(image(r#".string "a\n\t\"\\\0\x41é;//#""#).bytes, "a\n\t\"\\\0Aé;//#\0".as_bytes());
}

#[test]
fn a_long_space_is_not_stored() {
    let text = ".align 2\nstart: .byte 9, 9\n.space 3000\nnext: .space 3000; .byte 1; .word start";
    let arch = arch("4w8/8");
    let source = SourceFile::new("test.s", text).expect("it is short");
    let object = assemble_source(&arch, &source).expect("it assembles").object;
    let stored: usize = object.chunks.iter().map(|chunk| chunk.data.len()).sum();
    assert_eq!(stored, 2 + 5, "{object:?}");
    let image = link(&arch, &[object], &LinkOptions::default()).expect("it links");
    assert_eq!(address(&image, "next"), 12004);
    assert_eq!(image.bytes.len(), 24004 + 5);
    assert_eq!(image.bytes[24004..], [1, 0, 0, 0, 0]);
}

#[test]
fn chunks_begin_and_align_as_the_layout_says() {
    let image = image(
        "text: nop\n.byte 1\nafter: .byte 2\n.align 16\naligned: .byte 3\nhalt\n\
         odd: .byte 4 5\n.perm rw\nsame: .word 6\n.align 1\nbytes: .byte 7\nunaligned: .word 8\n\
         first: second: .word 9",
    );
    let at = |name| address(&image, name);
    assert_eq!(at("text"), 0);
    assert_eq!(image.bytes[4], 1);
    assert_eq!((at("after"), at("aligned")), (8, 16));
    // Text aligns to nothing: halt comes directly behind the byte.
    assert_eq!(image.bytes[17..21], 0x0b40_0000u32.to_le_bytes());
    assert_eq!((at("odd"), at("same"), at("bytes")), (24, 28, 32));
    assert_eq!(at("unaligned"), 36);
    assert_eq!((at("first"), at("second")), (40, 40));
    assert_eq!(image.bytes.len(), 44);
    let texts: Vec<&str> = image.warnings.0.iter().map(|warning| warning.message()).collect();
    let expected = ["chunk 4 of test.s is text at 0x11, no multiple of 4"];
    assert_eq!(texts, expected);
}

#[test]
fn names_resolve_in_their_own_object_first() {
    let sources = [("a.s", "jmpi shared; jmpi own; own: halt"), ("b.s", "own: nop; .global\nshared: jmpi own")];
    let image = assemble(&ArchId::default(), &sources).expect("it links");
    let found: Vec<u64> = image.words().map(|word| word.unsigned()).collect();
    assert_eq!(found, words("jmpi #12; jmpi #0; halt; nop; jmpi #-8"));
    assert_eq!(image.symbols.len(), 3);
}

#[test]
fn linking_at_an_offset() {
    let source = SourceFile::new("at.s", "start: ldi %r1, start; jmpi start").expect("short");
    let object = assemble_source(&ArchId::default(), &source).expect("it assembles").object;
    let options = LinkOptions { offset: Address(0x100) };
    let image = link(&object.arch.clone(), &[object], &options).expect("it links");
    let found: Vec<u64> = image.words().map(|word| word.unsigned()).collect();
    assert_eq!(found, words("ldi %r1, #0x100; jmpi #-8"));
    assert_eq!(image.base, Address(0x100));
}

#[test]
fn the_image_knows_its_source() {
    let image = image("start:\n  nop; nop\nloop: jmpi loop // here\n  .space 2\n  .word 1, 2\n");
    let line = |address| image.source_line(Address(address)).map(|line| (line.line, line.text));
    assert_eq!(line(0), Some((2, "  nop; nop")));
    assert_eq!(line(7), Some((2, "  nop; nop")));
    assert_eq!(line(8), Some((3, "loop: jmpi loop // here")));
    assert_eq!(line(15), Some((4, "  .space 2")));
    assert_eq!(line(24), Some((5, "  .word 1, 2")));
    assert_eq!(line(28), None);
    assert_eq!(image.describe(Address(4)), "start+0x4");
    assert_eq!(image.describe(Address(8)), "loop");
    assert_eq!(image.describe(Address(0x1000)), "0x1000");
    assert_eq!(formats::write_symbols(&image), "00000000 start test.s:1\n00000008 loop test.s:3\n");
    let read = formats::read_symbols(&formats::write_symbols(&image)).expect("it reads");
    assert_eq!(read, image.symbols);
}

#[test]
fn image_formats() {
    let image = Image::from_bytes(&ArchId::default(), Address(0), (1..=10).collect());
    assert_eq!(formats::write_readmemh(&image, 4).expect("a fair width"), "04030201\n08070605\n00000a09\n");
    assert_eq!(formats::write_readmemh(&image, 8).expect("a fair width"), "0807060504030201\n0000000000000a09\n");
    assert_eq!(formats::write_intel_hex(&image).expect("32 bits"), ":0A0000000102030405060708090ABF\n:00000001FF\n");
    let read = formats::read_readmemh(&ArchId::default(), 4, "// header\n0403_0201 /* and\n more */ 8070605\n@4 a");
    let mut expected: Vec<u8> = (1..=8).collect();
    expected.extend([0; 8]);
    expected.extend([0xa, 0, 0, 0]);
    assert_eq!(read.expect("it reads").bytes, expected);
    let wrong = formats::read_intel_hex(&ArchId::default(), ":0A0000000102030405060708090AC0\n");
    assert_eq!(wrong.expect_err("the checksum").to_string(), "line 1: the checksum is wrong by 0x01");
    assert!(formats::write_readmemh(&image, 0).is_err());
}

#[test]
fn disassembly_is_readable() {
    let text = "start: ldi %r1, table\nloop: @p0 ? jmpi loop\n halt\ntable: .word 1 loop\n \
                .string \"hello\"\n";
    let source = SourceFile::new("d.s", text).expect("short");
    let object = assemble_source(&ArchId::default(), &source).expect("it assembles").object;
    insta::assert_snapshot!("object", assembler::disassemble_object(&object));
    insta::assert_snapshot!("image", assembler::disassemble_image(&image(text)));
}

#[test]
fn placed_chunks_keep_their_address() {
    let source = SourceFile::new("placed.s", "a: nop\nb: halt\nc: nop").expect("short");
    let arch = ArchId::default();
    let mut object = assemble_source(&arch, &source).expect("it assembles").object;
    object.chunks[1].address = Some(0x20);
    let options = LinkOptions::default();
    let image = link(&arch, &[object.clone()], &options).expect("it links");
    let expected = [0, 0x20, 4];
    assert_eq!(["a", "b", "c"].map(|name| address(&image, name)), expected);
    assert_eq!(image.bytes.len(), 0x24);
    object.chunks[1].address = Some(6);
    let errors = link(&arch, &[object], &options).expect_err("they overlap");
    assert_eq!(
        errors.to_string(),
        "placed.s:2:1: warning: `b` of placed.s is text at 0x6, no multiple of 4; put .align 4 before it\n\
         `c` of placed.s and `b` of placed.s overlap at 0x6"
    );
}

#[test]
fn the_examples_of_the_documentation_assemble() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/assembly.md");
    let text = std::fs::read_to_string(path).expect("the documentation");
    let examples: Vec<&str> = text.split("```asm\n").skip(1).filter_map(|after| after.split("```").next()).collect();
    assert!(!examples.is_empty());
    for example in examples {
        let image = image(example);
        assert!(image.warnings.0.is_empty(), "{:?}", image.warnings);
    }
}
