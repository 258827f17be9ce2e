//! Where clients run: the driver, built and named to the loaders, and programs that are stopped when they take too long.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::files::failed;
use crate::packages;
use crate::run::{cargo, Failed};

/// The driver, and the folder that everything is below.
#[derive(Clone)]
pub struct Bench {
    folder: PathBuf,
    driver: PathBuf,
    parts: Vec<String>,
}

/// A program that has ended, or was stopped.
pub struct Finished {
    /// All that it printed, without colours.
    pub text: String,
    /// Why it is not done well, if it is not.
    pub fault: Option<String>,
    /// How long it took.
    pub seconds: u64,
}

/// Which build of the driver clients run on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Driver {
    /// The optimised one.
    Release,
    /// The one that tests are linked with.
    OfTests,
}

impl Bench {
    /// Builds the driver, and writes the file that names it to loaders.
    pub fn new(driver: Driver) -> Result<Self, Failed> {
        let (options, profile): (&[&str], _) = match driver {
            Driver::Release => (&["--release", "--package", "opencl"], "release"),
            Driver::OfTests => (&["--workspace", "--lib"], "debug"),
        };
        cargo(&[&["build", "--quiet"], options].concat())?;
        let target = super::super::root().join("target");
        let folder = target.join("clients");
        std::fs::create_dir_all(folder.join("logs")).map_err(failed("create", &folder))?;
        let folder = folder.canonicalize().map_err(failed("find", &folder))?;
        let library = target.join(profile).join("libharmonica_opencl.so");
        let library = library.canonicalize().map_err(failed("find", &library))?;
        let driver = folder.join("harmonica.icd");
        std::fs::write(&driver, format!("{}\n", library.display())).map_err(failed("write", &driver))?;
        Ok(Self { folder, driver, parts: Vec::new() })
    }

    /// A bench for the parts with one of these words in their names; without words for all.
    pub fn choose(&self, parts: &[&str]) -> Self {
        Self { parts: parts.iter().map(|part| (*part).to_owned()).collect(), ..self.clone() }
    }

    /// The words that choose parts.
    pub fn parts(&self) -> &[String] {
        &self.parts
    }

    /// Whether a part is wanted.
    pub fn wants(&self, part: &str) -> bool {
        self.parts.is_empty() || self.parts.iter().any(|word| part.contains(word.as_str()))
    }

    /// A folder of this name, which there is from now on.
    pub fn folder(&self, name: &str) -> Result<PathBuf, Failed> {
        let folder = self.folder.join(name);
        std::fs::create_dir_all(&folder).map_err(failed("create", &folder))?;
        Ok(folder)
    }

    /// A Debian package with what it needs, unpacked.
    pub fn debian(&self, package: &str) -> Result<PathBuf, Failed> {
        // Only one `apt-get` at a time may bring its lists up to date.
        static FETCHING: Mutex<()> = Mutex::new(());
        let _fetching = FETCHING.lock();
        packages::unpack_whole(&self.folder, package, package)
    }

    /// Runs a program on the default device, or on those of a table, for so long at most. Libraries are looked for in an
    /// unpacked package.
    pub fn start(&self, name: &str, mut command: Command, setting: &Setting<'_>) -> Result<Finished, Failed> {
        let log = self.folder.join("logs").join(name).with_extension("txt");
        let file = File::create(&log).map_err(failed("create", &log))?;
        let errors = file.try_clone().map_err(failed("write", &log))?;
        command.env("OCL_ICD_VENDORS", &self.driver);
        if let Some(package) = setting.package {
            command.env("LD_LIBRARY_PATH", libraries(package));
        }
        if let Some(devices) = setting.devices {
            let table = self.folder.join("logs").join(format!("{name}.toml"));
            std::fs::write(&table, devices).map_err(failed("write", &table))?;
            command.env("HARMONICA_OPENCL_DEVICES", table);
        }
        command.stdin(Stdio::null()).stdout(file).stderr(errors);
        let start = Instant::now();
        let mut child = command.spawn().map_err(|why| Failed(format!("cannot start {command:?}: {why}")))?;
        let mut fault = None;
        let status = loop {
            if let Some(status) = child.try_wait().map_err(failed("wait for", &log))? {
                break status;
            }
            if start.elapsed() > setting.longest {
                fault = Some(format!("it takes more than {} minutes", setting.longest.as_secs() / 60));
                child.kill().map_err(failed("stop what writes", &log))?;
            }
            std::thread::sleep(Duration::from_millis(50));
        };
        if !status.success() {
            fault = fault.or_else(|| Some(format!("it ends with {status}")));
        }
        Ok(Finished { text: uncoloured(&read_lossy(&log)?), fault, seconds: start.elapsed().as_secs() })
    }
}

/// How a program is to run.
pub struct Setting<'s> {
    /// Where its libraries are.
    pub package: Option<&'s Path>,
    /// The table of devices.
    pub devices: Option<&'s str>,
    /// It is stopped then.
    pub longest: Duration,
}

impl Default for Setting<'_> {
    fn default() -> Self {
        Self { package: None, devices: None, longest: Duration::from_secs(20 * 60) }
    }
}

/// Where Debian's packages have libraries.
fn libraries(package: &Path) -> String {
    const FOLDERS: [&str; 6] = [
        "usr/lib/x86_64-linux-gnu",
        "usr/lib",
        "lib/x86_64-linux-gnu",
        "usr/lib/x86_64-linux-gnu/blas",
        "usr/lib/x86_64-linux-gnu/lapack",
        "usr/lib/x86_64-linux-gnu/piglit/lib",
    ];
    let folders: Vec<_> = FOLDERS.iter().map(|folder| package.join(folder).display().to_string()).collect();
    folders.join(":")
}

fn read_lossy(path: &Path) -> Result<String, Failed> {
    let bytes = std::fs::read(path).map_err(failed("read", path))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A text without the codes that set colours.
fn uncoloured(text: &str) -> String {
    let mut pieces = text.split("\x1b[");
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        plain.push_str(piece.split_once('m').map_or(piece, |(_, rest)| rest));
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::uncoloured;

    #[test]
    fn colours_go() {
        assert_eq!(uncoloured("   \x1b[32m36 test(s) passed\x1b[0m\n"), "   36 test(s) passed\n");
    }
}
