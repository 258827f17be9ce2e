//! `harmonica load` over a pseudo-terminal, with a loader in software at the other end.
#![cfg(unix)]

use std::io::{Read, Write};
use std::process::Child;
use std::time::{Duration, Instant};

use crate::common::{outcome, RunResult, TestFolder};
use serialport::{SerialPort, TTYPort};

const PROGRAM: &str = ".perm x\n.entry\n.global\nentry:\n        halt\n";
/// Bytes of a frame beside its payload.
const FRAME_BYTES: usize = 12;
/// Bytes of the program.
const PROGRAM_BYTES: usize = 4;
const WAIT_MAX: Duration = Duration::from_secs(20);

/// A pseudo-terminal: the system's end, and the name of the host's.
struct Line {
    system: TTYPort,
    name: String,
}

impl Line {
    fn new() -> Line {
        let (mut system, host) = TTYPort::pair().expect("a pseudo-terminal");
        system.set_timeout(Duration::from_millis(50)).unwrap();
        let name = host.name().expect("it has a name");
        // A port is one program's alone.
        drop(host);
        Line { system, name }
    }

    /// Reads that many bytes.
    fn read(&mut self, count: usize) -> Vec<u8> {
        let (mut bytes, start) = (Vec::new(), Instant::now());
        while bytes.len() < count {
            assert!(start.elapsed() < WAIT_MAX, "only {bytes:x?} came");
            let mut byte = [0];
            match self.system.read(&mut byte) {
                Ok(1) => bytes.push(byte[0]),
                // Until the command has opened its end there is none to read from.
                _ => std::thread::sleep(Duration::from_millis(5)),
            }
        }
        bytes
    }
}

fn start(place: &TestFolder, line: &Line, more: &str) -> Child {
    let port = &line.name;
    place.start(&format!("load --port {port} --baud 921600 p.s {more}"), &[])
}

/// Loads, with that answer from the system.
fn answered(answer: &[u8]) -> (Vec<u8>, RunResult) {
    let place = TestFolder::new().with("p.s", PROGRAM);
    let mut line = Line::new();
    let child = start(&place, &line, "");
    let frame = line.read(FRAME_BYTES + PROGRAM_BYTES);
    line.system.write_all(answer).unwrap();
    (frame, outcome(child))
}

#[test]
fn the_frame_is_sent_and_success_is_told() {
    let (frame, outcome) = answered(b"K");
    outcome.ends(0, "");
    let told = "4 bytes are loaded and run on the system at /dev/";
    assert!(outcome.stderr.starts_with(told), "{}", outcome.stderr);
    assert_eq!(frame[..8], *b"HARP\x04\0\0\0");
    assert_eq!(frame, loader::frame(&frame[8..12]));
}

#[test]
fn every_refusal_is_explained() {
    for (answer, words) in [
        (b"C", "CRC-32"),
        (b"L", "larger than the system's RAM"),
        (b"M", "--baud"),
        (b"T", "waited in vain"),
        (b"\0", "0x00"),
    ] {
        let (_, outcome) = answered(answer);
        outcome.ends(1, "");
        outcome.tells(words);
    }
    // At 921,600 baud 131,072 bit times are over soon.
    let (_, outcome) = answered(b"");
    assert_eq!(outcome.code, 1, "{}", outcome.stderr);
    outcome.tells("no answer within");
}

#[test]
fn the_console_follows() {
    let place = TestFolder::new().with("p.s", PROGRAM);
    let mut line = Line::new();
    let mut child = start(&place, &line, "--console");
    line.read(FRAME_BYTES + PROGRAM_BYTES);
    line.system.write_all(b"Kready\n").unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"level\n").unwrap();
    assert_eq!(line.read(6), b"level\n");
    let mut printed = [0; 6];
    let mut stdout = child.stdout.take().unwrap();
    stdout.read_exact(&mut printed).unwrap();
    assert_eq!(&printed, b"ready\n");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn bad_ports_and_programs_are_named_and_nothing_is_sent() {
    let place = TestFolder::new().with("p.s", PROGRAM).with("bad.s", "        nonsense\n");
    place.refuse(
        r"
        load --port /dev/no-such-port p.s => cannot open the serial port /dev/no-such-port
        load --port /dev/no-such-port bad.s => bad.s:1
        load --port /dev/no-such-port --baud 0 p.s => --baud
        ",
    );
}
