//! The registers by which a host reads performance counters: docs/host.md section 4.

use isa::{CoreConfig, HardwareId, PerformanceCounter};

use super::registers::{HostRegister, HostRegisters};
use super::REGISTER_BITS;
use crate::kit::prelude::*;
use crate::units::counters::SELECTOR_BITS;

/// Bits of the number of a counter: its selector of hwid, and, of counters that are wider than a register, which half.
pub(super) fn counter_number_bits(config: &CoreConfig) -> u32 {
    SELECTOR_BITS + u32::from(config.arch.word_bits() > REGISTER_BITS)
}

impl HostRegisters {
    /// The counter that is asked for, a register away from the core's.
    pub(super) fn count(&self, k: &mut Kernel, writes: &Expr) {
        let (Some(number), Some(value)) = (self.counter_number.get(), self.counter_value.get())
        else {
            return;
        };
        let data = self.access.write_data.val();
        let asks = writes & self.is(HostRegister::CounterNumber);
        k.update_when(number, asks, data.bits(0, number.width()));
        let counters = self.counter.values();
        let word_bits = counters[0].width();
        let arms = PerformanceCounter::ALL.iter().zip(counters);
        let arms = arms.map(|(&counter, value)| {
            let selector = HardwareId::Counter(counter).selector() as u128;
            (vec![selector], value)
        });
        let selector = number.val().bits(0, SELECTOR_BITS);
        let selector = k.wire("counter_selector", selector);
        let counter = k.case("counter_read", &selector, arms.collect(), zeros(word_bits));
        let half = match word_bits > REGISTER_BITS {
            false => counter,
            true => {
                let upper = counter.bits(REGISTER_BITS, REGISTER_BITS);
                let is_upper = number.val().bit(SELECTOR_BITS);
                select(&is_upper, upper, counter.bits(0, REGISTER_BITS))
            }
        };
        k.update(value, half);
    }

    /// What is read of them.
    pub(super) fn counter_rows(&self) -> Vec<(HostRegister, Expr)> {
        let (Some(number), Some(value)) = (self.counter_number.get(), self.counter_value.get())
        else {
            return Vec::new();
        };
        let number = number.val().zero_extend(REGISTER_BITS);
        vec![
            (HostRegister::CounterNumber, number),
            (HostRegister::Counter, value.val()),
        ]
    }
}
