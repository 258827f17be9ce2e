//! Holds the opcode table and the encodings against values typed in from the ISA by hand.
//!
//! Nothing here is derived from the crate's own table: what the table gets wrong would otherwise be
//! wrong in the assembler, the model and the hardware alike, and no comparison would show it.

use isa::{
    decode_bytes, decode_word, encode_bytes, encode_word, ArchId, Instruction, Interrupt, Opcode, OperandClass,
    PredicateRegister,
};

/// ISA section 4: class, `*` for privileged, code and mnemonic.
const CLASSES: [(&str, &str); 17] = [
    (
        "NONE",
        "00 nop, 01 di*, 02 ei*, 04 tlbflush*, 2d halt, 2e trap, 31 reti*, 3b split, 3c join, 3f splitl, 5b fence",
    ),
    ("1REG", "1e jmpr, 1f clone, 22 jmprt, 2f jmpru*, 30 skep*, 32 tlbrm*, 66 ring"),
    ("2REG", "05 neg, 06 not, 1c jalr, 33 itof, 34 ftoi, 39 fneg"),
    (
        "3REG",
        "07 and, 08 or, 09 xor, 0a add, 0b sub, 0c mul, 0d div, 0e mod, 0f shl, 10 shr, 21 jalrs, 35 fadd, 36 fsub, 37 fmul, 38 fdiv, 3a wspawn, 4c sra, 4e mulhu, 5c aswap, 5d aadd, 5e aand, 5f aor, 60 axor, 61 amin, 62 amax, 63 aminu, 64 amaxu, 65 acas, 67 custom0, 68 custom1, 69 custom2, 6a custom3, 6b custom4, 6c custom5, 6d custom6, 6e custom7",
    ),
    ("3REGSRC", "03 tlbadd*"),
    ("2REGSRC", "3d bar"),
    ("1IMM", "1d jmpi"),
    ("2IMM", "1b jali, 25 ldi, 3e hwid"),
    (
        "3IMM",
        "11 andi, 12 ori, 13 xori, 14 addi, 15 subi, 16 muli, 17 divi, 18 modi, 19 shli, 1a shri, 20 jalis, 23 ld",
    ),
    ("3IMMSRC", "24 st"),
    ("PREG_REG", "26 rtop, 2b isneg, 2c iszero"),
    ("2PREG", "2a notp"),
    ("3PREG", "27 andp, 28 orp, 29 xorp"),
    ("PREG_2REG", "40 eq, 41 ne, 42 lt, 43 ge, 44 ltu, 45 geu, 58 feq, 59 flt, 5a fle"),
    ("PREG_IMM", "46 eqi, 47 nei, 48 lti, 49 gei, 4a ltui, 4b geui"),
    ("3SHORT", "4d srai, 4f ldb, 50 ldbu, 51 ldh, 52 ldhu, 53 ldw, 54 ldwu"),
    ("3SHORTSRC", "55 stb, 56 sth, 57 stw"),
];

/// Rules: I4.1, I4.2, I12.5, I13.1.
#[test]
fn every_code_has_its_mnemonic_class_and_privilege() {
    let mut seen = [false; 0x6f];
    for (class, list) in CLASSES {
        for entry in list.split(", ") {
            let (code, mnemonic) = entry.split_once(' ').expect("code and mnemonic");
            let code = u8::from_str_radix(code, 16).expect("hexadecimal");
            let privileged = mnemonic.ends_with('*');
            let mnemonic = mnemonic.trim_end_matches('*');
            let opcode = Opcode::try_from(code).expect("a code of the table");
            assert_eq!(opcode.mnemonic(), mnemonic, "{code:02x}");
            assert_eq!(mnemonic.parse::<Opcode>(), Ok(opcode));
            assert_eq!(opcode.class().name(), class, "{mnemonic}");
            assert_eq!(opcode.info().privileged, privileged, "{mnemonic}");
            assert!(!seen[code as usize], "{code:02x} is listed twice");
            seen[code as usize] = true;
        }
    }
    assert_eq!(seen, [true; 0x6f]);
}

