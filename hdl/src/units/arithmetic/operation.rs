//! What the arithmetic unit computes, and which of its parts a configuration has.

use isa::{CoreConfig, Divider, Multiplier, Opcode, Shifter};

use crate::kit::prelude::*;
use crate::units::float;

codes! {
    /// What the unit computes; decode chooses, and says beside it whether a number that is shifted is signed. Codes
    /// from 8 on are floating point, the low three bits being those of the lanes' pipeline.
    pub enum ArithmeticOperation(4 bits, "OPERATION") {
        /// The product's low bits.
        Multiply = 0,
        /// The product's upper bits.
        MultiplyHigh = 1,
        /// The quotient.
        Divide = 2,
        /// The remainder.
        Remainder = 3,
        /// The first operand shifted left by the second.
        ShiftLeft = 4,
        /// The first operand shifted right by the second.
        ShiftRight = 5,
        /// An integer's floating-point number.
        IntegerToFloat = 8,
        /// A floating-point number's integer.
        FloatToInteger = 9,
        /// The floating-point sum.
        FloatAdd = 10,
        /// The floating-point difference.
        FloatSubtract = 11,
        /// The floating-point product.
        FloatMultiply = 12,
        /// The first operand with its sign changed.
        FloatNegate = 13,
        /// The floating-point quotient.
        FloatDivide = 15,
    }
}

/// What the unit computes for an opcode, if it has a part in it.
pub fn operation(config: &CoreConfig, opcode: Opcode) -> Option<ArithmeticOperation> {
    use ArithmeticOperation::*;
    match opcode {
        Opcode::Mul | Opcode::Muli => Some(Multiply),
        Opcode::Mulhu => Some(MultiplyHigh),
        Opcode::Shl | Opcode::Shli => shifts(config).then_some(ShiftLeft),
        Opcode::Shr | Opcode::Shri | Opcode::Sra | Opcode::Srai => shifts(config).then_some(ShiftRight),
        Opcode::Div | Opcode::Divi => Some(Divide),
        Opcode::Mod | Opcode::Modi => Some(Remainder),
        Opcode::Itof => Some(IntegerToFloat),
        Opcode::Ftoi => Some(FloatToInteger),
        Opcode::Fadd => Some(FloatAdd),
        Opcode::Fsub => Some(FloatSubtract),
        Opcode::Fmul => Some(FloatMultiply),
        Opcode::Fneg => Some(FloatNegate),
        Opcode::Fdiv => Some(FloatDivide),
        Opcode::Nop
        | Opcode::Di
        | Opcode::Ei
        | Opcode::Tlbadd
        | Opcode::Tlbflush
        | Opcode::Neg
        | Opcode::Not
        | Opcode::And
        | Opcode::Or
        | Opcode::Xor
        | Opcode::Add
        | Opcode::Sub
        | Opcode::Andi
        | Opcode::Ori
        | Opcode::Xori
        | Opcode::Addi
        | Opcode::Subi
        | Opcode::Jali
        | Opcode::Jalr
        | Opcode::Jmpi
        | Opcode::Jmpr
        | Opcode::Clone
        | Opcode::Jalis
        | Opcode::Jalrs
        | Opcode::Jmprt
        | Opcode::Ld
        | Opcode::St
        | Opcode::Ldi
        | Opcode::Rtop
        | Opcode::Andp
        | Opcode::Orp
        | Opcode::Xorp
        | Opcode::Notp
        | Opcode::Isneg
        | Opcode::Iszero
        | Opcode::Halt
        | Opcode::Trap
        | Opcode::Jmpru
        | Opcode::Skep
        | Opcode::Reti
        | Opcode::Tlbrm
        | Opcode::Wspawn
        | Opcode::Split
        | Opcode::Join
        | Opcode::Bar
        | Opcode::Hwid
        | Opcode::Splitl
        | Opcode::Eq
        | Opcode::Ne
        | Opcode::Lt
        | Opcode::Ge
        | Opcode::Ltu
        | Opcode::Geu
        | Opcode::Eqi
        | Opcode::Nei
        | Opcode::Lti
        | Opcode::Gei
        | Opcode::Ltui
        | Opcode::Geui
        | Opcode::Ldb
        | Opcode::Ldbu
        | Opcode::Ldh
        | Opcode::Ldhu
        | Opcode::Ldw
        | Opcode::Ldwu
        | Opcode::Stb
        | Opcode::Sth
        | Opcode::Stw
        | Opcode::Feq
        | Opcode::Flt
        | Opcode::Fle
        | Opcode::Fence
        | Opcode::Aswap
        | Opcode::Aadd
        | Opcode::Aand
        | Opcode::Aor
        | Opcode::Axor
        | Opcode::Amin
        | Opcode::Amax
        | Opcode::Aminu
        | Opcode::Amaxu
        | Opcode::Acas
        | Opcode::Ring
        | Opcode::Custom0
        | Opcode::Custom1
        | Opcode::Custom2
        | Opcode::Custom3
        | Opcode::Custom4
        | Opcode::Custom5
        | Opcode::Custom6
        | Opcode::Custom7 => None,
    }
}

