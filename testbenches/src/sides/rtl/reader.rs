//! From the bytes that a cycle leaves behind to its record: where each slot is found is worked out once.
//!
//! Apart from the RTL itself, so that another thread can do it: the RTL's thread only copies bytes (`RtlSide::sample`).

use isa::trace::{FieldInfo, Qualifier, Slot, Source};
use isa::{Context, CoreConfig, CycleRecord, PerBank, PerBarrier, PerLineWord, Scalar, TraceLayout};

use super::divergence::DivergenceReader;
use super::place::CorePlace;
use super::qualifiers::Qualifiers;
use crate::bridge::{BridgeError, Copied, Gather, Model};

/// `BYTES[enable]` has those bytes of a word set whose bits `enable` has.
const BYTES: [u64; 256] = {
    let mut masks = [0; 256];
    let mut enable = 0;
    while enable < 256 {
        let mut byte = 0;
        while byte < 8 {
            if enable >> byte & 1 == 1 {
                masks[enable] |= 0xff << (8 * byte);
            }
            byte += 1;
        }
        enable += 1;
    }
    masks
};

/// Those bytes of a word that are enabled; the others are 0.
#[inline]
pub(crate) const fn enabled_only(value: u64, enabled: u8) -> u64 {
    value & BYTES[enabled as usize]
}

/// A field that counts in the lanes whose bits another field has.
#[derive(Clone)]
struct LaneField {
    mask: usize,
    /// By lane.
    values: Vec<(usize, Copied)>,
}

/// A field that counts while a bank of the scratchpad writes.
#[derive(Clone)]
struct BankField {
    /// The slot with the bytes that the bank writes.
    bytes: usize,
    /// Bytes of the value that are not written count as 0.
    is_data: bool,
    slot: usize,
    value: Copied,
}

/// Turns samples of the RTL ([`super::RtlSide`]) into records.
#[derive(Clone)]
pub struct RecordReader {
    /// All ports that are read in every cycle, whether they count or not.
    ports: Gather,
    /// From here on, slots are 0 unless something is read into them: the divergence mechanism's, lanes' and words' come
    /// last.
    cleared_from: usize,
    /// Which of the ports count only with a qualifier; no qualifier has one itself.
    qualifiers: Qualifiers,
    lane_fields: Vec<LaneField>,
    bank_fields: Vec<BankField>,
    request_data: Copied,
    /// Slots of `data_request_data`, by word.
    request_words: Vec<usize>,
    response_data: Copied,
    /// Slots of `data_response_data`, by word.
    response_words: Vec<usize>,
    /// `None` where arrays cannot be read: what is in them stays 0.
    divergence: Option<DivergenceReader>,
    lanes: usize,
    word_bytes: u32,
    word_bits: u32,
}

/// Where the ports of a design are in its samples.
pub(crate) trait PortPlaces {
    /// The port of that name.
    ///
    /// # Errors
    /// [`BridgeError::NoPort`].
    fn place(&self, name: &str) -> Result<Copied, BridgeError>;
}

impl PortPlaces for Model {
    fn place(&self, name: &str) -> Result<Copied, BridgeError> {
        self.copied_port(name)
    }
}

impl RecordReader {
    /// A reader of ports alone, of the slots that they show.
    pub(crate) fn of_ports(
        ports: &impl PortPlaces,
        config: &CoreConfig,
        shows: impl Fn(Slot) -> bool,
        place: &CorePlace,
    ) -> Result<Self, BridgeError> {
        RecordReader::new(ports, None, config, shows, place)
    }

