//! Which addresses the ports ask for in the course of the whole run: a grid of bounded size.

use isa::{CoreConfig, CycleRecord, Scalar};

use crate::pack::push_planes;

/// Columns of the grid at most; half of them are used at least, of a run that is long enough.
const TIMES: usize = 1024;
/// Rows of the grid at most.
const PLACES: usize = 128;
/// Fetches, loads, stores.
const KINDS: usize = 3;

/// Counts requests.
pub(crate) struct MemoryMap {
    /// Cycles of a column.
    cycles: u64,
    /// Bytes of a row.
    bytes: u64,
    counts: Vec<u32>,
    seen: u64,
}

impl MemoryMap {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        MemoryMap { cycles: 1, bytes: u64::from(config.line_bytes()), counts: vec![0; KINDS * PLACES * TIMES], seen: 0 }
    }

    pub(crate) fn see(&mut self, config: &CoreConfig, record: &CycleRecord) {
        while self.seen / self.cycles >= TIMES as u64 {
            self.halve(|place, time| (place, time / 2));
            self.cycles *= 2;
        }
        let flag = |field| record.scalar(field) != 0;
        if flag(Scalar::InstructionRequestValid) && flag(Scalar::InstructionRequestReady) {
            let word = record.scalar(Scalar::InstructionRequestWord);
            self.count(0, word * u64::from(config.arch.word_bytes()));
        }
        let is_console = flag(Scalar::DataRequestConsole);
        if flag(Scalar::DataRequestValid) && flag(Scalar::DataRequestReady) && !is_console {
            let line = record.scalar(Scalar::DataRequestLine);
            let kind = 1 + usize::from(flag(Scalar::DataRequestWrite));
            self.count(kind, line * u64::from(config.line_bytes()));
        }
        self.seen += 1;
    }

    fn count(&mut self, kind: usize, address: u64) {
        while address / self.bytes >= PLACES as u64 {
            self.halve(|place, time| (place / 2, time));
            self.bytes *= 2;
        }
        let place = (address / self.bytes) as usize;
        let time = (self.seen / self.cycles) as usize;
        self.counts[(kind * PLACES + place) * TIMES + time] += 1;
    }

    /// Brings every count to another place and time.
    fn halve(&mut self, to: impl Fn(usize, usize) -> (usize, usize)) {
        let before = std::mem::replace(&mut self.counts, vec![0; KINDS * PLACES * TIMES]);
        for (number, count) in before.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            let (kind, rest) = (number / (PLACES * TIMES), number % (PLACES * TIMES));
            let (place, time) = to(rest / TIMES, rest % TIMES);
            self.counts[(kind * PLACES + place) * TIMES + time] += count;
        }
    }

    /// Columns, rows, cycles of a column, bytes of a row, 4 bytes each; then by kind and row 2 bytes a column, as
    /// planes.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let times = self.seen.div_ceil(self.cycles) as usize;
        let mut bytes = Vec::new();
        for number in [times as u64, PLACES as u64, self.cycles, self.bytes] {
            bytes.extend((number as u32).to_le_bytes());
        }
        for row in self.counts.chunks(TIMES) {
            let counts = row[..times].iter().map(|&count| u64::from(count.min(0xffff)));
            push_planes(&mut bytes, 2, counts);
        }
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_stay_while_the_grid_grows_coarser() {
        let config = CoreConfig::default();
        let mut map = MemoryMap::new(&config);
        let mut record = CycleRecord::new(isa::TraceLayout::new(&config));
        record.set(Scalar::DataRequestValid, 1);
        record.set(Scalar::DataRequestReady, 1);
        for line in 0..3000 {
            record.set(Scalar::DataRequestLine, line);
            map.see(&config, &record);
        }
        assert_eq!(map.counts.iter().sum::<u32>(), 3000);
        assert_eq!(map.cycles, 4);
        // 128 rows have to hold 3000 lines.
        assert_eq!(map.bytes, 32 * u64::from(config.line_bytes()));
    }
}