/// Whether the configuration has an arithmetic unit at all.
pub fn is_present(config: &CoreConfig) -> bool {
    !kinds(config).is_empty()
}

/// Whether it divides integers.
pub fn divides(config: &CoreConfig) -> bool {
    config.divider != Divider::None
}

/// Whether it gives the upper bits of products.
pub fn multiplies_high(config: &CoreConfig) -> bool {
    config.extension && config.multiplier != Multiplier::None
}

/// Whether it shifts: else the lanes' ALUs do.
pub fn shifts(config: &CoreConfig) -> bool {
    config.shifter == Shifter::Dsp
}

/// Whether it shifts signed numbers, too.
pub fn shifts_signed(config: &CoreConfig) -> bool {
    config.extension && shifts(config)
}

/// Bits of an operation's code; 0 when there is but one operation.
pub fn operation_bits(config: &CoreConfig) -> u32 {
    match (config.float, shifts(config), divides(config)) {
        (true, ..) => 4,
        (false, true, _) => 3,
        (false, false, true) => 2,
        (false, false, false) => multiplies_high(config).into(),
    }
}

/// Whether an operation is a shift, and one to the right; only for one of the kind of products.
pub(super) fn shift(operation: &Expr) -> (Expr, Expr) {
    (operation.bit(2), operation.bit(2) & operation.bit(0))
}

/// Whether an operation gives the upper bits of a product; only for one of the kind of products. In a core that has
/// such operations it has a lowest bit.
pub(super) fn is_high(operation: &Expr) -> Expr {
    match operation.width() {
        0 => absent(1),
        1..=2 => operation.bit(0),
        _ => operation.bit(0) & !operation.bit(2),
    }
}

/// How operations go through the unit; it holds operations of one kind at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OperationKind {
    /// Products in a pipeline.
    Multiply,
    /// Products, one at a time.
    SerialMultiply,
    /// Quotients and remainders, one at a time.
    Divide,
    /// Floating point in a pipeline.
    Float,
    /// Floating-point quotients, one at a time.
    FloatDivide,
}

impl OperationKind {
    /// Stages of the kind's pipeline; `None` when it takes one operation at a time.
    pub fn stages(self) -> Option<u32> {
        match self {
            OperationKind::Multiply => Some(3),
            OperationKind::Float => Some(1 + float::STAGES),
            OperationKind::SerialMultiply | OperationKind::Divide | OperationKind::FloatDivide => None,
        }
    }

    /// Whether an operation is of this kind, in a configuration that has it.
    pub fn has(self, operation: &Expr) -> Expr {
        let bit = |place: u32| match place < operation.width() {
            true => operation.bit(place),
            false => low(),
        };
        match self {
            OperationKind::Multiply | OperationKind::SerialMultiply => !(bit(1) | bit(3)),
            OperationKind::Divide => bit(1) & !bit(3),
            OperationKind::Float => bit(3) & !(bit(2) & bit(1)),
            OperationKind::FloatDivide => bit(3) & bit(2) & bit(1),
        }
    }
}

/// Which of the kinds are together: with fair units those with a pipeline and those that take the unit alone have a
/// queue and a tracker each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Every kind.
    Whole,
    /// Those with a pipeline.
    Pipelined,
    /// Those that take the unit alone.
    Alone,
}

impl Part {
    /// Those of the kinds that are of this part.
    pub(super) fn of(self, mut kinds: Vec<OperationKind>) -> Vec<OperationKind> {
        kinds.retain(|kind| match self {
            Part::Whole => true,
            Part::Pipelined => kind.stages().is_some(),
            Part::Alone => kind.stages().is_none(),
        });
        kinds
    }
}

/// Whether the unit has two parts: with fair units, when there are kinds for both.
pub(super) fn has_parts(config: &CoreConfig) -> bool {
    let has = |part: Part| !part.of(kinds(config)).is_empty();
    config.fair_units && has(Part::Pipelined) && has(Part::Alone)
}

/// The kinds that a configuration has.
pub(super) fn kinds(config: &CoreConfig) -> Vec<OperationKind> {
    let mut kinds = Vec::new();
    match config.multiplier {
        Multiplier::Dsp => kinds.push(OperationKind::Multiply),
        Multiplier::Serial => kinds.push(OperationKind::SerialMultiply),
        Multiplier::None => {}
    }
    if divides(config) {
        kinds.push(OperationKind::Divide);
    }
    if config.float {
        kinds.extend([OperationKind::Float, OperationKind::FloatDivide]);
    }
    kinds
}
