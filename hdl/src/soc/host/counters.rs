//! The registers by which a host reads performance counters: docs/host.md section 4.

use isa::{CoreConfig, HardwareId, PerformanceCounter};

use super::registers::{HostRegister, HostRegisters, BYTE_BITS};
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
        let number = &self.counter_number;
        let data = self.access.write_data.val();
        let asks = writes & self.is(HostRegister::CounterNumber);
        k.update_when(number, asks, data.bits(0, number.width()));
        let core = &self.core_chosen;
        if core.is_present() {
            let asks = writes & self.is(HostRegister::CounterNumber);
            k.update_when(core, asks, data.bits(BYTE_BITS, core.width()));
            k.drive(&self.counter_core, core);
        }
        let word_bits = self.counter.cycles.width();
        let arms = PerformanceCounter::ALL.iter().zip(self.counter.fields());
        let arms = arms.map(|(&counter, field)| {
            let selector = HardwareId::Counter(counter).selector() as u128;
            (vec![selector], field.value)
        });
        let selector = k.wire("counter_selector", number.val().bits(0, SELECTOR_BITS));
        let counter = k.case("counter_read", &selector, arms.collect(), zeros(word_bits));
        let half = match word_bits > REGISTER_BITS {
            false => counter,
            true => {
                let upper = counter.bits(REGISTER_BITS, REGISTER_BITS);
                let is_upper = number.val().bit(SELECTOR_BITS);
                select(&is_upper, upper, counter.bits(0, REGISTER_BITS))
            }
        };
        k.update(&self.counter_value, half);
    }

    /// What is read of them.
    pub(super) fn counter_rows(&self) -> Vec<(HostRegister, Expr)> {
        if !self.counter_number.is_present() {
            return Vec::new();
        }
        let (number, core) = (self.counter_number.val(), &self.core_chosen);
        let number = match core.is_present() {
            false => number,
            true => {
                let between = BYTE_BITS - number.width();
                pack([number, zeros(between), core.val()])
            }
        };
        let number = number.zero_extend(REGISTER_BITS);
        vec![(HostRegister::CounterNumber, number), (HostRegister::Counter, self.counter_value.val())]
    }
}
