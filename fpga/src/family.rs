//! What the open tools need to know of an FPGA family: the commands of synthesis, and what its cells are.

use strum::{EnumString, IntoStaticStr, VariantArray};
use tools::{NextpnrFamily, Version};

use crate::netlist::CellLibrary;
use crate::registers::{ecp5, FamilyCells};

/// A command of synthesis with memories of few words in block RAM, too, where yosys by itself makes registers or
/// distributed RAM of what fills little of a block. The core names the modules of its memories for what they are to be;
/// `hierarchy` makes them in the sizes that there are.
macro_rules! small_memories_in_block_ram {
    ($synthesis:literal) => {
        concat!("hierarchy -auto-top; setattr -set ram_style \"block\" *block_ram*/m:*; ", $synthesis)
    };
}

/// A system's RAM is in the single-port RAMs of iCE40 UltraPlus, so there is plenty of block RAM.
const ICE40_UP_SYNTHESIS: &str = small_memories_in_block_ram!("synth_ice40 -device u -abc9 -dsp");

/// For speed on Gowin, with fewer look-up tables: memories take none (`docs/decisions/0029`).
const GOWIN_GW1N_FAST_SYNTHESIS: &str = small_memories_in_block_ram!("synth_gowin -family gw1n -nowidelut");
/// For speed on Gowin's Arora, with memories in block RAM likewise.
const GOWIN_GW2A_FAST_SYNTHESIS: &str = small_memories_in_block_ram!("synth_gowin -family gw2a -nowidelut");

/// For speed on ECP5: multiplexers beyond a look-up table in what the FPGA has for them, and a wire between two tables
/// reckoned at 1 ns, as nextpnr routes them in a system; yosys by itself reckons 0.3 ns, and takes a further table for
/// cheap.
const ECP5_FAST_SYNTHESIS: &str = "synth_ecp5 -run begin:map_luts; abc9 -W 1000; clean; synth_ecp5 -run map_cells:";
/// For speed on ECP5 by yosys 0.23, which needs a flag for its mapper.
const ECP5_FAST_SYNTHESIS_0_23: &str =
    "synth_ecp5 -abc9 -run begin:map_luts; abc9 -W 1000; clean; synth_ecp5 -abc9 -run map_cells:";

/// An FPGA family that yosys and nextpnr know. As text it has the name by which boards' descriptions
/// and the command line know it; the plainest member of a vendor's has a short one too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Family {
    /// Lattice ECP5: LUT4, distributed RAM, 18-kbit block RAM, 18 x 18 multipliers.
    Ecp5,
    /// Lattice iCE40 HX: LUT4, 4-kbit block RAM, no distributed RAM, no multipliers.
    #[strum(to_string = "ice40-hx", serialize = "ice40")]
    Ice40Hx,
    /// Lattice iCE40 UltraPlus: as HX, slower, with 16 x 16 multipliers and single-port RAMs of 256 kbit.
    Ice40Up,
    /// Gowin LittleBee: LUT4, distributed RAM, 18-kbit block RAM, 18 x 18 multipliers.
    #[strum(to_string = "gowin-gw1n", serialize = "gowin")]
    GowinGw1n,
    /// Gowin Arora: as LittleBee, faster.
    GowinGw2a,
    /// Xilinx 7 series: LUT6, distributed RAM, 36-kbit block RAM, 25 x 18 multipliers.
    #[strum(to_string = "xilinx-xc7", serialize = "xilinx")]
    XilinxXc7,
}

impl Family {
    /// The library of its cells.
    pub(crate) fn cells(self) -> CellLibrary {
        match self {
            Family::Ecp5 => CellLibrary::Ecp5,
            Family::Ice40Hx | Family::Ice40Up => CellLibrary::Ice40,
            Family::GowinGw1n | Family::GowinGw2a => CellLibrary::Gowin,
            Family::XilinxXc7 => CellLibrary::Xilinx,
        }
    }

