//! Chunks of records, column by column.
//!
//! A chunk is so many cycles. A column is one slot of the record, or one that is derived; it has the cycles in which
//! the value differs from what was expected, and by how much. What is expected follows from columns before it
//! (`expected`): most of a record is then nothing at all, and what is left compresses well.

use isa::trace::Slot;
use isa::{CoreConfig, CycleRecord, TraceLayout};

use crate::expected::{order, Expected, Places};

/// Cycles of a chunk; the last one may have fewer.
pub const CHUNK_CYCLES: u64 = 8192;

/// A column's description.
#[derive(Clone, Debug)]
pub(crate) struct Column {
    /// Name and number, as reports have them.
    pub name: String,
    /// Width in bits.
    pub bits: u32,
    /// It is a set of lanes, contexts or registers.
    pub is_set: bool,
    /// What its values are held against.
    pub expected: Expected,
}

impl Column {
    pub(crate) const fn bytes(&self) -> u32 {
        self.bits.div_ceil(8)
    }

    /// The largest value of so many bytes.
    const fn mask(&self) -> u64 {
        u64::MAX >> (64 - 8 * self.bytes())
    }
}

/// The columns of a core: its record's slots in their order, then how many fetches are not answered (`fetches`).
pub(crate) fn columns(config: &CoreConfig) -> Vec<Column> {
    let layout = TraceLayout::new(config);
    let slots = layout.slots().map(|slot: Slot| Column {
        name: slot.to_string(),
        bits: slot.info().width.bits(config).max(1),
        is_set: slot.info().width.is_set(),
        expected: Expected::of(slot),
    });
    let fetches = Column { name: "fetches".to_owned(), bits: 8, is_set: false, expected: Expected::Before };
    slots.chain([fetches]).collect()
}

/// Collects the columns of one chunk.
pub(crate) struct Writer {
    columns: Vec<Column>,
    places: Places,
    /// By column, by cycle.
    values: Vec<Vec<u64>>,
}

impl Writer {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        let columns = columns(config);
        Writer { places: Places::new(config, columns.len()), values: vec![Vec::new(); columns.len()], columns }
    }

    pub(crate) fn columns(&self) -> &[Column] {
        &self.columns
    }

    pub(crate) const fn places(&self) -> &Places {
        &self.places
    }

    fn cycles(&self) -> usize {
        self.values.first().map_or(0, Vec::len)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.cycles() == 0
    }

    pub(crate) fn is_full(&self) -> bool {
        self.cycles() as u64 == CHUNK_CYCLES
    }

    /// Adds a cycle.
    pub(crate) fn see(&mut self, record: &CycleRecord, fetches: u8) {
        let values = record.slots().iter().copied().chain([fetches.into()]);
        for (column, value) in self.values.iter_mut().zip(values) {
            column.push(value);
        }
    }

    /// The chunk's bytes: cycles (4 bytes); by column how many cycles differ (2 bytes); then by column the distances
    /// between these cycles (255 and more go on in the next byte) and planes of the differences. The next chunk begins.
    pub(crate) fn take(&mut self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend((self.cycles() as u32).to_le_bytes());
        let residuals: Vec<_> = (0..self.columns.len()).map(|number| self.residuals(number)).collect();
        for column in &residuals {
            bytes.extend((column.len() as u16).to_le_bytes());
        }
        for (column, residuals) in self.columns.iter().zip(&residuals) {
            let mut before = 0;
            for &(cycle, _) in residuals {
                let mut gap = cycle - before;
                while gap >= 255 {
                    bytes.push(255);
                    gap -= 255;
                }
                bytes.push(gap as u8);
                before = cycle;
            }
            let values = residuals.iter().map(|&(_, value)| value);
            crate::pack::push_planes(&mut bytes, column.bytes(), values);
        }
        self.values.iter_mut().for_each(Vec::clear);
        bytes
    }

    /// The cycles in which a column is not as expected, and by how much.
    fn residuals(&self, number: usize) -> Vec<(usize, u64)> {
        let column = &self.columns[number];
        let own = &self.values[number];
        let mut residuals = Vec::new();
        column.expected.walk(&self.places, &self.values, self.cycles(), &mut |cycle, expected| {
            if own[cycle] != expected & column.mask() {
                residuals.push((cycle, own[cycle].wrapping_sub(expected)));
            }
            own[cycle]
        });
        residuals
    }
}

/// A chunk that has been read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// By column, by cycle.
    pub columns: Vec<Vec<u64>>,
    /// Bytes that follow the columns.
    pub rest: Vec<u8>,
}

/// Reads the bytes of a chunk, as the page does: a check of what was written. `None` of bytes that are no chunk of that
/// core.
pub fn read_chunk(config: &CoreConfig, bytes: &[u8]) -> Option<Chunk> {
    let about = columns(config);
    let places = Places::new(config, about.len());
    let (cycles, rest) = bytes.split_first_chunk()?;
    let cycles = u32::from_le_bytes(*cycles) as usize;
    let (counts, mut rest) = rest.split_at_checked(2 * about.len())?;
    let counts = counts.chunks(2).map(|two| usize::from(two[0]) | usize::from(two[1]) << 8);
    let mut residuals: Vec<Vec<u64>> = Vec::new();
    for (column, count) in about.iter().zip(counts) {
        let mut whens = Vec::new();
        let mut when = 0;
        while whens.len() < count {
            let (&gap, behind) = rest.split_first()?;
            rest = behind;
            when += usize::from(gap);
            if gap < 255 {
                whens.push(when);
            }
        }
        let (planes, behind) = rest.split_at_checked(count * column.bytes() as usize)?;
        rest = behind;
        let mut all = vec![0; cycles];
        for (number, &when) in whens.iter().enumerate() {
            let bytes = (0..column.bytes() as usize).map(|byte| planes[byte * count + number]);
            let parts = bytes.enumerate().map(|(byte, value)| u64::from(value) << (8 * byte));
            *all.get_mut(when)? = parts.sum();
        }
        residuals.push(all);
    }
    let mut columns = vec![Vec::new(); about.len()];
    for number in order(about.iter().map(|column| column.expected)) {
        let mut own = Vec::with_capacity(cycles);
        let mask = about[number].mask();
        about[number].expected.walk(&places, &columns, cycles, &mut |cycle, expected| {
            let value = residuals[number][cycle].wrapping_add(expected) & mask;
            own.push(value);
            value
        });
        columns[number] = own;
    }
    Some(Chunk { columns, rest: rest.to_vec() })
}
