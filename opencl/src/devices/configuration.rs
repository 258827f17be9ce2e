//! Which devices there are: the default one, or those of a file.

use std::num::NonZeroU32;
use std::path::Path;
use std::time::Duration;

use isa::{ConfigError, CoreConfig, CoreOptions};
use serde::Deserialize;

use super::model::Model;
use super::serial::{Line, Serial};
use super::timed::Timed;
use super::{Device, Shape, ALIGNMENT, GROUP_ITEMS, PROGRAM_BYTES};

/// The environment variable that names a file of devices.
const DEVICES_VARIABLE: &str = "HARMONICA_OPENCL_DEVICES";

/// The default device. The functional machine takes memory of the host only where programs touch it, so there is
/// plenty.
const DEFAULT: &str = "[[device]]\narch = \"4w32/16/16/16\"\nram_bytes = 0x10000000\n";

/// The file: for each device a table `[[device]]` with its kind and the options of a core.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    device: Vec<toml::Table>,
}

/// What runs the kernels of a device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The functional machine.
    #[default]
    Model,
    /// The timing model, which counts cycles.
    Cycles,
    /// The RTL and the timing model, compared in every cycle.
    Lockstep,
    /// A board behind its UART.
    Serial,
}

impl Kind {
    /// Those that need nothing but this machine, with the names that files have for them.
    pub const SIMULATED: [(&'static str, Self); 3] =
        [("model", Self::Model), ("cycles", Self::Cycles), ("lockstep", Self::Lockstep)];
}

/// The clock that devices have which count cycles, if the file does not say: what the boards' systems reach.
const CLOCK_MHZ: NonZeroU32 = NonZeroU32::new(50).unwrap();

/// Bits a second, if the file does not say: what the boards' systems have.
const BAUD: NonZeroU32 = NonZeroU32::new(115_200).unwrap();

/// How long a kernel may take on a board, if the file does not say.
const SECONDS: NonZeroU32 = NonZeroU32::new(600).unwrap();

/// Bytes that a program, its heap and its stacks have at least. Most programs need more, and the linker says how many.
const PROGRAM_BYTES_MIN: u64 = 8192;

/// Where programs have less than this, there is no room for stacks of work items beside those of the threads.
const ROOM_FOR_ITEMS: u64 = 4 << 20;

/// A table `[[device]]`.
struct Entry {
    kind: Kind,
    clock_mhz: u32,
    group_items: Option<NonZeroU32>,
    doubles: bool,
    program_bytes: Option<u64>,
    line: LineKeys,
    options: CoreOptions,
}

/// What a table says of the line to a board.
#[derive(Default)]
struct LineKeys {
    port: Option<String>,
    baud: Option<NonZeroU32>,
    seconds: Option<NonZeroU32>,
}

impl LineKeys {
    fn line(&self) -> Result<Line, UnfitDevice> {
        let port = self.port.clone().filter(|port| !port.is_empty()).ok_or_else(|| {
            let words = "a device of the kind \"serial\" needs the board's serial port: port = \"/dev/ttyUSB0\", or another one";
            UnfitDevice::Lacks(words.to_owned())
        })?;
        let limit = Duration::from_secs(self.seconds.unwrap_or(SECONDS).get().into());
        Ok(Line { port, baud: self.baud.unwrap_or(BAUD).get(), limit })
    }

    fn refuse(&self) -> Result<(), UnfitDevice> {
        let Self { port, baud, seconds } = self;
        let keys = [("port", port.is_some()), ("baud", baud.is_some()), ("seconds", seconds.is_some())];
        match keys.into_iter().find(|(_, is_there)| *is_there) {
            Some((key, _)) => {
                let words =
                    format!("`{key}` is a key of a board behind a line; leave it out, or say kind = \"serial\"");
                Err(UnfitDevice::Lacks(words))
            }
            None => Ok(()),
        }
    }
}

impl Entry {
    fn of(mut table: toml::Table) -> Result<Self, toml::de::Error> {
        let kind: Option<Kind> = take(&mut table, "kind")?;
        let clock: Option<NonZeroU32> = take(&mut table, "clock_mhz")?;
        let doubles: Option<bool> = take(&mut table, "doubles")?;
        Ok(Self {
            kind: kind.unwrap_or_default(),
            clock_mhz: clock.unwrap_or(CLOCK_MHZ).get(),
            group_items: take(&mut table, "group_items")?,
            doubles: doubles.unwrap_or(true),
            program_bytes: take(&mut table, "program_bytes")?,
            line: LineKeys {
                port: take(&mut table, "port")?,
                baud: take(&mut table, "baud")?,
                seconds: take(&mut table, "seconds")?,
            },
            options: table.try_into()?,
        })
    }

    fn device(self) -> Result<Box<dyn Device>, UnfitDevice> {
        if self.kind != Kind::Serial {
            self.line.refuse()?;
        }
        let device: Box<dyn Device> = match self.kind {
            Kind::Model => Box::new(Model::new(self.shape("model")?)),
            Kind::Cycles => Box::new(Timed::on_model(self.shape("cycles")?)),
            Kind::Lockstep => Box::new(Timed::in_lock_step(self.shape("lock step")?)),
            Kind::Serial => {
                let line = self.line.line()?;
                let device = Serial::new(self.shape(&format!("serial, {}", line.port))?, line);
                Box::new(device.map_err(|error| UnfitDevice::Lacks(format!("no program reads its memory: {error}")))?)
            }
        };
        match unfit(device.shape()) {
            Some(what) => Err(UnfitDevice::Lacks(what)),
            None => Ok(device),
        }
    }

    /// What the device is. `what` runs its kernels.
    fn shape(self, what: &str) -> Result<Shape, ConfigError> {
        let config = CoreConfig::from_options(&self.all_options())?;
        let Self { kind, clock_mhz, group_items, doubles, program_bytes, options, .. } = self;
        let name = format!("Harmonica {} ({what})", config.arch);
        let half = PROGRAM_BYTES.min(config.ram_bytes / 2);
        let program_bytes = program_bytes.unwrap_or(half - half % ALIGNMENT);
        let threads = u64::from(config.arch.lanes() * config.arch.warps());
        let most = if program_bytes < ROOM_FOR_ITEMS { GROUP_ITEMS.min(threads) } else { GROUP_ITEMS };
        let group_items = group_items.map_or(most, |items| u64::from(items.get()));
        let announces_end = kind == Kind::Serial;
        Ok(Shape { name, config, options, clock_mhz, group_items, doubles, program_bytes, announces_end })
    }

    /// The options of the core. Those that the table leaves out are as programs want them: floats, the extension, and
    /// all the room for lanes that part that there can be. A board's core is as it was built, so there they are as
    /// for `harmonica fpga`.
    fn all_options(&self) -> CoreOptions {
        let options = self.options.clone();
        if self.kind == Kind::Serial {
            return options;
        }
        let divergence = options.divergence.unwrap_or_default();
        let depth = *divergence.stack_depths().0.end();
        let wanted = CoreOptions {
            float: Some(true),
            extension: Some(true),
            // A depth is that of a mechanism.
            divergence: Some(divergence),
            stack_depth: (depth > 0).then_some(depth),
            ram_bytes: Some(64 << 20),
            ..CoreOptions::default()
        };
        options.or(wanted)
    }
}

/// An entry of a table that is no option of the core.
fn take<'d, T: Deserialize<'d>>(table: &mut toml::Table, key: &str) -> Result<Option<T>, toml::de::Error> {
    table.remove(key).map(toml::Value::try_into).transpose()
}

/// A device of a kind that is simulated, on a core with these options.
///
/// # Errors
/// Why there is no such device.
pub fn device(kind: Kind, options: CoreOptions) -> Result<Box<dyn Device>, UnfitDevice> {
    let (clock_mhz, line) = (CLOCK_MHZ.get(), LineKeys::default());
    Entry { kind, clock_mhz, group_items: None, doubles: true, program_bytes: None, line, options }.device()
}

/// Why a core is no device.
#[derive(Debug, thiserror::Error)]
pub enum UnfitDevice {
    /// There is no such core.
    #[error(transparent)]
    Core(#[from] ConfigError),
    /// It cannot run programs: what it lacks.
    #[error("{0}")]
    Lacks(String),
}

/// Why there are no devices.
#[derive(Debug, thiserror::Error)]
pub enum DevicesError {
    /// The file cannot be read.
    #[error("cannot read {file}, which {DEVICES_VARIABLE} names: {why}")]
    Unreadable {
        /// Its name.
        file: String,
        /// The reason.
        why: std::io::Error,
    },
    /// It is no file of devices.
    #[error("{file}: {why}; write a table [[device]] with the options of a core for each device, and its kind if it is not \"model\"")]
    Syntax {
        /// Its name.
        file: String,
        /// What is wrong.
        why: toml::de::Error,
    },
    /// A device cannot be.
    #[error("{file}: device {number}: {why}")]
    Unfit {
        /// Its name.
        file: String,
        /// Which device, from 1 on.
        number: usize,
        /// What is wrong.
        why: UnfitDevice,
    },
}

/// The devices, the default one first.
///
/// # Errors
/// What is wrong with the file.
pub fn configured() -> Result<Vec<Box<dyn Device>>, DevicesError> {
    match std::env::var_os(DEVICES_VARIABLE) {
        None => read("the default device", DEFAULT),
        Some(path) => {
            let file = Path::new(&path).display().to_string();
            let text = std::fs::read_to_string(&path);
            let text = text.map_err(|why| DevicesError::Unreadable { file: file.clone(), why })?;
            read(&file, &text)
        }
    }
}

/// The names of the devices, the default one first.
///
/// # Errors
/// What is wrong with the file.
pub fn device_names() -> Result<Vec<String>, DevicesError> {
    Ok(configured()?.iter().map(|device| device.shape().name.clone()).collect())
}

fn read(file: &str, text: &str) -> Result<Vec<Box<dyn Device>>, DevicesError> {
    let name = || file.to_owned();
    let read: File = toml::from_str(text).map_err(|why| DevicesError::Syntax { file: name(), why })?;
    let devices = read.device.into_iter().zip(1..).map(|(table, number)| {
        let entry = Entry::of(table).map_err(|why| DevicesError::Syntax { file: name(), why })?;
        entry.device().map_err(|why| DevicesError::Unfit { file: name(), number, why })
    });
    devices.collect()
}

/// What a device lacks.
fn unfit(shape: &Shape) -> Option<String> {
    let Shape { config, group_items, program_bytes, .. } = shape;
    if *group_items > GROUP_ITEMS {
        return Some(format!("a group cannot have {group_items} work items; {GROUP_ITEMS} is the most (group_items)"));
    }
    let lanes = config.arch.lanes();
    if *group_items < u64::from(lanes) {
        return Some(format!("groups of {group_items} work items leave some of its {lanes} lanes empty (group_items)"));
    }
    if config.tlb_entries > 0 {
        return Some("it translates addresses; leave tlb_entries out".to_owned());
    }
    if *program_bytes % ALIGNMENT != 0 {
        return Some(format!("program_bytes = {program_bytes} is no multiple of {ALIGNMENT}"));
    }
    let most = config.ram_bytes.saturating_sub(ALIGNMENT);
    let fits = (PROGRAM_BYTES_MIN..=most).contains(program_bytes);
    (!fits).then(|| {
        format!(
            "programs have {program_bytes} of its {} bytes of RAM; give them {PROGRAM_BYTES_MIN} to {most} \
             (program_bytes), or the core more RAM (ram_bytes)",
            config.ram_bytes
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_device_has_256_threads_and_all_instructions() {
        let devices = read("default", DEFAULT).unwrap();
        let config = devices[0].shape().config;
        assert_eq!((config.arch.lanes(), config.arch.warps(), config.ram_bytes), (16, 16, 256 << 20));
        assert!(config.float && config.extension);
    }

    #[test]
    fn every_mechanism_has_all_the_room_that_there_can_be() {
        for (name, depth) in [("stack", 256), ("paired-path", 63), ("multi-path", 64)] {
            let devices = read("a.toml", &format!("[[device]]\ndivergence = \"{name}\"\n")).unwrap();
            assert_eq!(devices[0].shape().config.stack_depth, depth, "{name}");
        }
    }

    /// A board's core is what the table says and no more: it was built so.
    #[test]
    fn a_board_has_the_core_that_it_was_built_with() {
        let text = "[[device]]\nkind = \"serial\"\nport = \"/dev/ttyUSB7\"\narch = \"4w8/8/4/2\"\n";
        let devices = read("a.toml", text).unwrap();
        let shape = devices[0].shape();
        let built = CoreConfig::from_line("arch = \"4w8/8/4/2\"").unwrap();
        assert_eq!((shape.config, shape.name.as_str()), (built, "Harmonica 4w8/8/4/2 (serial, /dev/ttyUSB7)"));
        assert_eq!((shape.program_bytes, shape.group_items, shape.announces_end), (built.ram_bytes / 2, 8, true));
    }

    #[test]
    fn a_wrong_file_is_refused_with_its_place_and_a_remedy() {
        let error = |text: &str| read("a.toml", text).err().unwrap().to_string();
        assert!(error("device = 3").starts_with("a.toml: "));
        let few = error("[[device]]\nram_bytes = 8192");
        assert!(few.starts_with("a.toml: device 1: programs have 4096 of its 8192 bytes of RAM; give them "), "{few}");
        let many = error("[[device]]\nram_bytes = 65536\nprogram_bytes = 65536");
        assert!(many.contains("programs have 65536 of its 65536 bytes of RAM; give them 8192 to 65408"), "{many}");
        let odd = error("[[device]]\nprogram_bytes = 20000");
        assert!(odd.contains("program_bytes = 20000 is no multiple of 128"), "{odd}");
        let nowhere = error("[[device]]\nkind = \"serial\"");
        assert!(
            nowhere.contains("device 1: a device of the kind \"serial\" needs the board's serial port"),
            "{nowhere}"
        );
        let port = error("[[device]]\nkind = \"cycles\"\nport = \"/dev/ttyUSB0\"");
        assert!(port.contains("device 1: `port` is a key of a board behind a line; leave it out"), "{port}");
        assert!(error("[[device]]\nkind = \"serial\"\nport = \"/dev/ttyUSB0\"\nbaud = 0").starts_with("a.toml: "));
        let two = error("[[device]]\n[[device]]\ntlb_entries = 8");
        assert!(two.starts_with("a.toml: device 2: it translates addresses"), "{two}");
        assert!(error("[[device]]\narch = \"5w\"").starts_with("a.toml: device 1: "));
        let kind = error("[[device]]\nkind = \"board\"");
        assert!(kind.contains("expected one of `model`, `cycles`, `lockstep`, `serial`"), "{kind}");
        let large = error("[[device]]\ngroup_items = 1025");
        assert!(large.contains("device 1: a group cannot have 1025 work items; 1024 is the most"), "{large}");
        let small = error("[[device]]\narch = \"4w8/8/4/4\"\ngroup_items = 3");
        assert!(small.contains("device 1: groups of 3 work items leave some of its 4 lanes empty"), "{small}");
        assert!(error("[[device]]\nclock_mhz = 0").starts_with("a.toml: "));
        assert!(error("[[device]]\nlane = 4").contains("unknown field `lane`"));
    }
}
