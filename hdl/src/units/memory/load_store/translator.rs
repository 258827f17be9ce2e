//! Translates the addresses of the active access, a page a cycle (docs/pipeline.md section 11).
//!
//! It keeps what becomes of each lane, so that the coalescer sees an access only when all of its lanes have a place in
//! memory.

use isa::CoreConfig;

use crate::kit::prelude::*;
use crate::units::memory::scratchpad;
use crate::units::memory::tlb::{failure_code, frame_bits, has_right, page_bits, Translation, OFFSET_BITS};

hardware! {
    /// Translates the addresses of the active access, all lanes with the same page as the lowest one at a time.
    pub struct Translator(config: &CoreConfig) {
        let (lanes, word) = (config.arch.lanes(), config.arch.word_bits());
        let frame = frame_bits(config);
        let framed = if frame > 0 { lanes } else { 0 };
        let scratched = if scratchpad::is_present(config) { lanes } else { 0 };

        /// From the queue: an access becomes active.
        pub loads: In(1),
        /// From the queue: its lanes.
        pub new_lanes: In(lanes),
        /// From the active access: it stores.
        pub is_store: In(1),
        /// From the active access: it loads and stores, and not at the console.
        pub exchanges: In(1) if (config.extension),
        /// From the active access: its warp is in supervisor mode.
        pub supervisor: In(1),
        /// From the active access: virtual address, for each lane.
        pub address: [In(word); lanes],
        /// To TLB: page of the lowest lane that is not translated.
        pub page: Out(page_bits(config)),
        /// From TLB: what is known of it.
        pub translation: Translation<In>(config),
        /// To the active access: lanes are not translated yet.
        pub busy: Out(1),
        /// To the active access: the last lanes are translated in this cycle.
        pub ends: Out(1) if (config.scoreboard && !config.bus_errors),
        /// To the active access: the last lanes are translated in this cycle, and one of all has failed.
        pub fails: Out(1),
        /// To warp table: why the lowest lane that fails does: 1 no page, 2 no right, 3 nothing there.
        pub fault_code: Out(2),
        /// To interrupt address: its address.
        pub due_address: Out(word),
        /// To the coalescer: the console is addressed, for each lane.
        pub console: [Out(1); lanes],
        /// To the coalescer: the scratchpad is addressed, for each lane.
        pub scratchpad: [Out(1); scratched],
        /// To the coalescer: page in RAM, for each lane.
        pub frame: [Out(frame); framed],
        /// To the lock step: lanes translated in this cycle.
        pub served: Out(lanes),
        /// To the lock step: code of the lowest of them that fails, else 0.
        pub served_code: Out(2),
        /// Lanes that are not translated. Reset: none.
        untranslated: Register(lanes; reset 0),
        /// Why each lane has failed; 0 if it has not.
        codes: [Register(2); lanes],
        consoles: [Register(1); lanes],
        scratchpads: [Register(1); scratched],
        frames: [Register(frame); framed],
        _ram_bits: u32 = config.ram_bytes.trailing_zeros(),
        _scratchpad_bits: u32 = config.scratchpad_bytes.trailing_zeros(),
        _byte_bits: u32 = config.arch.word_bytes().trailing_zeros(),
    }
}

impl Describe for Translator {
    fn kernel(&self, k: &mut Kernel) {
        if self.exchanges.is_present() {
            k.rules("P26.7");
        }
        let served = self.serve(k);
        let codes = self.codes(k, &served);
        k.comment("what becomes of the lanes");
        for (lane, code) in codes.iter().enumerate() {
            let serves = served.bit(lane as u32);
            k.update_when(&self.codes[lane], &self.loads, zeros(2));
            k.update_when(&self.codes[lane], &serves, code);
            let console = &self.consoles[lane];
            k.update_when(console, &serves, &self.translation.is_console);
            k.drive(&self.console[lane], console);
            if let Some(scratchpad) = self.scratchpads.get(lane) {
                k.update_when(scratchpad, &serves, &self.translation.in_scratchpad);
                k.drive(&self.scratchpad[lane], scratchpad);
            }
            if let Some(frame) = self.frames.get(lane) {
                k.update_when(frame, &serves, &self.translation.frame);
                k.drive(&self.frame[lane], frame);
            }
        }
        self.fail(k, &served, &codes);
        k.drive(&self.served, served);
    }
}

