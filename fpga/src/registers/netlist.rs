//! A netlist of yosys, in JSON: cells, the nets at their ports, and the users of each net.
//!
//! What the pass does not look at is kept as it was.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What a bit of a port is connected to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(untagged)]
pub(super) enum Bit {
    /// A net, by its number.
    Net(u64),
    /// `0`, `1`, `x` or `z`.
    Constant(char),
}

/// An instance of one of the FPGA's cells.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(super) struct Cell {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    parameters: BTreeMap<String, Value>,
    #[serde(default)]
    attributes: BTreeMap<String, Value>,
    #[serde(default)]
    port_directions: BTreeMap<String, String>,
    #[serde(default)]
    connections: BTreeMap<String, Vec<Bit>>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

impl Cell {
    /// What a port of one bit is connected to; `None` if to nothing.
    pub(super) fn pin(&self, port: &str) -> Option<Bit> {
        self.connections.get(port)?.first().copied()
    }

    /// Whether a port of one bit is 0, or not connected.
    pub(super) fn is_tied_low(&self, port: &str) -> bool {
        matches!(self.pin(port), None | Some(Bit::Constant('0')))
    }

    /// A parameter that is a text. yosys writes a blank behind a text of digits alone, which tells it from a number.
    pub(super) fn text(&self, parameter: &str) -> Option<&str> {
        self.parameters.get(parameter)?.as_str().map(str::trim_end)
    }

    /// A parameter that is a number. yosys writes it in binary digits.
    pub(super) fn number(&self, parameter: &str) -> Option<u64> {
        let value = self.parameters.get(parameter)?;
        value.as_u64().or_else(|| u64::from_str_radix(value.as_str()?, 2).ok())
    }

    /// Whether the design asks that the cell stays what it is.
    pub(super) fn is_kept(&self) -> bool {
        self.attributes.contains_key("keep")
    }

    /// Connects a port of one bit to something else.
    pub(super) fn reconnect(&mut self, port: &str, bit: Bit) {
        self.connections.insert(port.to_owned(), vec![bit]);
    }

    /// Connects an input of one bit.
    pub(super) fn connect_input(&mut self, port: &str, bit: Bit) {
        self.port_directions.insert(port.to_owned(), "input".to_owned());
        self.reconnect(port, bit);
    }

    /// Gives a parameter a text.
    pub(super) fn set(&mut self, parameter: &str, text: &str) {
        self.parameters.insert(parameter.to_owned(), text.into());
    }

    fn is_output(&self, port: &str) -> bool {
        self.port_directions.get(port).is_some_and(|direction| direction == "output")
    }
}

/// A user of a net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum User<'a> {
    /// A port of a cell.
    Cell {
        /// The cell's name.
        cell: &'a str,
        /// The port's name.
        port: &'a str,
    },
    /// An output of the design.
    Outside,
}

/// A module that consists of cells.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(super) struct Module {
    #[serde(default)]
    ports: BTreeMap<String, Named>,
    pub cells: BTreeMap<String, Cell>,
    #[serde(default)]
    netnames: BTreeMap<String, Named>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

/// Bits that have a name: a port of the design, or a signal.
#[derive(Clone, Debug, Deserialize, Serialize)]
struct Named {
    bits: Vec<Bit>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

impl Module {
    /// The users of every net.
    pub(super) fn users(&self) -> HashMap<u64, Vec<User<'_>>> {
        let mut users: HashMap<u64, Vec<User<'_>>> = HashMap::new();
        let mut add = |bits: &[Bit], user| {
            for bit in bits {
                if let Bit::Net(net) = bit {
                    users.entry(*net).or_default().push(user);
                }
            }
        };
        for (name, cell) in &self.cells {
            for (port, bits) in cell.connections.iter().filter(|(port, _)| !cell.is_output(port)) {
                add(bits, User::Cell { cell: name, port });
            }
        }
        let is_input = |port: &Named| port.others.get("direction").is_some_and(|direction| direction == "input");
        for port in self.ports.values().filter(|port| !is_input(port)) {
            add(&port.bits, User::Outside);
        }
        users
    }

    /// Takes nets that no longer exist out of the names of signals.
    pub(super) fn forget(&mut self, nets: &HashSet<u64>) {
        let is_gone = |bit: &Bit| matches!(bit, Bit::Net(net) if nets.contains(net));
        self.netnames.retain(|_, signal| !signal.bits.iter().all(is_gone));
        for bit in self.netnames.values_mut().flat_map(|signal| &mut signal.bits) {
            if is_gone(bit) {
                *bit = Bit::Constant('x');
            }
        }
    }
}

/// A file with a netlist.
#[derive(Debug, Deserialize, Serialize)]
pub(super) struct NetlistFile {
    modules: Map<String, Value>,
    #[serde(flatten)]
    others: Map<String, Value>,
}

impl NetlistFile {
    /// Reads the JSON that yosys writes: the file, and its module of this name.
    ///
    /// # Errors
    /// When it is none, or has no such module.
    pub(super) fn read(text: &str, top: &str) -> Result<(NetlistFile, Module), String> {
        let in_words = |error: serde_json::Error| error.to_string();
        let mut file: NetlistFile = serde_json::from_str(text).map_err(in_words)?;
        let module = file.modules.remove(top).ok_or_else(|| format!("there is no module {top}"))?;
        Ok((file, serde_json::from_value(module).map_err(in_words)?))
    }

    /// The JSON with this module in it again.
    ///
    /// # Errors
    /// When it cannot be written as JSON.
    pub(super) fn text(mut self, top: &str, module: &Module) -> Result<String, String> {
        let in_words = |error: serde_json::Error| error.to_string();
        self.modules.insert(top.to_owned(), serde_json::to_value(module).map_err(in_words)?);
        serde_json::to_string(&self).map_err(in_words)
    }
}
