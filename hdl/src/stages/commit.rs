//! Commit: results become register values.
//!
//! The only place that writes registers: an instruction's result, a loaded value, or the zeros after reset share the
//! one write port here (docs/pipeline.md sections 10 and 15).

use isa::trace::{Slot, WriteSource};
use isa::{CoreConfig, Lane, PerLane, Scalar};

use super::decode::Destination;
use super::execute::{Executed, ExecutedRegister};
use super::operands::Late;
use crate::citations::cite;
use crate::index::{owner_index, warp_of};
use crate::kit::prelude::*;
use crate::stages::execute::ports::CommitSide;
use crate::stages::execute::ports::WarpTableSide;
use crate::trace::TracePorts;
use crate::units::arithmetic;
use crate::units::arithmetic::ArithmeticUnit;
use crate::units::counters::Retired;
use crate::units::custom::{self, CustomPort};
use crate::units::divergence;
use crate::units::divergence::has_split_contexts;
use crate::units::files::predicate_file::{self, predicate_address, predicate_number, PredicateFile};
use crate::units::files::register_file::{self, register_address, UnitWrite};
use crate::units::memory::exchange;
use crate::units::memory::load_store::LoadStoreUnit;
use crate::units::parts::clear_sequence::ClearSequence;
use crate::units::warps::warp_table::ports::ExecuteSide;
use crate::units::warps::warp_table::Wake;
use crate::units::warps::warp_table::WarpTable;

bundle! {
    /// What the mechanism of regions hears of registers that are copied.
    pub struct Copied(config: &CoreConfig) {
        /// They are: a return is complete.
        returns: 1; if (divergence::has_regions(config)),
        /// The warp that they belong to.
        owner: owner_index(config),
    }
}

bundle! {
    /// In a deep pipeline what is written reaches the register file a cycle later. No instruction reads a register so
    /// soon: a context reads one four cycles after it may run again.
    pub struct LateWrite / LateWriteRegister(config: &CoreConfig) if (config.is_deep()) {
        /// Lanes to write.
        lanes: config.arch.lanes(); reset 0,
        /// The shadow lane.
        shadow: 1; reset 0,
        /// Warp and register.
        address: register_file::register_address_bits(config),
        /// The shadow lane's predicate register.
        shadow_predicate: 1,
    }
}

/// A write of the register file, but for the values.
struct Write {
    lanes: Expr,
    address: Expr,
    shadow: Expr,
}

