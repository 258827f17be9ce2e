//! What the instruction in execute amounts to: which step of its checks it fails or passes, and what follows.

use isa::Scalar;

use super::Execute;
use crate::kit::prelude::*;

/// How far the instruction gets through the checks of docs/pipeline.md section 9 (steps 1 to 6).
pub(super) struct Steps {
    /// Step 1: fetched outside RAM.
    fault: Expr,
    /// Step 2: its guard does not exist.
    guard_missing: Expr,
    /// Neither: split, splitl and join act.
    pub sound: Expr,
    /// Step 4 passed: a lane executes it.
    runs: Expr,
    /// Step 5: it is invalid.
    invalid: Expr,
    /// Step 6: not all active lanes execute it, but must.
    diverges: Expr,
    /// Step 7: it has its effect, if its operands are in range.
    acts: Expr,
}

/// What the instruction does in the end. Wires of one bit.
pub(super) struct Outcome {
    /// It redirects its warp.
    redirect: Expr,
    /// It is interrupted.
    interrupt: Expr,
    /// Number of the interrupt, 4 bits.
    cause: Expr,
    /// It is a wspawn that finds no stopped warp.
    waits: Expr,
    /// It is a wspawn that starts a warp.
    spawns: Expr,
    /// It is a clone with operands in range.
    clones: Expr,
    /// It is a load or store with addresses in range.
    accesses: Expr,
    /// Its results are written.
    writes: Expr,
}

impl Execute {
    pub(super) fn steps(&self, k: &mut Kernel) -> Steps {
        let (execute, control) = (&self.execute, &self.execute_control);
        k.comment("checks, in the order in which they count");
        let instruction = k.wire("is_instruction", execute.valid.val() & !execute.micro.val());
        let fault = k.wire("fault", &instruction & &execute.fault);
        let fetched = k.wire("is_fetched", &instruction & !execute.fault.val());
        let guard_missing = k.wire("guard_missing", &fetched & &execute.guard_missing);
        let sound = k.wire("is_sound", &fetched & !execute.guard_missing.val());
        let any = k.wire("any_executes", execute.executing.val().any());
        let stack_operation = control.splits.val() | &control.splits_loop | &control.joins;
        let runs = k.wire("runs", &sound & &any & !stack_operation);
        let invalid = k.wire("invalid", &runs & &execute.invalid);
        let others = k.wire(
            "some_do_not_execute",
            (execute.active.val() & !execute.executing.val()).any(),
        );
        let valid = k.wire("is_valid", &runs & !execute.invalid.val());
        let diverges = k.wire("diverges", &valid & &control.uniform & &others);
        let acts = k.wire("acts", &valid & !(control.uniform.val() & &others));
        Steps {
            fault,
            guard_missing,
            sound,
            runs,
            invalid,
            diverges,
            acts,
        }
    }

    /// High when an operand is out of range: a lane count, a lane number.
    fn operand_out_of_range(&self, k: &mut Kernel) -> Expr {
        let control = &self.execute_control;
        let lanes = u128::from(self._config.arch.lanes());
        let scalar = self.scalar_first.value.val();
        let width = scalar.width();
        k.comment("operand checks");
        let above = k.wire("above_lanes", constant(width, lanes).less_than(&scalar));
        let no_lane = k.wire("no_lane", &above | scalar.is(lanes));
        (control.counts_lanes.val() & above) | (control.clones.val() & no_lane)
    }

