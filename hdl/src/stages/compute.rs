//! Compute, in a deep pipeline: what the lanes make of their operands, before anything acts (docs/pipeline.md section
//! 28).
//!
//! In the short pipeline execute does this itself. Here it takes three stages: in the first the adders, the shifters,
//! the search for the lane of scalar operands; in the second the choice among results, the scalar operands, the tests,
//! what answers at an address; in the third what is wrong with scalar operands. So execute starts from registers that
//! hold all of it.

use isa::{CoreConfig, DivergenceMechanism};

use super::control::{Control, ControlRegister};
use super::execute::checks::{barrier_named, exceeds};
use super::execute::lanes::{find_addresses, AddressTargets};
use super::execute::next::lanes_below;
use super::execute::ports::address_lists;
use super::operands::{Issued, IssuedRegister};
use crate::citations::{cite, rules_of};
use crate::kit::prelude::*;
use crate::stages::operands::Operands;
use crate::units::arithmetic;
use crate::units::custom;
use crate::units::divergence::paired_path::PathDivergence;
use crate::units::divergence::{denies, has_split_contexts, DivergenceRead};
use crate::units::files::register_file::third_readers;
use crate::units::lanes::lane_alu::{AluControl, AluControlRegister, LaneAlu};
use crate::units::lanes::lane_select::LaneSelect;
use crate::units::lanes::predicate_logic::PredicateLogic;
use crate::units::lanes::vote::{self, Vote};
use crate::units::memory::tlb::FLAG_BITS;
use crate::units::warps::warp_table::ports::ExecuteSide;

bundle! {
    /// What is known of an instruction's lanes before it acts, beside their values.
    pub struct Computed / ComputedRegister(config: &CoreConfig) if (config.is_deep()) {
        /// A lane executes it.
        any_executes: 1,
        /// An active lane does not execute it.
        some_do_not_execute: 1,
        /// The lane that scalar operands come from; of a micro-operation, that is copied from.
        scalar_lane: config.arch.lanes(),
        /// First scalar operand.
        first: config.arch.word_bits(),
        /// Second scalar operand.
        second: config.arch.word_bits(),
        /// Third scalar operand.
        third: FLAG_BITS; if (config.tlb_entries > 0),
        /// New values of the predicate register in the lanes that execute, else 0.
        row: config.arch.lanes(),
        /// The second operand of an executing lane is 0.
        divisor_is_zero: 1; if (arithmetic::divides(config)),
        /// Lanes whose second operand is a word's bits or more.
        too_far: config.arch.lanes(); if (arithmetic::shifts(config)),
    }
}

bundle! {
    /// What is wrong with an instruction's operands, and what the numbers among them say.
    pub struct Wrong / WrongRegister(config: &CoreConfig) if (config.is_deep()) {
        /// Its number of lanes is out of range.
        count: 1,
        /// So is whichever scalar operand it has.
        operand: 1,
        /// The first scalar operand is no core's number.
        core: 1; if (config.rings()),
        /// It divides by 0 in an executing lane.
        divisor: 1; if (arithmetic::divides(config)),
        /// It goes on with no lane at all.
        is_none: 1,
        /// The lanes below the first scalar operand.
        counted: config.arch.lanes(),
    }
}

bundle! {
    /// What the checks of execute find (docs/pipeline.md section 9) of an instruction that is neither held nor gives
    /// way to the external interrupt: only these two are not known before.
    pub struct Foreseen / ForeseenRegister(config: &CoreConfig) if (config.is_deep()) {
        /// There is an instruction.
        instruction: 1; reset 0,
        /// P9.1.10 is reached.
        sound: 1; reset 0,
        /// P9.1.11 passed.
        runs: 1; reset 0,
        /// P9.1.12 catches it.
        invalid: 1; reset 0,
        /// P9.1.12 passed.
        valid: 1; reset 0,
        /// P9.1.13 passed, even if it may not part lanes.
        agrees: 1; reset 0,
        /// P9.1.4: it gives way to the external interrupt when that is pending.
        gives_way: 1; reset 0,
        /// P9.1.4: the external interrupt would interrupt it, if that is pending.
        is_called: 1; reset 0; if (interrupts_are_foreseen(config)),
        /// P9.1.3, P9.1.8, P9.1.9, P9.1.12, P9.1.13 or a trap interrupts it, unless the external interrupt does.
        is_interrupted: 1; reset 0; if (interrupts_are_foreseen(config)),
        /// Any of these, or that no lane is active, or what it is, redirects its context, whether the operation of the
        /// mechanism of divergence and a wspawn do or not.
        redirects: 1; reset 0; if (interrupts_are_foreseen(config)),
        /// Its warp's interrupts are enabled. Only its own instructions change that, unless a warp has several
        /// contexts.
        is_enabled: 1; if (!has_split_contexts(config)),
    }
}