    /// A reader for the core at that place, of the slots that its design shows. `divergence` reads what is copied of
    /// the divergence mechanism's arrays.
    pub(super) fn new(
        ports: &impl PortPlaces,
        divergence: Option<DivergenceReader>,
        config: &CoreConfig,
        shows: impl Fn(Slot) -> bool,
        place: &CorePlace,
    ) -> Result<Self, BridgeError> {
        let layout = TraceLayout::new(config);
        let first_read = match config.divergence.fields().first() {
            Some(&field) => Slot::Divergence(field, Context(0)),
            None => Slot::Barrier(PerBarrier::Waiting, 0),
        };
        let mut reader = RecordReader {
            ports: Gather::default(),
            cleared_from: layout.index(first_read),
            qualifiers: Qualifiers::default(),
            lane_fields: Vec::new(),
            bank_fields: Vec::new(),
            request_data: ports.place(&place.own_port("data_request_data"))?,
            request_words: Vec::new(),
            response_data: ports.place(&place.own_port("data_response_data"))?,
            response_words: Vec::new(),
            divergence,
            lanes: config.arch.lanes() as usize,
            word_bytes: config.arch.word_bytes(),
            word_bits: config.arch.word_bits(),
        };
        for slot in layout.slots().filter(|&slot| shows(slot)) {
            reader.add(ports, &layout, slot, place)?;
        }
        Ok(reader)
    }

    fn add(
        &mut self,
        ports: &impl PortPlaces,
        layout: &TraceLayout,
        slot: Slot,
        place: &CorePlace,
    ) -> Result<(), BridgeError> {
        let FieldInfo { qualifier, source, .. } = slot.info();
        let number = layout.index(slot);
        match slot {
            Slot::LineWord(PerLineWord::RequestData, _) => {
                self.request_words.push(number);
                return Ok(());
            }
            Slot::LineWord(PerLineWord::ResponseData, _) => {
                self.response_words.push(number);
                return Ok(());
            }
            Slot::Divergence(..) if source == Source::Array => return Ok(()),
            // All others have a port of their own.
            _ => {}
        }
        let port = ports.place(&place.port(slot, source))?;
        match qualifier {
            Qualifier::Always => self.ports.add(number, port),
            Qualifier::Field(field) => {
                self.ports.add(number, port);
                self.qualifiers.add(number, field as usize);
            }
            Qualifier::LaneBit(field) => self.add_lane(field as usize, number, port),
            Qualifier::Divergence(field) if let Slot::Divergence(_, context) = slot => {
                self.ports.add(number, port);
                let qualifier = layout.index(Slot::Divergence(field, context));
                self.qualifiers.add(number, qualifier);
            }
            Qualifier::BankWrite if let Slot::Bank(field, bank) = slot => self.bank_fields.push(BankField {
                bytes: layout.index(Slot::Bank(PerBank::Bytes, bank)),
                is_data: field == PerBank::Data,
                slot: number,
                value: port,
            }),
            Qualifier::StoreData | Qualifier::Divergence(_) | Qualifier::BankWrite => {
                unreachable!("{slot} has a qualifier that only fields handled above have: a test reads them all")
            }
        }
        Ok(())
    }

    /// The lanes of a field come one after the other.
    fn add_lane(&mut self, mask: usize, slot: usize, port: Copied) {
        match self.lane_fields.last_mut() {
            Some(field) if field.mask == mask && field.values.len() < self.lanes => {
                field.values.push((slot, port));
            }
            _ => self.lane_fields.push(LaneField { mask, values: vec![(slot, port)] }),
        }
    }

    /// The record of the cycle that left this sample behind.
    ///
    /// # Panics
    /// When sample and record are of another core.
    #[inline]
    pub fn read(&self, sample: &[u8], record: &mut CycleRecord) {
        let slots = record.slots_mut();
        slots[self.cleared_from..].fill(0);
        self.ports.read(sample, slots);
        self.qualifiers.apply(slots);
        for LaneField { mask, values } in &self.lane_fields {
            let mut lanes = slots[*mask];
            while let Some(&(slot, value)) = values.get(lanes.trailing_zeros() as usize) {
                slots[slot] = value.read(sample);
                lanes &= lanes - 1;
            }
        }
        for &BankField { bytes, is_data, slot, value } in &self.bank_fields {
            if slots[bytes] != 0 {
                // A word has eight bytes at most.
                let enabled = if is_data { slots[bytes] as u8 } else { u8::MAX };
                slots[slot] = enabled_only(value.read(sample), enabled);
            }
        }
        if slots[Scalar::DataResponseValid as usize] != 0 {
            for (word, &slot) in (0..).zip(&self.response_words) {
                slots[slot] = self.response_data.bits(sample, word * self.word_bits, self.word_bits);
            }
        }
        if slots[Scalar::DataRequestValid as usize] & slots[Scalar::DataRequestWrite as usize] != 0 {
            self.read_stored(sample, slots);
        }
        if let Some(divergence) = &self.divergence {
            divergence.read(sample, slots);
        }
    }

