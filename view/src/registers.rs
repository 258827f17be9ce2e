//! The registers of all warps, as far as records tell: what has been written, and 0 elsewhere.

use isa::trace::WriteSource;
use isa::{CoreConfig, CycleRecord, Lane, PerLane, Scalar, Slot};

use crate::pack::push_planes;

/// General-purpose and predicate registers.
pub(crate) struct Registers {
    lanes: usize,
    gprs: usize,
    predicates: usize,
    word_bytes: u32,
    /// By warp, register, lane.
    values: Vec<u64>,
    /// By warp and predicate register: a bit a lane.
    rows: Vec<u64>,
}

impl Registers {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        let arch = &config.arch;
        let (lanes, warps) = (arch.lanes() as usize, arch.warps() as usize);
        let (gprs, predicates) = (arch.gprs() as usize, arch.preds() as usize);
        Registers {
            lanes,
            gprs,
            predicates,
            word_bytes: arch.word_bytes(),
            values: vec![0; warps * gprs * lanes],
            rows: vec![0; warps * predicates],
        }
    }

    /// What the registers hold from the cycle after the record's on.
    pub(crate) fn see(&mut self, record: &CycleRecord) {
        let written = record.scalar(Scalar::WriteLanes);
        if written != 0 && record.scalar(Scalar::WriteSource) != WriteSource::Shadow as u64 {
            let warp = record.scalar(Scalar::WriteWarp) as usize;
            let register = record.scalar(Scalar::WriteRegister) as usize;
            let first = (warp * self.gprs + register) * self.lanes;
            for lane in (0..self.lanes).filter(|lane| written >> lane & 1 == 1) {
                let value = record.get(Slot::Lane(PerLane::WriteValue, Lane(lane as u32)));
                // A number that does not exist can come from broken hardware only.
                if let Some(kept) = self.values.get_mut(first + lane) {
                    *kept = value;
                }
            }
        }
        if record.scalar(Scalar::PredicateWriteValid) != 0 {
            let lanes = record.scalar(Scalar::PredicateWriteLanes);
            let warp = record.scalar(Scalar::PredicateWriteWarp) as usize;
            let register = record.scalar(Scalar::PredicateWriteRegister) as usize;
            if let Some(row) = self.rows.get_mut(warp * self.predicates + register) {
                *row = *row & !lanes | record.scalar(Scalar::PredicateWriteRow) & lanes;
            }
        }
    }

    /// By warp, register, lane a word; then by warp and predicate register a bit a lane. All as planes.
    pub(crate) fn push(&self, bytes: &mut Vec<u8>) {
        push_planes(bytes, self.word_bytes, self.values.iter().copied());
        let mask_bytes = self.lanes.div_ceil(8) as u32;
        push_planes(bytes, mask_bytes, self.rows.iter().copied());
    }
}
