//! The place of each field in a record.

use super::{
    CustomField, DataCacheField, ExchangeField, InstructionCacheField, PerBank, PerBarrier, PerClusterBarrier,
    PerContext, PerLane, PerLineWord, PerPrediction, PerScoreboard, PerTlbEntry, PerWarp, PerformanceCounter,
    RequestQueueField, RingField, Scalar, ScratchpadField, Slot,
};
use crate::{Context, CoreConfig, DivergenceMechanism, Lane, Warp};

/// Neighbouring slots: some fields, each of which occurs equally often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Group {
    /// The first slot.
    base: usize,
    /// How often each field occurs.
    count: usize,
    /// The slot behind the last.
    end: usize,
}

impl Group {
    const fn new(base: usize, fields: usize, count: u32) -> Self {
        let count = count as usize;
        Group { base, count, end: base + fields * count }
    }

    #[inline]
    const fn index(self, field: usize, number: u32) -> usize {
        self.base + field * self.count + number as usize
    }

    const fn numbers(self) -> std::ops::Range<u32> {
        0..self.count as u32
    }
}

/// The place of each field in a record of one configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceLayout {
    mechanism: DivergenceMechanism,
    contexts: Group,
    warps: Group,
    divergence: Group,
    barriers: Group,
    cluster_barriers: Group,
    rings: Group,
    tlb_entries: Group,
    instruction_cache: Group,
    data_cache: Group,
    request_queue: Group,
    scratchpad: Group,
    exchange: Group,
    custom: Group,
    predictions: Group,
    scoreboards: Group,
    counters: Group,
    lanes: Group,
    banks: Group,
    line_words: Group,
}

impl TraceLayout {
    /// The layout for a configuration.
    pub const fn new(config: &CoreConfig) -> Self {
        let mechanism = config.divergence;
        let (arch, contexts) = (config.arch, config.contexts());
        let context_fields = Group::new(Scalar::ALL.len(), PerContext::ALL.len(), contexts);
        let warps = Group::new(context_fields.end, PerWarp::ALL.len(), arch.warps());
        let divergence = Group::new(warps.end, mechanism.fields().len(), contexts);
        let barriers = Group::new(divergence.end, PerBarrier::ALL.len(), config.barriers);
        let cluster_fields = PerClusterBarrier::ALL.len();
        let cluster_barriers = Group::new(barriers.end, cluster_fields, config.cluster_barriers());
        let tlb_fields = PerTlbEntry::ALL.len();
        let rings = Group::new(cluster_barriers.end, RingField::ALL.len(), config.rings() as u32);
        let tlb_entries = Group::new(rings.end, tlb_fields, config.tlb_entries);
        let caches = config.instruction_cache.is_some() as u32;
        let instruction_cache = Group::new(tlb_entries.end, InstructionCacheField::ALL.len(), caches);
        let caches = config.data_cache.is_some() as u32;
        let data_cache = Group::new(instruction_cache.end, DataCacheField::ALL.len(), caches);
        let queues = config.request_queue as u32;
        let request_queue = Group::new(data_cache.end, RequestQueueField::ALL.len(), queues);
        let scratchpads = (config.scratchpad_bytes > 0) as u32;
        let scratchpad = Group::new(request_queue.end, ScratchpadField::ALL.len(), scratchpads);
        let exchanges = config.extension as u32;
        let exchange = Group::new(scratchpad.end, ExchangeField::ALL.len(), exchanges);
        let units = config.custom_unit.is_some() as u32;
        let custom = Group::new(exchange.end, CustomField::ALL.len(), units);
        let predicting = if config.jump_prediction { contexts } else { 0 };
        let predictions = Group::new(custom.end, PerPrediction::ALL.len(), predicting);
        let scored = if config.scoreboard { contexts } else { 0 };
        let scoreboards = Group::new(predictions.end, PerScoreboard::ALL.len(), scored);
        let counting = config.performance_counters as u32;
        let counters = Group::new(scoreboards.end, PerformanceCounter::ALL.len(), counting);
        let lanes = Group::new(counters.end, PerLane::ALL.len(), arch.lanes());
        let banks = Group::new(lanes.end, PerBank::ALL.len(), scratchpads * config.line_words);
        let line_words = Group::new(banks.end, PerLineWord::ALL.len(), config.line_words);
        TraceLayout {
            mechanism,
            contexts: context_fields,
            warps,
            divergence,
            barriers,
            cluster_barriers,
            rings,
            tlb_entries,
            instruction_cache,
            data_cache,
            request_queue,
            scratchpad,
            exchange,
            custom,
            predictions,
            scoreboards,
            counters,
            lanes,
            banks,
            line_words,
        }
    }

