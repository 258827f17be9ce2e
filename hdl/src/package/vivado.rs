//! An IP of Vivado: a script that packs the sources, and attributes that say what each port of the top is.
//!
//! The names of attributes and interfaces are those of AMD's UG994 (attributes `X_INTERFACE_*`) and UG1118 (`ipx::`).
//! Nothing here was tried with Vivado itself.

use super::{written_by, ModulePrefix, PackageFile, PackageTop, LICENSE};
use crate::kit::EmittedModule;
use crate::soc::host::{AcceleratorConfig, AcceleratorError, HostBus, HostConsole};

/// Bytes of the registers.
const CONTROL_BYTES: u32 = 64;

/// The attributes of a port.
struct Attributes {
    /// The interface's type, its name, and the port's name in it.
    info: String,
    /// What is to be said of the interface, at one of its ports.
    parameter: Option<String>,
}

/// The script.
pub(super) fn file(config: &AcceleratorConfig, prefix: &ModulePrefix, sources: &[String]) -> PackageFile {
    let top = PackageTop::Accelerator(*config);
    let (name, version) = (prefix.on(top.name()), env!("CARGO_PKG_VERSION"));
    let (heading, description) = (written_by(&top), top.description());
    let list: String = sources.iter().map(|source| format!("    {source}\n")).collect();
    let version = version.rsplit_once('.').map_or(version, |(version, _)| version);
    let text = format!(
        "# {heading}
# {LICENSE}
# Packs the sources beside it as an IP in the folder `ip`:
#     vivado -mode batch -source package.tcl
# Then add that folder to a project's IP repositories.

set folder [file dirname [file normalize [info script]]]
set sources {{
{list}}}

create_project -force {name}_package [file join $folder project]
foreach source $sources {{
    add_files -norecurse [file join $folder $source]
}}
set_property top {name} [current_fileset]
update_compile_order -fileset sources_1
ipx::package_project -root_dir [file join $folder ip] -vendor harmonica -library user -taxonomy /UserIP -import_files -force

set core [ipx::current_core]
set_property name {name} $core
set_property display_name {name} $core
set_property description {{{description}}} $core
set_property version {version} $core

# The registers: {CONTROL_BYTES} bytes behind s_axi.
set slave [ipx::get_bus_interfaces s_axi -of_objects $core]
ipx::remove_all_memory_map $core
ipx::remove_all_address_space $core
ipx::add_memory_map s_axi $core
set_property slave_memory_map_ref s_axi $slave
set map [ipx::get_memory_maps s_axi -of_objects $core]
ipx::add_address_block registers $map
set block [ipx::get_address_blocks registers -of_objects $map]
set_property range {CONTROL_BYTES} $block
set_property width 32 $block

# What the core's window is a part of: 32 bits of addresses behind m_axi.
set space [ipx::add_address_space m_axi $core]
set_property range 4G $space
set_property width 32 $space
set_property master_address_space_ref m_axi [ipx::get_bus_interfaces m_axi -of_objects $core]

ipx::create_xgui_files $core
ipx::update_checksums $core
ipx::check_integrity $core
ipx::save_core $core
close_project
"
    );
    PackageFile { path: prefix.on("package.tcl"), text }
}

/// The top with attributes before its ports.
///
/// # Errors
/// When the core cannot have such a bus.
pub(super) fn with_attributes(config: &AcceleratorConfig, top: &EmittedModule) -> Result<String, AcceleratorError> {
    let shape = config.shape()?;
    let (head, rest) = match top.text.split_once("\n);") {
        Some(parts) => parts,
        None => (top.text.as_str(), ""),
    };
    let mut text = String::new();
    for line in head.lines() {
        let declared = line.split("//").next().unwrap_or_default();
        let name = declared.trim().trim_end_matches(',').rsplit(' ').next();
        let is_port = ["    input ", "    output "].iter().any(|start| line.starts_with(start));
        if let Some(name) = name.filter(|_| is_port) {
            if let Some(attributes) = attributes(config, shape.beat_bits, name) {
                text += &format!("    (* X_INTERFACE_INFO = \"{}\" *)\n", attributes.info);
                if let Some(parameter) = attributes.parameter {
                    text += &format!("    (* X_INTERFACE_PARAMETER = \"{parameter}\" *)\n");
                }
            }
        }
        text += line;
        text.push('\n');
    }
    Ok(format!("{}\n);{rest}", text.trim_end()))
}

fn attributes(config: &AcceleratorConfig, beat_bits: u32, port: &str) -> Option<Attributes> {
    let of = |info: &str, parameter: Option<String>| Some(Attributes { info: info.to_owned(), parameter });
    let streams = match config.console {
        HostConsole::Registers => "",
        HostConsole::Ports => ":console:console_input",
    };
    match port {
        "clock" => of(
            "xilinx.com:signal:clock:1.0 clock CLK",
            Some(format!("XIL_INTERFACENAME clock, ASSOCIATED_BUSIF m_axi:s_axi{streams}, ASSOCIATED_RESET reset")),
        ),
        "reset" => of(
            "xilinx.com:signal:reset:1.0 reset RST",
            Some("XIL_INTERFACENAME reset, POLARITY ACTIVE_HIGH".to_owned()),
        ),
        "interrupt_request" => of(
            "xilinx.com:signal:interrupt:1.0 interrupt_request INTERRUPT",
            Some("XIL_INTERFACENAME interrupt_request, SENSITIVITY LEVEL_HIGH".to_owned()),
        ),
        _ => {
            let (interface, kind, prefix) = [
                ("console_input", "axis", "T"),
                ("console", "axis", "T"),
                ("m_axi", "aximm", ""),
                ("s_axi", "aximm", ""),
            ]
            .into_iter()
            .find(|(interface, ..)| port.starts_with(&format!("{interface}_")))?;
            let signal = port[interface.len() + 1..].to_uppercase();
            let protocol = match (interface, config.bus) {
                ("m_axi", HostBus::Axi) => format!("PROTOCOL AXI4, DATA_WIDTH {beat_bits}"),
                ("m_axi", _) => format!("PROTOCOL AXI4LITE, DATA_WIDTH {beat_bits}"),
                _ => "PROTOCOL AXI4LITE, DATA_WIDTH 32".to_owned(),
            };
            let parameter =
                (kind == "aximm" && signal == "AWADDR").then(|| format!("XIL_INTERFACENAME {interface}, {protocol}"));
            of(&format!("xilinx.com:interface:{kind}:1.0 {interface} {prefix}{signal}"), parameter)
        }
    }
}
