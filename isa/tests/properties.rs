//! Encoder and decoder are inverses, over every opcode and many ArchIDs; limits and their reasons.

use isa::{
    decode_bytes, decode_word, encode, encode_bytes, encode_word, encoded_length_bytes, is_canonical, ArchId,
    DecodeError, EncodeError, Encoding, FieldLayout, Instruction, Lane, LaneMask, Opcode, OperandKind,
    PredicateRegister, Word,
};
use proptest::prelude::*;

fn archs(encoding: Encoding) -> impl Strategy<Value = ArchId> {
    let word_bytes = prop_oneof![Just(2u32), Just(4), Just(8)];
    let gprs = prop_oneof![4u32..=16, 4u32..=256, Just(256)];
    (word_bytes, gprs, any::<prop::sample::Index>(), 1u32..=64, 1u32..=64).prop_filter_map(
        "encoding does not fit",
        move |(word_bytes, gprs, preds, lanes, warps)| {
            let preds = 1 + preds.index(gprs as usize) as u32;
            ArchId::new(word_bytes, encoding, gprs, preds, lanes, warps).ok()
        },
    )
}

/// An instruction that the ArchID has, made from random numbers.
fn fitting(arch: &ArchId, opcode: Opcode, seeds: [u64; 3], guard: Option<u64>) -> Instruction {
    let class = opcode.class();
    let mut registers = [0; 3];
    for (place, kind) in class.operands().iter().enumerate() {
        let count = match kind {
            OperandKind::DestinationGpr | OperandKind::SourceGpr => arch.gprs(),
            OperandKind::DestinationPredicate | OperandKind::SourcePredicate => arch.preds(),
            OperandKind::Immediate => continue,
        };
        registers[place] = (seeds[place] % u64::from(count)) as u8;
    }
    let immediate = arch.immediate_bits(class).map_or(0, |bits| {
        let range = arch.immediate_range(class).expect("it has an immediate");
        match seeds[2] % 4 {
            0 => *range.start(),
            1 => *range.end(),
            _ => (seeds[0] as i64) >> (64 - bits),
        }
    });
    let guard = guard.map(|seed| PredicateRegister((seed % u64::from(arch.preds().min(255))) as u8));
    Instruction::new(opcode, registers, immediate).guarded(guard)
}

proptest! {
    #[test]
    fn word_round_trip(
        arch in archs(Encoding::Word), seeds in any::<[u64; 3]>(), guard in any::<Option<u64>>()
    ) {
        for opcode in Opcode::ALL {
            let instruction = fitting(&arch, opcode, seeds, guard);
            if opcode.is_extension() && arch.check_extension_fits().is_err() {
                let is_refused = matches!(encode_word(&arch, &instruction), Err(EncodeError::NoRoom { .. }));
                prop_assert!(is_refused);
                continue;
            }
            let word = encode_word(&arch, &instruction).expect("it fits");
            prop_assert_eq!(word & !arch.word_mask(), 0);
            prop_assert_eq!(decode_word(&arch, word), Ok(instruction));
            prop_assert!(is_canonical(&arch, word));
            prop_assert_eq!(encode(&arch, &instruction).expect("it fits").len(), encoded_length_bytes(&arch, opcode));
        }
    }

    #[test]
    fn byte_round_trip(
        arch in archs(Encoding::Byte), seeds in any::<[u64; 3]>(), guard in any::<Option<u64>>()
    ) {
        for opcode in Opcode::ALL {
            let instruction = fitting(&arch, opcode, seeds, guard);
            let mut bytes = encode_bytes(&arch, &instruction).expect("it fits");
            let length = bytes.len();
            prop_assert_eq!(length, encoded_length_bytes(&arch, opcode));
            bytes.extend([0xaa; 9]);
            prop_assert_eq!(decode_bytes(&arch, &bytes), Ok((instruction, length)));
            for cut in 0..length {
                let is_truncated =
                    matches!(decode_bytes(&arch, &bytes[..cut]), Err(DecodeError::Truncated { .. }));
                prop_assert!(is_truncated);
            }
        }
    }

    #[test]
    fn any_word_decodes_or_names_what_is_missing(arch in archs(Encoding::Word), word in any::<u64>()) {
        match decode_word(&arch, word) {
            Ok(instruction) => {
                let again = encode_word(&arch, &instruction).expect("what decodes encodes");
                prop_assert_eq!(decode_word(&arch, again), Ok(instruction));
                prop_assert_eq!(is_canonical(&arch, word), again == word);
            }
            Err(error) => {
                let is_missing = matches!(
                    error,
                    DecodeError::NoSuchRegister { .. }
                        | DecodeError::NoSuchGuard { .. }
                        | DecodeError::NoSuchFunction(_)
                );
                prop_assert!(is_missing, "{}", error);
            }
        }
    }

    #[test]
    fn any_bytes_decode_without_panic(arch in archs(Encoding::Byte), bytes in prop::collection::vec(any::<u8>(), 0..16)) {
        if let Ok((instruction, length)) = decode_bytes(&arch, &bytes) {
            prop_assert_eq!(encode_bytes(&arch, &instruction).expect("it encodes"), &bytes[..length]);
        }
    }

    #[test]
    fn arch_ids_print_as_they_parse(arch in archs(Encoding::Byte)) {
        prop_assert_eq!(arch.to_string().parse::<ArchId>(), Ok(arch));
        let json = serde_json::to_string(&arch).expect("serialises");
        prop_assert_eq!(serde_json::from_str::<ArchId>(&json).expect("deserialises"), arch);
    }

    #[test]
    fn any_text_parses_or_is_refused(text in "[0-9wb/ -]{0,16}|.*") {
        if let Ok(arch) = text.parse::<ArchId>() {
            prop_assert!(arch.to_string().parse::<ArchId>() == Ok(arch));
        }
    }

    /// Rules: I2.2.
    #[test]
    fn fields_tile_the_word(arch in archs(Encoding::Word)) {
        let layout = FieldLayout::new(&arch);
        for opcode in Opcode::ALL {
            let class = opcode.class();
            let mut fields = vec![layout.predicated, layout.predicate, layout.opcode];
            fields.extend(&layout.operand_slots[..class.register_count()]);
            fields.extend(layout.immediate(class));
            fields.push(layout.unused(opcode));
            if opcode.is_extension() {
                if arch.check_extension_fits().is_err() {
                    continue;
                }
                fields.push(layout.function);
            }
            let total: u32 = fields.iter().map(|field| field.width).sum();
            prop_assert_eq!(total, arch.word_bits());
            let union = fields.iter().fold(0, |bits, field| bits | field.place(u64::MAX));
            prop_assert_eq!(union, arch.word_mask());
            prop_assert_eq!(layout.immediate(class).map(|field| field.width), arch.immediate_bits(class));
        }
    }
}