    /// The slot number of a field. Callers know what kind of field it is, so that little of this is left in them.
    #[inline(always)]
    pub const fn index(&self, slot: Slot) -> usize {
        match slot {
            Slot::Scalar(field) => field as usize,
            Slot::Context(field, context) => self.contexts.index(field as usize, context.0),
            Slot::Warp(field, warp) => self.warps.index(field as usize, warp.0),
            Slot::Divergence(field, context) => self.divergence.index(field.number(), context.0),
            Slot::Barrier(field, barrier) => self.barriers.index(field as usize, barrier),
            Slot::ClusterBarrier(field, barrier) => self.cluster_barriers.index(field as usize, barrier),
            Slot::Ring(field) => self.rings.index(field as usize, 0),
            Slot::TlbEntry(field, entry) => self.tlb_entries.index(field as usize, entry),
            Slot::InstructionCache(field) => self.instruction_cache.index(field as usize, 0),
            Slot::DataCache(field) => self.data_cache.index(field as usize, 0),
            Slot::RequestQueue(field) => self.request_queue.index(field as usize, 0),
            Slot::Scratchpad(field) => self.scratchpad.index(field as usize, 0),
            Slot::Exchange(field) => self.exchange.index(field as usize, 0),
            Slot::Custom(field) => self.custom.index(field as usize, 0),
            Slot::Prediction(field, context) => self.predictions.index(field as usize, context.0),
            Slot::Scoreboard(field, context) => self.scoreboards.index(field as usize, context.0),
            Slot::Counter(field) => self.counters.index(field as usize, 0),
            Slot::Lane(field, lane) => self.lanes.index(field as usize, lane.0),
            Slot::Bank(field, bank) => self.banks.index(field as usize, bank),
            Slot::LineWord(field, word) => self.line_words.index(field as usize, word),
        }
    }

    /// The number of slots of a record.
    pub const fn slot_count(&self) -> usize {
        self.line_words.end
    }

    /// Every slot, in the order of its number.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        let layout = *self;
        let scalars = Scalar::ALL.iter().map(|&field| Slot::Scalar(field));
        let contexts = each(PerContext::ALL, layout.contexts, |field, number| Slot::Context(field, Context(number)));
        let warps = each(PerWarp::ALL, layout.warps, |field, number| Slot::Warp(field, Warp(number)));
        let fields = layout.mechanism.fields();
        let divergence = each(fields, layout.divergence, |field, number| Slot::Divergence(field, Context(number)));
        let barriers = each(PerBarrier::ALL, layout.barriers, Slot::Barrier);
        let cluster_barriers = layout.cluster_barriers;
        let cluster_barriers = each(PerClusterBarrier::ALL, cluster_barriers, Slot::ClusterBarrier);
        let rings = RingField::ALL.iter();
        let rings = rings.map(|&field| Slot::Ring(field)).filter(move |_| layout.rings.count > 0);
        let tlb_entries = each(PerTlbEntry::ALL, layout.tlb_entries, Slot::TlbEntry);
        let instruction_cache = InstructionCacheField::ALL.iter();
        let instruction_cache = instruction_cache
            .map(|&field| Slot::InstructionCache(field))
            .filter(move |_| layout.instruction_cache.count > 0);
        let data_cache = DataCacheField::ALL.iter();
        let data_cache = data_cache.map(|&field| Slot::DataCache(field)).filter(move |_| layout.data_cache.count > 0);
        let request_queue = RequestQueueField::ALL.iter();
        let request_queue =
            request_queue.map(|&field| Slot::RequestQueue(field)).filter(move |_| layout.request_queue.count > 0);
        let scratchpad = ScratchpadField::ALL.iter();
        let scratchpad = scratchpad.map(|&field| Slot::Scratchpad(field)).filter(move |_| layout.scratchpad.count > 0);
        let exchange = ExchangeField::ALL.iter();
        let exchange = exchange.map(|&field| Slot::Exchange(field)).filter(move |_| layout.exchange.count > 0);
        let custom = CustomField::ALL.iter();
        let custom = custom.map(|&field| Slot::Custom(field)).filter(move |_| layout.custom.count > 0);
        let predictions =
            each(PerPrediction::ALL, layout.predictions, |field, number| Slot::Prediction(field, Context(number)));
        let scoreboards =
            each(PerScoreboard::ALL, layout.scoreboards, |field, number| Slot::Scoreboard(field, Context(number)));
        let counters = PerformanceCounter::ALL.iter();
        let counters = counters.map(|&field| Slot::Counter(field)).filter(move |_| layout.counters.count > 0);
        let lanes = each(PerLane::ALL, layout.lanes, |field, number| Slot::Lane(field, Lane(number)));
        let banks = each(PerBank::ALL, layout.banks, Slot::Bank);
        let line_words = each(PerLineWord::ALL, layout.line_words, Slot::LineWord);
        scalars
            .chain(contexts)
            .chain(warps)
            .chain(divergence)
            .chain(barriers)
            .chain(cluster_barriers)
            .chain(rings)
            .chain(tlb_entries)
            .chain(instruction_cache)
            .chain(data_cache)
            .chain(request_queue)
            .chain(scratchpad)
            .chain(exchange)
            .chain(custom)
            .chain(predictions)
            .chain(scoreboards)
            .chain(counters)
            .chain(lanes)
            .chain(banks)
            .chain(line_words)
    }
}

/// The slots of a group, field by field.
fn each<F: Copy>(fields: &'static [F], group: Group, slot: fn(F, u32) -> Slot) -> impl Iterator<Item = Slot> {
    fields.iter().flat_map(move |&field| group.numbers().map(move |number| slot(field, number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_numbered_in_order_and_every_width_fits_a_slot() {
        for (name, config, _) in CoreConfig::named() {
            let layout = TraceLayout::new(&config);
            let numbers: Vec<_> = layout.slots().map(|slot| layout.index(slot)).collect();
            assert_eq!(numbers, (0..layout.slot_count()).collect::<Vec<_>>(), "{name}");
            for slot in layout.slots() {
                assert!((1..=64).contains(&slot.info().width.bits(&config)), "{name} {slot}");
            }
        }
    }
}
