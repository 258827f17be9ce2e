//! Handles: what host programs hold of objects.
//!
//! A handle is the address of a [`Slot`], which begins with the dispatch table, because a loader reads it there. What
//! the handle names is found in a table by that address and by its type: a null pointer, a handle of another type and
//! one that has been released are found to be none. A released slot is used again only after [`QUARANTINE`] others, so
//! that a handle that is used too late rarely names something new.

use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::ffi::c_void;
use std::sync::atomic::AtomicPtr;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, RwLock, Weak};

use opencl_sys::cl_icd::cl_icd_dispatch;
use opencl_sys::cl_int;

/// What a host program holds of an object.
pub type Handle = *mut c_void;

/// Released slots that wait before the first of them is used again.
const QUARANTINE: usize = 1 << 12;

/// What a handle points to.
#[repr(C)]
struct Slot {
    dispatch: AtomicPtr<cl_icd_dispatch>,
}

#[derive(Default)]
struct Registry {
    objects: HashMap<usize, Weak<dyn Any + Send + Sync>>,
    released: VecDeque<&'static Slot>,
}

static REGISTRY: LazyLock<RwLock<Registry>> = LazyLock::new(RwLock::default);

/// Locks; what a thread that panicked has left is taken as it is.
pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Something that host programs have handles of.
pub trait Object: Any + Send + Sync {
    /// The code for a handle that names no such object.
    const INVALID: cl_int;

    /// Its handle and the count of references.
    fn base(&self) -> &Base;

    /// Its handle.
    fn handle(&self) -> Handle {
        std::ptr::from_ref(self.base().slot).cast_mut().cast()
    }

    /// How many references host programs have.
    fn references(&self) -> u32 {
        locked(&self.base().uses).count
    }
}

/// What every object has: a handle, and references of host programs. They keep the object; other objects may, too.
pub struct Base {
    slot: &'static Slot,
    uses: Mutex<Uses>,
}

#[derive(Default)]
struct Uses {
    count: u32,
    object: Option<Arc<dyn Any + Send + Sync>>,
}

impl Base {
    fn new() -> Self {
        let mut registry = REGISTRY.write().unwrap_or_else(PoisonError::into_inner);
        let is_rested = registry.released.len() > QUARANTINE;
        let rested = if is_rested { registry.released.pop_front() } else { None };
        let dispatch = std::ptr::from_ref(crate::api::dispatch()).cast_mut();
        let slot = rested.unwrap_or_else(|| Box::leak(Box::new(Slot { dispatch: AtomicPtr::new(dispatch) })));
        Self { slot, uses: Mutex::default() }
    }
}

impl Drop for Base {
    fn drop(&mut self) {
        let mut registry = REGISTRY.write().unwrap_or_else(PoisonError::into_inner);
        registry.objects.remove(&(std::ptr::from_ref(self.slot) as usize));
        registry.released.push_back(self.slot);
    }
}

/// Makes an object with a reference of the host program's.
pub fn register<T: Object>(make: impl FnOnce(Base) -> T) -> Arc<T> {
    let object = Arc::new(make(Base::new()));
    let any: Arc<dyn Any + Send + Sync> = object.clone();
    let mut registry = REGISTRY.write().unwrap_or_else(PoisonError::into_inner);
    registry.objects.insert(object.handle() as usize, Arc::downgrade(&any));
    drop(registry);
    *locked(&object.base().uses) = Uses { count: 1, object: Some(any) };
    object
}

/// The object that a handle names.
///
/// # Errors
/// The code for a handle that names none of this type.
pub fn find<T: Object>(handle: Handle) -> Result<Arc<T>, cl_int> {
    let registry = REGISTRY.read().unwrap_or_else(PoisonError::into_inner);
    let found = registry.objects.get(&(handle as usize)).and_then(Weak::upgrade);
    // The last reference may go away here, which wants the table.
    drop(registry);
    found.and_then(|any| any.downcast::<T>().ok()).ok_or(T::INVALID)
}

/// Adds a reference of the host program's.
///
/// # Errors
/// The code for a handle that names no such object.
pub fn retain<T: Object>(handle: Handle) -> Result<(), cl_int> {
    let object = find::<T>(handle)?;
    let mut uses = locked(&object.base().uses);
    uses.count += 1;
    uses.object = Some(object.clone());
    Ok(())
}

/// Takes a reference of the host program's away.
///
/// # Errors
/// The code for a handle that names no such object, or one of which the host program has no reference.
pub fn release<T: Object>(handle: Handle) -> Result<(), cl_int> {
    let object = find::<T>(handle)?;
    let mut uses = locked(&object.base().uses);
    uses.count = uses.count.checked_sub(1).ok_or(T::INVALID)?;
    let last = if uses.count == 0 { uses.object.take() } else { None };
    drop(uses);
    drop(last);
    Ok(())
}
