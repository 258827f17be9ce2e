//! Images come back from every image format and from their disassembly. `every_arch.rs` has the round trips of objects.

mod common;

use assembler::{formats, hof, link, Image, LinkOptions, Object};
use common::{archs, object, seeds, source};
use isa::Address;
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

/// The image, when its addresses fit the fields that refer to them.
fn image(object: &Object, base: u64) -> Option<Image> {
    let options = LinkOptions { offset: Address(base) };
    link(&object.arch, std::slice::from_ref(object), &options).ok()
}

fn comes_back_from_its_disassembly(image: &Image) -> Result<(), TestCaseError> {
    let text = assembler::disassemble_image(image);
    let options = LinkOptions { offset: image.base };
    let again = link(&image.arch, &[object(&image.arch, &text)], &options).expect("it links");
    prop_assert!(again.bytes == image.bytes, "{}", text);
    Ok(())
}

proptest! {
    #[test]
    fn truncated_object_is_refused(arch in archs(), seeds in seeds(), cut in any::<prop::sample::Index>()) {
        let bytes = hof::write(&object(&arch, &source(&arch, &seeds))).expect("it fits");
        let length = cut.index(bytes.len());
        let read = hof::read("cut.o", &bytes[..length]);
        // The last word may be padding alone; anything shorter lacks something.
        prop_assert!(length + (arch.word_bytes() as usize) >= bytes.len() || read.is_err());
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
        comes_back_from_its_disassembly(&image)?;
    }

    #[test]
    fn any_bytes_come_back_from_their_disassembly(
        arch in archs(), bytes in prop::collection::vec(any::<u8>(), 0..200), base in 0u64..40
    ) {
        let image = Image::from_bytes(&arch, Address(base), bytes);
        comes_back_from_its_disassembly(&image)?;
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
