//! The fetches that wait for their response, in order (docs/pipeline.md sections 5 and 6).

use isa::CoreConfig;

use crate::kit::prelude::*;

bundle! {
    /// A fetch that waits for its response.
    pub struct FetchEntry(config: &CoreConfig) {
        /// Whose instruction.
        warp: config.arch.warp_index_bits(),
        /// Its address.
        pc: config.arch.word_bits(),
        /// The warp's epoch when it was scheduled.
        epoch: 1,
        /// Why the fetch fails, as translation says; 0 if it does not.
        fault: 2 * u32::from(config.tlb_entries > 0),
    }
}

hardware! {
    /// The fetches that wait for their response, in order.
    ///
    /// Pushed only while it is not full, popped only while it is not empty; both may happen in one cycle.
    #[derive(LogicBlock)]
    pub struct FetchQueue {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset, active high.
        pub reset: RSignal<In>,
        /// From schedule: a fetch is taken.
        pub push: RSignal<In>,
        /// From schedule: the fetch.
        pub pushed: FetchEntry<In>,
        /// To schedule: as many wait as there is room for.
        pub full: RSignal<Out>,
        /// From fetch: the oldest is answered.
        pub pop: RSignal<In>,
        /// To fetch: the oldest.
        pub oldest: FetchEntry<Out>,
        /// Where the next fetch goes. Reset: 0.
        tail: RDff,
        /// Where the oldest stands. Reset: 0.
        head: RDff,
        /// How many wait. Reset: 0.
        count: RDff,
        entries: DistributedRam,
        _places: u32,
    }
}

impl FetchQueue {
    /// A queue of the configured length.
    pub fn new(config: &CoreConfig) -> FetchQueue {
        let places = config.fetch_outstanding;
        let entry: FetchEntry<In> = FetchEntry::new(config);
        let width: usize = entry.signals().iter().map(|(_, field)| field.bits()).sum();
        FetchQueue {
            clock: Signal::default(),
            reset: RSignal::bit(),
            push: RSignal::bit(),
            pushed: FetchEntry::new(config),
            full: RSignal::bit(),
            pop: RSignal::bit(),
            oldest: FetchEntry::new(config),
            tail: RDff::new(index_width(places), 0),
            head: RDff::new(index_width(places), 0),
            count: RDff::new(index_width(places + 1), 0),
            entries: DistributedRam::new(places, width as u32),
            _places: places,
        }
    }

    /// The place after this one; the last is followed by place 0.
    fn after(&self, k: &mut Kernel, name: &str, place: &RDff) -> Expr {
        let next = k.add_constant(name, place, 1);
        let at_end = place.val().is(u128::from(self._places - 1));
        select(at_end, zeros(place.width()), next)
    }
}

impl Describe for FetchQueue {
    fn kernel(&self, k: &mut Kernel) {
        let after_tail = self.after(k, "tail_plus_one", &self.tail);
        k.update_when(&self.tail, &self.push, after_tail);
        let after_head = self.after(k, "head_plus_one", &self.head);
        k.update_when(&self.head, &self.pop, after_head);
        let width = self.count.width();
        let (push, pop) = (self.push.val(), self.pop.val());
        // One adder for both ways: adding all ones is subtracting one.
        let step = k.wire(
            "step",
            pack([&push ^ &pop, replicate(width - 1, &pop & !&push)]),
        );
        let counted = k.add("count_stepped", &self.count, step);
        k.update(&self.count, counted);
        k.drive(&self.full, self.count.val().is(u128::from(self._places)));

        let pushed = &self.pushed;
        k.drive(&self.entries.write_enable, &self.push);
        k.drive(&self.entries.write_address, &self.tail);
        k.drive(&self.entries.write_data, pack(pushed.values()));
        k.drive(&self.entries.read_address, &self.head);
        let oldest = self.entries.read_data.val();
        let mut taken = 0;
        let fields = pushed.values().into_iter().map(|field| {
            taken += field.width();
            oldest.bits(taken - field.width(), field.width())
        });
        k.drive_bundle(&self.oldest, fields.collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::CoreOptions;

    #[test]
    fn it_is_described_soundly_for_lengths_that_are_no_powers_of_two() {
        for fetch_outstanding in [2, 3, 8, 63, 64] {
            let options = CoreOptions {
                fetch_outstanding: Some(fetch_outstanding),
                ..CoreOptions::default()
            };
            crate::kit::emit(&FetchQueue::new(
                &CoreConfig::from_options(&options).unwrap(),
            ))
            .unwrap();
        }
    }
}