impl Translator {
    /// The lanes that are translated in this cycle.
    fn serve(&self, k: &mut Kernel) -> Expr {
        let waiting = self.untranslated.val();
        k.comment("the page of the lowest lane, and the lanes that share it: P11.5");
        let lowest = k.lowest_set("lowest_lane", &waiting).each_bit();
        let page_width = self.page.width();
        let pages: Vec<Expr> = self.address.iter().map(|address| address.val().bits(OFFSET_BITS, page_width)).collect();
        let page = k.wire("chosen_page", one_hot_select(&lowest, &pages));
        let same = pages.iter().map(|other| other.equals(&page));
        let served = k.wire("serves", pack(same) & &waiting);
        k.drive(&self.page, page);
        k.update_when(&self.untranslated, &self.loads, &self.new_lanes);
        k.update_when(&self.untranslated, high(), &waiting & !&served);
        k.drive(&self.busy, waiting.any());
        served
    }

    /// Why each lane fails: of those translated now, and before.
    fn codes(&self, k: &mut Kernel, served: &Expr) -> Vec<Expr> {
        let found = &self.translation;
        k.comment("why lanes fail: P11.6");
        let supervisor = self.supervisor.val();
        let reads = has_right(&found.flags, &supervisor, 0);
        let may_write = has_right(&found.flags, &supervisor, 1);
        let allowed = match self.exchanges.is_present() {
            false => select(&self.is_store, may_write, reads),
            true => {
                let writes = self.is_store.val() | &self.exchanges;
                (may_write | !writes) & (reads | &self.is_store)
            }
        };
        let allowed = k.wire("is_allowed", allowed);
        k.ignore("nothing is executed here", vec![found.flags.val()]);
        let mut codes = Vec::new();
        for (lane, address) in self.address.iter().enumerate() {
            let address = address.val();
            let within = self._byte_bits;
            let beside = address.bits(within, OFFSET_BITS - within).any();
            let mut in_ram = found.in_ram.val();
            if self._ram_bits < OFFSET_BITS {
                let above = address.bits(self._ram_bits, OFFSET_BITS - self._ram_bits);
                in_ram = in_ram & !above.any();
            }
            let beside = beside | &self.exchanges;
            let mut answered = in_ram | (found.is_console.val() & !beside);
            if !self.scratchpads.is_empty() {
                let mut within = found.in_scratchpad.val();
                if self._scratchpad_bits < OFFSET_BITS {
                    let above = OFFSET_BITS - self._scratchpad_bits;
                    within = within & !address.bits(self._scratchpad_bits, above).any();
                }
                answered = answered | within;
            }
            let code = failure_code([!found.present.val(), !&allowed, !answered]);
            let serves = served.bit(lane as u32);
            let kept = &self.codes[lane];
            codes.push(k.wire(format!("code_{lane}"), select(serves, code, kept)));
        }
        codes
    }

    /// The failure of the access, at the end of its translation.
    fn fail(&self, k: &mut Kernel, served: &Expr, codes: &[Expr]) {
        k.comment("the lowest lane that fails: P11.7");
        wire!(k, failing = pack(codes.iter().map(Expr::any)));
        let lowest = k.lowest_set("lowest_failing", &failing).each_bit();
        let ends = self.untranslated.val().any() & !(self.untranslated.val() & !served).any();
        k.drive(&self.ends, &ends);
        k.drive(&self.fails, ends & failing.any());
        k.drive(&self.fault_code, one_hot_select(&lowest, codes));
        let addresses: Vec<Expr> = self.address.iter().map(RSignal::val).collect();
        k.drive(&self.due_address, one_hot_select(&lowest, &addresses));
        let now = k.wire("failing_now", &failing & served);
        let lowest = k.lowest_set("lowest_failing_now", &now).each_bit();
        k.drive(&self.served_code, one_hot_select(&lowest, codes));
    }
}
