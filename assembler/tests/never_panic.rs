//! No input makes a reader panic or allocate without bound: arbitrary bytes, and valid files with
//! bytes changed, cut out or put in.

mod common;

use assembler::{assemble_source, formats, hof, Diagnostics, Image, RenderStyle, SourceFile};
use common::{archs, seeds, source};
use isa::{Address, ArchId};
use proptest::prelude::*;

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

/// Changes, removes or inserts a byte at each place given.
fn mutate(bytes: &mut Vec<u8>, edits: &[(prop::sample::Index, u8, u8)]) {
    for (place, kind, byte) in edits {
        if bytes.is_empty() {
            return;
        }
        let place = place.index(bytes.len());
        match kind % 4 {
            0 => bytes[place] = *byte,
            1 => bytes[place] ^= 1 << (byte % 8),
            2 => {
                bytes.remove(place);
            }
            _ => bytes.insert(place, *byte),
        }
    }
}

fn edits() -> impl Strategy<Value = Vec<(prop::sample::Index, u8, u8)>> {
    prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), any::<u8>()), 1..8)
}

fn read_formats(arch: &ArchId, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let images = [
        formats::read_intel_hex(arch, &text),
        formats::read_readmemh(arch, 4, &text),
        formats::read_raw(arch, Address(0), bytes.to_vec()),
    ];
    for image in images.into_iter().flatten() {
        assert!(image.bytes.len() as u64 <= assembler::IMAGE_BYTES_MAX);
    }
    if let Ok(symbols) = formats::read_symbols(&text) {
        let mut image = Image::from_bytes(arch, Address(0), vec![0; 64]);
        image.symbols = symbols;
        assembler::disassemble_image(&image);
    }
}

proptest! {
    #[test]
    fn any_text_as_source(arch in archs(), text in any::<String>()) {
        let _ = assemble(&arch, &text);
    }

    #[test]
    fn likely_text_as_source(
        arch in archs(),
        words in prop::collection::vec(prop::sample::select(vec![
            "addi", "ldi", "jmpi", "%r1", "%r9", "@p0", "?", "#", "#1", "#-", "1.5", "(", ")", "+", "-",
            "`", "<<", "<", "%", "l0", "l0:", ".def", ".word", ".byte", ".space", ".string", ".align",
            ".perm", "rwx", ".entry", ".global", "\"a\\", "\"", "/*", "*/", "//", ",", ";", "\n", "0x",
            "99999999999999999999", "18446744073709551615", "é", "\\", "\u{feff}", "__WORD", "/", "0",
        ]), 0..60)
    ) {
        let text = words.join(" ");
        let _ = assemble(&arch, &text);
        let _ = assemble(&arch, &words.concat());
    }

    #[test]
    fn changed_source(arch in archs(), seeds in seeds(), edits in edits()) {
        let mut bytes = source(&arch, &seeds).into_bytes();
        mutate(&mut bytes, &edits);
        match SourceFile::from_bytes("changed.s", bytes) {
            Ok(source) => { let _ = assemble(&arch, source.text()); }
            Err(error) => prop_assert!(error.message().contains("is not UTF-8")),
        }
    }

    #[test]
    fn any_bytes_as_object(tail in prop::collection::vec(any::<u8>(), 0..200), arch in archs()) {
        let mut bytes = b"HARP".to_vec();
        bytes.extend_from_slice(arch.to_string().as_bytes());
        bytes.push(0);
        bytes.extend(tail);
        let _ = hof::read("any.o", &bytes);
    }

    #[test]
    fn changed_object(arch in archs(), seeds in seeds(), edits in edits()) {
        let object = assemble(&arch, &source(&arch, &seeds)).expect("it assembles");
        let mut bytes = hof::write(&object).expect("it fits");
        mutate(&mut bytes, &edits);
        if let Ok(object) = hof::read("changed.o", &bytes) {
            let data: usize = object.chunks.iter().map(|chunk| chunk.data.len()).sum();
            prop_assert!(data <= bytes.len() + 8 * object.chunks.len());
            assembler::disassemble_object(&object);
            let size: u64 = object.chunks.iter().map(|chunk| chunk.size).sum();
            if size < 1 << 20 {
                let arch = object.arch;
                let _ = assembler::link(&arch, &[object], &Default::default());
            }
        }
    }

    #[test]
    fn truncated_object_is_refused(arch in archs(), seeds in seeds(), cut in any::<prop::sample::Index>()) {
        let object = assemble(&arch, &source(&arch, &seeds)).expect("it assembles");
        let bytes = hof::write(&object).expect("it fits");
        let length = cut.index(bytes.len());
        // The last word may be padding alone; anything shorter lacks something.
        if length + (arch.word_bytes() as usize) < bytes.len() {
            prop_assert!(hof::read("cut.o", &bytes[..length]).is_err());
        } else {
            let _ = hof::read("cut.o", &bytes[..length]);
        }
    }

    #[test]
    fn any_bytes_as_image(arch in archs(), bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read_formats(&arch, &bytes);
    }

    #[test]
    fn changed_images(arch in archs(), bytes in prop::collection::vec(any::<u8>(), 0..100), edits in edits()) {
        let image = Image::from_bytes(&arch, Address(0x100), bytes);
        let texts = [
            formats::write_intel_hex(&image).expect("32 bits"),
            formats::write_readmemh(&image, 4).expect("a fair width"),
        ];
        for text in texts {
            let mut bytes = text.into_bytes();
            mutate(&mut bytes, &edits);
            read_formats(&arch, &bytes);
        }
    }
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
