//! What is written is read back: objects through HOF files and through disassembly, images through
//! every image format and through disassembly.

mod common;

use assembler::{assemble_source, formats, hof, link, Image, LinkOptions, Object, SourceFile};
use common::{archs, seeds, source};
use isa::{Address, ArchId};
use proptest::prelude::*;

fn object(arch: &ArchId, text: &str) -> Object {
    let source = SourceFile::new("random.s", text).expect("short enough");
    match assemble_source(arch, &source) {
        Ok(assembled) => assembled.object,
        Err(errors) => panic!("{errors}\n{text}"),
    }
}

/// The image, when its addresses fit the fields that refer to them.
fn image(object: &Object, base: u64) -> Option<Image> {
    let options = LinkOptions { offset: Address(base) };
    link(&object.arch, std::slice::from_ref(object), &options).ok()
}

proptest! {
    #[test]
    fn an_object_comes_back_from_its_file(arch in archs(), seeds in seeds()) {
        let object = object(&arch, &source(&arch, &seeds));
        let bytes = hof::write(&object).expect("it fits");
        prop_assert_eq!(bytes.len() % arch.word_bytes() as usize, 0);
        let read = hof::read("random.o", &bytes).expect("it reads");
        prop_assert_eq!(&read, &object);
        prop_assert_eq!(hof::write(&read).expect("it fits"), bytes);
    }

    #[test]
    fn an_object_comes_back_from_its_disassembly(arch in archs(), seeds in seeds()) {
        let first = object(&arch, &source(&arch, &seeds));
        let text = assembler::disassemble_object(&first);
        let again = object(&arch, &text);
        prop_assert!(again == first, "{}\n{:#?}\n{:#?}", text, first, again);
    }

    #[test]
    fn an_image_comes_back_from_its_disassembly(
        arch in archs(), seeds in seeds(), base in 0u64..40, with_symbols in any::<bool>()
    ) {
        let Some(mut image) = image(&object(&arch, &source(&arch, &seeds)), base) else {
            return Ok(());
        };
        if !with_symbols {
            image = Image::from_bytes(&arch, image.base, image.bytes);
        }
        let text = assembler::disassemble_image(&image);
        let options = LinkOptions { offset: image.base };
        let again = link(&arch, &[object(&arch, &text)], &options).expect("it links");
        prop_assert!(again.bytes == image.bytes, "{}", text);
    }

    #[test]
    fn any_bytes_come_back_from_their_disassembly(
        arch in archs(), bytes in prop::collection::vec(any::<u8>(), 0..200), base in 0u64..40
    ) {
        let image = Image::from_bytes(&arch, Address(base), bytes);
        let text = assembler::disassemble_image(&image);
        let options = LinkOptions { offset: image.base };
        let again = link(&arch, &[object(&arch, &text)], &options).expect("it links");
        prop_assert!(again.bytes == image.bytes, "{}", text);
    }

    #[test]
    fn an_image_comes_back_from_every_format(
        arch in archs(), bytes in prop::collection::vec(any::<u8>(), 1..300),
        base in 0u64..0x7000, line_bytes in 1usize..40
    ) {
        let image = Image::from_bytes(&arch, Address(base), bytes);
        let text = formats::write_intel_hex(&image).expect("32 bits");
        let read = formats::read_intel_hex(&arch, &text).expect("it reads");
        prop_assert_eq!((read.base, &read.bytes), (image.base, &image.bytes));

        let text = formats::write_readmemh(&image, line_bytes).expect("a fair width");
        let read = formats::read_readmemh(&arch, line_bytes, &text).expect("it reads");
        let skipped = (image.base.0 - read.base.0) as usize;
        prop_assert!(skipped < line_bytes);
        prop_assert!(read.bytes[..skipped].iter().all(|&byte| byte == 0));
        prop_assert_eq!(&read.bytes[skipped..skipped + image.bytes.len()], &image.bytes[..]);
    }
}
