//! The LiteX system for the ULX3S in simulation: its SDRAM's pins lead to a strict model of the chip, and the host is
//! the program that users have, on a socket in the place of the serial port.

mod common;

use std::io::{ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use common::{assemble, Program};
use fpga::{litex_core, litex_files, LitexTarget, TextFile};
use isa::{CoreConfig, CoreOptions};
use testbenches::bridge::{Design, Optimisation, Start};
use testbenches::soc::{SimulatedSystem, SystemBench, SystemPins};

const CLOCK_HZ: u32 = 50_000_000;
/// Clock cycles of a bit on the serial line.
const BIT_CLOCKS: u32 = 8;
const CYCLES_MAX: u64 = 40_000_000;
/// Cycles between two looks at the socket: less than a byte takes on the line.
const LOOK_CYCLES: u64 = 64;
/// Stores to a thousand places all over the SDRAM, every bank among them, and loads what it has stored: far more than
/// the cache holds.
const FAR_AND_WIDE: &str = "
.perm x
.entry
.global
entry:  ldi   %r1, #1
        shli  %r1, %r1, #15
        shli  %r4, %r1, #1      // the first place: 64 KiB
        addi  %r1, %r1, #4      // from one to the next: 32 KiB and a word
        or    %r0, %r4, %r4
        ldi   %r5, #1000
store:  not   %r2, %r0
        st    %r2, %r0, #0
        add   %r0, %r0, %r1
        subi  %r5, %r5, #1
        rtop  @p0, %r5
        @p0 ? jmpi store
        ldi   %r5, #1000
        ldi   %r6, #75          // K, or what it becomes
load:   ld    %r2, %r4, #0
        not   %r3, %r4
        sub   %r2, %r2, %r3
        rtop  @p0, %r2
        @p0 ? ldi %r6, #88
        add   %r4, %r4, %r1
        subi  %r5, %r5, #1
        rtop  @p0, %r5
        @p0 ? jmpi load
        ldi   %r1, #1
        shli  %r1, %r1, #31
        st    %r6, %r1, #0
        halt
";
/// The chip's model: a command before the chip was set up.
const NOT_SET_UP: u64 = 1;

fn file<'a>(files: &'a [TextFile], name: &str) -> &'a TextFile {
    let found = files.iter().find(|file| file.name == name);
    found.unwrap_or_else(|| panic!("no {name}"))
}

/// The system; `folder` holds the contents of its memories.
fn system(files: &[TextFile], folder: &Path) -> SimulatedSystem {
    let mut design = Design::new("ulx3s_litex");
    for source in files.iter().filter(|file| file.name.ends_with(".v")) {
        design = match source.name.as_str() {
            "ulx3s_litex.v" => {
                let prefix = format!("$readmemh(\"{}/", folder.display());
                let text = source.text.replace("$readmemh(\"", &prefix);
                design.with_lenient_file(&source.name, text)
            }
            name => design.with_file(name, &source.text),
        };
    }
    SimulatedSystem {
        design,
        pins: SystemPins {
            clock: "clock".to_owned(),
            reset: Some(("rst".to_owned(), 1)),
            uart_rx: "serial_rx".to_owned(),
            uart_tx: "serial_tx".to_owned(),
            constant: Vec::new(),
        },
        bit_clocks: BIT_CLOCKS,
        optimisation: Optimisation::Some,
    }
}

/// Lets host and system talk until the host has ended; gives what it printed.
fn talk(bench: &mut SystemBench, mut host: Child, mut line: TcpStream) -> Output {
    line.set_nonblocking(true).unwrap();
    line.set_nodelay(true).unwrap();
    let mut bytes = [0; 4096];
    let first = bench.cycle();
    loop {
        match line.read(&mut bytes) {
            Ok(0) => break,
            Ok(count) => bench.sender.push_bytes(&bytes[..count]),
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(error) if error.kind() == ErrorKind::ConnectionReset => break,
            Err(error) => panic!("{error}"),
        }
        bench.run(LOOK_CYCLES).unwrap();
        if !bench.receiver.bytes().is_empty() {
            // The host may have what it wanted, and be gone.
            let _ = line.write_all(bench.receiver.bytes());
            bench.receiver.clear();
        }
        if bench.cycle() - first > CYCLES_MAX {
            host.kill().unwrap();
            let output = host.wait_with_output().unwrap();
            panic!("no end: {}", String::from_utf8_lossy(&output.stderr));
        }
    }
    host.wait_with_output().unwrap()
}

