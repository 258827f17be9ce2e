//! Contexts: the devices that share objects, and the queues between which events are waited for.

use std::sync::{Arc, Mutex, Weak};

use opencl_sys::{cl_int, CL_INVALID_CONTEXT, CL_INVALID_DEVICE};

use super::shared::Allocations;
use super::{locked, Base, DeviceId, Object, Queue};

/// Tells the host program of an error.
pub type Notify = Box<dyn Fn(&str) + Send + Sync>;

/// A context.
pub struct Context {
    base: Base,
    /// Its devices.
    pub devices: Vec<Arc<DeviceId>>,
    /// The properties, as they were given.
    pub properties: Vec<isize>,
    notify: Option<Notify>,
    queues: Mutex<Vec<Weak<Queue>>>,
    /// Its shared virtual memory.
    pub shared: Allocations,
    /// What is called when it goes away, the last first.
    pub destructors: Mutex<Vec<Box<dyn FnOnce() + Send>>>,
}

impl Object for Context {
    const INVALID: cl_int = CL_INVALID_CONTEXT;

    fn base(&self) -> &Base {
        &self.base
    }
}

impl Context {
    /// A context.
    pub fn new(base: Base, devices: Vec<Arc<DeviceId>>, properties: Vec<isize>, notify: Option<Notify>) -> Self {
        let (queues, shared, destructors) = (Mutex::default(), Allocations::default(), Mutex::default());
        Self { base, devices, properties, notify, queues, shared, destructors }
    }

    /// The place of a device among its devices.
    ///
    /// # Errors
    /// When it is none of them.
    pub fn place_of(&self, device: &Arc<DeviceId>) -> Result<usize, cl_int> {
        self.devices.iter().position(|own| own.is(device)).ok_or(CL_INVALID_DEVICE)
    }

    /// Says that something went wrong, on the standard error and by the host program's own function.
    pub fn report(&self, words: &str) {
        eprintln!("harmonica: {words}");
        if let Some(notify) = &self.notify {
            notify(words);
        }
    }

    /// Adds a queue.
    pub fn add_queue(&self, queue: &Arc<Queue>) {
        let mut queues = locked(&self.queues);
        queues.retain(|queue| queue.strong_count() > 0);
        queues.push(Arc::downgrade(queue));
    }

    /// Carries out what can be carried out in all queues: a command that ends may be what another queue waits for.
    pub fn progress(&self) {
        loop {
            let queues: Vec<_> = locked(&self.queues).iter().filter_map(Weak::upgrade).collect();
            let mut any = false;
            for queue in queues {
                any |= queue.run_ready();
            }
            if !any {
                return;
            }
        }
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        let destructors = std::mem::take(&mut *locked(&self.destructors));
        destructors.into_iter().rev().for_each(|call| call());
    }
}
