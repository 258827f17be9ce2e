//! Packages in the hands of the tools that they are for: LiteX builds a system around the accelerator, which is
//! simulated; FuseSoC checks the core file's Verilog; Verilator reads the list of files. LiteX and FuseSoC come from
//! PyPI.

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::Program;
use hdl::package::{package, ModulePrefix, PackageKind, PackageTop};
use hdl::soc::host::{AcceleratorConfig, HostBus, HostConsole};
use isa::CoreConfig;
use sha2::{Digest, Sha256};
use testbenches::bridge::{Design, Optimisation, Start};
use testbenches::soc::{SimulatedSystem, SystemBench, SystemPins};

/// Clock cycles of a bit on the serial lines of `litex/soc.py`.
const BIT_CLOCKS: u32 = 8;
const CYCLES_MAX: u64 = 4_000_000;
/// Where `litex/soc.py` puts things.
const RAM: u32 = 0x4000_0000;
const CONTROL: u32 = 0x8000_0000;

/// Writes a package into a folder.
fn write(kind: PackageKind, top: &PackageTop, folder: &Path) {
    for file in package(kind, top, &ModulePrefix::default()).unwrap_or_else(|error| panic!("{error}")) {
        let path = folder.join(&file.path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, file.text).unwrap();
    }
}

/// Runs a command; gives what it printed.
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(output.status.success(), "{command:?}: {text}");
    text
}

fn accelerator(core: CoreConfig, console: HostConsole) -> PackageTop {
    PackageTop::Accelerator(AcceleratorConfig { console, ..AcceleratorConfig::new(core, HostBus::Wishbone) })
}

/// A folder in which a program called `verilator` starts the one that the project uses.
fn verilator_on_path(folder: &Path) -> PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let command = tools::verilator().unwrap().command();
    let program = command.get_program().to_string_lossy().into_owned();
    let mut text = "#!/bin/sh\n".to_owned();
    for (name, value) in command.get_envs() {
        let value = value.unwrap_or_default().to_string_lossy();
        text += &format!("export {}='{value}'\n", name.to_string_lossy());
    }
    text += &format!("exec '{program}' \"$@\"\n");
    let bin = folder.join("bin");
    fs::create_dir_all(&bin).unwrap();
    let script = bin.join("verilator");
    fs::write(&script, text).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    bin
}

#[test]
fn verilator_finds_no_fault_in_what_the_list_of_files_names() {
    for top in [accelerator(CoreConfig::default(), HostConsole::Registers), PackageTop::Core(CoreConfig::default())] {
        let folder = tempfile::tempdir().unwrap();
        write(PackageKind::Filelist, &top, folder.path());
        let mut lint = tools::verilator().unwrap().command();
        lint.args(["--lint-only", "-Wall", "--top-module", top.name(), "-F"]);
        run(lint.arg(folder.path().join(format!("{}.f", top.name()))));
    }
}

