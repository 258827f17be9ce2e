//! Two cores of different shapes in one design: their modules' names begin with different prefixes.

use fpga::{compile_with_icarus, lint_with_verilator, TextFile, Workplace};
use hdl::kit::PortDirection;
use hdl::package::{package, verilog, ModulePrefix, PackageFile, PackageKind, PackageTop};
use hdl::soc::host::{emit_accelerator, AcceleratorConfig, HostBus};
use hdl::EmittedModule;
use isa::CoreConfig;

fn core(arch: &str) -> CoreConfig {
    CoreConfig::for_arch(arch.parse().unwrap()).unwrap()
}

/// The Verilog among the files, without folders.
fn sources(files: Vec<PackageFile>) -> Vec<TextFile> {
    let files = files.into_iter().filter(|file| file.path.ends_with(".v"));
    let named = files.map(|file| TextFile { name: file.path.trim_start_matches("rtl/").to_owned(), text: file.text });
    named.collect()
}

/// A module called `top` with an instance of each of these, whose ports are all its own.
fn top_of(parts: &[(&str, &EmittedModule)]) -> TextFile {
    let mut ports = Vec::new();
    let mut instances = String::new();
    for (prefix, module) in parts {
        let mut connections = Vec::new();
        for port in &module.ports {
            let direction = match port.direction {
                PortDirection::In => "input",
                PortDirection::Out => "output",
            };
            let (name, last) = (&port.name, port.width - 1);
            ports.push(format!("    {direction} wire [{last}:0] {prefix}{name}"));
            connections.push(format!(".{name}({prefix}{name})"));
        }
        let (module, connections) = (&module.name, connections.join(", "));
        instances += &format!("    {prefix}{module} {prefix}part ({connections});\n");
    }
    let ports = ports.join(",\n");
    TextFile { name: "top.v".to_owned(), text: format!("module top (\n{ports}\n);\n{instances}endmodule\n") }
}

fn place(files: &[TextFile]) -> Workplace {
    let folder = tools::work_directory().join("checks");
    Workplace::with_files(&folder, "two cores".to_owned(), files).unwrap()
}

fn go_together(files: &[TextFile]) {
    let place = place(files);
    compile_with_icarus(&place).unwrap_or_else(|error| panic!("{error}"));
    lint_with_verilator(&place).unwrap_or_else(|error| panic!("{error}"));
}

fn prefix(text: &str) -> ModulePrefix {
    text.parse().unwrap()
}

#[test]
fn two_cores_with_prefixes_go_into_one_design() {
    let (small, large) = (core("4w8/8/2/2"), core("4w8/8/4/4"));
    let modules = [small, large].map(|config| hdl::emit_modules(&config).unwrap());
    let mut files = vec![top_of(&[("small_", &modules[0][0]), ("large_", &modules[1][0])])];
    for (config, name) in [(small, "small_"), (large, "large_")] {
        let emitted = verilog(&PackageTop::Core(config), &prefix(name), false).unwrap();
        assert!(emitted.iter().all(|file| file.path.starts_with(name)));
        files.extend(sources(emitted));
    }
    go_together(&files);
}

#[test]
fn two_accelerators_from_packages_go_into_one_design() {
    let configs = [("a_", "4w8/8/2/2"), ("b_", "4w8/8/1/4")];
    let configs = configs.map(|(name, arch)| (name, AcceleratorConfig::new(core(arch), HostBus::Wishbone)));
    let modules = configs.map(|(_, config)| emit_accelerator(&config).unwrap());
    let mut files = vec![top_of(&[("a_", &modules[0][0]), ("b_", &modules[1][0])])];
    for (name, config) in configs {
        let top = PackageTop::Accelerator(config);
        let packed = package(PackageKind::Filelist, &top, &prefix(name)).unwrap();
        let list = packed.iter().find(|file| file.path.ends_with(".f"));
        let list = list.unwrap();
        assert_eq!(list.path, format!("{name}harmonica_accelerator.f"));
        let fetch = format!("rtl/{name}harmonica_fetch.v");
        assert!(list.text.contains(&fetch), "{}", list.text);
        files.extend(sources(packed));
    }
    go_together(&files);
}

/// Without prefixes the modules of two shapes have the same names.
#[test]
fn two_cores_without_prefixes_are_refused() {
    let (small, large) = (core("4w8/8/2/2"), core("4w8/8/4/4"));
    let [small, large] = [small, large].map(|config| hdl::emit_modules(&config).unwrap());
    let mut top = top_of(&[("small_", &small[0]), ("large_", &large[0])]);
    for prefix in ["small_", "large_"] {
        top.text = top.text.replace(&format!("{prefix}harmonica"), "harmonica");
    }
    let mut files = vec![top];
    for (folder, modules) in [("small", small), ("large", large)] {
        files.extend(
            modules
                .into_iter()
                .map(|module| TextFile { name: format!("{folder}-{}.v", module.name), text: module.text }),
        );
    }
    assert!(compile_with_icarus(&place(&files)).is_err());
}