/// Whether what interrupts an instruction is known before it acts, but for the external interrupt and what the
/// mechanism of divergence finds: that may hold no instruction, part no lanes and deny nothing.
fn interrupts_are_foreseen(config: &CoreConfig) -> bool {
    !has_split_contexts(config) && !denies(config)
}

hardware! {
    /// Works out results, scalar operands, tests and addresses of the instructions on their way to execute.
    pub struct Compute(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let thirds = third_readers(config) * lanes;
        let destinations = custom::destination_readers(config) * lanes;
        let (consoles, scratched, address_bits) = address_lists(config);
        let translates = config.tlb_entries > 0;
        from operands: Operands(config) {
            issued_before: Issued = issued, control_before: Control = issued_control,
            alu_before: AluControl = issued_alu_control, a_before: [_] = first, b_before: [_] = second,
            c_before: [_] = third, d_before: [_] = old,
        }
        from divergence: PathDivergence(config) { comes_between }
        from warp_table: ExecuteSide(config) if (config.is_deep() && !has_split_contexts(config)) { enabled_before }

        /// From the outside: how many cores there are to ring.
        pub core_count: In(word_bits) if (config.rings()),
        /// To divergence: the context whose memory is read next.
        pub read: DivergenceRead<Out>(config),
        /// To execute: the instruction.
        pub issued: Issued<Out>(config),
        /// To execute: its control signals.
        pub issued_control: Control<Out>(config),
        /// To execute: what is known of its lanes.
        pub computed: Computed<Out>(config),
        /// To execute: what is wrong with its operands.
        pub wrong: Wrong<Out>(config),
        /// To execute: what its checks find.
        pub foreseen: Foreseen<Out>(config),
        /// To execute: result of each lane.
        pub results: [Out(word_bits); lanes],
        /// To execute: first operand of each lane.
        pub operands_a: [Out(word_bits); lanes],
        /// To execute: second operand of each lane.
        pub operands_b: [Out(word_bits); lanes],
        /// To execute: destination of each lane, as it was.
        pub operands_d: [Out(word_bits); destinations],
        /// To execute: without translation, the console is addressed, for each lane.
        pub console: [Out(1); consoles],
        /// To execute: without translation, the scratchpad is addressed, for each lane.
        pub scratchpad: [Out(1); scratched],
        /// To execute: byte in RAM or in the console's word, for each lane; with translation the whole address.
        pub address: [Out(address_bits); lanes],
        /// To execute: without translation, executing lanes whose address nothing answers at.
        pub nowhere: Out(lanes) if (!translates),

        first: IssuedRegister(config),
        first_control: ControlRegister(config),
        first_alu: AluControlRegister(config),
        first_a: [Register(word_bits); lanes],
        first_b: [Register(word_bits); lanes],
        first_c: [Register(FLAG_BITS); thirds],
        first_d: [Register(word_bits); destinations],
        second: IssuedRegister(config),
        second_control: ControlRegister(config),
        second_alu: AluControlRegister(config),
        second_a: [Register(word_bits); lanes],
        second_b: [Register(word_bits); lanes],
        second_c: [Register(FLAG_BITS); thirds],
        second_d: [Register(word_bits); destinations],
        /// What is found in the second stage.
        second_found: Computed<Local>(config),
        second_results: [Local(word_bits); lanes],
        second_console: [Local(1); consoles],
        second_scratchpad: [Local(1); scratched],
        second_address: [Local(address_bits); lanes],
        second_nowhere: Local(lanes) if (!translates),
        third: IssuedRegister(config),
        third_control: ControlRegister(config),
        third_found: ComputedRegister(config),
        third_a: [Register(word_bits); lanes],
        third_b: [Register(word_bits); lanes],
        third_d: [Register(word_bits); destinations],
        third_results: [Register(word_bits); lanes],
        third_console: [Register(1); consoles],
        third_scratchpad: [Register(1); scratched],
        third_address: [Register(address_bits); lanes],
        third_nowhere: Register(lanes) if (!translates),
        /// The lane that scalar operands come from, of the instruction in the second stage.
        scalar_lane: Register(lanes),
        /// How many lanes its vote has counted.
        votes: Register(vote::count_bits(config)),
        vote: Vote(config),
        alus: [LaneAlu(config); lanes],
        predicates: PredicateLogic(config),
        /// Chooses the first scalar operand.
        scalar_first: LaneSelect(config, word_bits),
        /// Chooses the second scalar operand.
        scalar_second: LaneSelect(config, word_bits),
        /// Chooses the third scalar operand.
        scalar_third: LaneSelect(config, FLAG_BITS) if (translates),
        _config: CoreConfig = *config,
    }
}

