//! Where a core is in a Verilated design: at its top, or within a cluster.

use isa::trace::{Slot, Source};

use crate::bridge::{Array, BridgeError, Model};

/// What the names of a core's ports and arrays begin with.
#[derive(Clone, Debug)]
pub(crate) struct CorePlace {
    /// The core's instance, from the top module on.
    scope: String,
    /// What the names of its ports at the top begin with.
    prefix: String,
}

impl CorePlace {
    /// The core is the whole design.
    pub(crate) fn top() -> Self {
        CorePlace { scope: hdl::TOP_MODULE.to_owned(), prefix: String::new() }
    }

    /// A core of a cluster (docs/cluster.md C7.1).
    pub(crate) fn in_cluster(core: u32) -> Self {
        CorePlace { scope: format!("{}.core_{core}", hdl::CLUSTER_MODULE), prefix: format!("core{core}_") }
    }

    /// The port at the top that shows a field (`isa::trace::Source`).
    pub(crate) fn port(&self, slot: Slot, source: Source) -> String {
        let (prefix, name) = (&self.prefix, slot.signal_name());
        match source {
            Source::Port => format!("{prefix}{name}"),
            Source::Trace | Source::Array => format!("{prefix}trace_{name}"),
        }
    }

    /// The port at the top that shows a port of the core.
    pub(super) fn own_port(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }

    /// The array whose path is this one in a core alone.
    pub(super) fn keep(&self, model: &mut Model, path: &str) -> Result<Array, BridgeError> {
        let inner = path.strip_prefix(hdl::TOP_MODULE).unwrap_or(path);
        model.keep_path(&format!("{}{inner}", self.scope))
    }
}
