//! Many ports read at once: sorted by how they are stored, so that each is one load and one store.

use super::place::{Place, Storage};

/// Where a value is, and the slot that it goes to.
type Read<T> = (*const T, usize);

/// Ports of one instance, each with a slot.
#[derive(Debug, Default)]
pub(super) struct Gather {
    bytes: Vec<Read<u8>>,
    halves: Vec<Read<u16>>,
    words: Vec<Read<u32>>,
    doubles: Vec<Read<u64>>,
    /// One past the highest slot.
    slots: usize,
}

impl Gather {
    /// Of places of at most 64 bits; a wider one is read as 0.
    pub fn new(places: impl Iterator<Item = (usize, Place)>) -> Self {
        let mut gather = Gather::default();
        for (slot, Place { data, storage, .. }) in places {
            let data = data.as_ptr();
            match storage {
                Storage::Byte => gather.bytes.push((data.cast(), slot)),
                Storage::Half => gather.halves.push((data.cast(), slot)),
                Storage::Word => gather.words.push((data.cast(), slot)),
                Storage::Double => gather.doubles.push((data.cast(), slot)),
                Storage::Words => {}
            }
            gather.slots = gather.slots.max(slot + 1);
        }
        gather
    }

    /// Reads every place into its slot.
    ///
    /// # Safety
    /// The places' instance lives and is not running.
    #[inline]
    pub unsafe fn read(&self, slots: &mut [u64]) {
        let slots = &mut slots[..self.slots];
        // SAFETY: Verilator lays a value out as an aligned integer of its storage; the caller promises that it is there.
        // Every slot is below `self.slots`, to which the slice was just cut.
        unsafe {
            read_all(&self.bytes, slots);
            read_all(&self.halves, slots);
            read_all(&self.words, slots);
            read_all(&self.doubles, slots);
        }
    }
}

/// # Safety
/// Every place can be read, and every slot is within the slice.
#[inline(always)]
unsafe fn read_all<T: Copy + Into<u64>>(reads: &[Read<T>], slots: &mut [u64]) {
    for &(data, slot) in reads {
        // SAFETY: the caller's promise.
        unsafe { *slots.get_unchecked_mut(slot) = data.read().into() };
    }
}