hardware! {
    /// Writes results, loaded values, and the zeros after reset to the register files.
    pub struct Commit(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let address_bits = register_file::register_address_bits(config);
        let computes = arithmetic::is_present(config);
        // With a scoreboard operands takes what is written, by whomever.
        let late = if (config.is_deep() || config.scoreboard) && config.tlb_entries > 0 { 0 } else { lanes };
        let splits = has_split_contexts(config);
        from execute: CommitSide(config) { executed: Executed, values: [_], pc }
        from execute: WarpTableSide(config) if (config.trace || config.performance_counters) {
            refused = operands_due.valid,
        }
        from execute: CommitSide(config) if (config.is_deep() && splits) { old_row_address }
        from predicate_file: PredicateFile(config) { old_row }
        from clear: ClearSequence(config) { clearing, clear_index = index }
        from load_store as "load/store unit": LoadStoreUnit(config) {
            load: UnitWrite = write, load_values: [_] = write_value,
        }
        from warp_table: WarpTable(config) { all_stopped }
        from warp_table: ExecuteSide(config) { pending }
        from arithmetic as "arithmetic unit": ArithmeticUnit(config) if (computes) {
            result: UnitWrite = write, result_values: [_] = values,
        }
        from custom as "function unit": CustomPort(config) if (custom::is_present(config)) {
            custom: UnitWrite = write, custom_values: [_] = values,
        }

        // Performance counters need it, too.
        /// To load/store unit: the write port is taken.
        pub uses_port: Out(1),
        /// To register file: lanes to write.
        pub write_lanes: Out(lanes),
        /// To register file: warp and register to write.
        pub write_address: Out(address_bits),
        /// To register file: new value, for each lane.
        pub write_values: [Out(word_bits); lanes],
        /// To register file: write the shadow lane, with lane 0's value.
        pub write_shadow: Out(1),
        /// To register file: the shadow lane's predicate register of the same number.
        pub write_shadow_predicate: Out(1),
        /// To predicate file: write a row.
        pub predicate_write: Out(1),
        /// To predicate file: the row to write.
        pub predicate_address: Out(predicate_file::predicate_address_bits(config)),
        /// To predicate file: the new row, of all lanes.
        pub predicate_row: Out(lanes),
        /// To decode: what the instruction in commit writes.
        pub destination: Destination<Out>(config),
        /// To operands: lanes and predicates being written.
        pub late: Late<Out>(config),
        /// To operands: value being written, for each lane; none needs the common one.
        pub late_values: [Out(word_bits); late],
        /// To operands: the predicate register as written in the cycle before.
        pub last_row: Out(lanes) if (!config.is_deep()),
        /// To warp table: a context's registers are copied.
        pub copy_done: Wake<Out>(config),
        /// To warp table: the warp whose registers are copied then stops.
        pub copy_stops: Out(1),
        /// To divergence and split contexts: what of its warp ends with that.
        pub copied: Copied<Out>(config),
        /// To performance counters: the instruction that retires.
        pub retired: Retired<Out>(config),
        /// To the outside: nothing runs any more.
        pub done: Out(1),
        /// To the lock step: what is written.
        pub trace: TracePorts = TracePorts::new(config, &TRACED).with_lanes(config, &[PerLane::WriteValue]),

        commit: ExecutedRegister(config),
        /// Value of each lane; 0 if it is the common one.
        value: [Register(word_bits); lanes],
        /// Predicate row written in the cycle before.
        previous_row: Register(lanes) if (!config.is_deep() || splits),
        /// The instruction here writes a predicate register that was written in the cycle before, so that its row was read too
        /// early.
        row_was_written: Register(1) if (config.is_deep() && splits),
        commit_pc: Register(word_bits) if (config.trace),
        late_write: LateWriteRegister(config),
        /// What it writes of an instruction or a unit, for each lane; 0 of a load.
        late_written: [Register(word_bits); if config.is_deep() { lanes } else { 0 }],
        /// What it writes of a load, for each lane; else 0.
        late_loaded: [Register(word_bits); if config.is_deep() { lanes } else { 0 }],
        _config: CoreConfig = *config,
    }
}

/// The trace fields of this stage, but for the values written.
const TRACED: [Scalar; 15] = [
    Scalar::CommitValid,
    Scalar::CommitContext,
    Scalar::CommitPc,
    Scalar::CommitLanes,
    Scalar::PredicateWriteValid,
    Scalar::PredicateWriteLanes,
    Scalar::PredicateWriteWarp,
    Scalar::PredicateWriteRegister,
    Scalar::PredicateWriteRow,
    Scalar::WriteLanes,
    Scalar::WriteSource,
    Scalar::WriteWarp,
    Scalar::WriteRegister,
    Scalar::CopyDoneValid,
    Scalar::CopyDoneContext,
];

