//! Moves flip-flops of a netlist into the block RAMs and multipliers beside them, which have registers themselves.
//!
//! yosys maps a read port to a block RAM without the register behind it, and a product to a multiplier without those
//! before it, so a register there is made of flip-flops. The pass changes what yosys wrote before anything else reads
//! it. It moves a register only where the design does exactly the same with it: same clock, same enable, no reset, 0 or
//! anything at power-up, and no other user of what the register takes.

pub(crate) mod ecp5;
mod netlist;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use serde::Serialize;

use netlist::{Bit, Cell, Module, NetlistFile, User};

/// The flip-flops that became registers of other cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RegistersTaken {
    /// Ports of block RAMs whose output register is in use.
    pub block_ram_ports: u64,
    /// The flip-flops that were behind them.
    pub block_ram_flip_flops: u64,
    /// Multipliers whose factors have registers.
    pub multipliers: u64,
    /// The flip-flops that were before them. One that fed several multipliers counts once.
    pub multiplier_flip_flops: u64,
}

// What a family's table says of its cells.

/// How to read a family's cells.
pub(crate) struct FamilyCells {
    /// A flip-flop; `None` for another cell.
    flip_flop: fn(&Cell) -> Option<FlipFlop>,
    /// The ports of a block RAM that read, and whose register is not in use; none for another cell.
    read_ports: fn(&Cell) -> Vec<ReadPort>,
    /// The factors of a multiplier without registers; `None` for another cell.
    factors: fn(&Cell) -> Option<Factors>,
}

#[derive(Clone, Copy, Debug)]
struct FlipFlop {
    data: Bit,
    output: u64,
    clock: Clock,
    enable: Enable,
    has_reset: bool,
    starts_as_one: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Clock {
    net: Bit,
    is_rising: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Enable {
    Always,
    When(Bit),
    /// When something is 0. No cell has a register with that.
    Inverted,
}

impl Enable {
    /// What a cell's enable is connected to.
    fn bit(self) -> Option<Bit> {
        match self {
            Enable::Always => Some(Bit::Constant('1')),
            Enable::When(bit) => Some(bit),
            Enable::Inverted => None,
        }
    }
}

/// Parameters that switch a register on, and their values.
type Settings = &'static [(&'static str, &'static str)];

/// A port of a block RAM that reads.
#[derive(Clone, Debug)]
struct ReadPort {
    /// Pins of one bit each that the port's register drives.
    outputs: Vec<String>,
    clock: Clock,
    settings: Settings,
    /// Inputs that enable the register.
    enables: &'static [&'static str],
}

/// The factors of a multiplier, whose registers are switched on together.
#[derive(Clone, Debug)]
struct Factors {
    /// Pins of one bit each that a register takes.
    inputs: Vec<String>,
    settings: Settings,
    /// The registers' clock (rising edge), enable and reset.
    clock: &'static str,
    enable: &'static str,
    reset: &'static str,
}

// The rules.

/// Why a register stays what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Obstacle {
    /// Something else reads what the register takes, or what it holds.
    OtherUser,
    /// Something else than a flip-flop is there.
    NoFlipFlop,
    /// The flip-flop has another clock, or the other edge of it.
    Clock,
    /// Not all flip-flops have the same enable, or it is inverted.
    Enable,
    /// The flip-flop has a set or reset.
    Reset,
    /// The flip-flop is 1 at power-up.
    StartsAsOne,
    /// The design asks that the flip-flop stays.
    Kept,
    /// A factor has a bit that is always 1: the cell's register would hold 0 at power-up.
    ConstantOne,
    /// No bit is used, or no factor has a flip-flop.
    Nothing,
}

/// A register of a block RAM's port, in flip-flops so far.
struct OutputRegister {
    block_ram: String,
    port: ReadPort,
    enable: Bit,
    /// The port's pin, the flip-flop behind it, and the net that this drives.
    bits: Vec<(String, String, u64)>,
}

/// The registers of a multiplier's factors, in flip-flops so far.
struct FactorRegisters {
    multiplier: String,
    factors: Factors,
    clock: Bit,
    enable: Bit,
    /// The multiplier's pin, the flip-flop before it, and what this takes.
    bits: Vec<(String, String, Bit)>,
}

/// A netlist as the rules see it.
struct Design<'a> {
    cells: &'a FamilyCells,
    module: &'a Module,
    users: HashMap<u64, Vec<User<'a>>>,
    flip_flops: HashMap<&'a str, FlipFlop>,
    flip_flops_by_output: HashMap<u64, &'a str>,
}

