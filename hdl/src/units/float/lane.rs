//! One lane's pipeline for sums, products and conversions.

use isa::CoreConfig;

use crate::kit::prelude::*;

/// Clock edges from operands to result.
pub const STAGES: u32 = 5;

/// What [`FloatLane`] computes of its operands a and b.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum FloatOperation {
    /// The signed integer a as a number.
    IntegerToFloat = 0,
    /// The number a as a signed integer, rounded toward 0, saturated; 0 for a NaN.
    FloatToInteger = 1,
    /// a + b.
    Add = 2,
    /// a - b.
    Subtract = 3,
    /// a times b.
    Multiply = 4,
    /// a with its sign changed, a NaN too.
    Negate = 5,
}

impl FloatOperation {
    /// Every operation, in the order of its code.
    pub const ALL: [FloatOperation; 6] = [
        FloatOperation::IntegerToFloat,
        FloatOperation::FloatToInteger,
        FloatOperation::Add,
        FloatOperation::Subtract,
        FloatOperation::Multiply,
        FloatOperation::Negate,
    ];
    /// Width of the code in bits.
    pub const BITS: u32 = 3;
}

hardware! {
    /// One lane's floating-point sums, products and conversions: a result each cycle, five cycles after its operands.
    #[derive(LogicBlock)]
    pub struct FloatLane {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// All stages move on; else they hold.
        pub advance: RSignal<In>,
        /// What to compute.
        pub operation: RSignal<In>,
        /// First operand.
        pub a: RSignal<In>,
        /// Second operand, if the operation has one.
        pub b: RSignal<In>,
        /// The result of the operation that came in five moves ago.
        pub result: RSignal<Out>,
        stages: Vec<RDff>,
    }
}

impl FloatLane {
    /// A pipeline for the configured words.
    pub fn new(config: &CoreConfig) -> FloatLane {
        let word = config.arch.word_bits();
        let stages = (0..STAGES).map(|_| RDff::without_reset(word));
        FloatLane {
            clock: Signal::default(),
            advance: RSignal::bit(),
            operation: RSignal::new(FloatOperation::BITS),
            a: RSignal::new(word),
            b: RSignal::new(word),
            result: RSignal::new(word),
            stages: stages.collect(),
        }
    }
}

impl Describe for FloatLane {
    fn kernel(&self, k: &mut Kernel) {
        let a = self.a.val();
        let negated = concat([!a.sign(), a.bits(0, a.width() - 1)]);
        let mut value = negated;
        for stage in &self.stages {
            k.update_when(stage, &self.advance, value);
            value = stage.val();
        }
        k.drive(&self.result, value);
        k.ignore(
            "only negation so far",
            vec![self.operation.val(), self.b.val()],
        );
    }
}
