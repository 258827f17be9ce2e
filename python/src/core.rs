//! The core: its options, and its Verilog.

use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

use assembler::nearest;
use hdl::package::{verilog, ModulePrefix, PackageTop};
use hdl::soc::host::AcceleratorConfig;
use isa::{CoreConfig, CoreOptions, OptionKind, OptionRow, OPTIONS};
use maud::html;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyString};
use pyo3::IntoPyObjectExt;
use strum::VariantArray;

use crate::custom_unit::CustomUnit;
use crate::errors::{argument, configuration, file};

/// A core: word size, registers, lanes and warps, and its options (docs/options.md).
///
/// `arch` is an ArchID, `<word bytes>w<registers>/<predicates>/<lanes>/<warps>`; `options` are those of docs/options.md
/// by their names. A core does not change; two of the same options are equal.
///
/// >>> Core("4w8/8/4/4", divergence="paired-path").lanes
/// 4
#[pyclass(frozen, eq, hash, from_py_object, module = "harmonica_simt")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Core {
    /// The configuration, validated.
    pub config: CoreConfig,
}

impl Core {
    fn new(options: &CoreOptions) -> Result<Self, isa::ConfigError> {
        CoreConfig::from_options(options).map(|config| Core { config })
    }

    /// The shape of its registers: warps, lanes, registers.
    pub fn register_shape(&self) -> [usize; 3] {
        let arch = self.config.arch;
        [arch.warps(), arch.lanes(), arch.gprs()].map(|count| count as usize)
    }

    /// Bytes of a word.
    pub fn word_bytes(&self) -> usize {
        self.config.arch.word_bytes() as usize
    }
}

#[pymethods]
impl Core {
    #[new]
    #[pyo3(signature = (arch = "4w8/8/4/4", **options))]
    fn of_arch(arch: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let mut lines = vec![format!("arch = {arch:?}")];
        for (key, value) in options.into_iter().flatten() {
            lines.push(assigned(key.cast::<PyString>()?.to_str()?, &value)?);
        }
        let options = CoreOptions::from_line(&lines.join(", ")).map_err(configuration)?;
        Core::new(&options).map_err(configuration)
    }

    /// The core that a TOML file says, or a text of TOML: what `harmonica verilog --config` reads.
    ///
    /// A `str` is the text, an `os.PathLike` the file.
    #[staticmethod]
    fn from_toml(toml: &Bound<'_, PyAny>) -> PyResult<Self> {
        let (name, text) = text_or_file(toml, "<toml>")?;
        let options = CoreOptions::from_toml(&text);
        let core = options.and_then(|options| Core::new(&options));
        core.map_err(|error| configuration(format!("{name}: {error}")))
    }

    /// One of the project's own configurations: tiny, small, default, cached, dual, multi, wide, harp64.
    #[staticmethod]
    fn named(name: &str) -> PyResult<Self> {
        let known = CoreConfig::named();
        let found = known.iter().find(|(known, ..)| *known == name);
        found.map(|(_, config, _)| Core { config: *config }).ok_or_else(|| {
            let names: Vec<_> = known.iter().map(|(known, ..)| *known).collect();
            configuration(format!("no configuration is called {name:?}; there are {}", names.join(", ")))
        })
    }

    /// The core that a program's `// config:` lines ask for; without such a line the default one.
    ///
    /// A `str` is the program's text, an `os.PathLike` its file.
    #[staticmethod]
    fn wanted_by(source: &Bound<'_, PyAny>) -> PyResult<Self> {
        let (name, text) = text_or_file(source, "<source>")?;
        let mut wanted = CoreOptions::default();
        for line in assembler::wanted_configuration(text.as_bytes()) {
            let options = CoreOptions::from_line(line);
            let options = options.map_err(|error| configuration(format!("{name}: `// config: {line}`: {error}")))?;
            wanted = wanted.or(options);
        }
        Core::new(&wanted).map_err(|error| configuration(format!("{name}: {error}")))
    }

    /// The ArchID, such as `4w8/8/4/4`.
    #[getter]
    fn arch(&self) -> String {
        self.config.arch.to_string()
    }

    /// Lanes of a warp.
    #[getter]
    fn lanes(&self) -> u32 {
        self.config.arch.lanes()
    }

