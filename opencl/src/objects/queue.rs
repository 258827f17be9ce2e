//! Queues: commands in their order.
//!
//! No thread of the driver's carries them out. Whoever enqueues a command, flushes, or waits runs what is ready, and so
//! does who sets a user event; a command that is not ready waits in its queue.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use opencl_sys::{
    cl_command_queue_properties, cl_command_type, cl_int, CL_COMPLETE, CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST,
    CL_INVALID_COMMAND_QUEUE, CL_RUNNING, CL_SUBMITTED,
};

use super::{locked, Base, Context, DeviceId, Event, Object};
use crate::devices::{Failure, Nanoseconds};

/// What a command does.
pub type Work = Box<dyn FnOnce() -> Result<Option<Nanoseconds>, Failure> + Send>;

/// A queue.
pub struct Queue {
    base: Base,
    /// The context.
    pub context: Arc<Context>,
    /// The device that carries its commands out.
    pub device: Arc<DeviceId>,
    /// What it can.
    pub properties: cl_command_queue_properties,
    /// The properties as they were given, if they were a list.
    pub listed: Vec<u64>,
    commands: Mutex<Commands>,
}

#[derive(Default)]
struct Commands {
    waiting: VecDeque<Command>,
    /// A thread carries one out.
    is_busy: bool,
    /// The error of a command that has not been returned yet.
    failure: Option<cl_int>,
    /// The command that came last.
    last: Option<Arc<Event>>,
}

struct Command {
    event: Arc<Event>,
    wait_for: Vec<Arc<Event>>,
    work: Work,
}

impl Object for Queue {
    const INVALID: cl_int = CL_INVALID_COMMAND_QUEUE;

    fn base(&self) -> &Base {
        &self.base
    }
}

impl Queue {
    /// An empty queue.
    pub fn new(
        base: Base,
        context: Arc<Context>,
        device: Arc<DeviceId>,
        properties: cl_command_queue_properties,
        listed: Vec<u64>,
    ) -> Self {
        Self { base, context, device, properties, listed, commands: Mutex::default() }
    }

    /// Appends a command, and carries out what is ready.
    pub fn enqueue(self: &Arc<Self>, kind: cl_command_type, wait_for: Vec<Arc<Event>>, work: Work) -> Arc<Event> {
        let event = Event::of_command(self, kind);
        let mut commands = locked(&self.commands);
        commands.waiting.push_back(Command { event: event.clone(), wait_for, work });
        commands.last = Some(event.clone());
        drop(commands);
        self.context.progress();
        event
    }

    /// Carries out commands as long as the first is ready; whether there was one.
    pub fn run_ready(&self) -> bool {
        let mut any = false;
        while let Some(command) = self.take_ready() {
            any = true;
            self.run(command);
        }
        any
    }

    fn take_ready(&self) -> Option<Command> {
        let mut commands = locked(&self.commands);
        let first = commands.waiting.front()?;
        if commands.is_busy || !first.wait_for.iter().all(|event| event.has_ended()) {
            return None;
        }
        commands.is_busy = true;
        commands.waiting.pop_front()
    }

    fn run(&self, Command { event, wait_for, work }: Command) {
        let has_failed = wait_for.iter().any(|event| event.status() < CL_COMPLETE);
        event.set(CL_SUBMITTED);
        event.set(CL_RUNNING);
        let status = if has_failed {
            CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST
        } else {
            work().map_or_else(
                |failure| self.failed(&failure),
                |taken| {
                    taken.into_iter().for_each(|nanoseconds| event.takes(nanoseconds));
                    CL_COMPLETE
                },
            )
        };
        let mut commands = locked(&self.commands);
        commands.is_busy = false;
        if status != CL_COMPLETE {
            commands.failure = commands.failure.or(Some(status));
        }
        drop(commands);
        event.set(status);
        let mut commands = locked(&self.commands);
        if commands.last.as_ref().is_some_and(|last| last.has_ended()) {
            // An event keeps its queue, and so must not be kept by it.
            commands.last = None;
        }
    }

    fn failed(&self, failure: &Failure) -> cl_int {
        self.context.report(&failure.words);
        failure.code
    }

    /// Waits until all commands have ended.
    ///
    /// # Errors
    /// The error of a command since the last time that one was given.
    pub fn finish(&self) -> Result<(), cl_int> {
        self.context.progress();
        let last = locked(&self.commands).last.clone();
        if let Some(last) = last {
            // Its error is among those that follow.
            let _ = last.wait();
            locked(&self.commands).last = None;
        }
        self.take_failure()
    }

    /// The error of a command that has not been returned yet.
    ///
    /// # Errors
    /// That error.
    pub fn take_failure(&self) -> Result<(), cl_int> {
        locked(&self.commands).failure.take().map_or(Ok(()), Err)
    }
}
