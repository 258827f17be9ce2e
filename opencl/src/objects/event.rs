//! Events: how far a command has come.

use std::sync::{Arc, Condvar, LazyLock, Mutex, PoisonError};
use std::time::Instant;

use opencl_sys::{
    cl_command_type, cl_int, CL_COMPLETE, CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST, CL_INVALID_EVENT,
    CL_INVALID_OPERATION, CL_QUEUED, CL_SUBMITTED,
};

use super::{locked, register, Base, Context, Object, Queue};

/// Nanoseconds since the driver began.
pub fn now() -> u64 {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    // Never 0: that is what commands have that have not come so far.
    u64::try_from(BEGIN.elapsed().as_nanos()).unwrap_or(u64::MAX).max(1)
}

/// What is called when an event has come so far; it gets the status, or the error.
pub type Callback = Box<dyn FnOnce(cl_int) + Send>;

/// An event.
pub struct Event {
    base: Base,
    /// Where it can be waited for.
    pub context: Arc<Context>,
    /// The queue of its command; a user event has none.
    pub queue: Option<Arc<Queue>>,
    /// What its command is.
    pub command: cl_command_type,
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    status: cl_int,
    /// When it was queued, submitted, started and ended, in nanoseconds.
    times: [u64; 4],
    /// The nanoseconds that a device says its command takes; `None`: as long as it takes here.
    taken: Option<u64>,
    callbacks: Vec<(cl_int, Callback)>,
}

impl Object for Event {
    const INVALID: cl_int = CL_INVALID_EVENT;

    fn base(&self) -> &Base {
        &self.base
    }
}

impl Event {
    /// The event of a command that is queued.
    pub fn of_command(queue: &Arc<Queue>, command: cl_command_type) -> Arc<Self> {
        Self::new(&queue.context, Some(queue.clone()), command, CL_QUEUED)
    }

    /// An event that the host program sets.
    pub fn of_user(context: &Arc<Context>) -> Arc<Self> {
        Self::new(context, None, opencl_sys::CL_COMMAND_USER, CL_SUBMITTED)
    }

    fn new(context: &Arc<Context>, queue: Option<Arc<Queue>>, command: cl_command_type, status: cl_int) -> Arc<Self> {
        let state = State { status, times: [now(), 0, 0, 0], taken: None, callbacks: Vec::new() };
        let (context, state) = (context.clone(), Mutex::new(state));
        register(|base| Self { base, context, queue, command, state, changed: Condvar::new() })
    }

    /// How far it has come: `CL_QUEUED` down to `CL_COMPLETE`, or an error, which is negative.
    pub fn status(&self) -> cl_int {
        locked(&self.state).status
    }

    /// Whether it has ended, well or not.
    pub fn has_ended(&self) -> bool {
        self.status() <= CL_COMPLETE
    }

    /// When it was queued, submitted, started and ended.
    pub fn times(&self) -> [u64; 4] {
        locked(&self.state).times
    }

    /// Says how many nanoseconds its command takes on the device.
    pub fn takes(&self, nanoseconds: u64) {
        locked(&self.state).taken = Some(nanoseconds);
    }

    /// Lets it come so far, and calls what waits for that.
    pub fn set(&self, status: cl_int) {
        let mut state = locked(&self.state);
        let end = status.max(CL_COMPLETE);
        state.status = status;
        let [.., started, _] = state.times;
        let told = state.taken.filter(|_| end == CL_COMPLETE).map(|taken| started + taken);
        state.times[(CL_QUEUED - end) as usize] = told.unwrap_or_else(now);
        let all = std::mem::take(&mut state.callbacks);
        let (reached, rest): (Vec<_>, Vec<_>) = all.into_iter().partition(|(at, _)| end <= *at);
        state.callbacks = rest;
        drop(state);
        self.changed.notify_all();
        for (at, call) in reached {
            call(if status < 0 { status } else { at });
        }
    }

    /// Sets a user event.
    ///
    /// # Errors
    /// When it has been set before.
    pub fn set_by_user(&self, status: cl_int) -> Result<(), cl_int> {
        if self.has_ended() {
            return Err(CL_INVALID_OPERATION);
        }
        self.set(status);
        self.context.progress();
        Ok(())
    }

    /// Calls something when the event has come so far, or at once if it has.
    pub fn when(&self, at: cl_int, call: Callback) {
        let mut state = locked(&self.state);
        let status = state.status;
        if status.max(CL_COMPLETE) <= at {
            drop(state);
            call(if status < 0 { status } else { at });
        } else {
            state.callbacks.push((at, call));
        }
    }

    /// Waits until it has ended.
    ///
    /// # Errors
    /// When it has ended with an error.
    pub fn wait(&self) -> Result<(), cl_int> {
        self.context.progress();
        let state = locked(&self.state);
        let state = self.changed.wait_while(state, |state| state.status > CL_COMPLETE);
        match state.unwrap_or_else(PoisonError::into_inner).status {
            CL_COMPLETE => Ok(()),
            _ => Err(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST),
        }
    }
}