impl Describe for Commit {
    fn kernel(&self, k: &mut Kernel) {
        let commit = &self.commit;
        commit.follow(k, &self.executed);
        let uses_port = match commit.uses_port.is_present() {
            false => commit.write_lanes.val().any() | &commit.write_shadow,
            true => commit.uses_port.val(),
        };
        let uses_port = k.wire("writes_register", uses_port);
        k.drive(&self.uses_port, &uses_port);
        let write = self.write_registers(k, &uses_port);
        self.write_predicates(k);
        self.forward(k);

        k.comment("ends: P3.16, P10.2, P12.8");
        k.drive(&self.copy_done.valid, commit.valid.val() & &commit.micro & &commit.micro_last);
        k.drive(&self.copy_done.context, &commit.context);
        k.drive(&self.copy_stops, &commit.micro_stops);
        let copied = &self.copied;
        k.drive(&copied.returns, self.copy_done.valid.val() & &commit.micro_returns);
        k.drive(&copied.owner, &commit.owner);
        let works = self.clearing.val() | &commit.valid | &self.pending;
        k.drive(&self.done, self.all_stopped.val() & !works);
        let retired = &self.retired;
        let stays = commit.micro.val() | &self.refused;
        k.drive(&retired.valid, commit.valid.val() & !stays);
        k.drive(&retired.lanes, &commit.executing);
        self.traced(k, &uses_port, &write);
    }
}

impl Commit {
    /// Gives the write of this cycle.
    fn write_registers(&self, k: &mut Kernel, uses_port: &Expr) -> Write {
        let (config, commit, load) = (&self._config, &self.commit, &self.load);
        let lanes = commit.write_lanes.width();
        k.comment(cite(config, "register file: zeros after reset, or one of an instruction, a load and a result, in this order of precedence", "P4.1, P10.1, P10.3, P12.7, P15.1, P15.7"));
        let clearing = self.clearing.val();
        let mut written_lanes = vec![commit.write_lanes.val(), replicate(lanes, &clearing)];
        let mut selects = vec![clearing.clone(), uses_port.clone()];
        let mut addresses =
            vec![self.clear_index.val(), register_address(config, &commit.write_warp, &commit.register)];
        for writer in [load, &self.result, &self.custom] {
            written_lanes.push(writer.lanes.val());
            selects.push(writer.valid.val());
            addresses.push(register_address(config, &writer.warp, &writer.register));
        }
        let written_lanes = any_of(lanes, written_lanes);
        let address = one_hot_select(&selects, &addresses);
        let (shadow, shadow_predicate) = (commit.write_shadow.val() | &clearing, commit.row.val().bit(0) & !&clearing);
        let late = &self.late_write;
        if late.is_present() {
            let written_lanes = k.wire("lanes_to_write", written_lanes);
            let address = k.wire("address_to_write", address);
            k.update(&late.lanes, &written_lanes);
            k.update(&late.address, &address);
            k.update(&late.shadow, &shadow);
            k.update(&late.shadow_predicate, shadow_predicate);
            k.drive(&self.write_lanes, &late.lanes);
            k.drive(&self.write_address, &late.address);
            k.drive(&self.write_shadow, &late.shadow);
            k.drive(&self.write_shadow_predicate, &late.shadow_predicate);
            for (lane, written) in self.write_values.iter().enumerate() {
                let (own, loaded) = (&self.late_written[lane], &self.late_loaded[lane]);
                let none = zeros(own.width());
                k.update(own, select(uses_port, self.own_value(lane), self.value_of_unit(lane, none)));
                // Old words of an exchange are there before they are written. What is loaded is 0 until it is.
                let writes = match exchange::is_present(config) {
                    true => replicate(own.width(), &load.valid),
                    false => ones(own.width()),
                };
                k.update(loaded, writes & &self.load_values[lane]);
                k.drive(written, own.val() | loaded);
            }
            return Write { lanes: written_lanes, address, shadow };
        }
        k.drive(&self.write_lanes, written_lanes);
        k.drive(&self.write_address, address);
        for (lane, written) in self.write_values.iter().enumerate() {
            k.drive(written, self.value_to_write(lane, uses_port));
        }
        k.drive(&self.write_shadow, shadow);
        k.drive(&self.write_shadow_predicate, shadow_predicate);
        Write { lanes: self.write_lanes.val(), address: self.write_address.val(), shadow: self.write_shadow.val() }
    }

    /// What the instruction here writes in a lane.
    fn own_value(&self, lane: usize) -> Expr {
        self.value[lane].val() | &self.commit.common
    }

