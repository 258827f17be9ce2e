//! Who alone executes for a warp: interrupts wait until its other contexts are quiet, and handlers run alone.

use isa::divergence::multi_path::WarpHold;
use isa::Context;

use super::{home, Regions};
use crate::semantics::ContextSet;

impl Regions {
    /// Whether another context alone may execute for its warp.
    #[inline]
    pub(in super::super) fn is_held(&self, context: Context) -> bool {
        let holder = self.kept_of(context).hold.holder;
        holder.is_some_and(|holder| holder != context)
    }

    /// The context that alone may execute for its warp.
    #[inline]
    pub(in super::super) fn holder(&self, context: Context) -> Option<Context> {
        self.kept_of(context).hold.holder
    }

    /// From now on it alone executes for its warp.
    pub(in super::super) fn hold(&mut self, context: Context) {
        self.kept_of_mut(context).hold.holder = Some(context);
        self.note_change(self.warp_of(context));
    }

    /// It has executed an instruction that does not need the others to be quiet.
    #[inline]
    pub(in super::super) fn release(&mut self, context: Context) {
        let hold = &mut self.kept_of_mut(context).hold;
        if hold.holder == Some(context) && !hold.in_handler {
            hold.holder = None;
            self.note_change(self.warp_of(context));
        }
    }

    /// It has entered an interrupt.
    pub(in super::super) fn enter_handler(&mut self, context: Context) {
        let entry = self.placed[context].entry.take();
        let hold = &mut self.kept_of_mut(context).hold;
        *hold = WarpHold {
            holder: Some(context),
            in_handler: true,
            shadow_in_handler: hold.in_handler,
            shadow_entry: entry,
        };
        self.note_change(self.warp_of(context));
    }

    /// It has executed a reti: it is in its region again, but its registers are not back yet.
    pub(in super::super) fn return_from_handler(&mut self, context: Context) {
        let hold = &mut self.kept_of_mut(context).hold;
        if hold.in_handler {
            self.placed[context].entry = hold.shadow_entry.take();
            self.note_change(self.warp_of(context));
        }
    }

    /// The reti is complete.
    pub(in super::super) fn end_handler(&mut self, context: Context) {
        let hold = &mut self.kept_of_mut(context).hold;
        if hold.in_handler {
            hold.in_handler = hold.shadow_in_handler;
            if !hold.in_handler {
                hold.holder = None;
            }
            self.note_change(self.warp_of(context));
        }
    }

    /// Whether a reti would leave a region that no interrupt has saved.
    pub(in super::super) fn forbids_return(&self, context: Context) -> bool {
        !self.kept_of(context).hold.in_handler && self.placed[context].entry.is_some()
    }

    /// Whether other lanes of its warp may be anywhere else.
    pub(in super::super) fn holds_lanes_elsewhere(&self, context: Context) -> bool {
        self.placed[context].entry.is_some() || !self.others(context).is_empty()
    }

    /// Its warp stops: only its home is not Free. Gives the contexts that were not Free until now, and the home.
    pub(in super::super) fn stop(&mut self, context: Context) -> (ContextSet, Context) {
        let warp = self.warp_of(context);
        let contexts = self.kept[warp].contexts;
        for one in contexts.iter() {
            self.leave(one);
        }
        self.restart(home(warp));
        (contexts, home(warp))
    }

    /// A warp starts anew in its home.
    pub(in super::super) fn restart(&mut self, home: Context) {
        let kept = self.kept_of_mut(home);
        kept.table.fill(None);
        kept.hold = WarpHold::default();
        kept.contexts = ContextSet::single(home);
        self.placed[home].entry = None;
        self.note_change(self.warp_of(home));
    }
}
