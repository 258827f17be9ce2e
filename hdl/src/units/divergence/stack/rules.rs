//! Execute: what split, splitl and join do to mask and stack (ISA section 8).

use isa::divergence::stack::StackEntryKind;

use super::StackDivergence;
use crate::kit::prelude::*;
use crate::units::divergence::DivergenceOperation;

/// The cases of the ISA's tables, at most one of them high.
struct Cases {
    /// split whose lanes agree, or splitl that none stays in from the start: push Uniform.
    push_one: Expr,
    /// split or first splitl whose lanes part: push Rejoin and the others.
    push_two: Expr,
    /// splitl with its own entry on top: some leave.
    widen: Expr,
    /// splitl with its own entry on top: none stays.
    leave: Expr,
    /// join.
    pop: Expr,
}

impl StackDivergence {
    /// Tells execute what comes of its order, and writes the entries that it pushes.
    pub(super) fn obey(&self, k: &mut Kernel) {
        let (order, view, effect) = (&self.order, &self.view, &self.effect);
        let (active, executing) = (order.active.val(), order.executing.val());
        let lanes = active.width();
        k.comment("execute: which case of the ISA's tables it is; P9.11.3 to P9.11.5");
        wire!(k, others = &active & !&executing);
        let cases = self.cases(k, &others);
        let lacks_two = view.is_full.val() | &view.has_room_for_one;
        let overflows = (&cases.push_one & &view.is_full) | (&cases.push_two & lacks_two);
        let fails = k.wire("stack_fails", overflows | (&cases.pop & &view.is_empty));
        k.drive(&effect.fails, &fails);
        let joins = DivergenceOperation::Join.is(&order.operation);
        k.drive(&effect.resumes, joins & &view.top_resumes);
        k.drive(&effect.pc, &view.top_pc);

        k.comment("the mask: a parting keeps the executing lanes, a pop takes the entry's, a leaving joins both");
        wire!(k, parting = &cases.push_two | &cases.widen);
        let nothing = match order.gives_way.is_present() {
            false => fails,
            true => k.wire("changes_nothing", fails | &order.gives_way),
        };
        k.drive(&effect.parts, &parting & !&nothing);
        let from_active = replicate(lanes, &cases.push_one | &cases.leave) & &active;
        let from_executing = replicate(lanes, &parting) & &executing;
        let from_top = replicate(lanes, &cases.pop | &cases.leave) & &view.top_mask;
        k.drive(&effect.mask, from_active | from_executing | from_top);
        self.count(k, &cases, &nothing);
        self.write(k, &cases, &others, &nothing);
    }

    fn cases(&self, k: &mut Kernel, others: &Expr) -> Cases {
        let (order, view) = (&self.order, &self.view);
        let acts = |operation: DivergenceOperation| order.acts.val() & operation.is(&order.operation);
        let split = k.wire("splits", acts(DivergenceOperation::Split));
        let splitl = k.wire("splits_loop", acts(DivergenceOperation::SplitLoop));
        let pop = k.wire("joins", acts(DivergenceOperation::Join));
        let own = k.wire("top_is_own", view.top_is_of_loop.val() & view.top_matches.val().all());
        let (any, others) = match order.any_executes.is_present() {
            false => (order.executing.val().any(), others.any()),
            true => (order.any_executes.val(), order.some_do_not_execute.val()),
        };
        let none = k.wire("none_executes", !any);
        let all = k.wire("all_execute", !others);
        let parts = k.wire("lanes_part", !&none & !&all);
        k.drive(&self.effect.redirects, &split | &pop | (&splitl & !all));
        Cases {
            push_one: k.wire("push_one", (&split & !&parts) | (&splitl & !&own & &none)),
            push_two: k.wire("push_two", &parts & (&split | (&splitl & !&own))),
            widen: k.wire("widen", &splitl & &own & &parts),
            leave: k.wire("leave", splitl & own & none),
            pop,
        }
    }

    /// The depth after the operation. In a deep pipeline it is one of those that are known, else there is one adder:
    /// adding all ones is subtracting one.
    fn count(&self, k: &mut Kernel, cases: &Cases, nothing: &Expr) {
        let (view, depth) = (&self.view, &self.view.depth);
        k.comment("the depth");
        wire!(k, removes = &cases.pop | &cases.leave);
        if view.one_fewer.is_present() {
            let kinds =
                [(&removes, &view.one_fewer), (&cases.push_two, &view.two_more), (&cases.push_one, &view.one_more)];
            let kinds = kinds.map(|(case, depth)| (case.clone(), depth.val()));
            wire!(k, depth_after = first_of(kinds.into(), depth.val()));
            k.drive(&self.effect.state, select(nothing, depth, depth_after));
            return;
        }
        let mut step = vec![&cases.push_one | &removes, &cases.push_two | &removes];
        step.extend((2..depth.width()).map(|_| removes.clone()));
        let step = step.into_iter().map(|bit| bit & !nothing);
        let step = k.wire("depth_step", pack(step));
        let after = k.add("depth_after", depth, step);
        k.drive(&self.effect.state, after);
    }

    /// The entries written: one that is pushed or widened, and one that is pushed above it.
    fn write(&self, k: &mut Kernel, cases: &Cases, others: &Expr, nothing: &Expr) {
        let (order, view, write) = (&self.order, &self.view, &self.memory.write);
        k.comment("the entries written: P9.11.1, P9.11.2");
        k.drive(&write.context, &order.context);
        k.drive(&write.pc, &order.next);
        let pushes = &cases.push_one | &cases.push_two | &cases.widen;
        k.drive(&write.first, pushes & !nothing);
        let below = match view.one_fewer.is_present() {
            false => k.add("top_index", &view.depth, ones(view.depth.width())),
            true => view.one_fewer.val(),
        };
        k.drive(&write.first_index, select(&cases.widen, below, &view.depth));
        let kinds = vec![
            (cases.widen.clone(), StackEntryKind::ElseLoop.val()),
            (cases.push_two.clone(), StackEntryKind::Rejoin.val()),
        ];
        k.drive(&write.first_kind, first_of(kinds, StackEntryKind::Uniform.val()));
        wire!(k, widened = view.top_mask.val() | others);
        k.drive(&write.first_mask, select(&cases.widen, widened, &order.active));
        k.drive(&write.second, &cases.push_two & !nothing);
        let of_loop = DivergenceOperation::SplitLoop.is(&order.operation);
        let kind = select(of_loop, StackEntryKind::ElseLoop.val(), StackEntryKind::Else.val());
        k.drive(&write.second_kind, kind);
        k.drive(&write.second_mask, others);
    }
}
