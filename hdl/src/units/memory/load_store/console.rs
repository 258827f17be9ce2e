//! Bytes on their way to the console, in a queue of their own: a console that is slow holds up only the warps that
//! print.

use super::shape::Unpacker;
use super::LoadStoreUnit;
use crate::citations::cite;
use crate::index::a_context;
use crate::kit::prelude::*;

impl LoadStoreUnit {
    /// The active access's byte goes to the queue; the queue's oldest goes to the console, and its context on.
    pub(super) fn print(&self, k: &mut Kernel, prints: &Expr) {
        let (queue, output) = (&self.console_queue, &self.console_output);
        k.comment(cite(&self._config, "the console", "P11.14, P11.16, P28.17"));
        let byte = pack([self.coalescer.printed_byte.val(), self.active_context.val()]);
        match self.printing.is_present() {
            false => {
                k.drive(&queue.push, prints);
                k.update_when(&self.failed_before, prints, low());
                k.drive(&queue.push_data, byte);
            }
            true => {
                k.update(&self.printing, prints);
                k.update(&self.printing_byte, byte);
                k.update_when(&self.failed_before, prints, low());
                k.drive(&queue.push, &self.printing);
                k.drive(&queue.push_data, &self.printing_byte);
            }
        }
        let mut oldest = Unpacker::new(&queue.head);
        k.drive(&output.data, oldest.take(8));
        let valid = k.wire("byte_waits", !queue.empty.val());
        k.drive(&output.valid, &valid);
        let fires = k.wire("byte_fires", valid & &output.ready);
        k.drive(&queue.pop, &fires);
        let context = a_context(oldest.take(self._shape.context));
        match self.has_printed.is_present() {
            false => {
                k.drive(&self.printed.valid, fires);
                k.drive(&self.printed.context, context);
            }
            true => {
                k.rules("P27.7");
                k.comment("a far console's ready does not lead on to the warp table in its cycle");
                k.update(&self.has_printed, &fires);
                k.update_when(&self.printer, fires, context);
                k.drive(&self.printed.valid, &self.has_printed);
                k.drive(&self.printed.context, &self.printer);
            }
        }
        k.ignore("a queue with an entry a context has room", vec![queue.full.val()]);
    }
}
