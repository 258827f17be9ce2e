//! One operand of one lane: the register as read, or what was still on its way to it (docs/pipeline.md section 8).
//!
//! The register file is read in decode; writes of that cycle and of the two before it are not in it yet. The older ones
//! are caught in registers that are 0 otherwise, so that they need no place in the choice. The youngest comes last, for
//! it comes out of the ALU, and whether it is wanted is not known in decode in time.

use crate::kit::prelude::*;

hardware! {
    /// Chooses one lane's operand. In each cycle one instruction is in decode, for which late writes are caught, and
    /// one in operands, for which the choice is made.
    pub struct LaneOperand(width: u32, or_loaded: bool) {
        /// The operand of the instruction in decode is a register.
        pub is_register: In(1),
        /// The instruction in execute writes the register that the one in decode reads in this lane.
        pub in_execute: In(1),
        /// The instruction in commit writes the register that the one in decode reads in this lane.
        pub in_commit: In(1),
        /// The instruction in execute writes the register that the one in operands reads in this lane.
        pub forwards: In(1),
        /// From execute: its result.
        pub result: In(width),
        /// From commit: the value it writes.
        pub committed: In(width),
        /// From register file: the register of the instruction in operands.
        pub file: In(width),
        /// The constant that takes the place of a register, else 0.
        pub constant: In(width),
        /// The load/store unit writes the register that the instruction in operands reads in this lane.
        pub loads: In(1) if (or_loaded),
        /// From load/store unit: the value it writes.
        pub loaded: In(width) if (or_loaded),
        /// To execute: the operand; 0 if it is neither a register nor a constant.
        pub value: Out(width),

        /// The register as read is up to date.
        from_file: Register(1),
        /// What commit writes now, if it is to be taken, else 0.
        caught: Register(width),
        /// What commit wrote in the cycle of the read, if it is to be taken, else 0.
        missed: Register(width),
        _or_loaded: bool = or_loaded,
    }
}

impl Describe for LaneOperand {
    fn parametric(&self) -> Option<Parametric> {
        let or_loaded = self._or_loaded;
        Some(Parametric {
            variant: String::new(),
            parameters: vec![Parameter { name: "WIDTH", value: self.value.width(), doc: "Bits of the operand." }],
            sample: Box::new(move || Box::new(LaneOperand::new(32, or_loaded))),
        })
    }

    fn kernel(&self, k: &mut Kernel) {
        k.rules(if self._or_loaded { "P8.2, P8.3, P22.19" } else { "P8.2, P8.3" });
        let width = self.value.width();
        let late = self.in_execute.val() | &self.in_commit;
        k.update(&self.from_file, self.is_register.val() & !late);
        let missed = self.in_commit.val() & !self.in_execute.val();
        k.update(&self.missed, select(missed, &self.committed, zeros(width)));
        k.update(&self.caught, select(&self.in_execute, &self.result, zeros(width)));
        let file = replicate(width, &self.from_file) & &self.file;
        wire!(k, earlier = file | &self.caught | &self.constant);
        let (loads, loaded) = (&self.loads, &self.loaded);
        if loads.is_present() {
            k.comment("three LUTs a bit: what is read or constant, what comes only now, and these with the rest");
            let result = replicate(width, &self.forwards) & &self.result;
            let now = k.wire("comes_now", result | (replicate(width, loads) & loaded));
            let before = replicate(width, !(self.forwards.val() | loads));
            k.drive(&self.value, now | (before & (earlier | &self.missed)));
            return;
        }
        k.comment(
            "two LUTs a bit: what is read or constant, and that with the rest; written otherwise, mappers make three",
        );
        let late = select(&self.forwards, &self.result, &self.missed);
        let early = replicate(width, !self.forwards.val()) & earlier;
        k.drive(&self.value, late | early);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_with_and_without_loads_that_come_late() {
        for or_loaded in [false, true] {
            crate::kit::emit(&LaneOperand::new(32, or_loaded)).unwrap();
        }
    }
}