    /// What a unit writes in a lane; `else_written` if none does.
    fn value_of_unit(&self, lane: usize, else_written: Expr) -> Expr {
        let of_unit = match self.result_values.get(lane) {
            None => else_written,
            Some(result) => select(&self.result.valid, result, else_written),
        };
        match self.custom_values.get(lane) {
            None => of_unit,
            Some(own) => select(&self.custom.valid, own, of_unit),
        }
    }

    /// What is written in a lane, by the instruction here or by a unit.
    fn value_to_write(&self, lane: usize, uses_port: &Expr) -> Expr {
        let of_unit = self.value_of_unit(lane, self.load_values[lane].val());
        select(uses_port, self.own_value(lane), of_unit)
    }

    fn write_predicates(&self, k: &mut Kernel) {
        let (config, commit) = (&self._config, &self.commit);
        k.comment(cite(config, "predicate file", "P4.1, P10.1, P28.9"));
        let clearing = self.clearing.val();
        let lanes = commit.row.width();
        let row = self.row(k);
        k.drive(&self.predicate_write, commit.writes_predicate.val() | &clearing);
        let register = predicate_number(config, &commit.register);
        let written = predicate_address(config, warp_of(&commit.context, &commit.owner), register);
        k.drive(&self.predicate_address, select(&clearing, self.clear_row(), written));
        k.drive(&self.predicate_row, replicate(lanes, !clearing) & &row);
        if self.row_was_written.is_present() {
            k.update(&self.previous_row, row);
            let same = self.predicate_address.val().equals(&self.old_row_address);
            k.update(&self.row_was_written, self.predicate_write.val() & same);
        }
    }

    /// The row that is written: in a deep pipeline, the lanes that do not execute keep what the register holds.
    fn row(&self, k: &mut Kernel) -> Expr {
        let commit = &self.commit;
        if !self.old_row.is_present() {
            return commit.row.val();
        }
        let old = select(&self.row_was_written, &self.previous_row, &self.old_row);
        k.wire("row", commit.row.val() | (!commit.executing.val() & old))
    }

    /// The row that is cleared with the register of `clear_index`: there are no more predicate registers than
    /// registers.
    fn clear_row(&self) -> Expr {
        let index = self.clear_index.val();
        let register_bits = self._config.arch.register_bits();
        let warp_bits = index.width() - register_bits;
        let register = predicate_number(&self._config, index.bits(0, register_bits));
        let warp = if warp_bits > 0 { index.bits(register_bits, warp_bits) } else { low() };
        predicate_address(&self._config, warp, register)
    }

    /// What operands may need before it can be read.
    fn forward(&self, k: &mut Kernel) {
        let commit = &self.commit;
        k.comment(cite(&self._config, "forwarding", "P8.2 to P8.4"));
        k.drive(&self.destination.gpr, commit.valid.val() & &commit.writes_gpr);
        k.drive(&self.destination.predicate, &commit.writes_predicate);
        k.drive(&self.destination.warp, warp_of(&commit.context, &commit.owner));
        k.drive(&self.destination.register, &commit.register);
        k.drive(&self.late.lanes, &commit.executing);
        k.drive(&self.late.row, &commit.row);
        if self.last_row.is_present() {
            k.update(&self.previous_row, &commit.row);
            k.drive(&self.last_row, &self.previous_row);
        }
        for lane in 0..self.value.len() {
            k.update(&self.value[lane], &self.values[lane]);
            if let Some(late) = self.late_values.get(lane) {
                k.drive(late, &self.value[lane]);
            }
        }
    }