impl<'a> Design<'a> {
    fn new(cells: &'a FamilyCells, module: &'a Module) -> Design<'a> {
        let named = module.cells.iter();
        let flip_flops: HashMap<&str, FlipFlop> =
            named.filter_map(|(name, cell)| Some((name.as_str(), (cells.flip_flop)(cell)?))).collect();
        let flip_flops_by_output = flip_flops.iter().map(|(name, flip_flop)| (flip_flop.output, *name)).collect();
        Design { cells, module, users: module.users(), flip_flops, flip_flops_by_output }
    }

    fn users(&self, net: u64) -> &[User<'a>] {
        self.users.get(&net).map_or(&[], Vec::as_slice)
    }

    /// All registers that block RAMs can take.
    fn output_registers(&self) -> Vec<OutputRegister> {
        let cells = self.module.cells.iter();
        let ports =
            cells.flat_map(|(name, cell)| (self.cells.read_ports)(cell).into_iter().map(move |port| (name, port)));
        ports.filter_map(|(name, port)| self.output_register(name, port).ok()).collect()
    }

    fn output_register(&self, name: &str, port: ReadPort) -> Result<OutputRegister, Obstacle> {
        let block_ram = &self.module.cells[name];
        let mut bits = Vec::new();
        let mut enable = None;
        for pin in &port.outputs {
            let Some(Bit::Net(net)) = block_ram.pin(pin) else {
                continue;
            };
            let flip_flop = match self.users(net) {
                [] => continue,
                [User::Cell { cell, .. }] => *cell,
                _ => return Err(Obstacle::OtherUser),
            };
            let found = self.plain_flip_flop(flip_flop)?;
            // It might be its enable that the port gives.
            if found.data != Bit::Net(net) {
                return Err(Obstacle::NoFlipFlop);
            }
            if found.clock != port.clock {
                return Err(Obstacle::Clock);
            }
            if *enable.get_or_insert(found.enable) != found.enable {
                return Err(Obstacle::Enable);
            }
            bits.push((pin.clone(), flip_flop.to_owned(), found.output));
        }
        let enable = enable.ok_or(Obstacle::Nothing)?.bit().ok_or(Obstacle::Enable)?;
        Ok(OutputRegister { block_ram: name.to_owned(), port, enable, bits })
    }

    /// A flip-flop without anything that the registers of cells lack.
    fn plain_flip_flop(&self, name: &str) -> Result<&FlipFlop, Obstacle> {
        let flip_flop = self.flip_flops.get(name).ok_or(Obstacle::NoFlipFlop)?;
        match flip_flop {
            FlipFlop { has_reset: true, .. } => Err(Obstacle::Reset),
            FlipFlop { starts_as_one: true, .. } => Err(Obstacle::StartsAsOne),
            _ if self.module.cells[name].is_kept() => Err(Obstacle::Kept),
            _ => Ok(flip_flop),
        }
    }

    /// All registers that multipliers can take, of flip-flops but these.
    fn factor_registers(&self, but: &HashSet<&str>) -> Vec<FactorRegisters> {
        let cells = self.module.cells.iter();
        let multipliers = cells.filter_map(|(name, cell)| Some((name, (self.cells.factors)(cell)?)));
        let mut registers: Vec<_> =
            multipliers.filter_map(|(name, factors)| self.registers_of_factors(name, factors, but).ok()).collect();
        // A flip-flop before several multipliers goes into all of them or stays: one multiplier that cannot take it
        // keeps it from the others.
        loop {
            let pins: HashSet<(&str, &str)> = registers
                .iter()
                .flat_map(|found| found.bits.iter().map(|(pin, ..)| (found.multiplier.as_str(), pin.as_str())))
                .collect();
            let is_seen_by =
                |user: &User<'_>| matches!(user, User::Cell { cell, port } if pins.contains(&(*cell, *port)));
            let is_seen_elsewhere = |flip_flop: &str| {
                let output = self.flip_flops[flip_flop].output;
                !self.users(output).iter().all(is_seen_by)
            };
            let stays: BTreeSet<String> = registers
                .iter()
                .filter(|found| found.bits.iter().any(|(_, flip_flop, _)| is_seen_elsewhere(flip_flop)))
                .map(|found| found.multiplier.clone())
                .collect();
            if stays.is_empty() {
                return registers;
            }
            registers.retain(|found| !stays.contains(&found.multiplier));
        }
    }

    fn registers_of_factors(
        &self,
        name: &str,
        factors: Factors,
        but: &HashSet<&str>,
    ) -> Result<FactorRegisters, Obstacle> {
        let multiplier = &self.module.cells[name];
        let mut bits = Vec::new();
        let mut control = None;
        for pin in &factors.inputs {
            let net = match multiplier.pin(pin) {
                Some(Bit::Constant('1')) => return Err(Obstacle::ConstantOne),
                None | Some(Bit::Constant(_)) => continue,
                Some(Bit::Net(net)) => net,
            };
            let flip_flop = self.flip_flops_by_output.get(&net).filter(|name| !but.contains(**name));
            let flip_flop = *flip_flop.ok_or(Obstacle::NoFlipFlop)?;
            let found = self.plain_flip_flop(flip_flop)?;
            let (clock, enable) = *control.get_or_insert((found.clock, found.enable));
            if clock != found.clock || !clock.is_rising {
                return Err(Obstacle::Clock);
            }
            if enable != found.enable {
                return Err(Obstacle::Enable);
            }
            bits.push((pin.clone(), flip_flop.to_owned(), found.data));
        }
        let (clock, enable) = control.ok_or(Obstacle::Nothing)?;
        let enable = enable.bit().ok_or(Obstacle::Enable)?;
        Ok(FactorRegisters { multiplier: name.to_owned(), factors, clock: clock.net, enable, bits })
    }
}