fn arch(text: &str) -> ArchId {
    ArchId::parse_toolchain(text).expect("a valid ArchID")
}

/// Rules: I1.1, I1.4.
#[test]
fn the_default_and_its_widths() {
    let default = ArchId::default();
    assert_eq!(default.to_string(), "4w8/8/4/4");
    assert_eq!("4w8/8/4/4".parse(), Ok(default));
    assert_eq!(default.word_bits(), 32);
    assert_eq!((default.register_bits(), default.predicate_bits()), (3, 3));
    let bits = |opcode: Opcode| default.immediate_bits(opcode.class());
    assert_eq!(bits(Opcode::Jmpi), Some(22));
    assert_eq!(bits(Opcode::Ldi), Some(19));
    assert_eq!(bits(Opcode::Addi), Some(16));
    assert_eq!(bits(Opcode::Add), None);
    let single = arch("4w8/1/1/1");
    assert_eq!(single.predicate_bits(), 0);
    assert_eq!((single.lane_index_bits(), single.warp_index_bits()), (1, 1));
    assert_eq!(arch("4w9/5/5/64").register_bits(), 4);
    assert_eq!(arch("4w9/5/5/64").lane_index_bits(), 3);
    assert_eq!(arch("4w9/5/5/64").warp_index_bits(), 6);
    assert!(arch("4w8/8").is_object_compatible(&arch("4w8/8/16/2")));
    assert!(!arch("4w8/8").is_object_compatible(&arch("4w8/4")));
}