    fn traced(&self, k: &mut Kernel, uses_port: &Expr, write: &Write) {
        if self._config.arch.warps() == 1 {
            let writers = [&self.load.warp, &self.result.warp, &self.custom.warp].map(RSignal::val);
            let warps = [self.commit.write_warp.val()].into_iter().chain(writers);
            k.ignore("one warp has no number", warps.collect());
        }
        let commit = &self.commit;
        k.comment(cite(&self._config, "trace", "P17.2 to P17.5, P17.10, P17.11"));
        k.update(&self.commit_pc, &self.pc);
        let valid = commit.valid.val() & !self.refused.val();
        self.trace.drive(k, Scalar::CommitValid, valid);
        self.trace.drive(k, Scalar::CommitContext, &commit.context);
        self.trace.drive(k, Scalar::CommitPc, &self.commit_pc);
        self.trace.drive(k, Scalar::CommitLanes, &commit.executing);
        self.traced_predicate_write(k);
        self.traced_write(k, uses_port, write);
        for (lane, written) in self.write_values.iter().enumerate() {
            let value = match self.late_write.is_present() {
                false => written.val(),
                true => self.value_to_write(lane, uses_port),
            };
            self.trace.drive_slot(k, Slot::Lane(PerLane::WriteValue, Lane(lane as u32)), value);
        }
        self.trace.drive(k, Scalar::CopyDoneValid, &self.copy_done.valid);
        self.trace.drive(k, Scalar::CopyDoneContext, &self.copy_done.context);
    }

    /// What reaches the predicate file's write port, but for the clearing.
    fn traced_predicate_write(&self, k: &mut Kernel) {
        let (config, trace) = (&self._config, &self.trace);
        let valid = self.predicate_write.val() & !self.clearing.val();
        trace.drive(k, Scalar::PredicateWriteValid, valid);
        trace.drive(k, Scalar::PredicateWriteLanes, &self.commit.executing);
        let (warp, register) = parts_of_address(config, &self.predicate_address.val(), config.arch.predicate_bits());
        trace.drive(k, Scalar::PredicateWriteWarp, warp);
        trace.drive(k, Scalar::PredicateWriteRegister, register);
        trace.drive(k, Scalar::PredicateWriteRow, &self.predicate_row);
    }

    /// What reaches the register file's write port, but for the clearing. The shadow lane shows as lane 0.
    fn traced_write(&self, k: &mut Kernel, uses_port: &Expr, write: &Write) {
        let (config, commit) = (&self._config, &self.commit);
        let lanes = self.write_lanes.width();
        let written = &write.lanes | write.shadow.clone().zero_extend(lanes);
        let written = replicate(lanes, !self.clearing.val()) & written;
        let source = |source: WriteSource| constant(3, source as u128);
        let unit = select(&self.result.valid, source(WriteSource::Arithmetic), source(WriteSource::Load));
        let unit = select(&self.custom.valid, source(WriteSource::Custom), unit);
        let sources = vec![
            (!uses_port, unit),
            (commit.write_shadow.val(), source(WriteSource::Shadow)),
            (commit.micro.val(), source(WriteSource::Copy)),
        ];
        let source = first_of(sources, source(WriteSource::Commit));
        self.trace.drive(k, Scalar::WriteLanes, written);
        self.trace.drive(k, Scalar::WriteSource, source);
        let register_bits = config.arch.register_bits();
        let (warp, register) = parts_of_address(config, &write.address, register_bits);
        self.trace.drive(k, Scalar::WriteWarp, warp);
        self.trace.drive(k, Scalar::WriteRegister, register);
    }
}

/// Warp and register of the word of a register file: the register in its low bits. One warp needs no bits of its own.
fn parts_of_address(config: &CoreConfig, address: &Expr, register_bits: u32) -> (Expr, Expr) {
    let arch = &config.arch;
    let warp_bits = if arch.warps() > 1 { arch.warp_index_bits() } else { 0 };
    let warp = match warp_bits {
        0 => zeros(arch.warp_index_bits()),
        bits => address.bits(register_bits, bits),
    };
    let register = match register_bits {
        0 => zeros(arch.register_bits()),
        bits => address.bits(0, bits).zero_extend(arch.register_bits()),
    };
    (warp, register)
}
