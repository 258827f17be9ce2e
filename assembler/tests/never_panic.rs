//! No input makes a reader panic or allocate without bound: inputs at the limits. `readers.rs` has random and damaged
//! ones.

use assembler::{assemble_source, formats, hof, Diagnostics, RenderStyle, SourceFile};
use isa::{Address, ArchId};

/// Assembles, and draws every diagnostic.
fn assemble(arch: &ArchId, text: &str) -> Result<assembler::Object, Diagnostics> {
    let source = SourceFile::new("any.s", text)?;
    let result = assemble_source(arch, &source);
    let found = match &result {
        Ok(assembled) => &assembled.warnings,
        Err(errors) => {
            assert!(errors.has_errors());
            errors
        }
    };
    found.render(RenderStyle::default());
    result.map(|assembled| assembled.object)
}

#[test]
fn deep_and_long_expressions_are_refused_not_overflowed() {
    let arch = ArchId::default();
    for text in [
        format!(".word {}1{}", "(".repeat(100_000), ")".repeat(100_000)),
        format!(".word ({}1)", "-".repeat(100_000)),
        format!("a: .word (a{})", "+a".repeat(100_000)),
        format!("a: .word ({}a)", "a+(".repeat(100_000)),
    ] {
        assert!(assemble(&arch, &text).is_err());
    }
    let long = format!(".word (1{})", "+1".repeat(100_000));
    let object = assemble(&arch, &long).expect("constants fold");
    assert_eq!(object.chunks[0].data, 100_001u32.to_le_bytes());
}

#[test]
fn huge_sizes_are_refused() {
    let arch = ArchId::default();
    for text in [
        ".space 0x7fffffffffffffff",
        ".space 0x3000000\n.space 0x3000000",
        ".space 0x1000001; .word 1; .space 0x3000000",
        ".align 0x2000000",
        ".align 0",
        ".space -1",
    ] {
        assert!(assemble(&arch, text).is_err(), "{text}");
    }
}

#[test]
fn chunks_that_share_bytes_of_the_file_are_refused() {
    let arch: ArchId = "4w8/8/4/4".parse().expect("a valid ArchID");
    let mut words: Vec<u32> = vec![u32::MAX, 40];
    let header = 4 + 12;
    let chunk_offset = header + (2 + 40) * 4;
    words.extend([chunk_offset; 40]);
    // No name, alignment 4, permissions, flags, address, 64 bytes in memory and file, no references.
    words.extend([0, 4, 3, 0, 0, 64, 64, 0]);
    words.extend([7; 16]);
    let mut bytes = b"HARP".to_vec();
    bytes.extend_from_slice(format!("{arch}\0\0\0").as_bytes());
    bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    let error = hof::read("shared.o", &bytes).expect_err("it must be refused");
    assert!(error.to_string().contains("overlaps another"), "{error}");
}

#[test]
fn images_at_the_end_of_memory() {
    let wide = ArchId::parse_toolchain("8w8/8").expect("a valid ArchID");
    let image = formats::read_readmemh(&wide, 8, "@1fffffffffffffff 1").expect("the last word");
    assert_eq!(image.base, Address(0xffff_ffff_ffff_fff8));
    assert!(formats::write_intel_hex(&image).is_err());
    assert_eq!(image.describe(Address(u64::MAX)), "0xffffffffffffffff");
    assembler::disassemble_image(&image);
    assert!(formats::read_readmemh(&wide, 8, "@1fffffffffffffff 1 2").is_err());
    let narrow = ArchId::parse_toolchain("2w4/4").expect("a valid ArchID");
    assert!(formats::read_raw(&narrow, Address(0xfffe), vec![0; 2]).is_ok());
    assert!(formats::read_raw(&narrow, Address(0xffff), vec![0; 2]).is_err());
}