    /// Warps.
    #[getter]
    fn warps(&self) -> u32 {
        self.config.arch.warps()
    }

    /// General-purpose registers of a lane.
    #[getter]
    fn registers(&self) -> u32 {
        self.config.arch.gprs()
    }

    /// Predicate registers of a lane.
    #[getter]
    fn predicates(&self) -> u32 {
        self.config.arch.preds()
    }

    /// What is scheduled: a context a warp, and with divergence="multi-path" the split contexts.
    #[getter]
    fn contexts(&self) -> u32 {
        self.config.contexts()
    }

    /// Bytes of a word: 4 or 8.
    #[getter(word_bytes)]
    fn bytes_of_word(&self) -> usize {
        self.word_bytes()
    }

    /// Bytes of the RAM.
    #[getter]
    fn ram_bytes(&self) -> u64 {
        self.config.ram_bytes
    }

    /// The options by their names, without those that mean nothing in this core.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (row, text) in self.config.options().values() {
            let value = match row.kind {
                OptionKind::Flag => (text == "true").into_bound_py_any(py)?,
                OptionKind::Number => text.parse::<u64>().unwrap_or_default().into_bound_py_any(py)?,
                OptionKind::Arch | OptionKind::Folder | OptionKind::Choice(_) => text.into_bound_py_any(py)?,
            };
            options.set_item(row.key, value)?;
        }
        Ok(options)
    }

    /// The options as TOML, which `from_toml` and `harmonica --config` read.
    #[getter]
    fn toml(&self) -> String {
        self.config.to_toml()
    }

    /// The core's Verilog: the text of each file by its name, with `README.md`, the handbook of this core.
    ///
    /// `prefix` begins the names of modules and files, so that two cores fit into one design. `trace` adds the trace
    /// ports of the lock step. `top` is "core", or "accelerator": the core behind a host's bus (docs/host.md), with a
    /// master on `bus`, which is "wishbone", "wishbone-classic", "axi" or "axi-lite", and registers on `control`, which
    /// is "wishbone" or "axi-lite": that of the master unless said otherwise.
    #[pyo3(signature = (*, prefix = "", trace = false, top = "core", bus = None, control = None))]
    fn verilog<'py>(
        &self,
        py: Python<'py>,
        prefix: &str,
        trace: bool,
        top: &str,
        bus: Option<&str>,
        control: Option<&str>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let prefix = match prefix {
            "" => ModulePrefix::default(),
            text => text.parse().map_err(|error| argument(format!("prefix {text:?}: {error}")))?,
        };
        let config = if trace { self.config.with_trace() } else { self.config };
        let top = match top {
            "core" if bus.or(control).is_none() => PackageTop::Core(config),
            "core" => return Err(argument("the core alone has no bus; add top=\"accelerator\"")),
            "accelerator" if trace => {
                return Err(argument("an accelerator has no trace ports; leave out trace, or top=\"accelerator\""));
            }
            "accelerator" => PackageTop::Accelerator(accelerator(config, bus, control)?),
            other => return Err(argument(format!("top is '{other}', but must be core or accelerator"))),
        };
        let emitted = py.detach(|| verilog(&top, &prefix, false));
        let files = PyDict::new(py);
        for file in emitted.map_err(configuration)? {
            files.set_item(file.path, file.text)?;
        }
        Ok(files)
    }

    fn __repr__(&self) -> String {
        let mut text = format!("Core({:?}", self.arch());
        for (row, value) in self.unusual() {
            let assigned = row.assigned(&value).replace(" = true", " = True").replace(" = false", " = False");
            text += &format!(", {}", assigned.replacen(" = ", "=", 1));
        }
        text + ")"
    }

    fn _repr_html_(&self) -> String {
        let text = html! {
            table {
                caption { "Harmonica core " (self.arch()) }
                tr { th { "option" } th { "value" } th { "what it is" } }
                @for (row, value) in self.config.options().values() {
                    tr { td { code { (row.key) } } td { (value) } td { (row.help) } }
                }
            }
        };
        text.into_string()
    }
}

