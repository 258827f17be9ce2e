//! The core alone on an FPGA: how large it is by itself, and how fast between shift registers.

mod shift_registers;

use std::sync::atomic::AtomicBool;

use isa::CoreConfig;
use tools::Nextpnr;

use crate::boards::{Board, Toolchain};
use crate::error::{CheckError, FlowError};
use crate::family::Family;
use crate::placement::seeds::place_seeds;
use crate::placement::{device_use, Target};
use crate::report::{Area, Resource, SeedResult};
use crate::synthesis::synthesise_netlist;
use crate::workplace::Workplace;

use shift_registers::SHIFT_REGISTERS_TOP;

pub use shift_registers::core_between_shift_registers;

/// A core that has been synthesised for a board's FPGA: by itself, for its size, and between shift registers, to be placed.
pub struct CoreAlone {
    board: Board,
    family: Family,
    nextpnr: Nextpnr,
    /// The netlist with the shift registers.
    place: Workplace,
    /// yosys and nextpnr with their versions.
    pub tools: [String; 2],
    /// The command of synthesis.
    pub synthesis: String,
    /// What yosys makes of the core by itself.
    pub area: Area,
    /// What the core by itself takes of the FPGA, as nextpnr packs it; with pins for its ports.
    pub resources: Vec<Resource>,
}

/// How a core is placed.
#[derive(Clone, Copy, Debug)]
pub struct Placing<'a> {
    /// The frequency that nextpnr is asked for, in Hz; what it reaches depends on it a little.
    pub clock_hz: u32,
    /// Further options of nextpnr.
    pub options: &'a [&'a str],
}

impl CoreAlone {
    /// Synthesises a core for the FPGA of a board.
    ///
    /// # Errors
    /// When the board's tools are not open ones, a tool is missing or finds fault, or when it was stopped.
    pub fn new(
        config: &CoreConfig,
        board: &Board,
        stop: &AtomicBool,
    ) -> Result<CoreAlone, FlowError> {
        let Toolchain::Open(family) = board.toolchain else {
            return Err(FlowError::Design(format!(
                "{} has no open tools; take a board that bitstreams are built for",
                board.name
            )));
        };
        let yosys = tools::yosys_from(family.yosys_minimum()).map_err(CheckError::from)?;
        let nextpnr = tools::nextpnr(family.nextpnr()).map_err(CheckError::from)?;
        let command = board.synthesis_command(family, yosys.version());
        let synthesised = |place: &Workplace, top| {
            synthesise_netlist(place, top, command, &yosys, stop, &|_| ())?
                .ok_or(FlowError::Interrupted)
        };
        let alone = Workplace::new(config)?;
        let area = Area::from(synthesised(&alone, hdl::TOP_MODULE)?.design());
        let unhurried = Placing {
            clock_hz: board.clock_hz,
            options: &[],
        };
        let target = unhurried.on(board, family);
        let resources =
            device_use(&alone, &target, &nextpnr, stop)?.ok_or(FlowError::Interrupted)?;
        let place = core_between_shift_registers(config)?;
        synthesised(&place, SHIFT_REGISTERS_TOP)?;
        Ok(CoreAlone {
            tools: [
                yosys.description().to_owned(),
                nextpnr.description().to_owned(),
            ],
            synthesis: format!("{command} -top {SHIFT_REGISTERS_TOP}"),
            board: board.clone(),
            family,
            nextpnr,
            place,
            area,
            resources,
        })
    }

    /// Places and routes the core between its shift registers with the seeds 1, 2, ...: the frequencies of its clock. `line` sees what
    /// nextpnr says, from several threads.
    ///
    /// # Errors
    /// When nextpnr fails for another reason than the core's size, or when it was stopped.
    pub fn place(
        &self,
        placing: &Placing<'_>,
        seeds: u32,
        stop: &AtomicBool,
        line: &(dyn Fn(&str) + Sync),
    ) -> Result<Vec<SeedResult>, FlowError> {
        let target = placing.on(&self.board, self.family);
        let placements = place_seeds(&self.place, &target, seeds, &self.nextpnr, stop, line)?;
        Ok(placements.results)
    }

    /// The command that places and routes, with `N` for the seed.
    pub fn placing_command(&self, placing: &Placing<'_>) -> String {
        let arguments = placing.on(&self.board, self.family).arguments("N");
        format!(
            "{} {}",
            self.family.nextpnr().program(),
            arguments.join(" ")
        )
    }
}

impl Placing<'_> {
    fn on<'a>(&'a self, board: &'a Board, family: Family) -> Target<'a> {
        Target {
            board,
            family,
            at_pins: false,
            clock_hz: self.clock_hz,
            options: self.options,
        }
    }
}