/// The host's program with this script, connected.
fn start(litex: &tools::PythonPackages, folder: &Path, script: &str) -> (Child, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let mut host: Command = litex.script(&folder.join(script));
    host.args([folder.join("system.json"), folder.join("image")]);
    host.arg("--port");
    host.arg(format!("socket://{}", listener.local_addr().unwrap()));
    host.stdin(Stdio::null());
    host.stdout(Stdio::piped()).stderr(Stdio::piped());
    let host = host.spawn().unwrap();
    let (line, _) = listener.accept().unwrap();
    (host, line)
}

/// Runs programs on the system of one core, or of several, from the host's program on; the first program also without
/// its setup of the SDRAM.
fn runs_from_sdram(cores: Option<u32>, programs: Vec<(&str, Vec<u8>, Vec<u8>)>, core: &CoreConfig) {
    let litex = tools::litex().unwrap_or_else(|error| panic!("{error}"));
    let files =
        litex_files(core, cores, None, CLOCK_HZ, LitexTarget::Simulation).unwrap_or_else(|error| panic!("{error}"));
    let folder = tools::work_directory().join(match cores {
        None => "litex-sdram".to_owned(),
        Some(cores) => format!("litex-sdram-{cores}"),
    });
    std::fs::create_dir_all(&folder).unwrap();
    for name in ["system.json", "ulx3s_litex_mem.init", "host.py"] {
        std::fs::write(folder.join(name), &file(&files, name).text).unwrap();
    }
    let forgetful = file(&files, "host.py").text.replace("    host.set_sdram_up()\n", "");
    std::fs::write(folder.join("forgetful.py"), forgetful).unwrap();
    let system = system(&files, &folder);

    for (number, (name, image, expected)) in programs.into_iter().enumerate() {
        std::fs::write(folder.join("image"), image).unwrap();
        let mut bench = SystemBench::power_up(&system, Start::Random(1)).unwrap();
        bench.reset().unwrap();
        // A chip that was not set up holds nothing, and the host sees that.
        if number == 0 {
            let (host, line) = start(&litex, &folder, "forgetful.py");
            let output = talk(&mut bench, host, line);
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(!output.status.success() && said.contains("error: the SDRAM at 0x0 holds"), "{said}");
            assert_eq!(bench.output("sdram_faults").unwrap() & NOT_SET_UP, NOT_SET_UP);
            bench = SystemBench::power_up(&system, Start::Random(2)).unwrap();
            bench.reset().unwrap();
        }
        let (host, line) = start(&litex, &folder, "host.py");
        let output = talk(&mut bench, host, line);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{name}: {said}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&expected), "{name}: {said}");
        eprintln!("{name}: {}", said.trim());
        assert_eq!(bench.output("sdram_faults").unwrap(), 0, "{name}");
    }
}

/// Rules: H3.1, H3.2.
#[test]
fn a_litex_soc_with_litedram_runs_programs_from_sdram() {
    let core = CoreConfig::from_options(&litex_core(None).unwrap()).unwrap();
    let [hello, multiply] = ["hello", "matrix-multiply"].map(|name| {
        let program = Program::load(name);
        (name, program.image(&core.arch).bytes, program.expected)
    });
    let far = assemble(&core.arch, FAR_AND_WIDE).bytes;
    let far = ("far and wide", far, b"K".to_vec());
    runs_from_sdram(None, vec![hello, multiply, far], &core);
}

/// Rules: H10.1, H10.2, H10.4, S5.2.9.
#[test]
#[ignore = "a minute: a LiteX system of two cores in simulation"]
fn two_cores_in_a_litex_soc_run_programs_from_sdram() {
    let options = CoreOptions { extension: Some(true), ..litex_core(Some(2)).unwrap() };
    let core = CoreConfig::from_options(&options).unwrap();
    let programs = ["systems/hello", "cluster/sum", "cluster/messages", "cluster/meet", "cluster/rings"];
    let programs = programs.map(|name| {
        let program = Program::load(name);
        (name, program.image(&core.arch).bytes, program.expected)
    });
    runs_from_sdram(Some(2), programs.into(), &core);
}