impl Describe for Compute {
    fn kernel(&self, k: &mut Kernel) {
        k.rules(rules_of(&self._config, "P28.6, P28.10"));
        self.enter(k);
        self.search(k);
        self.compute(k);
        self.scalars(k);
        self.addresses(k);
        self.enter_third(k);
        self.refuse(k);
        self.hand_on(k);
    }
}

impl Compute {
    /// The registers that the two stages start from.
    fn enter(&self, k: &mut Kernel) {
        self.first.follow(k, &self.issued_before);
        self.first_control.follow(k, &self.control_before);
        self.first_alu.follow(k, &self.alu_before);
        self.second.pass(k, &self.first);
        self.second_control.pass(k, &self.first_control);
        self.second_alu.pass(k, &self.first_alu);
        let lists = [
            (&self.first_a, &self.a_before, &self.second_a),
            (&self.first_b, &self.b_before, &self.second_b),
            (&self.first_c, &self.c_before, &self.second_c),
            (&self.first_d, &self.d_before, &self.second_d),
        ];
        for (firsts, before, seconds) in lists {
            for ((first, before), second) in firsts.iter().zip(before).zip(seconds) {
                k.update(first, before);
                k.update(second, first);
            }
        }
        // A stack is in block RAM, which takes a cycle more.
        let reads = match self._config.divergence {
            DivergenceMechanism::Stack => &self.first,
            _ => &self.second,
        };
        k.comment(cite(&self._config, "to divergence", "P28.11"));
        k.drive(&self.read.context, &reads.context);
        k.drive(&self.read.owner, &reads.owner);
        k.drive(&self.read.state, &reads.divergence_state);
    }

    /// The registers that the third stage starts from.
    fn enter_third(&self, k: &mut Kernel) {
        self.third.pass(k, &self.second);
        self.third_control.pass(k, &self.second_control);
        self.third_found.follow(k, &self.second_found);
        k.update(&self.third_nowhere, &self.second_nowhere);
        let operands =
            [(&self.third_a, &self.second_a), (&self.third_b, &self.second_b), (&self.third_d, &self.second_d)];
        for (thirds, seconds) in operands {
            for (third, second) in thirds.iter().zip(seconds) {
                k.update(third, second);
            }
        }
        let lists = [
            (&self.third_results, &self.second_results),
            (&self.third_console, &self.second_console),
            (&self.third_scratchpad, &self.second_scratchpad),
            (&self.third_address, &self.second_address),
        ];
        for (thirds, seconds) in lists {
            for (third, second) in thirds.iter().zip(seconds) {
                k.update(third, second);
            }
        }
    }

    /// Third stage: what is wrong with the operands.
    fn refuse(&self, k: &mut Kernel) {
        let (config, control, found, wrong) = (&self._config, &self.third_control, &self.third_found, &self.wrong);
        k.comment(cite(
            config,
            "third stage: what is wrong with the operands",
            "P9.3.1, P9.5.3, P9.5.8, P9.5.9, P9.5.12, P9.5.19",
        ));
        let lanes = config.arch.lanes();
        let (first, second) = (found.first.val(), found.second.val());
        let above = k.wire("above_lanes", exceeds(&first, lanes.into()));
        wire!(k, no_lane = &above | first.is(lanes.into()));
        let count = k.wire("count_is_wrong", control.counts_lanes.val() & above);
        let (_, no_barrier) = barrier_named(config, &first, &second);
        let no_core = k.wire("no_core", !first.less_than(&self.core_count));
        let operand = &count | (control.clones.val() & no_lane) | (control.meets.val() & no_barrier);
        k.drive(&wrong.operand, operand | (control.rings.val() & &no_core));
        k.drive(&wrong.count, count);
        k.drive(&wrong.core, no_core);
        k.drive(&wrong.divisor, control.divides.val() & &found.divisor_is_zero);
        k.drive(&wrong.is_none, control.counts_lanes.val() & first.is(0));
        k.drive(&wrong.counted, lanes_below(lanes, &first.bits(0, index_width(lanes + 1))));
    }