/// Rules: I4.3, I5.4.
#[test]
fn flags_are_those_of_sections_5_and_8() {
    let with = |flag: fn(Opcode) -> bool| -> Vec<&str> {
        Opcode::ALL.into_iter().filter(|&opcode| flag(opcode)).map(Opcode::mnemonic).collect()
    };
    assert_eq!(
        with(|opcode| opcode.info().divergence_checked),
        ["jali", "jalr", "jmpi", "jmpr", "clone", "jalis", "jalrs", "jmprt", "trap", "jmpru", "reti"]
    );
    assert_eq!(with(|opcode| opcode.info().acts_without_lanes), ["split", "join", "splitl"]);
    assert_eq!(
        with(|opcode| opcode.info().writes_predicate()),
        [
            "rtop", "andp", "orp", "xorp", "notp", "isneg", "iszero", "eq", "ne", "lt", "ge", "ltu", "geu", "eqi",
            "nei", "lti", "gei", "ltui", "geui", "feq", "flt", "fle"
        ]
    );
    assert_eq!(
        with(|opcode| !opcode.info().writes_gpr() && !opcode.info().writes_predicate()),
        [
            "nop", "di", "ei", "tlbadd", "tlbflush", "jmpi", "jmpr", "clone", "jmprt", "st", "halt", "trap", "jmpru",
            "skep", "reti", "tlbrm", "wspawn", "split", "join", "bar", "splitl", "stb", "sth", "stw", "fence", "ring"
        ]
    );
}

fn instruction(opcode: Opcode, registers: &[u8], immediate: i64) -> Instruction {
    let mut slots = [0; 3];
    slots[..registers.len()].copy_from_slice(registers);
    Instruction::new(opcode, slots, immediate)
}

/// ISA section 2's table: text, instruction, and its words in 4w8/1, 4w8/8, 4w16/16 and 8w32/32.
fn word_table() -> Vec<(&'static str, Instruction, [Option<u64>; 4])> {
    let guard = Some(PredicateRegister(0));
    let row = |text, instruction, words: [u64; 4]| (text, instruction, words.map(Some));
    let predicates = |text, instruction, words: [u64; 3]| {
        let [a, b, c] = words.map(Some);
        (text, instruction, [None, a, b, c])
    };
    vec![
        row(
            "add %r1, %r2, %r3",
            instruction(Opcode::Add, &[1, 2, 3], 0),
            [0x14530000, 0x028a6000, 0x01424600, 0x00a0886000000000],
        ),
        row(
            "subi %r1, %r0, #2",
            instruction(Opcode::Subi, &[1, 0], 2),
            [0x2a400002, 0x05480002, 0x02a20002, 0x0150800000000002],
        ),
        row(
            "ldi %r1, #-1",
            instruction(Opcode::Ldi, &[1], -1),
            [0x4a7fffff, 0x094fffff, 0x04a3ffff, 0x0250ffffffffffff],
        ),
        row(
            "ld %r1, %r2, #4",
            instruction(Opcode::Ld, &[1, 2], 4),
            [0x46500004, 0x08ca0004, 0x04624004, 0x0230880000000004],
        ),
        row(
            "st %r1, %r2, #-4",
            instruction(Opcode::St, &[1, 2], -4),
            [0x4857fffc, 0x090afffc, 0x04825ffc, 0x02408bfffffffffc],
        ),
        row("jmpi #-8", instruction(Opcode::Jmpi, &[], -8), [0x3bfffff8, 0x077ffff8, 0x03bffff8, 0x01dffffffffffff8]),
        row("join", instruction(Opcode::Join, &[], 0), [0x78000000, 0x0f000000, 0x07800000, 0x03c0000000000000]),
        row(
            "bar %r1, %r2",
            instruction(Opcode::Bar, &[1, 2], 0),
            [0x7a500000, 0x0f4a0000, 0x07a24000, 0x03d0880000000000],
        ),
        predicates(
            "andp @p1, @p2, @p3",
            instruction(Opcode::Andp, &[1, 2, 3], 0),
            [0x09ca6000, 0x04e24600, 0x0270886000000000],
        ),
        predicates(
            "rtop @p2, %r3",
            instruction(Opcode::Rtop, &[2, 3], 0),
            [0x09930000, 0x04c46000, 0x02610c0000000000],
        ),
        row(
            "@p0 ? addi %r3, %r1, #1",
            instruction(Opcode::Addi, &[3, 1], 1).guarded(guard),
            [0xa8c80001, 0x85190001, 0x82862001, 0x8141840000000001],
        ),
        row(
            "@p0 ? split",
            instruction(Opcode::Split, &[], 0).guarded(guard),
            [0xf6000000, 0x8ec00000, 0x87600000, 0x83b0000000000000],
        ),
    ]
}

