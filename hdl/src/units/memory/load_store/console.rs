//! Bytes on their way to the console, in a queue of their own: a console that is slow holds up only the warps that
//! print.

use super::coalescer::lowest_enabled;
use super::shape::Unpacker;
use super::LoadStoreUnit;
use crate::citations::cite;
use crate::index::a_context;
use crate::kit::prelude::*;

impl LoadStoreUnit {
    /// The byte that goes to the queue, below its context.
    fn byte_to_print(&self, k: &mut Kernel) -> Expr {
        let (coalescer, context) = (&self.coalescer, &self.active_context);
        let (byte, word) = (&self.printing_byte, &self.printing_word);
        if word.is_present() {
            k.update(word, pack([coalescer.printed_word.val(), coalescer.printed_enable.val(), context.val()]));
            let bytes = coalescer.printed_enable.width();
            let mut word = Unpacker::new(word);
            let lanes = word.take_several(bytes, 8);
            let enabled = k.wire("printed_enable", word.take(bytes));
            let printed = lowest_enabled(k, self._shape, enabled, &lanes);
            return pack([printed, word.take(context.width())]);
        }
        let printed = pack([coalescer.printed_byte.val(), context.val()]);
        if !byte.is_present() {
            return printed;
        }
        k.update(byte, printed);
        byte.val()
    }

    /// The active access's byte goes to the queue; the queue's oldest goes to the console, and its context on.
    pub(super) fn print(&self, k: &mut Kernel, prints: &Expr) {
        let (queue, output) = (&self.console_queue, &self.console_output);
        k.comment(cite(&self._config, "the console", "P11.14, P11.16, P28.17"));
        k.update_when(&self.failed_before, prints, low());
        if self.printing.is_present() {
            k.update(&self.printing, prints);
            k.drive(&queue.push, &self.printing);
        } else {
            k.drive(&queue.push, prints);
        }
        let byte = self.byte_to_print(k);
        k.drive(&queue.push_data, byte);
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