/// Rules: I1.2, I1.3, I1.6.
#[test]
fn arch_ids_are_refused_with_the_reason() {
    for (text, reason) in [
        ("", "encoding letter, w or b, is missing"),
        ("4x8/8/4/4", "must be w or b, not `x`"),
        ("4w8/8", "the number of lanes is missing"),
        ("4w8/8/4", "the number of warps is missing"),
        ("4w8/8/4/4/4", "more than four counts"),
        ("4w8//4/4", "the number of predicates must be a decimal number"),
        ("w8/8/4/4", "the word size must be a decimal number"),
        ("4w+8/8/4/4", "the number of registers must be a decimal number"),
        ("4w99999999999/8/4/4", "far too large"),
        ("4wé", "the number of registers must be a decimal number"),
        ("3w8/8/4/4", "a word of 3 bytes is not supported: 2, 4 or 8"),
        ("4w3/1/4/4", "registers must be 4 to 256, not 3"),
        ("4b257/8/4/4", "registers must be 4 to 256, not 257"),
        ("4w8/9/4/4", "predicates must be 1 to 8, not 9"),
        ("4w8/0/4/4", "predicates must be 1 to 8, not 0"),
        ("4w8/8/65/4", "lanes must be 1 to 64, not 65"),
        ("4w8/8/4/0", "warps must be 1 to 64, not 0"),
        ("2w8/8/4/4", "3REG instructions (such as and) need 19 bits"),
        ("2w8/2/4/4", "need 17 bits (1 predicated + 1 predicate + 6 opcode + 3 x 3 register), a word has 16"),
        ("4w256/256/4/4", "need 39 bits"),
    ] {
        let error = text.parse::<ArchId>().expect_err(text).to_string();
        assert!(error.contains(reason), "{text}: {error}");
    }
    for text in ["2w8/1/4/4", "2w4/4/1/1", "2b8/8/4/4", "4b256/256/64/64", "8w256/256/8/8"] {
        assert!(text.parse::<ArchId>().is_ok(), "{text}");
    }
    assert!(ArchId::parse_toolchain("4w8").is_err());
}

#[test]
fn encode_errors_name_operand_and_range() {
    let arch = arch("4w8/4");
    let message = |instruction: Instruction| encode_word(&arch, &instruction).expect_err("it must not fit").to_string();
    assert_eq!(
        message(Instruction::new(Opcode::St, [1, 2, 0], 65536)),
        "immediate 65536 does not fit st's 17-bit field (-65536..=65535)"
    );
    assert_eq!(
        message(Instruction::new(Opcode::Add, [1, 8, 0], 0)),
        "operand 2 of add, %r8, does not exist: 4w8/4/4/4 has %r0 to %r7"
    );
    assert_eq!(
        message(Instruction::new(Opcode::Notp, [4, 0, 0], 0)),
        "operand 1 of notp, @p4, does not exist: 4w8/4/4/4 has @p0 to @p3"
    );
    assert_eq!(
        message(Instruction::new(Opcode::Nop, [0; 3], 0).guarded(Some(PredicateRegister(5)))),
        "the guard of nop, @p5, does not exist: 4w8/4/4/4 has @p0 to @p3"
    );
    let bytes = ArchId::parse_toolchain("4b256/256").expect("a valid ArchID");
    let guarded = Instruction::new(Opcode::Nop, [0; 3], 0).guarded(Some(PredicateRegister(255)));
    assert_eq!(encode_bytes(&bytes, &guarded), Err(EncodeError::GuardMeansUnpredicated { opcode: Opcode::Nop }));
}

#[test]
fn decode_reports_registers_that_do_not_exist() {
    let wide = arch("4w8/8");
    let narrow = arch("4w6/5");
    let word = encode_word(&wide, &Instruction::new(Opcode::Add, [1, 6, 2], 0)).expect("it fits");
    assert_eq!(
        decode_word(&narrow, word).expect_err("no %r6").to_string(),
        "operand 2 of add names %r6, which does not exist (6 registers)"
    );
    let guarded = Instruction::new(Opcode::Nop, [0; 3], 0).guarded(Some(PredicateRegister(7)));
    let word = encode_word(&wide, &guarded).expect("it fits");
    assert_eq!(
        decode_word(&narrow, word).expect_err("no @p7").to_string(),
        "the guard of nop names @p7, which does not exist (5 predicates)"
    );
    let nop_with_noise = 0x0000_0001;
    assert_eq!(decode_word(&wide, nop_with_noise).map(|instruction| instruction.opcode()), Ok(Opcode::Nop));
    assert!(!isa::is_canonical(&wide, nop_with_noise));
}

#[test]
fn lane_masks_and_words() {
    assert_eq!(LaneMask::all(4).to_string(), "1111");
    assert_eq!(LaneMask::all(64), LaneMask(u64::MAX));
    assert_eq!(LaneMask::all(0).lowest(), None);
    let mask = LaneMask(0b1010);
    assert_eq!(format!("{mask:06}"), "001010");
    assert_eq!(mask.iter().collect::<Vec<_>>(), [Lane(1), Lane(3)]);
    assert_eq!(mask.iter().collect::<LaneMask>(), mask);
    assert_eq!(mask.lowest(), Some(Lane(1)));
    assert!(mask.contains(Lane(3)) && !mask.contains(Lane(0)) && !mask.contains(Lane(64)));
    assert_eq!(mask.without(LaneMask(2)), LaneMask(8));
    let half = arch("2w4/4");
    assert_eq!(Word::new(&half, 0x1_ffff).unsigned(), 0xffff);
    assert_eq!(Word::new(&half, 0xffff).signed(&half), -1);
}
