//! The immediate, and what takes its way: what hwid asks for, and the constants of micro-operations.

use isa::{FieldLayout, OperandClass};

use super::{Decode, Fields};
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::stages::control::FormSignals;
use crate::units::warps::copy_unit::MicroKind;

impl Decode {
    /// The immediate, if the instruction is of this class: it stands below the last register slot.
    pub(super) fn immediate_of(&self, class: OperandClass) -> Expr {
        let layout = FieldLayout::new(&self._config.arch);
        let width = layout.immediate(class).map_or(0, |field| field.width);
        self.decode.word.val().bits(0, width)
    }

    /// The constant that a micro-operation writes: the number to register 0, the address to register 1. 0 for the others.
    fn micro_constant(&self, k: &mut Kernel, fields: &Fields) -> Expr {
        let width = self.micro_address.width();
        let number = self.micro_number.val().zero_extend(width);
        let value = select(fields.slots[0].bit(0), &self.micro_address, number);
        let is_constant = MicroKind::Constant.is(&self.decode.micro_kind);
        k.wire("micro_constant", replicate(width, is_constant) & value)
    }

    /// The immediate of the instruction's class; for hwid what it asks for, the lane's number excepted.
    pub(super) fn immediate(&self, k: &mut Kernel, fields: &Fields, form: &FormSignals) -> Expr {
        let config = &self._config;
        let width = config.arch.word_bits();
        let extended = |class| self.immediate_of(class).sign_extend(width);
        let number = |number: u32| constant(width, u128::from(number));
        let arms = vec![
            (vec![1], warp_of(&self.decode.context).zero_extend(width)),
            (vec![2], number(config.arch.lanes())),
            (vec![3], number(config.arch.warps())),
            (vec![4], self.core_number.val()),
        ];
        let identity = k.case(
            "identity",
            self.immediate_of(OperandClass::TwoImm),
            arms,
            zeros(width),
        );
        let constant = self.micro_constant(k, fields);
        let arms = vec![
            (self.decode.micro.val(), constant),
            (form.immediate_alone.clone(), extended(OperandClass::OneImm)),
            (form.asks_for_identity.clone(), identity),
            (
                form.immediate_after_one.clone(),
                extended(OperandClass::TwoImm),
            ),
        ];
        k.wire(
            "immediate",
            first_of(arms, extended(OperandClass::ThreeImm)),
        )
    }
}