    /// First stage: the lane that scalar operands come from, and the lanes that a vote counts.
    fn search(&self, k: &mut Kernel) {
        let (first, vote) = (&self.first, &self.vote);
        k.comment("first stage: P8.9, P9.2.2");
        let lowest = k.lowest_set("lowest_executing", &first.executing);
        k.update(&self.scalar_lane, select(&first.micro, &first.source_lane, lowest));
        k.drive(&vote.votes, &self.first_control.votes);
        k.drive(&vote.executing, &first.executing);
        k.drive(&vote.predicate, &first.predicate_a);
        k.update(&self.votes, &vote.count);
    }

    /// Both stages of the lanes' ALUs, and the predicates.
    fn compute(&self, k: &mut Kernel) {
        let (control, later) = (&self.first_control, &self.second_control);
        k.comment("lanes: P9.5.1");
        for (lane, alu) in self.alus.iter().enumerate() {
            k.drive_bundle(&alu.control, self.first_alu.values());
            k.drive(&alu.adds_offset, control.stores.val() | &control.exchanges);
            k.drive(&alu.offset, &self.first.immediate);
            k.drive(&alu.is_signed, &control.is_signed);
            k.drive(&alu.operand_a, &self.first_a[lane]);
            k.drive(&alu.operand_b, &self.first_b[lane]);
            k.drive_bundle(&alu.later_control, self.second_alu.values());
            k.drive(&alu.later_is_signed, &later.is_signed);
            k.drive(&alu.later_a, &self.second_a[lane]);
            k.drive(&alu.later_b, &self.second_b[lane]);
            let result = &self.second_results[lane];
            k.drive(result, alu.result.val() | self.votes.val().zero_extend(result.width()));
        }
        let (predicates, second) = (&self.predicates, &self.second);
        k.drive(&predicates.operation, &later.predicate_function);
        k.drive(&predicates.is_zero, pack(self.alus.iter().map(|alu| alu.is_zero.val())));
        k.drive(&predicates.is_negative, pack(self.alus.iter().map(|alu| alu.is_negative.val())));
        k.drive(&predicates.compared, pack(self.alus.iter().map(|alu| alu.compared.val())));
        k.drive(&predicates.first, &second.predicate_a);
        k.drive(&predicates.second, &second.predicate_b);
        k.drive(&predicates.executing, &second.executing);
        let computed = &self.second_found;
        k.drive(&computed.row, &predicates.row);
        let zeros = pack(self.alus.iter().map(|alu| alu.is_zero.val()));
        k.drive(&computed.divisor_is_zero, (zeros & &second.executing).any());
        k.drive(&computed.too_far, pack(self.alus.iter().map(|alu| alu.too_far.val())));
    }

    /// Second stage: scalar operands, and whether lanes execute.
    fn scalars(&self, k: &mut Kernel) {
        let (second, computed) = (&self.second, &self.second_found);
        k.comment("scalar operands: P9.2.2");
        for (scalar, operands, target) in [
            (&self.scalar_first, &self.second_a, &computed.first),
            (&self.scalar_second, &self.second_b, &computed.second),
            (&*self.scalar_third, &self.second_c, &computed.third),
        ] {
            k.drive(&scalar.lane, &self.scalar_lane);
            for (value, operand) in scalar.values.iter().zip(operands) {
                k.drive(value, operand);
            }
            k.drive(target, &scalar.value);
        }
        k.drive(&computed.scalar_lane, &self.scalar_lane);
        k.drive(&computed.any_executes, second.executing.val().any());
        let others = second.active.val() & !second.executing.val();
        k.drive(&computed.some_do_not_execute, others.any());
    }

