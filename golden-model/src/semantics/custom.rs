//! Own instructions (ISA section 13): each lane's result is what the unit's meaning says of its operands.

use isa::CustomUnit;

use super::lanewise::Lanewise;
use super::operation::Operation;
use super::Effect;

impl<const LANES: usize> Lanewise<'_, '_, LANES> {
    /// d = f(a, b, d), by the function of a number.
    fn ask(&mut self, unit: CustomUnit, number: usize) {
        let (mask, to) = (self.files.shape.word_mask, self.to);
        for lane in self.executing.iter().map(isa::Lane::index) {
            let operands = self.operands_of(lane);
            self.files.gprs[to + lane] = unit.result(number, operands) & mask;
        }
    }

    /// The longest time that the unit takes for a lane.
    fn cycles(&self, unit: CustomUnit, number: usize) -> u64 {
        let lanes = self.executing.iter();
        let cycles = lanes.map(|lane| unit.cycles(number, self.operands_of(lane.index())));
        cycles.max().unwrap_or(1)
    }

    /// a, b and d of a lane.
    fn operands_of(&self, lane: usize) -> [u64; 3] {
        [1, 2, 0].map(|slot| self.files.gprs[self.register(slot) + lane])
    }
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// custom0 to custom7. How long a unit takes counts with deferred writes only.
    #[inline(never)]
    pub(super) fn own_instruction(&mut self) -> Effect {
        let unit = self.state.shape().features.custom_unit;
        let (Some(unit), Some(number)) = (unit, self.decoded.opcode.custom_number()) else {
            return Effect::Advance;
        };
        self.registers(|lanewise| {
            let by_operands = DEFERRED && unit.spec().stages.is_none();
            let cycles = if by_operands { lanewise.cycles(unit, number) } else { 1 };
            lanewise.ask(unit, number);
            match DEFERRED {
                true => Effect::Custom { cycles },
                false => Effect::Advance,
            }
        })
    }
}