impl Core {
    /// The options that have to be said: the others follow from these and from the ArchID.
    fn unusual(&self) -> Vec<(&'static OptionRow, String)> {
        let makes_this = |options: &[(&OptionRow, String)]| {
            let lines: Vec<_> = options.iter().map(|(row, value)| row.assigned(value)).collect();
            let made = CoreOptions::from_line(&lines.join(", ")).and_then(|options| Core::new(&options));
            made.as_ref() == Ok(self)
        };
        let mut said = self.config.options().values();
        for place in (0..said.len()).rev() {
            let mut others = said.clone();
            let (row, _) = others.remove(place);
            if row.kind != OptionKind::Arch && makes_this(&others) {
                said = others;
            }
        }
        said.retain(|(row, _)| row.kind != OptionKind::Arch);
        said
    }
}

/// The core behind a host's bus.
fn accelerator(core: CoreConfig, bus: Option<&str>, control: Option<&str>) -> PyResult<AcceleratorConfig> {
    let config = AcceleratorConfig::new(core, choice("bus", bus.unwrap_or("wishbone"))?);
    match control {
        Some(control) => Ok(AcceleratorConfig { control: choice("control", control)?, ..config }),
        None => Ok(config),
    }
}

/// One of the values that an argument may have.
fn choice<T: VariantArray + Display + FromStr>(argument_name: &str, given: &str) -> PyResult<T> {
    given.parse().map_err(|_| {
        let names: Vec<String> = T::VARIANTS.iter().map(ToString::to_string).collect();
        argument(format!("{argument_name} is '{given}', but must be one of {}", names.join(", ")))
    })
}

/// An option of Python's as a line of TOML.
fn assigned(key: &str, value: &Bound<'_, PyAny>) -> PyResult<String> {
    let Some(row) = OptionRow::find(key) else {
        let keys = OPTIONS.iter().map(|row| row.key);
        let hint = match nearest(key, keys) {
            Some(near) => format!("did you mean {near}?"),
            None => "docs/options.md lists them".to_owned(),
        };
        return Err(configuration(format!("a core has no option {key}; {hint}")));
    };
    let text = match row.kind {
        OptionKind::Flag => value.cast::<PyBool>().ok().map(|flag| flag.is_true().to_string()),
        OptionKind::Number if !value.is_instance_of::<PyBool>() => {
            value.cast::<PyInt>().ok().and_then(|number| number.extract::<u64>().ok()).map(|number| number.to_string())
        }
        OptionKind::Number => None,
        OptionKind::Folder => match value.cast::<CustomUnit>() {
            Ok(unit) => Some(unit.get().name.clone()),
            Err(_) => value.extract::<PathBuf>().ok().map(|folder| folder.display().to_string()),
        },
        OptionKind::Arch | OptionKind::Choice(_) => value.extract::<String>().ok(),
    };
    let is_possible = |text: &String| match row.kind {
        OptionKind::Choice(names) => names.contains(&text.as_str()),
        _ => true,
    };
    let text = text.filter(is_possible).ok_or_else(|| {
        let given = value.repr().map_or_else(|_| "that".to_owned(), |repr| repr.to_string());
        let kind = match row.kind {
            OptionKind::Flag => "True or False".to_owned(),
            OptionKind::Number => format!("a number: {}", row.values_in_words()),
            OptionKind::Arch => "an ArchID".to_owned(),
            OptionKind::Folder => "a folder, or a CustomUnit".to_owned(),
            OptionKind::Choice(names) => format!("one of {}", names.join(", ")),
        };
        configuration(format!("{key} is {given}, but must be {kind}"))
    })?;
    Ok(row.assigned(&text))
}

/// A `str` itself, with a name for messages; or the text of the file that an `os.PathLike` names.
pub fn text_or_file(given: &Bound<'_, PyAny>, name: &str) -> PyResult<(String, String)> {
    if let Ok(text) = given.cast::<PyString>() {
        return Ok((name.to_owned(), text.to_str()?.to_owned()));
    }
    let path = path(given)?;
    let text = std::fs::read_to_string(&path).map_err(|error| file(&path, error))?;
    Ok((path.display().to_string(), text))
}

/// The file that an `os.PathLike` names.
pub fn path(given: &Bound<'_, PyAny>) -> PyResult<PathBuf> {
    given.extract().map_err(|_| {
        let kind = crate::arrays::described(given);
        argument(format!("{kind} is neither a text nor the path of a file: give a str or a pathlib.Path"))
    })
}