/// Takes registers into the cells of a netlist in JSON: its new text, and how many they are. `None`: there are none.
///
/// # Errors
/// When the text is no netlist, or has no module of the top's name.
pub(crate) fn take_registers(
    text: &str,
    top: &str,
    cells: &FamilyCells,
) -> Result<Option<(String, RegistersTaken)>, String> {
    let (file, mut module) = NetlistFile::read(text, top)?;
    let taken = take_registers_of(&mut module, cells);
    if taken == RegistersTaken::default() {
        return Ok(None);
    }
    Ok(Some((file.text(top, &module)?, taken)))
}

fn take_registers_of(module: &mut Module, cells: &FamilyCells) -> RegistersTaken {
    let design = Design::new(cells, module);
    let outputs = design.output_registers();
    let in_block_rams: HashSet<&str> =
        outputs.iter().flat_map(|found| found.bits.iter().map(|(_, flip_flop, _)| flip_flop.as_str())).collect();
    let factors = design.factor_registers(&in_block_rams);
    // What each flip-flop that goes drove, and the nets that go with them.
    let before_multipliers: BTreeMap<&str, u64> = factors
        .iter()
        .flat_map(|found| &found.bits)
        .map(|(_, flip_flop, _)| (flip_flop.as_str(), design.flip_flops[flip_flop.as_str()].output))
        .collect();
    let taken = RegistersTaken {
        block_ram_ports: outputs.len() as u64,
        block_ram_flip_flops: in_block_rams.len() as u64,
        multipliers: factors.len() as u64,
        multiplier_flip_flops: before_multipliers.len() as u64,
    };
    let mut gone: HashSet<u64> = before_multipliers.values().copied().collect();
    let flip_flops: Vec<String> =
        in_block_rams.iter().chain(before_multipliers.keys()).map(|name| (*name).to_owned()).collect();
    for found in &outputs {
        gone.extend(switch_on_output_register(module, found));
    }
    for found in &factors {
        switch_on_factor_registers(module, found);
    }
    for name in flip_flops {
        module.cells.remove(&name);
    }
    module.forget(&gone);
    taken
}

/// Gives back the nets that led to the flip-flops.
fn switch_on_output_register(module: &mut Module, found: &OutputRegister) -> Vec<u64> {
    let Some(block_ram) = module.cells.get_mut(&found.block_ram) else {
        return Vec::new();
    };
    let mut gone = Vec::new();
    for (pin, _, net) in &found.bits {
        if let Some(Bit::Net(before)) = block_ram.pin(pin) {
            gone.push(before);
        }
        block_ram.reconnect(pin, Bit::Net(*net));
    }
    for (parameter, text) in found.port.settings {
        block_ram.set(parameter, text);
    }
    for enable in found.port.enables {
        block_ram.connect_input(enable, found.enable);
    }
    gone
}

fn switch_on_factor_registers(module: &mut Module, found: &FactorRegisters) {
    let Some(multiplier) = module.cells.get_mut(&found.multiplier) else {
        return;
    };
    for (pin, _, data) in &found.bits {
        multiplier.reconnect(pin, *data);
    }
    for (parameter, text) in found.factors.settings {
        multiplier.set(parameter, text);
    }
    multiplier.connect_input(found.factors.clock, found.clock);
    multiplier.connect_input(found.factors.enable, found.enable);
    multiplier.connect_input(found.factors.reset, Bit::Constant('0'));
}

#[cfg(test)]
mod tests;
