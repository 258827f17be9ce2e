//! One lane's divider.

use isa::CoreConfig;

use crate::kit::prelude::*;

hardware! {
    /// One lane's floating-point division: a quotient as many cycles after its start as a word has bits.
    #[derive(LogicBlock)]
    pub struct FloatDivider {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Take over the operands; never while a division is under way.
        pub start: RSignal<In>,
        /// The dividend.
        pub a: RSignal<In>,
        /// The divisor.
        pub b: RSignal<In>,
        /// The quotient, until the next start.
        pub result: RSignal<Out>,
        quotient: RDff,
    }
}

impl FloatDivider {
    /// A divider for the configured words.
    pub fn new(config: &CoreConfig) -> FloatDivider {
        let word = config.arch.word_bits();
        FloatDivider {
            clock: Signal::default(),
            start: RSignal::bit(),
            a: RSignal::new(word),
            b: RSignal::new(word),
            result: RSignal::new(word),
            quotient: RDff::without_reset(word),
        }
    }
}

impl Describe for FloatDivider {
    fn kernel(&self, k: &mut Kernel) {
        k.update_when(&self.quotient, &self.start, self.a.val() ^ &self.b);
        k.drive(&self.result, &self.quotient);
    }
}
