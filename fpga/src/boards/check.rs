//! Whether the parts of a board go together: the description, the top and the constraints.

use std::collections::BTreeMap;

use isa::CoreConfig;
use tools::NextpnrFamily;

use super::constraints::{Constraints, PlacedPort};
use super::description::{description_file, line_of, Fault, QUESTION, TOP_FILE};
use super::ports::{ports, Port};
use super::{Board, Toolchain};
use crate::family::Family;

/// All that is wrong with a board that has this description.
pub(super) fn check(board: &Board, description: &str) -> Vec<Fault> {
    let check = Check { board, description, file: description_file(&board.name) };
    let mut faults: Vec<_> = check.clock_and_core().into_iter().collect();
    let ports = match ports(board.text(TOP_FILE)) {
        Ok(ports) => ports,
        Err(fault) => {
            faults.push(fault);
            return faults;
        }
    };
    faults.extend(check.named_pins(&ports));
    if let Toolchain::Open(family) = board.toolchain {
        faults.extend(check.device(family));
        faults.extend(check.pins(&ports, Constraints::of(family)));
    }
    faults
}

/// The questions of constraints of this name, for an FPGA of this family.
pub(super) fn unanswered_pins(file: &str, text: &str, family: Family) -> Vec<Fault> {
    let placed = Constraints::of(family).placed(text).into_iter();
    let open = placed.filter(|placed| placed.pin == QUESTION);
    open.map(|PlacedPort { line, port, hint, .. }| {
        Fault::at(file, line, format!("the pin of {port} is a question: put the pin for ?{hint}"))
    })
    .collect()
}

struct Check<'a> {
    board: &'a Board,
    description: &'a str,
    /// The description's name.
    file: String,
}

impl Check<'_> {
    /// A fault of a key of the description.
    fn fault(&self, key: &str, why: impl Into<String>) -> Fault {
        Fault { line: line_of(self.description, key), ..Fault::of(&self.file, why) }
    }

    /// What keeps the board from having such a system.
    fn clock_and_core(&self) -> Option<Fault> {
        let Board { clock_hz, input_clock_hz, .. } = *self.board;
        let pll = match self.board.pll(clock_hz) {
            Ok(pll) => pll,
            Err(error) => return Some(self.fault(error.key, error.to_string())),
        };
        if pll.output_hz != clock_hz {
            let why = format!(
                "the PLL makes {} Hz of {input_clock_hz} Hz at the nearest; write clock_hz = {}",
                pll.output_hz, pll.output_hz
            );
            return Some(self.fault("clock_hz", why));
        }
        let core = match CoreConfig::from_options(&self.board.core) {
            Ok(core) => core,
            Err(error) => return Some(self.fault("[core]", error.to_string())),
        };
        self.system(&core).err()
    }

    /// Whether the system can have this core.
    fn system(&self, core: &CoreConfig) -> Result<(), Fault> {
        let soc = self.board.soc(core, self.board.clock_hz);
        let soc = soc.map_err(|error| self.fault("cores", error.to_string()))?;
        soc.bit_clocks().map_err(|error| self.fault("baud", error.to_string()))?;
        soc.cluster().map_err(|error| self.fault("cores", error.to_string()))?;
        soc.check_options().map_err(|error| self.fault("[core]", error.to_string()))
    }

    /// The FPGA's names that nextpnr wants.
    fn device(&self, family: Family) -> Vec<Fault> {
        let Board { device, chip, package, speed_grade, .. } = self.board;
        let wanted: &[(&str, &String)] = match family.nextpnr() {
            NextpnrFamily::Ecp5 => &[("device", device), ("package", package), ("speed_grade", speed_grade)],
            NextpnrFamily::Ice40 => &[("device", device), ("package", package)],
            NextpnrFamily::Gowin => &[("device", device), ("chip", chip)],
            NextpnrFamily::Xilinx => &[("device", device)],
        };
        let missing = wanted.iter().filter(|(_, value)| value.is_empty());
        missing
            .map(|(key, _)| self.fault(key, format!("{key} is missing; nextpnr wants it for {}", <&str>::from(family))))
            .collect()
    }

    /// Whether `[pins]` and the top's ports are the same.
    fn named_pins(&self, ports: &[Port]) -> Vec<Fault> {
        let pins = &self.board.pins;
        let mut faults = Vec::new();
        let roles = [("clock", &pins.clock, true), ("uart_rx", &pins.uart_rx, true), ("uart_tx", &pins.uart_tx, false)];
        for (role, name, is_input) in roles {
            if !ports.iter().any(|port| port.name == *name && port.is_input == is_input) {
                let kind = if is_input { "input" } else { "output" };
                faults.push(self.fault(role, format!("{TOP_FILE} has no {kind} {name}; give the {role} port's name")));
            }
        }
        let has_role = |name: &str| name == pins.clock || name == pins.uart_rx;
        for port in ports.iter().filter(|port| port.is_input && !has_role(&port.name)) {
            if !pins.idle.contains_key(&port.name) {
                let name = &port.name;
                let why = format!("the input {name} of {TOP_FILE} has no level; add {name} = 0 or {name} = 1 to idle");
                faults.push(self.fault(if pins.idle.is_empty() { "[pins]" } else { "idle" }, why));
            }
        }
        for name in pins.idle.keys() {
            if has_role(name) || !ports.iter().any(|port| port.name == *name && port.is_input) {
                let why = format!("{name} is no other input of {TOP_FILE}; remove it from idle");
                faults.push(self.fault("idle", why));
            }
        }
        faults
    }

    /// Whether the constraints put every port at a pin of its own.
    fn pins(&self, ports: &[Port], form: Constraints) -> Vec<Fault> {
        let name = self.board.constraints.as_str();
        if !name.ends_with(&format!(".{}", form.ending())) {
            let why = format!("nextpnr reads constraints from a file .{} for this family", form.ending());
            return vec![self.fault("constraints", why)];
        }
        let placed = form.placed(self.board.text(name));
        let bits = || ports.iter().flat_map(|port| port.bits.iter().map(move |bit| (bit, port.line)));
        let mut faults = Vec::new();
        let mut at_pin = BTreeMap::new();
        let mut of_port = BTreeMap::new();
        for PlacedPort { line, port, pin, .. } in &placed {
            if !bits().any(|(bit, _)| bit == port) {
                let why = format!("{TOP_FILE} has no port {port}; remove the line, or give the port its name");
                faults.push(Fault::at(name, *line, why));
            }
            if let Some((other, first)) = at_pin.insert(pin.to_uppercase(), (port, *line)) {
                let why = format!("pin {pin} is that of {other} in line {first}; give {port} another");
                faults.push(Fault::at(name, *line, why));
            }
            if let Some(first) = of_port.insert(port, *line) {
                let why = format!("{port} has a pin in line {first} already; remove one of the lines");
                faults.push(Fault::at(name, *line, why));
            }
        }
        for (bit, line) in bits().filter(|(bit, _)| !of_port.contains_key(bit)) {
            let why = format!("port {bit} has no pin; add `{}` to {name}, with its pin", form.line(bit, "PIN"));
            faults.push(Fault::at(TOP_FILE, line, why));
        }
        faults
    }
}
