//! Random sources that assemble, for the tests of round trips.

#![allow(dead_code)] // Each test binary uses its own part.

use assembler::{assemble_source, Object, SourceFile};
use isa::{ArchId, Opcode, OperandKind};
use proptest::prelude::*;

/// An ArchID from its text through predicates.
pub fn arch(text: &str) -> ArchId {
    ArchId::parse_toolchain(text).expect("a valid ArchID")
}

/// What a valid source assembles to.
pub fn object(arch: &ArchId, text: &str) -> Object {
    let source = SourceFile::new("random.s", text).expect("it is short");
    match assemble_source(arch, &source) {
        Ok(assembled) => assembled.object,
        Err(errors) => panic!("{arch}\n{errors}\n{text}"),
    }
}

/// ArchIDs of both encodings and every word size.
pub const ARCHS: [&str; 9] =
    ["4w8/8", "8w32/32", "4w16/16", "2w4/2", "4w6/5", "2b8/8", "4b8/8", "8b32/16", "4b256/256"];

/// One of [`ARCHS`].
pub fn archs() -> impl Strategy<Value = ArchId> {
    prop::sample::select(ARCHS.to_vec()).prop_map(arch)
}

/// One statement, as numbers to make it from.
#[derive(Clone, Debug)]
pub struct Seed {
    kind: u8,
    numbers: [u64; 4],
}

impl Seed {
    /// From numbers of any source of chance.
    pub fn new(kind: u8, numbers: [u64; 4]) -> Self {
        Seed { kind, numbers }
    }
}

/// Statements for a program.
pub fn seeds() -> impl Strategy<Value = Vec<Seed>> {
    let seed = (any::<u8>(), any::<[u64; 4]>()).prop_map(|(kind, numbers)| Seed { kind, numbers });
    prop::collection::vec(seed, 0..60)
}

/// How many labels a program has; statements refer to them.
const LABELS: u64 = 4;

/// A source with labels `l0` to `l3`, made from the seeds; it assembles for the ArchID.
pub fn source(arch: &ArchId, seeds: &[Seed]) -> String {
    let mut text = String::from(".def FOUR 4\n");
    let step = seeds.len() / LABELS as usize + 1;
    for (index, seed) in seeds.iter().enumerate() {
        if index % step == 0 {
            text.push_str(&format!("l{}:\n", index / step));
        }
        text.push_str(&statement(arch, seed));
        text.push('\n');
    }
    for label in seeds.len().div_ceil(step)..LABELS as usize {
        text.push_str(&format!("l{label}:\n"));
    }
    text
}

fn statement(arch: &ArchId, seed: &Seed) -> String {
    let [a, b, c, d] = seed.numbers;
    let bits = arch.word_bits();
    match seed.kind % 40 {
        0 => format!(".word {:#x} {}", a & arch.word_mask(), -((b % 100) as i64)),
        1 => format!(".byte {}, {}", a % 256, b % 256),
        2 => format!(".space {}", a % 20),
        3 => format!(".string \"text {} \\n\\x{:02x}\\\"\"", a % 1000, b % 256),
        4 => format!(".align {}", 1 << (a % 5)),
        5 => [".perm r", ".perm rw", ".perm x", ".perm", ".perm rwx"][(a % 5) as usize].to_owned(),
        6 => ".global".to_owned(),
        7 => format!(".word l{}, (l{} + {})", a % LABELS, b % LABELS, c % 9),
        8 => format!(".word (`(l{} | 1) * FOUR - -l{}) 1.5", a % LABELS, b % LABELS),
        9 => format!(".word {} 0 0 0 0 0 0 0 0 0 0 0 0", d & (arch.word_mask() >> 1)),
        10 if bits > 16 => format!("jmpi l{}", a % LABELS),
        11 if bits > 16 => format!("@p0 ? jali %r1, (l{} + FOUR)", a % LABELS),
        12 if bits > 16 => format!("ldi %r2 l{} ; tid %r3", a % LABELS),
        // The selector of the last predicate registers needs not fit.
        13 if bits > 16 => format!("@p0 ? vote %r2, @p{}", a % u64::from(arch.preds().min(48))),
        _ => instruction(arch, seed),
    }
}

/// The opcodes for which an ArchID has room.
pub fn opcodes(arch: &ArchId) -> &'static [Opcode] {
    match arch.check_extension_fits() {
        Ok(()) => &Opcode::ALL,
        Err(_) => &Opcode::ALL[..64],
    }
}

fn instruction(arch: &ArchId, seed: &Seed) -> String {
    let [a, b, c, d] = seed.numbers;
    let opcode = opcodes(arch)[a as usize % opcodes(arch).len()];
    let class = opcode.class();
    let mut text = String::new();
    if b % 3 == 0 {
        text.push_str(&format!("@p{} ? ", (b >> 8) % u64::from(arch.preds().min(255))));
    }
    text.push_str(opcode.mnemonic());
    for (place, kind) in class.operands().iter().enumerate() {
        let number = c >> (16 * place);
        text.push(' ');
        text.push_str(&match kind {
            OperandKind::DestinationGpr | OperandKind::SourceGpr => {
                format!("%r{}", number % u64::from(arch.gprs()))
            }
            OperandKind::DestinationPredicate | OperandKind::SourcePredicate => {
                format!("@p{}", number % u64::from(arch.preds()))
            }
            OperandKind::Immediate => {
                let bits = arch.immediate_bits(class).expect("it has an immediate");
                format!("#{}", (d as i64) >> (64 - bits))
            }
        });
    }
    text
}