    /// Each lane's address, and whether one that counts is neither in RAM nor in the console's word.
    fn address_out_of_range(&self, k: &mut Kernel) -> Expr {
        let config = &self._config;
        let byte_bits = config.arch.word_bytes().trailing_zeros();
        let ram_bits = config.ram_bytes.trailing_zeros();
        let top = config.arch.word_bits() - 1;
        let mut wrong = Vec::new();
        for (lane, alu) in self.alus.iter().enumerate() {
            let address = alu.address.val();
            let above = k.wire(
                format!("above_ram_{lane}"),
                address.bits(ram_bits, top - ram_bits).any(),
            );
            let within = k.wire(
                format!("above_word_{lane}"),
                address.bits(byte_bits, ram_bits - byte_bits).any(),
            );
            let nowhere = &above | (address.bit(top) & within);
            wrong.push(k.wire(
                format!("nowhere_{lane}"),
                nowhere & self.execute.executing.val().bit(lane as u32),
            ));
            k.drive(&self.access_console[lane], address.bit(top));
            k.drive(&self.access_address[lane], address.bits(0, ram_bits));
            k.drive(&self.access_value[lane], &self.operand_b[lane]);
        }
        k.wire("address_nowhere", any_of(1, wrong))
    }

    pub(super) fn outcome(&self, k: &mut Kernel, steps: &Steps) -> Outcome {
        let (execute, control) = (&self.execute, &self.execute_control);
        let operand = self.operand_out_of_range(k);
        let operand = k.wire("operand_refused", &steps.acts & operand);
        let accesses = k.wire("accesses", control.loads.val() | &control.stores);
        let address = self.address_out_of_range(k);
        let address = k.wire("address_refused", &steps.acts & &accesses & address);

        k.comment("outcome");
        let stack_fails = self.divergence.fails.val();
        let early = any_of(
            1,
            [
                &steps.fault,
                &steps.guard_missing,
                &steps.invalid,
                &steps.diverges,
            ]
            .map(Expr::clone),
        );
        let interrupt = k.wire("interrupted", early | &stack_fails | &operand | &address);
        let cause = self.cause(k, steps, &operand, &address);
        let spawning = &steps.acts & &control.spawns;
        let waits = k.wire("waits", &spawning & !self.any_stopped.val());
        let spawns = k.wire("spawns", spawning & &self.any_stopped);
        // Whether an operand is refused does not matter: such instructions redirect in any case.
        let by_kind = &steps.runs & (control.redirects.val() | &self.execute.invalid);
        let by_stack = self.divergence.redirects.val();
        let redirect = k.wire(
            "redirects",
            &steps.fault | &steps.guard_missing | by_stack | by_kind | &waits,
        );
        Outcome {
            redirect,
            interrupt,
            cause,
            waits,
            spawns,
            clones: &steps.acts & &control.clones & !&operand,
            accesses: &steps.acts & accesses & !address,
            // Nothing that an address could stop writes a register.
            writes: (&steps.acts & !operand) | (execute.valid.val() & &execute.micro),
        }
    }

    fn cause(&self, k: &mut Kernel, steps: &Steps, operand: &Expr, address: &Expr) -> Expr {
        if !self.trace.is_present() {
            return zeros(4);
        }
        let number = |number| constant(4, number);
        let causes = vec![
            (&steps.fault | address, number(7)),
            (&steps.guard_missing | &steps.invalid | operand, number(3)),
            (steps.diverges.clone(), number(4)),
        ];
        k.wire("cause", first_of(causes, number(6)))
    }

    /// Where the warp goes on, or the started one starts; anything when it stops.
    fn target(&self, k: &mut Kernel) -> Expr {
        let (execute, control) = (&self.execute, &self.execute_control);
        let starts = control.spawns.val() & &self.any_stopped;
        let to_first = k.wire("to_first", control.jump_first.val() | starts);
        let to_own = k.wire("to_own", control.spawns.val() & !self.any_stopped.val());
        let to_top = k.wire("to_top", control.joins.val() & &execute.top_resumes);
        let elsewhere = any_of(1, [control.jump_immediate.val(), control.jump_second.val()]);
        let to_next = k.wire("to_next", !(elsewhere | &to_first | &to_own | &to_top));
        let ways = [
            (control.jump_immediate.val(), execute.target.val()),
            (to_first, self.scalar_first.value.val()),
            (control.jump_second.val(), self.scalar_second.value.val()),
            (to_own, execute.pc.val()),
            (to_top, execute.top_pc.val()),
            (to_next, execute.next.val()),
        ];
        let (selects, targets): (Vec<Expr>, Vec<Expr>) = ways.into_iter().unzip();
        k.wire("new_pc", one_hot_select(&selects, &targets))
    }