/// Rules: I2.2, I2.3.
#[test]
fn words_are_those_of_section_2() {
    let archs = ["4w8/1", "4w8/8", "4w16/16", "8w32/32"];
    for (text, instruction, words) in word_table() {
        assert_eq!(instruction.to_string(), text);
        for (arch, word) in archs.iter().zip(words) {
            let arch = ArchId::parse_toolchain(arch).expect("a valid ArchID");
            match word {
                None => assert!(encode_word(&arch, &instruction).is_err(), "{arch} {text}"),
                Some(word) => {
                    let encoded = encode_word(&arch, &instruction).expect("it fits");
                    assert_eq!(encoded, word, "{arch} {text}: {encoded:x}");
                    assert_eq!(decode_word(&arch, word), Ok(instruction), "{arch} {text}");
                    assert!(isa::is_canonical(&arch, word));
                }
            }
        }
    }
}

/// Rules: I2.2.
#[test]
fn words_of_the_seed_documents() {
    let arch: ArchId = "4w8/1/4/4".parse().expect("a valid ArchID");
    for (word, text) in [(0x2a400002, "subi %r1, %r0, #2"), (0x78000000, "join"), (0x3a000004, "jmpi #4")] {
        let decoded = decode_word(&arch, word).expect("it decodes");
        assert_eq!(decoded.to_string(), text);
    }
}

/// Rules: I3.1.
#[test]
fn bytes_are_those_of_section_3() {
    let arch = ArchId::parse_toolchain("4b8/8").expect("a valid ArchID");
    let guarded = |number, inner: Instruction| inner.guarded(Some(PredicateRegister(number)));
    let table: [(Instruction, &[u8]); 6] = [
        (instruction(Opcode::Nop, &[], 0), &[0xff, 0x00]),
        (instruction(Opcode::Add, &[1, 2, 3], 0), &[0xff, 0x0a, 1, 2, 3]),
        (instruction(Opcode::Subi, &[1, 0], 2), &[0xff, 0x15, 1, 0, 2, 0, 0, 0]),
        (instruction(Opcode::Jmpi, &[], -8), &[0xff, 0x1d, 0xf8, 0xff, 0xff, 0xff]),
        (guarded(0, instruction(Opcode::Split, &[], 0)), &[0x00, 0x3b]),
        (guarded(1, instruction(Opcode::Add, &[1, 2, 3], 0)), &[0x01, 0x0a, 1, 2, 3]),
    ];
    for (instruction, bytes) in table {
        assert_eq!(encode_bytes(&arch, &instruction).as_deref(), Ok(bytes), "{instruction}");
        assert_eq!(decode_bytes(&arch, bytes), Ok((instruction, bytes.len())));
    }
}

/// Rules: I4.1.
#[test]
fn classes_have_the_operands_of_section_4() {
    let letters = |class: &OperandClass| -> String {
        let names: Vec<&str> = class
            .operands()
            .iter()
            .map(|kind| match kind {
                isa::OperandKind::DestinationGpr => "d",
                isa::OperandKind::SourceGpr => "s",
                isa::OperandKind::DestinationPredicate => "pd",
                isa::OperandKind::SourcePredicate => "ps",
                isa::OperandKind::Immediate => "i",
            })
            .collect();
        format!("{} {}", class.name(), names.join(","))
    };
    assert_eq!(
        OperandClass::ALL.iter().map(letters).collect::<Vec<_>>(),
        [
            "NONE ",
            "1REG s",
            "2REG d,s",
            "3REG d,s,s",
            "3REGSRC s,s,s",
            "2REGSRC s,s",
            "1IMM i",
            "2IMM d,i",
            "3IMM d,s,i",
            "3IMMSRC s,s,i",
            "PREG_REG pd,s",
            "2PREG pd,ps",
            "3PREG pd,ps,ps",
            "PREG_2REG pd,s,s",
            "PREG_IMM pd,s,i",
            "3SHORT d,s,i",
            "3SHORTSRC s,s,i"
        ]
    );
}

