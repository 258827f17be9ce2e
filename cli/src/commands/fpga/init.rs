//! `harmonica fpga init`: the folder of a board of one's own.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use fpga::{Family, Level, NewBoard};

use crate::failure::Failure;
use crate::selection::parse_mhz;
use crate::{families, files};

/// Write the folder of a board of your own
///
/// The folder has a description, constraints, a top and a README. A `?` in them is
/// a question that only the board's owner can answer; `harmonica fpga check` names
/// those that are left, and `harmonica fpga --board ./NAME` builds.
///
/// Examples:
///   harmonica fpga init mine --family ecp5 --device 25k --clock-mhz 25
///   harmonica fpga init tiny --family ice40-up --leds 1 --button none
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// Name of the board: a letter, then letters, digits, - and _
    #[arg(value_name = "NAME")]
    name: String,
    /// Family of its FPGA; ice40, gowin, xilinx: the vendor's first
    #[arg(long, value_name = "FAMILY", value_parser = families::parser())]
    family: Family,
    /// The FPGA as nextpnr calls it, such as 25k, up5k, xc7a35tcsg324-1
    #[arg(long, value_name = "DEVICE")]
    device: Option<String>,
    /// Gowin's database of the chip, such as GW2A-18C
    #[arg(long, value_name = "CHIP")]
    chip: Option<String>,
    /// The FPGA's package, such as CABGA381 or sg48
    #[arg(long, value_name = "PACKAGE")]
    package: Option<String>,
    /// The FPGA's speed grade, of ECP5 [default: 6]
    #[arg(long, value_name = "GRADE")]
    speed_grade: Option<String>,
    /// Frequency of the board's oscillator in MHz
    #[arg(long, value_name = "MHZ", value_parser = parse_mhz)]
    clock_mhz: Option<u32>,
    /// Level of the reset button's pin while it is pressed
    #[arg(long, value_name = "LEVEL", default_value = "low")]
    button: Button,
    /// Number of LEDs: for heartbeat, running, and an error of the loader
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(0..=3))]
    leds: u32,
    /// Level at which the LEDs light up
    #[arg(long, value_name = "LEVEL", default_value = "high")]
    led_on: PinLevel,
    /// Folder to write [default: NAME]
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

/// A reset button, if there is one.
#[derive(Clone, Copy, ValueEnum)]
enum Button {
    Low,
    High,
    None,
}

/// The level of a pin.
#[derive(Clone, Copy, ValueEnum)]
enum PinLevel {
    Low,
    High,
}

/// Writes the folder.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let board = NewBoard {
        name: arguments.name.clone(),
        family: arguments.family,
        device: arguments.device.clone(),
        chip: arguments.chip.clone(),
        package: arguments.package.clone(),
        speed_grade: arguments.speed_grade.clone(),
        input_clock_hz: arguments.clock_mhz,
        button: match arguments.button {
            Button::Low => Some(Level::Low),
            Button::High => Some(Level::High),
            Button::None => None,
        },
        leds: arguments.leds,
        led_on: match arguments.led_on {
            PinLevel::Low => Level::Low,
            PinLevel::High => Level::High,
        },
    };
    let texts = board.files().map_err(Failure::input)?;
    let folder = arguments.folder.clone().unwrap_or_else(|| PathBuf::from(&arguments.name));
    check_empty(&folder)?;
    let all: Vec<_> = texts.into_iter().map(|file| (folder.join(file.name), file.text.into_bytes())).collect();
    files::write_all(&all)?;
    for (path, _) in &all {
        println!("{}", path.display());
    }
    println!("next: harmonica fpga check {}", as_path(&folder));
    Ok(())
}

/// Refuses a folder with anything in it, which is its user's.
fn check_empty(folder: &Path) -> Result<(), Failure> {
    match fs::read_dir(folder) {
        Ok(mut entries) => match entries.next() {
            None => Ok(()),
            Some(_) => {
                let folder = folder.display();
                Err(Failure::input(format!("{folder} is a folder that is not empty; give another --folder")))
            }
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(Failure::cannot("write the folder", folder)(error)),
    }
}

/// A folder as `--board` takes it.
fn as_path(folder: &Path) -> String {
    let shown = folder.display().to_string();
    match shown.contains(['/', '.']) {
        true => shown,
        false => format!("./{shown}"),
    }
}
