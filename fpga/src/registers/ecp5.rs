//! Lattice ECP5: which of its cells have registers, and what switches them on.
//!
//! - DP16KD (Lattice FPGA-TN-02204): a register behind each port, enabled by the port's OCE and by nothing else. With
//!   words of 36 bits port B alone reads, through the pins of both ports, and both registers are its own.
//! - MULT18X18D (FPGA-TN-02205): a register before each factor. nextpnr knows the delays of none or of both. It has one
//!   behind the product, too, which is left alone: how reset and enable of it go together is not said anywhere. Enables
//!   and resets are given by name, though they have defaults: nextpnr gives multipliers of one block other pins for
//!   them, and changes only the names that it finds.

use super::netlist::{Bit, Cell};
use super::{Clock, Enable, Factors, FamilyCells, FlipFlop, ReadPort, Settings};

pub(crate) const CELLS: FamilyCells = FamilyCells { flip_flop, read_ports, factors };

fn flip_flop(cell: &Cell) -> Option<FlipFlop> {
    if cell.kind != "TRELLIS_FF" {
        return None;
    }
    let parameter = |name, default| cell.text(name).unwrap_or(default);
    let Some(Bit::Net(output)) = cell.pin("Q") else {
        return None;
    };
    Some(FlipFlop {
        data: cell.pin("DI")?,
        output,
        clock: Clock { net: cell.pin("CLK")?, is_rising: parameter("CLKMUX", "CLK") == "CLK" },
        enable: match (parameter("CEMUX", "1"), cell.pin("CE")) {
            ("1", _) | ("CE", Some(Bit::Constant('1'))) => Enable::Always,
            ("CE", Some(bit)) => Enable::When(bit),
            _ => Enable::Inverted,
        },
        has_reset: !(cell.is_tied_low("LSR") && parameter("LSRMUX", "LSR") == "LSR"),
        starts_as_one: parameter("REGSET", "RESET") == "SET",
    })
}

const REGISTER_A: (&str, &str) = ("REGMODE_A", "OUTREG");
const REGISTER_B: (&str, &str) = ("REGMODE_B", "OUTREG");

fn read_ports(cell: &Cell) -> Vec<ReadPort> {
    let is_registered = |(parameter, text)| cell.text(parameter) == Some(text);
    let is_plain = cell.kind == "DP16KD"
        && !is_registered(REGISTER_A)
        && !is_registered(REGISTER_B)
        && cell.is_tied_low("RSTA")
        && cell.is_tied_low("RSTB");
    if !is_plain {
        return Vec::new();
    }
    let is_joined = ["DATA_WIDTH_A", "DATA_WIDTH_B"].iter().any(|width| cell.number(width) == Some(36));
    let port = |names: &[char], clock: char, settings: Settings, enables| {
        let outputs = names.iter().flat_map(|name| (0..18).map(move |bit| format!("DO{name}{bit}")));
        let net = cell.pin(&format!("CLK{clock}"))?;
        let is_rising = cell.text(&format!("CLK{clock}MUX")) != Some("INV");
        Some(ReadPort { outputs: outputs.collect(), clock: Clock { net, is_rising }, settings, enables })
    };
    let ports = if is_joined {
        vec![port(&['A', 'B'], 'B', &[REGISTER_A, REGISTER_B], &["OCEA", "OCEB"])]
    } else {
        vec![port(&['A'], 'A', &[REGISTER_A], &["OCEA"]), port(&['B'], 'B', &[REGISTER_B], &["OCEB"])]
    };
    ports.into_iter().flatten().collect()
}

fn factors(cell: &Cell) -> Option<Factors> {
    const REGISTERS: [&str; 4] = ["REG_INPUTA_CLK", "REG_INPUTB_CLK", "REG_PIPELINE_CLK", "REG_OUTPUT_CLK"];
    let is_plain = cell.kind == "MULT18X18D"
        && REGISTERS.iter().all(|register| matches!(cell.text(register), None | Some("NONE")))
        && ["CLK0", "CE0", "RST0"].iter().all(|pin| cell.pin(pin).is_none())
        // The signs go through registers of their own.
        && ["SIGNEDA", "SIGNEDB", "SOURCEA", "SOURCEB"].iter().all(|pin| cell.is_tied_low(pin));
    is_plain.then(|| Factors {
        inputs: ["A", "B"].iter().flat_map(|name| (0..18).map(move |bit| format!("{name}{bit}"))).collect(),
        settings: &[
            ("REG_INPUTA_CLK", "CLK0"),
            ("REG_INPUTA_CE", "CE0"),
            ("REG_INPUTA_RST", "RST0"),
            ("REG_INPUTB_CLK", "CLK0"),
            ("REG_INPUTB_CE", "CE0"),
            ("REG_INPUTB_RST", "RST0"),
        ],
        clock: "CLK0",
        enable: "CE0",
        reset: "RST0",
    })
}