    /// Active lanes after the instruction; anything when the warp stops.
    fn new_mask(&self, k: &mut Kernel) -> Expr {
        let control = &self.execute_control;
        let active = self.execute.active.val();
        let lanes = active.width();
        let count_bits = index_width(lanes + 1);
        let count = self.scalar_first.value.val().bits(0, count_bits);
        let counted =
            (0..lanes).map(|lane| constant(count_bits, u128::from(lane)).less_than(&count));
        let counted = k.wire("counted_lanes", pack(counted));
        let stack_operation = control.splits.val() | &control.splits_loop | &control.joins;
        let chosen = first_of(
            vec![
                (control.counts_lanes.val(), counted),
                (control.one_lane.val(), constant(lanes, 1)),
                (stack_operation, self.divergence.new_mask.val()),
            ],
            active,
        );
        k.wire("new_mask", chosen)
    }

    pub(super) fn update_warp(&self, k: &mut Kernel, steps: &Steps, outcome: &Outcome) {
        let (execute, control, update) = (&self.execute, &self.execute_control, &self.update);
        k.comment("to warp table");
        let target = self.target(k);
        let mask = self.new_mask(k);
        k.drive(&update.redirect, &outcome.redirect);
        k.drive(&update.spawn, &outcome.spawns);
        let finishes = execute.valid.val() & !execute.micro.val() & !&outcome.redirect;
        k.drive(&update.finish, finishes);
        k.drive(&update.warp, &execute.warp);
        k.drive(&update.pc, target);
        k.drive(&update.active_mask, mask);
        k.drive(&update.depth, &self.divergence.new_depth);
        let none = control.counts_lanes.val() & self.scalar_first.value.val().is(0);
        let stops = &outcome.interrupt | (&steps.acts & (control.halts.val() | none));
        k.drive(&update.stop, stops);
        // Of these, what is refused stops the warp, and that wins.
        k.drive(
            &update.wait_memory,
            &steps.acts & (control.loads.val() | &control.stores),
        );
        k.drive(&update.wait_clone, &steps.acts & &control.clones);
        k.drive(&update.wait_spawn, &outcome.waits);
        if let Some(interruption) = self.interruption.get() {
            let number = k.add_constant("cause_plus_one", &outcome.cause, 1);
            k.drive(
                &interruption.number,
                replicate(4, &outcome.interrupt) & number,
            );
            k.drive(&interruption.pc, &execute.pc);
        }
        k.drive(&self.squash.valid, &outcome.redirect);
        k.drive(&self.squash.warp, &execute.warp);
    }

    /// What the units are given to do.
    pub(super) fn give_work(&self, k: &mut Kernel, outcome: &Outcome) {
        let (execute, control, access) = (&self.execute, &self.execute_control, &self.access);
        k.comment("to load/store unit and clone unit");
        k.drive(&access.valid, &outcome.accesses);
        k.drive(&access.warp, &execute.warp);
        k.drive(&access.is_store, &control.stores);
        k.drive(&access.register, &execute.destination);
        k.drive(&access.lanes, &execute.executing);

        let order = &self.clone_order;
        let lane_bits = order.source.width();
        k.drive(&self.clone_push, &outcome.clones);
        k.drive(&order.warp, &execute.warp);
        let source = k.encode(
            "source_lane",
            &self.scalar_first.lowest_lane.val(),
            lane_bits,
        );
        k.drive(&order.source, source);
        k.drive(
            &order.destination,
            self.scalar_first.value.val().bits(0, lane_bits),
        );
    }

