//! Fetch: what becomes of the answers to fetches (docs/pipeline.md section 6).

use isa::ports::PortInputs;
use isa::trace::Scalar;
use isa::{Context, CycleRecord, Interrupt};

use crate::rule_events::RuleEvent;
use crate::timing::in_stage::{InDecode, Work};
use crate::timing::units::memory::fetch_queue::{Answer, FetchEntry};
use crate::timing::Core;

impl Core {
    /// The answer that comes in this cycle, from the port or by way of the cache, which takes the fetch that has fired.
    #[inline]
    pub(crate) fn answer(&mut self, inputs: &PortInputs, asked_for: Option<u64>) -> Option<Answer> {
        match &mut self.instruction_cache {
            None => inputs.instruction_response_valid.then_some(Answer {
                word: inputs.instruction_response_data,
                error: self.bus_errors && inputs.instruction_response_error,
            }),
            Some(cache) => cache.step(inputs, asked_for, &mut self.state.fired),
        }
    }

    /// The fetch that is answered in this cycle, unless it is squashed. Execute has acted already, so modes are as they
    /// will be while the instruction is in decode.
    #[inline]
    pub(crate) fn take_answer(
        &mut self,
        answer: Option<Answer>,
        redirected: Option<Context>,
        record: &mut CycleRecord,
    ) -> Option<InDecode> {
        let Answer { word, error } = answer?;
        let head = self.fetch_queue.pop()?;
        let context = head.context;
        // Execute has flipped a redirected context's epoch already.
        let epoch = self.warp_table.timing(context).epoch;
        let squashed = redirected == Some(context) || head.epoch != epoch;
        self.note_answered(&head, error, (redirected, squashed));
        record.set(Scalar::FetchValid, 1);
        record.set(Scalar::FetchContext, context.0.into());
        record.set(Scalar::FetchPc, head.pc.0);
        record.set(Scalar::FetchSquashed, u64::from(squashed));
        (!squashed).then_some(InDecode {
            context,
            pc: head.pc,
            work: Work::Instruction {
                instruction: word,
                fetch_fault: head.fetch_fault.or(error.then_some(Interrupt::BusError)),
                predicted: head.predicted,
                supervisor: self.state.mode(self.state.warp_of(context)).supervisor,
            },
        })
    }

    /// A fetch is answered, and squashed or not.
    #[inline]
    fn note_answered(&mut self, head: &FetchEntry, error: bool, (redirected, squashed): (Option<Context>, bool)) {
        let now = redirected == Some(head.context);
        let schedules = self.scheduler.scheduled.is_some();
        let fired = &mut self.state.fired;
        fired.mark(RuleEvent::FetchAnswered);
        fired.mark_if(schedules, RuleEvent::FetchPushPop);
        if now {
            let in_decode = self.decode.as_ref().is_some_and(|stage| stage.context == head.context);
            let in_operands = self.passage.operands().is_some_and(|stage| stage.context == head.context);
            fired.mark(RuleEvent::SquashedOnArrival);
            fired.mark_if(in_decode && in_operands, RuleEvent::SquashedInAllStages);
        }
        fired.mark_if(squashed && !now, RuleEvent::SquashedOldEpoch);
        fired.mark_if(!squashed && error && head.fetch_fault.is_none(), RuleEvent::FetchFailed);
    }
}