/// Vivado's commands, as far as a script that packs an IP needs them: files must be there, everything else is said to
/// have been done.
const VIVADO_STAND_IN: &str = "
proc add_files {flag file} { if {![file isfile $file]} { error \"no file $file\" }; puts \"file $file\" }
proc unknown {args} { puts $args; return thing }
source package.tcl
";

/// A package for Vivado in a folder.
fn for_vivado() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let config = AcceleratorConfig {
        console: HostConsole::Ports,
        ..AcceleratorConfig::new(CoreConfig::default(), HostBus::Axi)
    };
    write(PackageKind::Vivado, &PackageTop::Accelerator(config), folder.path());
    folder
}

/// The attributes leave the Verilog as it was.
#[test]
fn the_top_for_vivado_has_an_attribute_a_port() {
    let folder = for_vivado();
    let rtl = folder.path().join("rtl");
    let top = fs::read_to_string(rtl.join("harmonica_accelerator.v")).unwrap();
    let (heading, _) = top.split_once("\n);").unwrap();
    let ports = |line: &&str| line.starts_with("    input") || line.starts_with("    output");
    let ports = heading.lines().filter(ports).count();
    assert_eq!(heading.matches("X_INTERFACE_INFO").count(), ports);
    for said in [
        "(* X_INTERFACE_INFO = \"xilinx.com:interface:aximm:1.0 m_axi ARLEN\" *)\n    output wire",
        "(* X_INTERFACE_INFO = \"xilinx.com:interface:axis:1.0 console_input TREADY\" *)\n    output wire",
        "XIL_INTERFACENAME m_axi, PROTOCOL AXI4, DATA_WIDTH 128",
        "ASSOCIATED_BUSIF m_axi:s_axi:console:console_input",
    ] {
        assert!(heading.contains(said), "{said}: {heading}");
    }
    let mut lint = tools::verilator().unwrap().command();
    lint.args(["--lint-only", "-Wall", "--top-module", "harmonica_accelerator"]);
    let sources = fs::read_dir(&rtl).unwrap();
    run(lint.args(sources.map(|source| source.unwrap().path())));
}

/// What of Vivado can be looked at without it: the script is Tcl and finds its files.
#[test]
#[ignore = "needs tclsh on PATH: runs the script with a stand-in for Vivado"]
fn the_script_for_vivado_finds_its_files() {
    let folder = for_vivado();
    let sources = fs::read_dir(folder.path().join("rtl")).unwrap().count();
    fs::write(folder.path().join("stand-in.tcl"), VIVADO_STAND_IN).unwrap();
    let mut tclsh = Command::new("tclsh");
    tclsh.arg("stand-in.tcl").current_dir(folder.path());
    let told = run(&mut tclsh);
    assert_eq!(told.matches("file ").count(), sources, "{told}");
    assert!(told.contains("ipx::save_core thing"), "{told}");
}

#[test]
fn fusesoc_lints_the_core_file() {
    let fusesoc = tools::fusesoc().unwrap_or_else(|error| panic!("{error}"));
    for top in [accelerator(CoreConfig::default(), HostConsole::Ports), PackageTop::Core(CoreConfig::default())] {
        let folder = tempfile::tempdir().unwrap();
        let (package, name) = (folder.path().join("package"), top.name());
        write(PackageKind::Fusesoc, &top, &package);
        let bin = verilator_on_path(folder.path());
        let path = std::env::var("PATH").unwrap_or_default();
        let path = format!("{}:{path}", bin.display());
        let lint = |target: &str| {
            let mut command = fusesoc.fusesoc(folder.path());
            command.env("PATH", &path).current_dir(folder.path());
            command.arg("--cores-root").arg(&package);
            command.args(["run", "--build-root", "build", "--target", target]);
            command
        };
        let told = run(lint("lint").arg(name));
        assert!(told.contains("verilator -f "), "{told}");
        for target in ["sim", "synth"] {
            run(lint(target).args(["--setup", name]));
        }
        // A fault in one of the files is one of the target.
        let file = package.join("rtl/harmonica_decode.v");
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, text.replace("endmodule", "wire left_alone;\nendmodule")).unwrap();
        let output = lint("lint").arg(name).output().unwrap();
        assert!(!output.status.success(), "lint takes an unused signal");
    }
}

