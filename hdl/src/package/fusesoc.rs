//! A core file of FuseSoC, in its format CAPI2.

use super::{written_by, ModulePrefix, PackageFile, PackageTop, LICENSE};

/// Targets: `default`, for designs that depend on this one; `lint`; `sim` and `synth`, which build the module by
/// itself.
pub(super) fn file(top: &PackageTop, prefix: &ModulePrefix, sources: &[String]) -> PackageFile {
    let name = prefix.on(top.name());
    let version = env!("CARGO_PKG_VERSION");
    let (heading, description) = (written_by(top), top.description());
    let list: String = sources.iter().map(|source| format!("      - {source}\n")).collect();
    let text = format!(
        "CAPI=2:
# {heading}
# {LICENSE}

name: ::{name}:{version}
description: {description}

filesets:
  rtl:
    files:
{list}    file_type: verilogSource

targets:
  default: &default
    description: The sources, for a design that depends on this core
    filesets: [rtl]
    toplevel: {name}

  lint:
    <<: *default
    description: Verilator, with all warnings; one is an error
    flow: lint
    flow_options:
      tool: verilator
      verilator_options: [-Wall]

  sim:
    <<: *default
    description: Icarus Verilog; compiles the module, for a bench to be added to
    flow: sim
    flow_options:
      tool: icarus

  synth:
    <<: *default
    description: Yosys; the module by itself, by default for Lattice ECP5
    flow: generic
    flow_options:
      tool: yosys
      arch: ecp5
      output_format: json
"
    );
    PackageFile { path: format!("{name}.core"), text }
}
