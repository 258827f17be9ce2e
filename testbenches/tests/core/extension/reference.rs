//! What the instructions of the extension give, written from docs/isa.md section 12.

use isa::{CoreConfig, Opcode};

use super::bench::Case;

/// What an instruction must give in a lane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The predicate register behind it.
    Predicate(bool),
    /// What goes to the destination.
    Value(u64),
    /// What a load gives.
    Loaded(u64),
    /// The bytes of the line that a store changes, each with its place, in ascending order.
    Stored(Vec<(u64, u8)>),
    /// The word that memory holds behind an exchange, and whether that is stored.
    Exchanged {
        /// The word.
        word: u64,
        /// It is stored.
        stores: bool,
    },
}

/// Whether it ends with an immediate.
pub fn takes_immediate(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        Eqi | Nei | Lti | Gei | Ltui | Geui | Srai | Ldb | Ldbu | Ldh | Ldhu | Ldw | Ldwu | Stb | Sth | Stw
    )
}

/// The number of a two's complement of so many bits.
fn signed(word: u64, bits: u32) -> i64 {
    (word << (64 - bits)) as i64 >> (64 - bits)
}

/// The number of a float; a NaN is one of Rust's.
fn float(word: u64, bits: u32) -> f64 {
    match bits {
        32 => f32::from_bits(word as u32).into(),
        _ => f64::from_bits(word),
    }
}

/// What the instruction must give in the lane of the case.
pub fn expected(config: &CoreConfig, opcode: Opcode, immediate: Option<i64>, case: &Case) -> Expected {
    use Opcode::*;
    let bits = config.arch.word_bits();
    let mask = config.arch.word_mask();
    let a = case.first;
    let b = match opcode {
        _ if opcode.unit() == isa::ExecutionUnit::LoadStore => case.second,
        _ => immediate.map_or(case.second, |immediate| immediate as u64 & mask),
    };
    let (signed_a, signed_b) = (signed(a, bits), signed(b, bits));
    let (float_a, float_b) = (float(a, bits), float(b, bits));
    let predicate = |holds: bool| Expected::Predicate(if case.executes { holds } else { case.old });
    match opcode {
        Eq | Eqi => predicate(a == b),
        Ne | Nei => predicate(a != b),
        Lt | Lti => predicate(signed_a < signed_b),
        Ge | Gei => predicate(signed_a >= signed_b),
        Ltu | Ltui => predicate(a < b),
        Geu | Geui => predicate(a >= b),
        Feq => predicate(float_a == float_b),
        Flt => predicate(float_a < float_b),
        Fle => predicate(float_a <= float_b),
        Sra | Srai => {
            let count = b.min(u64::from(bits) - 1);
            Expected::Value((signed_a >> count) as u64 & mask)
        }
        Ldb => loaded(config, case, 1, true),
        Ldbu => loaded(config, case, 1, false),
        Ldh => loaded(config, case, 2, true),
        Ldhu => loaded(config, case, 2, false),
        Ldw => loaded(config, case, 4, true),
        Ldwu => loaded(config, case, 4, false),
        Stb => stored(config, case, 1),
        Sth => stored(config, case, 2),
        Stw => stored(config, case, 4),
        _ => exchanged(opcode, bits, mask, case),
    }
}

/// I12.12: the word, shifted right by its bytes below the address; of that the low bytes.
fn loaded(config: &CoreConfig, case: &Case, bytes: u32, is_signed: bool) -> Expected {
    let below = case.place % u64::from(config.arch.word_bytes());
    let low = case.word >> (8 * below) & (u64::MAX >> (64 - 8 * bytes));
    Expected::Loaded(match is_signed {
        true => signed(low, 8 * bytes) as u64 & config.arch.word_mask(),
        false => low,
    })
}

/// I12.12: as many bytes as it stores, but none behind the end of the word.
fn stored(config: &CoreConfig, case: &Case, bytes: u64) -> Expected {
    let word_bytes = u64::from(config.arch.word_bytes());
    let end = (case.place / word_bytes + 1) * word_bytes;
    let value = case.second.to_le_bytes();
    let places = case.place..end.min(case.place + bytes);
    Expected::Stored(places.zip(value).collect())
}

/// I12.14, with the second operand `second`, and for acas the destination's value `first`.
fn exchanged(opcode: Opcode, bits: u32, mask: u64, case: &Case) -> Expected {
    use Opcode::*;
    let (old, operand) = (case.word, case.second);
    let (signed_old, signed_operand) = (signed(old, bits), signed(operand, bits));
    let of_signed = |number: i64| number as u64 & mask;
    let (word, stores) = match opcode {
        Aswap => (operand, true),
        Aadd => (old.wrapping_add(operand) & mask, true),
        Aand => (old & operand, true),
        Aor => (old | operand, true),
        Axor => (old ^ operand, true),
        Amin => (of_signed(signed_old.min(signed_operand)), true),
        Amax => (of_signed(signed_old.max(signed_operand)), true),
        Aminu => (old.min(operand), true),
        Amaxu => (old.max(operand), true),
        Acas if old == case.first => (operand, true),
        Acas => (old, false),
        other => panic!("{other:?} is no instruction of the bench"),
    };
    Expected::Exchanged { word, stores }
}
