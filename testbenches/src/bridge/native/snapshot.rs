//! All ports of an instance copied at once: Verilator lays them out side by side, so a few copies fetch them all.

use super::place::VariableMemory;

/// Neighbouring ports.
#[derive(Clone, Copy, Debug)]
struct Run {
    data: *const u8,
    bytes: usize,
}

/// What is copied, run after run.
#[derive(Debug, Default)]
pub(super) struct Snapshot {
    runs: Vec<Run>,
    /// The bytes of all runs.
    bytes: usize,
}

impl Snapshot {
    /// A snapshot of these places; gives where each begins in the copy, too.
    pub fn new(places: &[VariableMemory]) -> (Self, Vec<usize>) {
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_by_key(|&number| places[number].data);
        let mut snapshot = Snapshot::default();
        let mut offsets = vec![0; places.len()];
        for number in order {
            let place = places[number];
            let data = place.data.as_ptr().cast_const();
            let bytes = place.storage.bytes(place.width_bits) as usize;
            offsets[number] = snapshot.bytes;
            match snapshot.runs.last_mut() {
                Some(run) if run.data.wrapping_add(run.bytes) == data => run.bytes += bytes,
                _ => snapshot.runs.push(Run { data, bytes }),
            }
            snapshot.bytes += bytes;
        }
        (snapshot, offsets)
    }

    /// Bytes of a copy.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Copies all places.
    ///
    /// # Panics
    /// When the slice is not as long as [`Snapshot::bytes`] says.
    ///
    /// # Safety
    /// The places' instance lives and is not running.
    #[inline]
    pub unsafe fn copy(&self, to: &mut [u8]) {
        assert_eq!(to.len(), self.bytes);
        let mut next = to.as_mut_ptr();
        for run in &self.runs {
            // SAFETY: a run is made of places that lie one directly after the other, and the caller promises that they
            // are there. The runs are together as long as the slice, so `next` stays within it.
            unsafe {
                std::ptr::copy_nonoverlapping(run.data, next, run.bytes);
                next = next.add(run.bytes);
            }
        }
    }
}
