//! Chunks of records, column by column.
//!
//! A chunk is so many cycles. A column is one slot of the record, or one of a few that are derived; it has the cycles in which
//! the value differs from what was expected, and by how much. Expected is the value of the cycle before, or what the
//! stage before had in the cycle before: most of a record is then nothing at all, and what is left compresses well.

use isa::trace::Slot;
use isa::{CoreConfig, CycleRecord, Scalar, TraceLayout};

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
    /// The column whose value of the cycle before is expected.
    pub behind: Option<usize>,
}

impl Column {
    pub(crate) const fn bytes(&self) -> u32 {
        self.bits.div_ceil(8)
    }
}

/// What a stage has was in the stage before.
#[rustfmt::skip]
const BEHIND: [(Scalar, Scalar); 10] = {
    use Scalar::*;
    [
        (DecodeContext, FetchContext), (DecodePc, FetchPc), (OperandsContext, DecodeContext), (OperandsPc, DecodePc),
        (ExecuteContext, OperandsContext), (ExecutePc, OperandsPc), (CommitContext, ExecuteContext),
        (CommitPc, ExecutePc), (CommitLanes, ExecuteLanes), (CommitValid, ExecuteValid),
    ]
};

/// The columns of a core: its record's slots in their order, then what each context does (`activity`), then how many
/// fetches are not answered (`fetches`).
pub(crate) fn columns(config: &CoreConfig) -> Vec<Column> {
    let layout = TraceLayout::new(config);
    let slots = layout.slots().map(|slot| Column {
        name: slot.to_string(),
        bits: slot.info().width.bits(config).max(1),
        is_set: slot.info().width.is_set(),
        behind: behind(slot),
    });
    let activities = (0..config.contexts()).map(|context| Column {
        name: format!("activity[{context}]"),
        bits: 4,
        is_set: false,
        behind: None,
    });
    let fetches = Column {
        name: "fetches".to_owned(),
        bits: 8,
        is_set: false,
        behind: None,
    };
    slots.chain(activities).chain([fetches]).collect()
}

fn behind(slot: Slot) -> Option<usize> {
    let found = BEHIND
        .iter()
        .find(|(stage, _)| slot == Slot::Scalar(*stage))?;
    Some(found.1 as usize)
}

/// Collects the columns of one chunk.
pub(crate) struct Writer {
    columns: Vec<Column>,
    /// By column: the value of the cycle before.
    last: Vec<u64>,
    /// By column: cycles in the chunk, and how far the value is from the one expected.
    residuals: Vec<Vec<(u16, u64)>>,
    cycles: u16,
}

impl Writer {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        let columns = columns(config);
        Writer {
            last: vec![0; columns.len()],
            residuals: vec![Vec::new(); columns.len()],
            columns,
            cycles: 0,
        }
    }

    pub(crate) fn columns(&self) -> &[Column] {
        &self.columns
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.cycles == 0
    }

    pub(crate) fn is_full(&self) -> bool {
        u64::from(self.cycles) == CHUNK_CYCLES
    }

    /// Adds a cycle.
    pub(crate) fn see(&mut self, record: &CycleRecord, derived: &[u8]) {
        let slots = record.slots().len();
        // The stages come in their order; from the last to the first, each still finds what the one before it had.
        for number in (0..self.columns.len()).rev() {
            let value = match number.checked_sub(slots) {
                Some(number) => derived[number].into(),
                None => record.slots()[number],
            };
            let expected = self.last[self.columns[number].behind.unwrap_or(number)];
            if value != expected {
                let residual = (self.cycles, value.wrapping_sub(expected));
                self.residuals[number].push(residual);
            }
            self.last[number] = value;
        }
        self.cycles += 1;
    }

    /// The chunk's bytes: cycles (4 bytes); by column how many cycles differ (2 bytes); then by column the distances between
    /// these cycles (255 and more go on in the next byte) and planes of the differences. The next chunk begins.
    pub(crate) fn take(&mut self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(u32::from(self.cycles).to_le_bytes());
        for column in &self.residuals {
            bytes.extend((column.len() as u16).to_le_bytes());
        }
        for (column, residuals) in self.columns.iter().zip(&mut self.residuals) {
            let mut before = 0;
            for &(cycle, _) in residuals.iter() {
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
            residuals.clear();
        }
        self.last.fill(0);
        self.cycles = 0;
        bytes
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

/// Reads the bytes of a chunk, as the page does: a check of what was written. `None` of bytes that are no chunk of that core.
pub fn read_chunk(config: &CoreConfig, bytes: &[u8]) -> Option<Chunk> {
    let about = columns(config);
    let (cycles, rest) = bytes.split_first_chunk()?;
    let cycles = u32::from_le_bytes(*cycles) as usize;
    let (counts, mut rest) = rest.split_at_checked(2 * about.len())?;
    let counts = counts
        .chunks(2)
        .map(|two| usize::from(two[0]) | usize::from(two[1]) << 8);
    let mut columns: Vec<Vec<u64>> = Vec::new();
    for (column, count) in about.iter().zip(counts) {
        let mut places = Vec::new();
        let mut place = 0;
        while places.len() < count {
            let (&gap, behind) = rest.split_first()?;
            rest = behind;
            place += usize::from(gap);
            if gap < 255 {
                places.push(place);
            }
        }
        let (planes, behind) = rest.split_at_checked(count * column.bytes() as usize)?;
        rest = behind;
        let mut residuals = vec![0; cycles];
        for (number, &place) in places.iter().enumerate() {
            let bytes = (0..column.bytes() as usize).map(|byte| planes[byte * count + number]);
            let residual = bytes
                .enumerate()
                .map(|(byte, value)| u64::from(value) << (8 * byte));
            *residuals.get_mut(place)? = residual.sum();
        }
        let mask = u64::MAX >> (64 - 8 * column.bytes().min(8));
        let mut values = Vec::with_capacity(cycles);
        for (cycle, residual) in residuals.into_iter().enumerate() {
            let expected = match (cycle, column.behind) {
                (0, _) => 0,
                (_, Some(other)) => columns[other][cycle - 1],
                (_, None) => values[cycle - 1],
            };
            values.push(residual.wrapping_add(expected) & mask);
        }
        columns.push(values);
    }
    Some(Chunk {
        columns,
        rest: rest.to_vec(),
    })
}
