//! The immediate, and what takes its way: what hwid asks for, and the constants of micro-operations.

use isa::{FieldLayout, HardwareId, OperandClass, PredicateRegister};

use super::{Decode, Fields, Vote};
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::kit::Label;
use crate::stages::control::FormSignals;
use crate::units::counters::SELECTOR_BITS;
use crate::units::warps::copy_unit::MicroKind;

/// The selector of predicate register 0's vote, a power of two.
const FIRST_VOTE: u128 = HardwareId::Vote(PredicateRegister(0)).selector() as u128;

impl Decode {
    /// The immediate, if the instruction is of this class: it lies below the last register slot, in the extension
    /// above the function.
    pub(super) fn immediate_of(&self, class: OperandClass) -> Expr {
        let layout = FieldLayout::new(&self._config.arch);
        let field = layout.immediate(class);
        let (lsb, width) = field.map_or((0, 0), |field| (field.lsb, field.width));
        self.decode.word.val().bits(lsb, width)
    }

    /// Whether hwid asks for a vote, and of which predicate register.
    pub(super) fn vote(&self, k: &mut Kernel, form: &FormSignals) -> Vote {
        let arch = &self._config.arch;
        let selector = self.immediate_of(OperandClass::TwoImm);
        let (width, bits) = (selector.width(), arch.predicate_bits());
        k.comment("votes: P8.9, I10.4");
        // The low bits of the selector are the register's number, unless they reach the first one's.
        let (number, above, is_positive) = if FIRST_VOTE >> bits == 0 {
            let first = constant(width, FIRST_VOTE);
            let number = k.subtract("number_of_vote", &selector, first);
            (number, 0, !selector.sign())
        } else {
            (selector, FIRST_VOTE >> bits, high())
        };
        let high_bits = number.bits(bits, width - bits);
        let mut asked = &form.asks_for_identity & high_bits.is(above) & is_positive;
        let register = number.bits(0, bits);
        if arch.preds() < 1 << bits {
            asked = asked & register.less_than(constant(bits, arch.preds().into()));
        }
        Vote { asked: k.wire("asks_for_vote", asked), register }
    }

    /// The selector of hwid, if it may be a performance counter's; else 0.
    pub(super) fn counter(&self, form: &FormSignals) -> Expr {
        let selector = self.immediate_of(OperandClass::TwoImm);
        // The highest bit is the sign's.
        let selector = selector.sign_extend(selector.width().max(SELECTOR_BITS + 1));
        let above = selector.bits(SELECTOR_BITS, selector.width() - SELECTOR_BITS);
        let asks = &form.asks_for_identity & !above.any();
        replicate(SELECTOR_BITS, asks) & selector.bits(0, SELECTOR_BITS)
    }

    /// The constant that a micro-operation writes: the number to register 0, the address to register 1. 0 for the
    /// others.
    fn micro_constant(&self, k: &mut Kernel, fields: &Fields) -> Expr {
        let width = self.micro_address.width();
        let number = self.micro_number.val().zero_extend(width);
        let value = select(fields.slots[0].bit(0), &self.micro_address, number);
        let is_constant = MicroKind::Constant.is(&self.decode.micro_kind);
        k.wire("micro_constant", replicate(width, is_constant) & value)
    }

    /// The immediate of the instruction's class; for hwid what it asks for, the lane's number excepted. In a deep
    /// pipeline the second value is what is no immediate.
    pub(super) fn immediate(&self, k: &mut Kernel, fields: &Fields, form: &FormSignals) -> (Expr, Expr) {
        let config = &self._config;
        let width = config.arch.word_bits();
        let extended = |class| self.immediate_of(class).sign_extend(width);
        let number = |number: u32| constant(width, u128::from(number));
        let warp = warp_of(&self.decode.context, &self.decode.owner).zero_extend(width);
        let arms = [
            (HardwareId::Warp, warp),
            (HardwareId::LaneCount, number(config.arch.lanes())),
            (HardwareId::WarpCount, number(config.arch.warps())),
            (HardwareId::Core, self.core_number.val()),
        ];
        let argument = (HardwareId::Argument, self.start_argument.val());
        let argument = self.start_argument.is_present().then_some(argument);
        let count = (HardwareId::CoreCount, self.core_count.val());
        let count = self.core_count.is_present().then_some(count);
        let arms = arms.into_iter().chain(argument).chain(count);
        let selector = self.immediate_of(OperandClass::TwoImm);
        let label = |id| Label::from(id).in_bits(selector.width());
        let arms = arms.map(|(id, value)| (vec![label(id)], value));
        let identity = k.case("identity", &selector, arms.collect(), zeros(width));
        let constant = self.micro_constant(k, fields);
        let short = (fields.is_extension.clone(), OperandClass::ThreeShort);
        let short = self._config.extension.then_some(short);
        let of_one = (form.immediate_alone.clone(), OperandClass::OneImm);
        let of_two = (form.immediate_after_one.clone(), OperandClass::TwoImm);
        let extended = |(condition, class)| (condition, extended(class));
        let others = std::iter::once(of_two).chain(short).map(extended);
        let of_three = self.immediate_of(OperandClass::ThreeImm).sign_extend(width);
        if !self.decoded.instead.is_present() {
            let arms =
                [(self.decode.micro.val(), constant), extended(of_one), (form.asks_for_identity.clone(), identity)];
            let arms = arms.into_iter().chain(others).collect();
            return (k.wire("immediate", first_of(arms, of_three)), absent(width));
        }
        // Both are late, so only their or is taken, a stage later.
        let micro = self.decode.micro.val();
        wire!(k, is_identity = !&micro & &form.asks_for_identity);
        let instead = (replicate(width, &micro) & constant) | (replicate(width, &is_identity) & identity);
        let instead = k.wire("instead_of_immediate", instead);
        let arms = std::iter::once(extended(of_one)).chain(others).collect();
        let is_one = replicate(width, !(micro | is_identity));
        (k.wire("immediate", is_one & first_of(arms, of_three)), instead)
    }
}