    /// Second stage: what answers at the addresses.
    fn addresses(&self, k: &mut Kernel) {
        let targets = AddressTargets {
            address: &self.second_address,
            console: &self.second_console,
            scratchpad: &self.second_scratchpad,
            nowhere: &self.second_nowhere,
        };
        let (executing, exchanges) = (&self.second.executing, &self.second_control.exchanges);
        find_addresses(k, &self._config, &self.alus, executing, exchanges, &targets);
    }

    /// Third stage: the checks of execute, but for what is known only there.
    fn foresee(&self, k: &mut Kernel) {
        let (issued, control, foreseen) = (&self.issued, &self.issued_control, &self.foreseen);
        let found = &self.third_found;
        k.comment(cite(&self._config, "third stage: the checks of execute", "P9.1.4, P9.1.10 to P9.1.13"));
        let instruction = k.wire("is_instruction", issued.valid.val() & !issued.micro.val());
        let sound = k.wire("is_sound", &instruction & &issued.proceeds);
        let runs = k.wire("runs", &sound & &found.any_executes & !control.divergence.val().any());
        let valid = k.wire("is_valid", &runs & !issued.invalid.val());
        let diverges = k.wire("diverges", control.uniform.val() & &found.some_do_not_execute);
        let agrees = k.wire("agrees", &valid & !&diverges);
        let trap = diverges | &control.traps;
        let caught = issued.is_vehicle.val() | &issued.fetch_failed | &issued.guard_missing;
        let interrupted = (&instruction & &caught) | (&runs & &issued.invalid) | (&valid & trap);
        k.drive(&foreseen.is_interrupted, interrupted);
        k.drive(&foreseen.is_called, &instruction & &issued.is_first_warp);
        let no_core = control.rings.val() & &self.wrong.core;
        let by_kind = &runs & (control.redirects.val() | &issued.invalid);
        let stays = &instruction & (caught | &issued.no_lane);
        k.drive(&foreseen.redirects, stays | by_kind | (&agrees & no_core));
        k.drive(&foreseen.instruction, instruction);
        k.drive(&foreseen.sound, sound);
        k.drive(&foreseen.invalid, &runs & &issued.invalid);
        k.drive(&foreseen.runs, runs);
        k.drive(&foreseen.agrees, agrees);
        k.drive(&foreseen.valid, valid);
        if foreseen.is_enabled.is_present() {
            let is_enabled = k.pick("is_enabled", &self.enabled_before.val().each_bit(), issued.context.val());
            k.drive(&foreseen.is_enabled, is_enabled);
        }
        k.drive(&foreseen.gives_way, issued.is_first_warp.val() & !issued.is_vehicle.val());
    }

    /// What the mechanism of divergence takes the place of is a nop, which no check behind P9.1.6 catches.
    fn hand_on(&self, k: &mut Kernel) {
        let third = &self.third;
        let between = k.wire("takes_its_place", self.comes_between.val() & !third.micro.val());
        k.comment(cite(&self._config, "to execute", "P9.1.6"));
        let names = self.issued.signals().into_iter().map(|(name, _)| name);
        let values = names.zip(third.values()).map(|(name, value)| match name {
            "invalid" | "fetch_failed" | "guard_missing" => value & !&between,
            "proceeds" => value | (&between & !(third.is_vehicle.val() | &third.no_lane)),
            _ => value,
        });
        let values: Vec<Expr> = values.collect();
        k.drive_bundle(&self.issued, values);
        let control = self.third_control.values().into_iter();
        let control = control.map(|signal| replicate(signal.width(), !&between) & signal);
        k.drive_bundle(&self.issued_control, control.collect());
        self.foresee(k);
        k.drive_bundle(&self.computed, self.third_found.values());
        k.drive(&self.nowhere, &self.third_nowhere);
        let lists = [
            (&self.operands_a, &self.third_a),
            (&self.operands_b, &self.third_b),
            (&self.operands_d, &self.third_d),
            (&self.results, &self.third_results),
            (&self.console, &self.third_console),
            (&self.scratchpad, &self.third_scratchpad),
            (&self.address, &self.third_address),
        ];
        for (ports, registers) in lists {
            for (port, register) in ports.iter().zip(registers) {
                k.drive(port, register);
            }
        }
    }
}
