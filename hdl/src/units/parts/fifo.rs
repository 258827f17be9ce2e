//! A first-in first-out queue in distributed RAM.
//!
//! Places are counted with a bit more than the RAM's addresses have, so their difference is the number of entries, and
//! any number will do, although the RAM has a power of two of words. There is no count of entries: a push only enables
//! a counter, so it may come late in its cycle.
//!
//! Entries of no bits need no RAM: then the queue only knows how many there are.

use isa::CoreConfig;

use crate::kit::prelude::*;

/// What a queue shows of itself beside its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// Nothing.
    Nothing,
    /// Where entries stand, for a user that keeps more of them in a RAM of its own.
    Places,
    /// How many entries there are, for a trace.
    Count,
    /// Nothing, but its head, and whether it is empty or full, are in registers of their own, so that much can be done
    /// with them in their cycle.
    EarlyHead,
}

impl Shows {
    /// What a queue of a core shows whose user wants nothing beside its head.
    pub fn nothing_in(config: &CoreConfig) -> Shows {
        if config.is_deep() {
            Shows::EarlyHead
        } else {
            Shows::Nothing
        }
    }
}

hardware! {
    /// A first-in first-out queue. A push and a pop in one cycle both count; a push must find room, a pop an entry.
    pub struct Fifo(
        /// How many entries it holds at most.
        capacity: u32,
        /// Bits of an entry.
        width: u32,
        /// What it shows beside its head.
        shows: Shows,
    ) {
        let index = index_width(capacity);
        let place = index + 1;

        /// Synchronous reset, active high: no entries.
        pub reset: In(1),
        /// Append `push_data` at the next clock edge.
        pub push: In(1),
        /// The entry to append.
        pub push_data: In(width) if (width > 0),
        /// Drop the head at the next clock edge.
        pub pop: In(1),
        /// The oldest entry; means something while `empty` is low.
        pub head: Out(width) if (width > 0),
        /// No entry.
        pub empty: Out(1),
        /// As many entries as configured.
        pub full: Out(1),
        /// Where a pushed entry goes.
        pub tail_place: Out(index) if (shows == Shows::Places),
        /// Place of the head.
        pub head_place: Out(index) if (shows == Shows::Places),
        /// Entries held.
        pub held: Out(index_width(capacity + 1)) if (shows == Shows::Count),

        /// Entries appended so far, modulo twice the RAM's words; the low bits are where the next one goes. Reset: 0.
        appended: Register(place; reset 0),
        /// Entries dropped so far, likewise; the low bits are the place of the oldest one. Reset: 0.
        dropped: Register(place; reset 0),
        /// One more than dropped. Reset: 1.
        ahead: Register(place; reset 1) if (shows == Shows::EarlyHead),
        /// The head; while the queue is empty, what is pushed.
        kept_head: Register(width) if (shows == Shows::EarlyHead && width > 0),
        /// No entry: appended is dropped. Reset: 1.
        is_empty: Register(1; reset 1) if (shows == Shows::EarlyHead),
        /// As many entries as configured. Reset: 0.
        is_full: Register(1; reset 0) if (shows == Shows::EarlyHead),
        entries: DistributedRam(capacity, width, 0) if (width > 0),
        _capacity: u32 = capacity,
        _shows: Shows = shows,
    }
}

impl Fifo {
    /// The RAM has just as many words as the queue has entries.
    fn is_whole(&self) -> bool {
        self._capacity == 1 << (self.appended.width() - 1)
    }
}

impl Describe for Fifo {
    fn variant(&self) -> String {
        format!("{}x{}", self._capacity, self.head.width())
    }

