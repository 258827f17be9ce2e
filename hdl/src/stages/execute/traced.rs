//! What the trace shows of execute.

use isa::Scalar;

use super::outcome::Outcome;
use super::Execute;
use crate::kit::prelude::*;

impl Execute {
    pub(super) fn traced(&self, k: &mut Kernel, outcome: &Outcome) {
        if !self.trace.is_present() {
            return;
        }
        let execute = &self.execute;
        k.comment("trace");
        self.trace.drive(k, Scalar::ExecuteValid, &execute.valid);
        self.trace.drive(k, Scalar::ExecuteWarp, &execute.context);
        let pc = select(&execute.micro, zeros(execute.pc.width()), &execute.pc);
        self.trace.drive(k, Scalar::ExecutePc, pc);
        self.trace.drive(k, Scalar::ExecuteMicro, &execute.micro);
        let shown = execute.micro.val() | !execute.fault.val().any();
        let executing = replicate(execute.executing.width(), shown) & &execute.executing;
        self.trace.drive(k, Scalar::ExecuteLanes, executing);
        self.trace
            .drive(k, Scalar::RedirectValid, &outcome.redirect);
        self.trace.drive(
            k,
            Scalar::RedirectPc,
            select(&outcome.stopping, &self.kept.pc, &self.update.pc),
        );
        self.trace
            .drive(k, Scalar::InterruptValid, &outcome.interrupt);
        self.trace.drive(k, Scalar::InterruptCause, &outcome.number);
        self.trace.drive(k, Scalar::KernelEntry, &self.kernel_entry);
        self.trace
            .drive(k, Scalar::KernelEntryValid, &self.kernel_entry_valid);
        self.trace.drive(k, Scalar::SpawnValid, &outcome.spawns);
        self.trace.drive(k, Scalar::SpawnWarp, &self.free_warp);
    }
}
