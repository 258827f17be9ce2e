//! Schedule: which context's next instruction is fetched.
//!
//! Contexts with nothing in flight come first, for what is fetched for them is certain to be wanted; only when every
//! Running context has instructions under way is the next one fetched on the guess that none of them jumps
//! (docs/pipeline.md section 5).

use isa::trace::StallCause;
use isa::{CoreConfig, Scalar};

use crate::citations::{cite, rules_of};
use crate::index::{context_index, context_set, homes_of};
use crate::kit::prelude::*;
use crate::ports::InstructionRequest;
use crate::stages::choose::Choose;
use crate::trace::TracePorts;
use crate::units::counters::StallEvents;
use crate::units::divergence::has_split_contexts;
use crate::units::divergence::multi_path::contexts::SplitContexts;
use crate::units::memory::fetch_queue::FetchEntry;
use crate::units::memory::fetch_queue::FetchQueue;
use crate::units::memory::tlb::Tlb;
use crate::units::memory::tlb::{self, Translation, OFFSET_BITS};
use crate::units::parts::clear_sequence::ClearSequence;
use crate::units::parts::round_robin::RoundRobin;
use crate::units::warps::warp_table::ports::ScheduleSide;

hardware! {
    /// Chooses a context and asks for its next instruction.
    pub struct Schedule(config: &CoreConfig) {
        let translates = config.tlb_entries > 0;
        let splits = has_split_contexts(config);
        let fields = [
            Scalar::ScheduleValid,
            Scalar::ScheduleContext,
            Scalar::SchedulePc,
            Scalar::StallCause,
        ];
        from clear: ClearSequence(config) { clearing }
        from choose: Choose(config) if (config.is_deep()) {
            is_chosen, chosen = chosen_context, chosen_select = select,
        }
        from fetch_queue: FetchQueue(config) { queue_full = full }
        from warp_table: ScheduleSide(config) {
            redirected = redirected_contexts, latest, pc = schedule_pc, next_running, next_idle, epoch, starting,
            supervisors,
        }
        from split_contexts: SplitContexts(config) if (translates && config.arch.warps() > 1) { owners: [_] }
        from tlb as "TLB": Tlb(config) if (translates) { translation: Translation = fetch }

        /// From starvation guard: schedule nothing.
        pub pause: In(1),
        /// To warp table: the context chosen is one of these.
        pub chose_starting: Out(1) if (splits),
        /// To warp table: the context chosen is one of the redirected.
        pub chose_redirected: Out(1),
        /// To warp table: the warp chosen is the latest.
        pub chose_latest: Out(1) if (!config.is_deep()),
        /// To warp table: the context chosen, whether or not it is fetched for.
        pub chosen_context: Out(context_index(config)),
        /// To warp table: the context chosen, one bit a context; no bit when there is no candidate.
        pub select: Out(context_set(config)),
        /// To TLB: page of the fetch.
        pub page: Out(tlb::page_bits(config)) if (translates),
        /// To instruction port: a fetch.
        pub request: InstructionRequest<Out>(config),
        /// To warp table and fetch queue: the fetch for the chosen context is taken.
        pub fire: Out(1),
        /// To fetch queue: the fetch.
        pub pushed: FetchEntry<Out>(config),
        /// To performance counters: why nothing is scheduled.
        pub stalls: StallEvents<Out>(config),
        /// To the lock step: what is scheduled, or why nothing is.
        pub trace: TracePorts(config, &fields),
        round_robin: RoundRobin(config.contexts(), 3 + u32::from(splits)) if (!config.is_deep()),
        _config: CoreConfig = *config,
    }
}

impl Describe for Schedule {
    fn kernel(&self, k: &mut Kernel) {
        k.rules(rules_of(&self._config, "P4.4, P5.2 to P5.4, P5.9, P12.10, P28.1"));
        let config = &self._config;
        let is_deep = config.is_deep();
        let any_running = if is_deep { self.is_chosen.val() } else { self.round_robin.any.val() };
        let held = self.clearing.val() | &self.pause | &self.queue_full;
        let request = k.wire("asks", &any_running & !held);
        wire!(k, fires = &request & &self.request.ready);
        k.drive(&self.request.valid, &request);
        k.drive(&self.fire, &fires);

        let (choice, context) = match is_deep {
            false => self.choose(k, &fires),
            true => self.chosen_before(k),
        };
        k.drive(&self.select, &choice);
        k.drive(&self.chosen_context, &context);

        let rules = match config.tlb_entries {
            0 => "P3.2, P5.5, P5.6, P28.5",
            _ => "P3.2, P5.5, P5.6, P14.4, P25.10, P28.5",
        };
        k.comment(cite(config, "the fetch; an unaligned pc fetches the word that it lies in", rules));
        let address = self.translated(k, &choice);
        k.ignore("a fetch is of a word of RAM", vec![self.pc.val()]);
        let word_low = config.arch.word_bytes().trailing_zeros();
        k.drive(&self.request.word, address.bits(word_low, self.request.word.width()));
        k.drive(&self.pushed.context, &context);
        self.traced(k, &any_running, &fires);
        self.count_stalls(k, &any_running, &request);
    }
}

