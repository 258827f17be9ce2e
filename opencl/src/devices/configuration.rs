//! Which devices there are: the default one, or those of a file.

use std::num::NonZeroU32;
use std::path::Path;

use isa::{ConfigError, CoreConfig, CoreOptions};
use serde::Deserialize;

use super::model::Model;
use super::timed::Timed;
use super::{Device, Shape, GROUP_ITEMS, PROGRAM_BYTES};

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
}

impl Kind {
    /// All of them, with the names that files have for them.
    pub const ALL: [(&'static str, Self); 3] =
        [("model", Self::Model), ("cycles", Self::Cycles), ("lockstep", Self::Lockstep)];
}

/// The clock that devices have which count cycles, if the file does not say: what the boards' systems reach.
const CLOCK_MHZ: NonZeroU32 = NonZeroU32::new(50).unwrap();

/// A table `[[device]]`.
struct Entry {
    kind: Kind,
    clock_mhz: u32,
    group_items: u64,
    doubles: bool,
    options: CoreOptions,
}

impl Entry {
    fn of(mut table: toml::Table) -> Result<Self, toml::de::Error> {
        let kind: Option<Kind> = take(&mut table, "kind")?;
        let clock: Option<NonZeroU32> = take(&mut table, "clock_mhz")?;
        let items: Option<NonZeroU32> = take(&mut table, "group_items")?;
        let doubles: Option<bool> = take(&mut table, "doubles")?;
        Ok(Self {
            kind: kind.unwrap_or_default(),
            clock_mhz: clock.unwrap_or(CLOCK_MHZ).get(),
            group_items: items.map_or(GROUP_ITEMS, |items| u64::from(items.get())),
            doubles: doubles.unwrap_or(true),
            options: table.try_into()?,
        })
    }

    fn device(self) -> Result<Box<dyn Device>, UnfitDevice> {
        let device: Box<dyn Device> = match self.kind {
            Kind::Model => Box::new(Model::new(self.shape("model")?)),
            Kind::Cycles => Box::new(Timed::on_model(self.shape("cycles")?)),
            Kind::Lockstep => Box::new(Timed::in_lock_step(self.shape("lock step")?)),
        };
        match unfit(device.shape()) {
            Some(what) => Err(UnfitDevice::Lacks(what)),
            None => Ok(device),
        }
    }

    /// What the device is. Options of the core that the table leaves out are as programs want them: floats, the
    /// extension, and all the room for lanes that part that there can be. `what` runs its kernels.
    fn shape(self, what: &str) -> Result<Shape, ConfigError> {
        let Self { clock_mhz, group_items, doubles, options, .. } = self;
        let divergence = options.divergence.unwrap_or_default();
        let depth = *divergence.stack_depths().0.end();
        let wanted = CoreOptions {
            float: Some(true),
            extension: Some(true),
            stack_depth: (depth > 0).then_some(depth),
            ram_bytes: Some(64 << 20),
            ..CoreOptions::default()
        };
        let config = CoreConfig::from_options(&options.clone().or(wanted))?;
        let name = format!("Harmonica {} ({what})", config.arch);
        Ok(Shape { name, config, options, clock_mhz, group_items, doubles })
    }
}

/// An entry of a table that is no option of the core.
fn take<'d, T: Deserialize<'d>>(table: &mut toml::Table, key: &str) -> Result<Option<T>, toml::de::Error> {
    table.remove(key).map(toml::Value::try_into).transpose()
}

/// A device of a kind, on a core with these options.
///
/// # Errors
/// Why there is no such device.
pub fn device(kind: Kind, options: CoreOptions) -> Result<Box<dyn Device>, UnfitDevice> {
    Entry { kind, clock_mhz: CLOCK_MHZ.get(), group_items: GROUP_ITEMS, doubles: true, options }.device()
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
    let Shape { config, group_items, .. } = shape;
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
    let least = 2 * PROGRAM_BYTES;
    let is_small = config.ram_bytes < least;
    is_small.then(|| format!("it has {} bytes of RAM; give it {least} or more (ram_bytes)", config.ram_bytes))
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
    fn a_wrong_file_is_refused_with_its_place_and_a_remedy() {
        let error = |text: &str| read("a.toml", text).err().unwrap().to_string();
        assert!(error("device = 3").starts_with("a.toml: "));
        let few = error("[[device]]\nram_bytes = 65536");
        assert!(few.starts_with("a.toml: device 1: it has 65536 bytes of RAM; give it "), "{few}");
        let two = error("[[device]]\n[[device]]\ntlb_entries = 8");
        assert!(two.starts_with("a.toml: device 2: it translates addresses"), "{two}");
        assert!(error("[[device]]\narch = \"5w\"").starts_with("a.toml: device 1: "));
        let kind = error("[[device]]\nkind = \"board\"");
        assert!(kind.contains("expected one of `model`, `cycles`, `lockstep`"), "{kind}");
        let large = error("[[device]]\ngroup_items = 1025");
        assert!(large.contains("device 1: a group cannot have 1025 work items; 1024 is the most"), "{large}");
        let small = error("[[device]]\narch = \"4w8/8/4/4\"\ngroup_items = 3");
        assert!(small.contains("device 1: groups of 3 work items leave some of its 4 lanes empty"), "{small}");
        assert!(error("[[device]]\nclock_mhz = 0").starts_with("a.toml: "));
        assert!(error("[[device]]\nlane = 4").contains("unknown field `lane`"));
    }
}