    /// The cells whose registers take flip-flops after synthesis; `None` where there is nothing to take, or where open
    /// tools do not bring it onto the FPGA (`docs/decisions/0092`).
    pub(crate) fn registers(self) -> Option<&'static FamilyCells> {
        match self {
            Family::Ecp5 => Some(&ecp5::CELLS),
            // Block RAMs have no registers; yosys itself uses those of multipliers.
            Family::Ice40Hx | Family::Ice40Up => None,
            // The register behind a block RAM does not work at every width, and nextpnr only knows that of some cells.
            Family::GowinGw1n | Family::GowinGw2a => None,
            // nextpnr leaves the clock of a block RAM's register inverted; yosys itself uses those of multipliers.
            Family::XilinxXc7 => None,
        }
    }

    /// The oldest yosys whose netlists nextpnr takes for this family.
    pub fn yosys_minimum(self) -> Version {
        match self {
            Family::Ecp5 | Family::Ice40Hx | Family::Ice40Up => tools::YOSYS_MINIMUM,
            // The oldest that was tried: it maps products to multipliers, which 0.23 does not.
            Family::GowinGw1n | Family::GowinGw2a => Version::new(0, 70),
            // The oldest that was tried.
            Family::XilinxXc7 => Version::new(0, 66),
        }
    }

    /// The command that synthesises for it, without the name of the top. Some flags were compared: `docs/reports`.
    pub fn synthesis_command(self, yosys: Version) -> &'static str {
        match self {
            // 0.23 maps for delay only with this flag; 0.70 always does, and has none. Without it a netlist is right, but slower.
            Family::Ecp5 if yosys < Version::new(0, 25) => "synth_ecp5 -nowidelut -abc9",
            Family::Ecp5 => "synth_ecp5 -nowidelut",
            Family::Ice40Hx => "synth_ice40 -device hx -abc9",
            Family::Ice40Up => ICE40_UP_SYNTHESIS,
            Family::GowinGw1n => "synth_gowin -family gw1n -nowidelut",
            Family::GowinGw2a => "synth_gowin -family gw2a -nowidelut",
            // Without shift registers in look-up tables: a signal from outside is to pass through flip-flops.
            Family::XilinxXc7 => "synth_xilinx -family xc7 -flatten -nosrl -abc9",
        }
    }

    /// As [`Family::synthesis_command`], for speed, with more of what the FPGA has: look-up tables of ECP5, and more
    /// time to place them; block RAM of Gowin. `None` for a family of which nothing faster is known.
    pub fn fast_synthesis_command(self, yosys: Version) -> Option<&'static str> {
        match self {
            Family::Ecp5 if yosys < Version::new(0, 25) => Some(ECP5_FAST_SYNTHESIS_0_23),
            Family::Ecp5 => Some(ECP5_FAST_SYNTHESIS),
            Family::GowinGw1n => Some(GOWIN_GW1N_FAST_SYNTHESIS),
            Family::GowinGw2a => Some(GOWIN_GW2A_FAST_SYNTHESIS),
            Family::Ice40Hx | Family::Ice40Up | Family::XilinxXc7 => None,
        }
    }

    /// The nextpnr that places and routes it.
    pub fn nextpnr(self) -> NextpnrFamily {
        match self {
            Family::Ecp5 => NextpnrFamily::Ecp5,
            Family::Ice40Hx | Family::Ice40Up => NextpnrFamily::Ice40,
            Family::GowinGw1n | Family::GowinGw2a => NextpnrFamily::Gowin,
            Family::XilinxXc7 => NextpnrFamily::Xilinx,
        }
    }

    /// Which paths timing analysis does not count, and why.
    pub fn paths_left_out(self) -> Option<&'static str> {
        match self {
            Family::Ecp5 | Family::Ice40Hx | Family::Ice40Up | Family::GowinGw1n | Family::GowinGw2a => None,
            Family::XilinxXc7 => {
                Some("nextpnr knows no delays of this family's multipliers, and counts no path into one or out of one")
            }
        }
    }

    /// The ending of its bitstreams' names.
    pub fn bitstream_ending(self) -> &'static str {
        match self.nextpnr() {
            NextpnrFamily::Ecp5 | NextpnrFamily::Xilinx => "bit",
            NextpnrFamily::Ice40 => "bin",
            NextpnrFamily::Gowin => "fs",
        }
    }
}