impl Schedule {
    /// Chooses a context: its bit, and its number.
    fn choose(&self, k: &mut Kernel, fires: &Expr) -> (Expr, Expr) {
        k.drive(&self.round_robin.next_candidates, &self.next_running);
        k.drive(&self.round_robin.next_preferred, &self.next_idle);
        k.drive(&self.round_robin.taken, fires);
        let marks = [&self.redirected, &self.latest, &self.epoch];
        let marks = marks.into_iter().chain([&self.starting]);
        for (mark, vector) in self.round_robin.marks.iter().zip(marks) {
            k.drive(mark, vector);
        }
        let marked = [&self.chose_redirected, &self.chose_latest, &self.pushed.epoch];
        let marked = marked.into_iter().chain([&self.chose_starting]);
        for (bit, chosen) in marked.zip(&self.round_robin.marked) {
            k.drive(bit, chosen);
        }
        (self.round_robin.choice.val(), self.round_robin.number.val())
    }

    /// The context that has been chosen in a cycle before: its bit, and its number.
    fn chosen_before(&self, k: &mut Kernel) -> (Expr, Expr) {
        let select = &self.chosen_select;
        k.drive(&self.chose_redirected, (self.redirected.val() & select).any());
        k.drive(&self.chose_starting, (self.starting.val() & select).any());
        (self.chosen_select.val(), self.chosen.val())
    }

    /// The address of the word in RAM: the pc, or what it is translated to. Translation also says whether the fetch
    /// fails.
    fn translated(&self, k: &mut Kernel, choice: &Expr) -> Expr {
        let (pc, found) = (self.pc.val(), &self.translation);
        if !found.is_present() {
            return pc;
        }
        let supervisors = self.supervisor_contexts(k, self.supervisors.val());
        let ram_bits = self._config.ram_bytes.trailing_zeros();
        k.drive(&self.page, pc.bits(OFFSET_BITS, self.page.width()));
        let supervisor = k.wire("is_supervisor", (supervisors & choice).any());
        wire!(k, may_execute = tlb::has_right(&found.flags, &supervisor, 2));
        let mut in_ram = found.in_ram.val();
        if ram_bits < OFFSET_BITS {
            in_ram = in_ram & !pc.bits(ram_bits, OFFSET_BITS - ram_bits).any();
        }
        k.drive(&self.pushed.fetch_failure, tlb::failure_code([!found.present.val(), !&may_execute, !in_ram]));
        let unused = [&found.is_console, &found.flags, &found.in_scratchpad];
        k.ignore(
            "fetches need the right to execute only, and the console has no instructions",
            unused.map(RSignal::val).to_vec(),
        );
        if !found.frame.is_present() {
            return pc;
        }
        let given = pc.bits(OFFSET_BITS, found.frame.width());
        let frame = select(found.present.val() & may_execute, &found.frame, given);
        let address = k.wire("ram_address", concat([frame, pc.bits(0, OFFSET_BITS)]));
        k.ignore("a fetch is of whole words", vec![address.clone()]);
        address
    }

    /// The contexts of warps in supervisor mode.
    fn supervisor_contexts(&self, k: &mut Kernel, warps: Expr) -> Expr {
        if warps.width() == 1 {
            return replicate(self._config.contexts(), warps);
        }
        if self.owners.is_empty() {
            return homes_of(&self._config, warps);
        }
        let of_warps = warps.each_bit();
        let splits = self.owners.iter().enumerate();
        let splits = splits.map(|(split, owner)| k.pick(format!("split_{split}_is_supervisor"), &of_warps, owner));
        let splits: Vec<Expr> = splits.collect();
        pack(warps.each_bit().into_iter().chain(splits))
    }

    /// What the stall cause tells, for the performance counters.
    fn count_stalls(&self, k: &mut Kernel, any_running: &Expr, request: &Expr) {
        let stalls = &self.stalls;
        k.comment("to performance counters: P5.9");
        let clear = !self.clearing.val();
        let holds = self.pause.val() | &self.queue_full;
        k.drive(&stalls.idle, &clear & !any_running);
        k.drive(&stalls.held_up, clear & any_running & holds);
        k.drive(&stalls.fetch_refused, request & !self.request.ready.val());
    }

    fn traced(&self, k: &mut Kernel, any_running: &Expr, fires: &Expr) {
        k.comment("trace: P5.9, P17.2");
        self.trace.drive(k, Scalar::ScheduleValid, fires);
        self.trace.drive(k, Scalar::ScheduleContext, &self.chosen_context);
        self.trace.drive(k, Scalar::SchedulePc, &self.pc);
        k.drive(&self.pushed.traced_pc, &self.pc);
        let cause = |cause: StallCause| constant(3, cause as u128);
        let causes = vec![
            (self.clearing.val(), cause(StallCause::Clearing)),
            (!any_running, cause(StallCause::NoRunningWarp)),
            (self.pause.val(), cause(StallCause::StarvationGuard)),
            (self.queue_full.val(), cause(StallCause::FetchQueueFull)),
            (!self.request.ready.val(), cause(StallCause::PortNotReady)),
        ];
        self.trace.drive(k, Scalar::StallCause, first_of(causes, cause(StallCause::None)));
    }
}
