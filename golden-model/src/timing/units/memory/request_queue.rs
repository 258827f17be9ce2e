//! The request queue between the load/store unit, or the data cache, and the data port (docs/pipeline.md section 27).

use std::collections::VecDeque;
use std::mem;

use isa::ports::PortOutputs;
use isa::{Context, CycleRecord, RequestQueueField, Slot};

use super::held_request::HeldRequest;
use crate::rule_events::{Fired, RuleEvent};
use crate::timing::under_way::UnderWay;

/// The most requests that wait.
const ENTRIES_MAX: usize = 2;

/// The queue. Reset: empty.
#[derive(Clone, Debug)]
pub(crate) struct RequestQueue {
    /// The oldest first.
    requests: VecDeque<HeldRequest>,
    /// What the load/store unit or the data cache asks for, in the fields of the data port.
    pub(crate) asked: PortOutputs,
    /// Whose store's last request went in the cycle before. Reset: nobody's.
    sender: Option<Context>,
    /// A request went in the cycle before. Reset: none.
    went: bool,
    /// Whose byte the console has taken in the cycle before. Reset: nobody's.
    pub(crate) printer: Option<Context>,
}

impl RequestQueue {
    pub(crate) fn new() -> Self {
        RequestQueue {
            requests: VecDeque::with_capacity(ENTRIES_MAX),
            asked: PortOutputs::default(),
            sender: None,
            went: false,
            printer: None,
        }
    }

    /// A cycle begins, in which [`RequestQueue::asked`] is asked for. What the data port carries follows; responses
    /// pass the queue by.
    pub(crate) fn begin(&self, outputs: &mut PortOutputs) {
        outputs.data_response_ready = self.asked.data_response_ready;
        outputs.data_request_valid = self.has_requests();
        let Some(oldest) = self.requests.front() else {
            return;
        };
        oldest.show(outputs);
    }

    /// The requests that wait, the oldest first.
    pub(crate) fn under_way(&self) -> impl Iterator<Item = UnderWay> + '_ {
        self.requests.iter().map(|request| request.under_way("request queue", request.text()))
    }

    /// Whether requests have been taken that have not been sent.
    #[inline]
    pub(crate) fn has_requests(&self) -> bool {
        !self.requests.is_empty()
    }

    /// Whether a request is taken in this cycle if there is one. It is called before [`RequestQueue::step`].
    #[inline]
    pub(crate) fn is_ready(&self) -> bool {
        self.requests.len() < ENTRIES_MAX
    }

    /// Whether a request is taken in this cycle. It is called before [`RequestQueue::step`].
    #[inline]
    pub(crate) fn takes_request(&self) -> bool {
        self.asked.data_request_valid && self.is_ready()
    }

    /// The oldest request goes, if the port is ready, and one is taken. Gives whose store is sent: its last request
    /// went in the cycle before.
    pub(crate) fn step(&mut self, port_is_ready: bool, fired: &mut Fired) -> Option<Context> {
        let held = self.requests.len();
        let taken = self.takes_request().then(|| HeldRequest::of(&self.asked));
        let gone = match port_is_ready {
            true => self.requests.pop_front(),
            false => None,
        };
        let goes = gone.is_some();
        fired.mark_if(goes && taken.is_some(), RuleEvent::QueueGoesAndComes);
        fired.mark_if(goes && held == ENTRIES_MAX, RuleEvent::QueueFullGoes);
        fired.mark_if(goes && self.went, RuleEvent::QueueGoesInARow);
        fired.mark_if(held > 0 && !goes, RuleEvent::QueueWaits);
        self.went = goes;
        self.requests.extend(taken);
        let sender = gone.and_then(|request| request.last_of);
        mem::replace(&mut self.sender, sender)
    }

    /// The request that has just been taken is the last of a context's access. Whether that is a store, which is sent
    /// later.
    pub(crate) fn tag_last(&mut self, context: Context) -> bool {
        let newest = self.requests.back_mut();
        let store = newest.filter(|newest| newest.is_store);
        store.is_some_and(|store| {
            store.last_of = Some(context);
            true
        })
    }

    /// Records how many requests wait at the start of the cycle.
    #[inline]
    pub(crate) fn record(&self, record: &mut CycleRecord) {
        let slot = Slot::RequestQueue(RequestQueueField::Count);
        let index = record.layout().index(slot);
        record.slots_mut()[index] = self.requests.len() as u64;
    }
}