/// The SoC of `litex/soc.py` with a program in its RAM, and what it is built of.
fn litex_system(litex: &tools::PythonPackages, program: &Program, config: &CoreConfig) -> SimulatedSystem {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("litex/soc.py");
    let image = program.image(&config.arch).bytes;
    let top = accelerator(*config, HostConsole::Ports);
    // A folder named by what is in it, so that the model is the same whenever that is.
    let mut digest = Sha256::new();
    for file in package(PackageKind::Litex, &top, &ModulePrefix::default()).unwrap() {
        digest.update(file.text);
    }
    digest.update(&image);
    digest.update(fs::read(&script).unwrap());
    let name: String = digest.finalize()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let parent = tools::work_directory().join("litex");
    let folder = parent.join(name);
    if !folder.is_dir() {
        fs::create_dir_all(&parent).unwrap();
        let new = tempfile::tempdir_in(&parent).unwrap();
        write(PackageKind::Litex, &top, &new.path().join("package"));
        fs::write(new.path().join("image"), &image).unwrap();
        let mut python = litex.script(&script);
        python.current_dir(new.path());
        run(python.args(["package", "image", "soc"]));
        // Another test may have been first.
        let _ = fs::rename(new.keep(), &folder);
    }
    let soc = fs::read_to_string(folder.join("soc/soc.v")).unwrap();
    let prefix = format!("$readmemh(\"{}/", folder.join("soc").display());
    let is_kept = |line: &&str| !line.starts_with("// Date");
    let soc: Vec<&str> = soc.lines().filter(is_kept).collect();
    let soc = soc.join("\n").replace("$readmemh(\"", &prefix);
    let rules = ["WIDTHEXPAND", "WIDTHTRUNC", "CASEINCOMPLETE", "COMBDLY", "UNUSEDSIGNAL"];
    let waived = |end: &str| -> String {
        let comment = |rule: &&str| format!("/* verilator lint_{end} {rule} */\n");
        rules.iter().map(comment).collect()
    };
    let soc = format!("{}{soc}\n{}", waived("off"), waived("on"));
    let mut design = Design::new("litex_soc").with_lenient_file("soc.v", soc);
    for source in fs::read_dir(folder.join("package/rtl")).unwrap() {
        let path = source.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        design = design.with_file(name, fs::read_to_string(&path).unwrap());
    }
    SimulatedSystem {
        design,
        pins: SystemPins {
            uart_rx: "host_rx".to_owned(),
            uart_tx: "console_tx".to_owned(),
            constant: vec![("console_rx".to_owned(), 1)],
            ..SystemPins::default()
        },
        bit_clocks: BIT_CLOCKS,
        optimisation: Optimisation::Some,
    }
}

/// Writes a word over UARTBone: command, number of words, number of the first one, the word; highest bytes first.
fn host_writes(bench: &mut SystemBench, address: u32, value: u32) {
    bench.sender.push_bytes(&[1, 1]);
    bench.sender.push_bytes(&(address / 4).to_be_bytes());
    bench.sender.push_bytes(&value.to_be_bytes());
    bench.run_until_sent().unwrap();
    bench.run(100).unwrap();
}

/// Rules: H3.2.
#[test]
fn a_litex_soc_runs_programs_and_prints_through_its_uart() {
    let litex = tools::litex().unwrap_or_else(|error| panic!("{error}"));
    for (name, arch, options) in [
        ("hello", "4w8/8/1/4", "extension = false"),
        ("matrix-multiply", "4w8/8/4/4", "extension = true"),
        ("hello", "8w16/16/3/5", "extension = false"),
    ] {
        let program = Program::load(name);
        let config = program.config_with_options(arch, &common::options_of(options));
        let system = litex_system(&litex, &program, &config);
        let mut bench = SystemBench::power_up(&system, Start::Random(1)).unwrap();
        bench.reset().unwrap();
        bench.run(100).unwrap();
        host_writes(&mut bench, CONTROL + 0x10, RAM);
        host_writes(&mut bench, CONTROL + 0x20, 1);
        // LiteX' own register `harmonica_ev_enable`.
        host_writes(&mut bench, 0x808, 1);
        assert!(bench.receiver.bytes().is_empty(), "nothing runs yet");
        host_writes(&mut bench, CONTROL + 0x08, 1);
        let first = bench.cycle();
        while bench.output("interrupt_request").unwrap() == 0 {
            bench.step().unwrap();
            assert!(bench.cycle() - first < CYCLES_MAX, "{name} on {arch} does not end");
        }
        // The last byte is still on its way.
        bench.run(200).unwrap();
        let printed = String::from_utf8_lossy(bench.receiver.bytes()).into_owned();
        assert_eq!(printed, String::from_utf8_lossy(&program.expected), "{name} on {arch}");
        host_writes(&mut bench, CONTROL + 0x24, 1);
        assert_eq!(bench.output("interrupt_request").unwrap(), 0);
    }
}
