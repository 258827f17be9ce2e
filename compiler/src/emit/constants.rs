//! Numbers and addresses in registers, in as few instructions as it takes.

use isa::{ArchId, Opcode, OperandClass};

use super::names::Names;
use super::statement::{Field, Statement};
use crate::ir::Symbol;

/// An immediate of so many bits and a sign is taken to hold every address.
const ADDRESS_BITS: u32 = 16;
/// Bits of an address that does not fit one.
const ADDRESS_BITS_LONG: u32 = 20;
/// Bits of an address in a program that is larger than what an immediate holds.
const ADDRESS_BITS_FAR: u32 = 24;

/// Puts a number into a register.
pub(super) fn number(arch: &ArchId, register: u32, number: i64, names: &Names) -> Vec<Statement> {
    let into = Field::Register(register);
    let ldi = |number| Statement::new(Opcode::Ldi, vec![into.clone(), Field::Number(number)]);
    let then = |opcode, number| Statement::new(opcode, vec![into.clone(), into.clone(), Field::Number(number)]);
    let fits = |class, number| arch.immediate_range(class).is_some_and(|range| range.contains(&number));
    let long = |number| fits(OperandClass::TwoImm, number);
    if long(number) {
        return vec![ldi(number)];
    }
    let bits = i64::from(arch.word_bits());
    let spare = 64 - arch.word_bits();
    let wrapped = |number: i64| number << spare >> spare;
    let shift_fits = |shift| fits(OperandClass::ThreeImm, shift);
    let zeros = i64::from(number.trailing_zeros());
    if shift_fits(zeros) && long(number >> zeros) {
        return vec![ldi(number >> zeros), then(Opcode::Shli, zeros)];
    }
    let ones = wrapped(-1);
    let unsigned = (number << spare) as u64 >> spare;
    let leading = i64::from(unsigned.leading_zeros()) - i64::from(spare);
    if leading > 0 && shift_fits(leading) && unsigned == (ones as u64) << spare >> spare >> leading {
        return vec![ldi(-1), then(Opcode::Shri, leading)];
    }
    // The high part, then what is missing below it.
    for shift in (1..bits).filter(|shift| shift_fits(*shift)) {
        let high = number >> shift;
        let low = wrapped(number.wrapping_sub(high << shift));
        if long(high) && fits(OperandClass::ThreeImm, low) {
            return vec![ldi(high), then(Opcode::Shli, shift), then(Opcode::Ori, low)];
        }
    }
    literal(arch, register, number, names)
}

/// Reads a number from memory.
fn literal(arch: &ArchId, register: u32, number: i64, names: &Names) -> Vec<Statement> {
    let into = Field::Register(register);
    let label = names.literal(number).into();
    let mut statements = address(arch, register, &label, 0, names);
    let load = vec![into.clone(), into, Field::Number(0)];
    statements.push(Statement::new(Opcode::Ld, load));
    statements
}

/// Puts an address into a register.
pub(super) fn address(arch: &ArchId, register: u32, symbol: &Symbol, addend: i64, names: &Names) -> Vec<Statement> {
    let into = Field::Register(register);
    let bits = |class| {
        let end = arch.immediate_range(class).map_or(0, |range| *range.end());
        end.saturating_add(1).max(1).cast_unsigned().ilog2()
    };
    let first = bits(OperandClass::TwoImm);
    if first >= ADDRESS_BITS && !names.far {
        let field = Field::Symbol(symbol.clone(), addend);
        return vec![Statement::new(Opcode::Ldi, vec![into, field])];
    }
    let each = bits(OperandClass::ThreeImm).max(1);
    let wanted = if names.far { ADDRESS_BITS_FAR } else { ADDRESS_BITS_LONG };
    let mut shift = wanted.saturating_sub(first).next_multiple_of(each);
    let part = |shift, bits| Field::Part { symbol: symbol.clone(), addend, shift, bits };
    let mut statements = vec![Statement::new(Opcode::Ldi, vec![into.clone(), part(shift, None)])];
    while shift > 0 {
        shift -= each;
        let three = |opcode, field| Statement::new(opcode, vec![into.clone(), into.clone(), field]);
        statements.push(three(Opcode::Shli, Field::Number(i64::from(each))));
        statements.push(three(Opcode::Ori, part(shift, Some(each))));
    }
    statements
}
