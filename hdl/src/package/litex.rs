//! A module of LiteX: Python that makes the accelerator a master of a SoC's bus and its registers a slave.

use super::{written_by, ModulePrefix, PackageFile, PackageTop, LICENSE};
use crate::soc::host::{AcceleratorConfig, AcceleratorError, HostBus, HostConsole};

/// The name of the module of Python.
const MODULE: &str = "harmonica_litex";
const TEMPLATE: &str = include_str!("templates/litex.py");

/// The module, for one accelerator.
///
/// # Errors
/// When the core cannot have such a bus.
pub(super) fn file(
    config: &AcceleratorConfig,
    prefix: &ModulePrefix,
    sources: &[String],
) -> Result<PackageFile, AcceleratorError> {
    let top = PackageTop::Accelerator(*config);
    let shape = config.shape()?;
    let locks = shape.lock.is_some();
    // Lines of the template that are there only with one kind of console or bus, by their ends.
    let marks = [
        ("  #@ports", config.console == HostConsole::Ports),
        ("  #@pipelined", config.bus == HostBus::Wishbone),
        ("  #@classic", config.bus == HostBus::WishboneClassic),
        ("  #@lock", locks),
        ("  #@no_lock", !locks),
    ];
    let list: String = sources.iter().map(|source| format!("    \"{source}\",\n")).collect();
    let values = [
        ("@HEADING@", written_by(&top)),
        ("@LICENSE@", LICENSE.to_owned()),
        ("@TOP@", prefix.on(top.name())),
        ("@MODULE@", prefix.on(MODULE)),
        ("@BUS_BITS@", shape.beat_bits.to_string()),
        ("@RAM_BYTES@", format!("{:#x}", config.core.ram_bytes)),
        ("@SOURCES@\n", list),
    ];
    let mut text = String::new();
    for line in TEMPLATE.lines() {
        let marked = marks.iter().find(|(mark, _)| line.ends_with(mark));
        match marked {
            Some((_, false)) => continue,
            Some((mark, true)) => text += line.trim_end_matches(mark).trim_end(),
            None => text += line,
        }
        text.push('\n');
    }
    for (mark, value) in values {
        text = text.replace(mark, &value);
    }
    Ok(PackageFile { path: format!("{}.py", prefix.on(MODULE)), text })
}