    pub(super) fn hand_on(&self, k: &mut Kernel, outcome: &Outcome) {
        let (execute, control, executed) = (&self.execute, &self.execute_control, &self.executed);
        let lanes = execute.executing.width();
        k.comment("to commit");
        let goes_on = k.wire(
            "goes_on",
            execute.valid.val() & !(&outcome.interrupt | &outcome.waits),
        );
        k.drive(&executed.valid, &goes_on);
        k.drive(&executed.micro, &execute.micro);
        k.drive(&executed.micro_last, &execute.micro_last);
        k.drive(&executed.warp, &execute.warp);
        k.drive(&executed.executing, &execute.executing);
        let own = replicate(lanes, &outcome.writes & &control.writes_gpr) & &execute.executing;
        let started = replicate(lanes, &outcome.spawns) & constant(lanes, 1);
        k.drive(&executed.write_lanes, own | started);
        k.drive(
            &executed.write_warp,
            select(&control.spawns, &self.free_warp, &execute.warp),
        );
        k.drive(&executed.register, &execute.destination);
        k.drive(
            &executed.writes_gpr,
            execute.valid.val() & &control.writes_gpr,
        );
        k.drive(
            &executed.writes_predicate,
            &outcome.writes & &control.writes_predicate,
        );
        k.drive(&executed.row, &self.predicates.row);

        k.comment(
            "one value for all lanes: a link, a copied register, the argument of a started warp",
        );
        let selects = [
            control.links.val(),
            execute.micro.val(),
            control.spawns.val(),
        ];
        let values = [
            execute.next.val(),
            self.scalar_first.value.val(),
            self.scalar_second.value.val(),
        ];
        let common = k.wire("common_value", one_hot_select(&selects, &values));
        let is_common = k.wire("is_common", any_of(1, selects));
        for (value, result) in self.values.iter().zip(&self.results) {
            k.drive(value, select(&is_common, &common, result));
        }
        if let Some(pc) = self.pc.get() {
            k.drive(
                pc,
                select(&execute.micro, zeros(execute.pc.width()), &execute.pc),
            );
        }

        k.comment("to decode and operands");
        k.drive(
            &self.destination.gpr,
            execute.valid.val() & &control.writes_gpr,
        );
        k.drive(
            &self.destination.predicate,
            execute.valid.val() & &control.writes_predicate,
        );
        k.drive(&self.destination.warp, &execute.warp);
        k.drive(&self.destination.register, &execute.destination);
        k.drive(&self.late.lanes, &execute.executing);
        k.drive(&self.late.row, &self.predicates.row);
    }

    pub(super) fn traced(&self, k: &mut Kernel, outcome: &Outcome) {
        if !self.trace.is_present() {
            return;
        }
        let execute = &self.execute;
        k.comment("trace");
        self.trace.drive(k, Scalar::ExecuteValid, &execute.valid);
        self.trace.drive(k, Scalar::ExecuteWarp, &execute.warp);
        let pc = select(&execute.micro, zeros(execute.pc.width()), &execute.pc);
        self.trace.drive(k, Scalar::ExecutePc, pc);
        self.trace.drive(k, Scalar::ExecuteMicro, &execute.micro);
        let executing =
            replicate(execute.executing.width(), !execute.fault.val()) & &execute.executing;
        self.trace.drive(k, Scalar::ExecuteLanes, executing);
        self.trace
            .drive(k, Scalar::RedirectValid, &outcome.redirect);
        self.trace.drive(
            k,
            Scalar::RedirectPc,
            select(&outcome.interrupt, &execute.pc, &self.update.pc),
        );
        self.trace
            .drive(k, Scalar::InterruptValid, &outcome.interrupt);
        self.trace.drive(k, Scalar::InterruptCause, &outcome.cause);
        self.trace.drive(k, Scalar::SpawnValid, &outcome.spawns);
        self.trace.drive(k, Scalar::SpawnWarp, &self.free_warp);
    }
}