    fn parametric(&self) -> Option<Parametric> {
        let (shows, is_whole) = (self._shows, self.is_whole());
        let has_entries = self.entries.is_present();
        let kind = [
            ("of_any_depth", !is_whole),
            ("with_places", shows == Shows::Places),
            ("with_count", shows == Shows::Count),
            ("with_early_head", shows == Shows::EarlyHead),
            ("without_entries", !has_entries),
        ];
        let kind: Vec<&str> = kind.iter().filter(|(_, is)| *is).map(|(name, _)| *name).collect();
        let parameter = |name, value, doc| Parameter { name, value, doc };
        let capacity = if is_whole { 16 } else { 12 };
        let width = has_entries.then(|| parameter("WIDTH", self.head.width(), "Bits of an entry."));
        let sizes = [
            parameter("DEPTH", self._capacity, "Entries that it holds at most."),
            parameter("INDEX_WIDTH", self.appended.width() - 1, "Bits of an entry's place."),
        ];
        let sample_width = if has_entries { 32 } else { 0 };
        Some(Parametric {
            variant: kind.join("_"),
            parameters: width.into_iter().chain(sizes).collect(),
            sample: Box::new(move || Box::new(Fifo::new(capacity, sample_width, shows))),
        })
    }

    fn kernel(&self, k: &mut Kernel) {
        let one_more_appended = k.add_constant("appended_plus_one", &self.appended, 1);
        k.update_when(&self.appended, &self.push, &one_more_appended);
        if self.ahead.is_present() {
            k.update_when(&self.dropped, &self.pop, &self.ahead);
            let one_more_ahead = k.add_constant("ahead_plus_one", &self.ahead, 1);
            k.update_when(&self.ahead, &self.pop, one_more_ahead);
        } else {
            let one_more_dropped = k.add_constant("dropped_plus_one", &self.dropped, 1);
            k.update_when(&self.dropped, &self.pop, one_more_dropped);
        }
        let index = self.appended.width() - 1;
        let (appended, dropped) = (self.appended.val(), self.dropped.val());
        let (tail, head) = (appended.bits(0, index), dropped.bits(0, index));

        k.drive(&self.entries.write_enable, &self.push);
        k.drive(&self.entries.write_address, &tail);
        k.drive(&self.entries.write_data, &self.push_data);
        if self.ahead.is_present() {
            self.early(k, one_more_appended);
            return;
        }
        k.drive(&self.entries.read_address, &head);
        k.drive(&self.head, &self.entries.read_data);
        k.drive(&self.empty, appended.equals(&dropped));
        k.drive(&self.tail_place, tail);
        k.drive(&self.head_place, head);
        if self.is_whole() && !self.held.is_present() {
            k.drive(&self.full, self.is_whole_apart(appended, dropped));
            return;
        }
        let entries = k.subtract("entries_held", appended, dropped);
        k.drive(&self.full, entries.is(self._capacity.into()));
        k.drive(&self.held, entries.bits(0, self.held.width()));
    }
}

impl Fifo {
    /// Whether as many entries as the RAM has words are between two places: these differ in the highest bit alone.
    fn is_whole_apart(&self, appended: Expr, dropped: Expr) -> Expr {
        let difference = appended ^ dropped;
        difference.is(self._capacity.into())
    }

    /// The head and both flags, out of registers. The RAM shows the entry behind the head.
    fn early(&self, k: &mut Kernel, one_more_appended: Expr) {
        let index = self.appended.width() - 1;
        let (appended, ahead) = (self.appended.val(), self.ahead.val());
        let (push, pop) = (self.push.val(), self.pop.val());
        wire!(k, has_one = appended.equals(&ahead));
        k.update(&self.is_empty, !&push & select(&pop, &has_one, &self.is_empty));
        let fills = match self.is_whole() {
            true => self.is_whole_apart(one_more_appended, self.dropped.val()),
            false => k.subtract("entries_held", one_more_appended, &self.dropped).is(self._capacity.into()),
        };
        wire!(k, lacks_one = fills);
        k.update(&self.is_full, !&pop & select(&push, lacks_one, &self.is_full));
        k.drive(&self.empty, &self.is_empty);
        k.drive(&self.full, &self.is_full);

        k.drive(&self.entries.read_address, ahead.bits(0, index));
        // What is pushed is the next head if there is none behind it.
        let is_next = k.wire("pushed_is_next", self.is_empty.val() | has_one);
        let next = select(is_next, &self.push_data, &self.entries.read_data);
        k.update_when(&self.kept_head, self.pop.val() | &self.is_empty, next);
        k.drive(&self.head, &self.kept_head);
    }
}
