//! A module of LiteX: Python that makes the accelerator a master of a SoC's bus and its registers a slave.

use super::{written_by, PackageFile, PackageTop};
use crate::soc::host::{AcceleratorConfig, HostConsole};

const TEMPLATE: &str = include_str!("templates/litex.py");

/// Lines of the template that are there only with one kind of console end so.
const WITH_PORTS: &str = "  #@ports";

/// The module, for one accelerator.
pub(super) fn file(config: &AcceleratorConfig, sources: &[String]) -> PackageFile {
    let ports = config.console == HostConsole::Ports;
    let list: String = sources
        .iter()
        .map(|source| format!("    \"{source}\",\n"))
        .collect();
    let values = [
        ("@HEADING@", written_by(&PackageTop::Accelerator(*config))),
        ("@WORD_BITS@", config.core.arch.word_bits().to_string()),
        ("@RAM_BYTES@", format!("{:#x}", config.core.ram_bytes)),
        ("@SOURCES@\n", list),
    ];
    let mut text = String::new();
    for line in TEMPLATE.lines() {
        match line.strip_suffix(WITH_PORTS) {
            Some(_) if !ports => continue,
            Some(line) => text += line.trim_end(),
            None => text += line,
        }
        text.push('\n');
    }
    for (mark, value) in values {
        text = text.replace(mark, &value);
    }
    PackageFile {
        path: "harmonica_litex.py".to_owned(),
        text,
    }
}