/// Rules: I7.1.
#[test]
fn interrupts_have_the_numbers_of_section_7() {
    let rows = Interrupt::ALL.iter().map(|&interrupt| {
        let found = Interrupt::from_number(interrupt.number().into());
        assert_eq!(found, Some(interrupt));
        let address = if interrupt.has_address() { " r1" } else { "" };
        format!("{interrupt}{address}")
    });
    let expected = [
        "interrupt 0 (trap)",
        "interrupt 1 (page not in the TLB) r1",
        "interrupt 2 (access not permitted by the page) r1",
        "interrupt 3 (invalid instruction or operand)",
        "interrupt 4 (divergent branch)",
        "interrupt 5 (division by zero)",
        "interrupt 6 (no room for a divergent region, or a join without one)",
        "interrupt 7 (bus error) r1",
        "interrupt 8 (console input, or a ring)",
    ];
    assert_eq!(rows.collect::<Vec<_>>(), expected);
    assert_eq!(Interrupt::from_number(9), None);
}

/// Rules: I12.2, I12.3.
#[test]
fn words_and_bytes_of_the_extension() {
    use Opcode::{Acas, Eq, Fence, Lti, Sra, Stb};
    let guarded = instruction(Stb, &[2, 5], 31).guarded(Some(PredicateRegister(3)));
    for (arch, instruction, word) in [
        ("4w8/8", instruction(Eq, &[1, 2, 3], 0), 0x0b8a_6001),
        ("4w8/8", instruction(Lti, &[7, 1], -3), 0x0bb9_ff49),
        ("4w8/8", guarded, 0xbb95_07d6),
        ("4w8/8", instruction(Fence, &[], 0), 0x0b80_001c),
        ("4w8/8", instruction(Acas, &[1, 2, 3], 0), 0x0b8a_6026),
        ("8w16/16", instruction(Sra, &[1, 2, 3], 0), 0x05c2_4600_0000_000d),
    ] {
        let arch = ArchId::parse_toolchain(arch).expect("a valid ArchID");
        assert_eq!(encode_word(&arch, &instruction), Ok(word), "{instruction}");
        assert_eq!(decode_word(&arch, word), Ok(instruction));
    }
    let arch = ArchId::parse_toolchain("4b8/8").expect("a valid ArchID");
    let lti = instruction(Lti, &[7, 1], -3);
    let bytes = [0xff, 0x48, 7, 1, 0xfd, 0xff, 0xff, 0xff];
    assert_eq!(encode_bytes(&arch, &lti), Ok(bytes.to_vec()));
    assert_eq!(decode_bytes(&arch, &bytes), Ok((lti, bytes.len())));
}

/// Rules: I12.4.
#[test]
fn an_arch_id_without_room_takes_words_of_the_extension_for_traps() {
    let arch = ArchId::parse_toolchain("4w32/32").expect("a valid ArchID");
    let trap = instruction(Opcode::Trap, &[], 0);
    assert_eq!(decode_word(&arch, 0x02e0_0001), Ok(trap));
    let refused = encode_word(&arch, &instruction(Opcode::Sra, &[1, 2, 3], 0));
    assert_eq!(
        refused.unwrap_err().to_string(),
        "sra belongs to the extension: encoding w does not fit: PREG_2REG instructions (such as eq) need 33 bits \
         (1 predicated + 5 predicate + 6 opcode + 3 x 5 register + 6 function), a word has 32; use fewer registers \
         or predicates, a wider word, or encoding b"
    );
}
