//! Guarded sides and loops: what a core without a stack has instead of split and join.

use isa::{Gpr, PredicateRegister};

use super::super::tree::{Masked, MaskedRounds, Step};
use super::Writer;

impl Writer<'_> {
    pub(super) fn masked(&mut self, node: &Masked) {
        let Masked { side, other_than, register, predicate, rounds, steps } = node;
        let (top, around) = (self.fresh("masked"), self.fresh("around"));
        let (mask, register) = (PredicateRegister(*side), Gpr(*register));
        if let Some(other) = other_than {
            self.line(&format!("notp {mask}, {}", PredicateRegister(*other)));
        }
        if let Some(MaskedRounds { counter, source, most }) = rounds {
            self.line(&format!("andi {}, {}, #{most}", Gpr(*counter), Gpr(*source)));
            self.label(&top);
            self.line(&format!("andi {0}, {0}, #{most}", Gpr(*counter)));
            self.line(&format!("rtop {mask}, {}", Gpr(*counter)));
        }
        self.line(&format!("vote {register}, {mask}"));
        self.line(&format!("iszero {}, {register}", PredicateRegister(*predicate)));
        self.guarded(Some(*predicate), &format!("jmpi {around}"));
        for step in steps {
            match step {
                Step::Instruction(instruction) => {
                    let instruction = instruction.guarded(Some(mask));
                    self.line(&instruction.to_string());
                }
                other => self.steps(std::slice::from_ref(other)),
            }
        }
        if let Some(MaskedRounds { counter, .. }) = rounds {
            self.line(&format!("{mask} ? subi {0}, {0}, #1", Gpr(*counter)));
            self.line(&format!("jmpi {top}"));
        }
        self.label(&around);
    }
}
