//! Round trips for every legal ArchID of {2, 4, 8 bytes} x {w, b} x {8, 16, 32, 64, 256 registers}, with
//! one predicate register and with as many as there are registers.

mod common;

use assembler::{disassemble_object, hof, link, LinkOptions};
use common::{arch, object, opcodes, seeds, source, Seed, ARCHS};
use isa::{Address, ArchId, Encoding};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};

const CASES_PER_ARCH: u32 = 48;

fn every_arch() -> Vec<ArchId> {
    let mut archs = Vec::new();
    for word_bytes in [2, 4, 8] {
        for encoding in [Encoding::Word, Encoding::Byte] {
            for gprs in [8, 16, 32, 64, 256] {
                for preds in [1, gprs] {
                    archs.extend(ArchId::new(word_bytes, encoding, gprs, preds, 4, 4));
                }
            }
        }
    }
    archs
}

#[test]
fn the_legal_ones_are_those_whose_fields_fit() {
    let names: Vec<String> = every_arch()
        .iter()
        .filter(|arch| arch.encoding() == Encoding::Word && arch.word_bytes() < 8)
        .map(|arch| {
            let (bytes, gprs, preds) = (arch.word_bytes(), arch.gprs(), arch.preds());
            format!("{bytes}w{gprs}/{preds}")
        })
        .collect();
    // 7 + p + 3r bits: 39 for 4w256/256, 19 for 2w16/1.
    let expected = "2w8/1 4w8/1 4w8/8 4w16/1 4w16/16 4w32/1 4w32/32 4w64/1 4w64/64 4w256/1";
    assert_eq!(names.join(" "), expected);
    assert_eq!(every_arch().len(), 10 + 10 + 3 * 10);
}

/// Source to object, file, disassembly and image; each way must give the same.
fn round_trip(arch: &ArchId, seeds: &[Seed], base: u64) -> Result<(), TestCaseError> {
    let first = object(arch, &source(arch, seeds));
    let text = disassemble_object(&first);
    let again = object(arch, &text);
    prop_assert!(again == first, "{arch}\n{text}\n{first:#?}\n{again:#?}");
    prop_assert_eq!(disassemble_object(&again), text);

    let file = hof::write(&first);
    let options = LinkOptions { offset: Address(base) };
    // In two-byte words some addresses and sizes do not fit; that is an error, not a wrong image.
    let (Ok(file), Ok(image)) = (file, link(arch, std::slice::from_ref(&first), &options)) else {
        prop_assert_eq!(arch.word_bytes(), 2);
        return Ok(());
    };
    prop_assert_eq!(file.len() % arch.word_bytes() as usize, 0);
    let read = hof::read("random.o", &file).expect("what is written can be read");
    prop_assert_eq!(&read, &first);
    prop_assert_eq!(hof::write(&read).expect("it fits"), file);
    let linked = link(arch, &[read], &options).expect("it has been linked before");
    prop_assert_eq!(&linked.bytes, &image.bytes);
    let linked = link(arch, &[again], &options).expect("it has been linked before");
    prop_assert_eq!(linked.bytes, image.bytes);
    Ok(())
}

#[test]
fn random_programs_come_back_in_every_arch() {
    for arch in every_arch().into_iter().chain(ARCHS.map(arch)) {
        let mut runner = TestRunner::new(Config::with_cases(CASES_PER_ARCH));
        let result = runner.run(&(seeds(), 0u64..64), |(seeds, base)| round_trip(&arch, &seeds, base));
        if let Err(error) = result {
            panic!("{arch}: {error}");
        }
    }
}

#[test]
fn every_instruction_comes_back_in_every_arch() {
    for arch in every_arch() {
        // Each opcode, with the least and the greatest operands.
        let seeds: Vec<Seed> = (0..opcodes(&arch).len() as u64)
            .flat_map(|code| {
                let least = Seed::new(39, [code, 1, 0, 1 << 63]);
                [least, Seed::new(39, [code, 0, u64::MAX, u64::MAX >> 1])]
            })
            .collect();
        if let Err(error) = round_trip(&arch, &seeds, 0) {
            panic!("{arch}: {error}");
        }
    }
}
