//! A request on its way from the load/store unit to the data port, as the data cache and the request queue hold it.

use isa::ports::{LineWords, PortOutputs};
use isa::Context;

use crate::timing::under_way::UnderWay;

/// A request with all that the port shows of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct HeldRequest {
    pub is_store: bool,
    pub console: bool,
    pub line: u64,
    pub byte_enable: u64,
    pub data: LineWords,
    /// It is the read of an exchange, which passes a cache by.
    pub locks: bool,
    /// For a store that is the last request of its access: the context that learns that it is sent.
    pub last_of: Option<Context>,
}

impl HeldRequest {
    /// What is asked for, in the fields of the data port.
    pub fn of(asked: &PortOutputs) -> Self {
        HeldRequest {
            is_store: asked.data_request_write,
            console: asked.data_request_console,
            line: asked.data_request_line,
            byte_enable: asked.data_request_byte_enable,
            data: asked.data_request_data,
            locks: asked.data_request_lock,
            last_of: None,
        }
    }

    /// It in words: `store to line 8`.
    pub fn text(&self) -> String {
        match (self.is_store, self.console) {
            (_, true) => "load from the console".to_owned(),
            (true, false) => format!("store to line {:x}", self.line),
            (false, false) if self.locks => format!("load of line {:x}, with the lock", self.line),
            (false, false) => format!("load of line {:x}", self.line),
        }
    }

    /// It in a report: a store that ends its access names the context.
    pub fn under_way(&self, part: &str, text: String) -> UnderWay {
        UnderWay { context: self.last_of, ..UnderWay::new(part, text) }
    }

    /// Shows it at the port.
    pub fn show(&self, outputs: &mut PortOutputs) {
        outputs.data_request_write = self.is_store;
        outputs.data_request_console = self.console;
        outputs.data_request_line = self.line;
        outputs.data_request_byte_enable = self.byte_enable;
        outputs.data_request_data = self.data;
        outputs.data_request_lock = self.locks;
    }
}