    /// A store's words; bytes that are not enabled count as 0.
    #[inline]
    fn read_stored(&self, sample: &[u8], slots: &mut [u64]) {
        let enable = slots[Scalar::DataRequestByteEnable as usize];
        for (word, &slot) in (0..).zip(&self.request_words) {
            let value = self.request_data.bits(sample, word * self.word_bits, self.word_bits);
            // A word of four bytes has an upper half of 0 in any case.
            let enabled = (enable >> (word * self.word_bytes)) as u8;
            slots[slot] = enabled_only(value, enabled);
        }
    }
}

#[cfg(test)]
mod tests {
    use isa::{
        DataCacheField, DivergenceMechanism, InstructionCacheField, PerContext, PerLane, PerPrediction, PerScoreboard,
        PerTlbEntry, PerWarp,
    };

    use super::*;

    /// The qualifiers that the plan has no reading for are carried only by fields that it reads in another way.
    #[test]
    fn every_field_has_a_way_to_be_read() {
        for &field in Scalar::ALL {
            assert!(matches!(field.info().qualifier, Qualifier::Always | Qualifier::Field(_)), "{}", field.info().name);
        }
        for &field in PerLane::ALL {
            assert_eq!(field.info().qualifier, Qualifier::LaneBit(Scalar::WriteLanes));
        }
        for &field in PerBank::ALL {
            let expected = if field == PerBank::Bytes { Qualifier::Always } else { Qualifier::BankWrite };
            assert_eq!(field.info().qualifier, expected, "{}", field.info().name);
            assert_eq!(field.info().source, Source::Trace, "{}", field.info().name);
        }
        let of_contexts = PerContext::ALL.iter().map(|field| field.info());
        let of_warps = PerWarp::ALL.iter().map(|field| field.info());
        let of_entries = PerTlbEntry::ALL.iter().map(|field| field.info());
        let of_cache = InstructionCacheField::ALL.iter().map(|field| field.info());
        let of_predictions = PerPrediction::ALL.iter().map(|field| field.info());
        let of_scoreboards = PerScoreboard::ALL.iter().map(|field| field.info());
        let of_data_cache = DataCacheField::ALL.iter().map(|field| field.info());
        let of_caches = of_cache.chain(of_data_cache);
        let of_options = of_caches.chain(of_predictions).chain(of_scoreboards);
        for info in of_contexts.chain(of_warps).chain(of_entries).chain(of_options) {
            assert_eq!(info.qualifier, Qualifier::Always, "{}", info.name);
            assert_eq!(info.source, Source::Trace, "{}", info.name);
        }
        let of_mechanisms = DivergenceMechanism::ALL.iter().flat_map(|one| one.fields());
        for field in of_mechanisms {
            let info = field.info();
            match (info.source, info.qualifier) {
                (Source::Array, Qualifier::Divergence(_)) | (Source::Trace, Qualifier::Always) => {}
                (Source::Trace, Qualifier::Divergence(qualifier)) => {
                    let info = qualifier.info();
                    assert_eq!(info.qualifier, Qualifier::Always, "{}", info.name);
                    assert_eq!(info.source, Source::Trace, "{}", info.name);
                }
                _ => panic!("{} is read in no way", info.name),
            }
        }
        for (field, qualifier) in Scalar::ALL.iter().filter_map(|field| match field.info().qualifier {
            Qualifier::Field(qualifier) => Some((field, qualifier)),
            _ => None,
        }) {
            assert!(matches!(qualifier.info().qualifier, Qualifier::Always), "{}", field.info().name);
        }
    }
}
