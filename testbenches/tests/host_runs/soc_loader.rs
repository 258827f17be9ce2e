//! The loader's protocol (docs/soc.md), at the pins: good frames, every kind of bad one, and that half an image never
//! runs.

mod host;

use crate::common::assemble;
use crate::extent::Extent;
use crate::system::{self, config, image, program, start, text, ALPHABET, ALPHABET_PRINTED, BIT_CLOCKS};
use hdl::kit::{high, Defect};
use hdl::soc::{BusKind, SocConfig, SocMemory};
use isa::{CoreConfig, Pipeline};
use loader::frame;
use testbenches::bridge::Start;
use testbenches::soc::{defective_system, emitted_system, SystemBench};

const ARCH: &str = "4w8/8/1/4";
/// In bit times: what the loader waits for a byte, at most.
const PATIENCE_BITS: u64 = 131_072;
const BIT: u64 = BIT_CLOCKS as u64;

/// A system whose RAM holds the program that prints the alphabet.
fn with_alphabet(memory: SocMemory) -> (SocConfig, SystemBench) {
    let config = config("hello", ARCH, memory);
    let bench = system::with_program(&config, ALPHABET);
    (config, bench)
}

/// A system without an image, past its reset.
fn waiting(config: &SocConfig, seed: u32) -> SystemBench {
    let mut bench = start(&emitted_system(config, &[]).unwrap(), Start::Random(seed));
    bench.run(100).unwrap();
    bench
}

/// Sends a break, and forgets what came before.
fn send_break(bench: &mut SystemBench) {
    bench.sender.push_break(25.0);
    bench.run_until_sent().unwrap();
    bench.run(20 * BIT).unwrap();
    bench.receiver.clear();
}

/// Sends bytes; the answer has had its time when this comes back.
fn send(bench: &mut SystemBench, bytes: &[u8]) {
    bench.sender.push_bytes(bytes);
    bench.run_until_sent().unwrap();
    bench.run(25 * BIT).unwrap();
}

#[track_caller]
fn expect(bench: &mut SystemBench, answer: &str) {
    assert_eq!(text(bench.receiver.bytes()), answer);
    bench.receiver.clear();
}

/// The core is in reset and prints nothing.
#[track_caller]
fn rests(bench: &mut SystemBench) {
    bench.run(5_000).unwrap();
    assert_eq!(text(bench.receiver.bytes()), "");
    assert_eq!(bench.output("led_running").unwrap(), 0);
}

/// What is being sent loads the program that prints the alphabet, with a `K` before it.
#[track_caller]
fn starts_alphabet(bench: &mut SystemBench) {
    bench.run_until_sent().unwrap();
    bench.run(300 * BIT).unwrap();
    expect(bench, &format!("K{ALPHABET_PRINTED}"));
}

/// Loads the alphabet behind a break.
#[track_caller]
fn loads(bench: &mut SystemBench, config: &SocConfig) {
    let image = assemble(&config.core.arch, ALPHABET).bytes;
    send_break(bench);
    assert_eq!(bench.output("led_error").unwrap(), 0, "a break clears it");
    bench.sender.push_bytes(&frame(&image));
    starts_alphabet(bench);
    assert_eq!(bench.output("led_error").unwrap(), 0);
}

/// A frame with one byte changed.
fn damaged(image: &[u8], place: usize, by: u8) -> Vec<u8> {
    let mut frame = frame(image);
    frame[place] ^= by;
    frame
}

extents! {
    "20 seconds: with every RAM, and wherever a frame breaks off":

    test an_image_loaded_runs_with_every_ram(extent) {
        let wishbone = SocMemory::Bus(BusKind::Wishbone);
        for (memory, arch) in [
            (SocMemory::DualPort, "4w8/8/4/4"),
            (SocMemory::RegisteredDualPort, "4w8/8/4/4"),
            (SocMemory::SinglePort, "4w8/8/1/4"),
            (SocMemory::External, "4w8/8/1/4"),
            (wishbone, "4w8/8/4/4"),
        ] {
            if !extent.is_full() && matches!(memory, SocMemory::DualPort | SocMemory::External) {
                continue;
            }
            let config = config("hello", arch, memory);
            let system = emitted_system(&config, &[]).unwrap();
            let mut bench = start(&system, Start::Random(4));
            let empty = vec![0xa5; config.core.ram_bytes as usize];
            system::attach_ram(&mut bench, &config, empty, Some(7));
            // Without an image it waits for one; a break is not needed.
            rests(&mut bench);
            let (hello, expected) = (image(&config, "hello"), program("hello").expected);
            bench.sender.push_bytes(&frame(&hello));
            bench.run_until_sent().unwrap();
            let whole = 1 + expected.len();
            bench.run_until(2_000_000, |received| received.len() >= whole).unwrap();
            expect(&mut bench, &format!("K{}", text(&expected)));
            // Another one, while that may be running.
            loads(&mut bench, &config);
        }
    }
}

/// With a deep pipeline each answer waits for a cycle; that to a good frame comes when the core is let go.
#[test]
fn a_system_with_a_deep_pipeline_answers_and_starts() {
    let plain = config("hello", ARCH, SocMemory::RegisteredDualPort);
    let config = SocConfig { core: CoreConfig { pipeline: Pipeline::Deep, ..plain.core }, ..plain };
    let mut bench = waiting(&config, 6);
    let image = assemble(&config.core.arch, ALPHABET).bytes;
    send(&mut bench, &damaged(&image, 8, 0x01));
    expect(&mut bench, "C");
    assert_eq!(bench.output("led_error").unwrap(), 1);
    rests(&mut bench);
    loads(&mut bench, &config);
    // Another one, while the first may be running.
    loads(&mut bench, &config);
}

#[test]
fn damage_anywhere_in_a_frame_is_found_and_the_next_frame_is_taken() {
    let (config, mut bench) = with_alphabet(SocMemory::SinglePort);
    let image = assemble(&config.core.arch, ALPHABET).bytes;
    let last = frame(&image).len() - 1;
    for (place, by, answer) in [
        (8, 0x01, "C"),
        (8 + image.len() / 2, 0x80, "C"),
        (last - 3, 0x10, "C"),
        (last, 0x01, "C"),
        (0, 0x20, "M"),
        (3, 0x01, "M"),
    ] {
        send_break(&mut bench);
        send(&mut bench, &damaged(&image, place, by));
        expect(&mut bench, answer);
        assert_eq!(bench.output("led_error").unwrap(), 1);
        rests(&mut bench);
    }
    // Without a break in between, too.
    send(&mut bench, &damaged(&image, last, 0x40));
    expect(&mut bench, "C");
    bench.sender.push_bytes(&frame(&image));
    starts_alphabet(&mut bench);
}

#[test]
fn lengths_that_cannot_be_are_refused() {
    let (config, mut bench) = with_alphabet(SocMemory::DualPort);
    let ram_bytes = config.core.ram_bytes as u32;
    for length in [0, ram_bytes + 1, ram_bytes << 1, ram_bytes | 1 << 31, 1 << 24, u32::MAX] {
        send_break(&mut bench);
        let mut bytes = b"HARP".to_vec();
        bytes.extend(length.to_le_bytes());
        send(&mut bench, &bytes);
        expect(&mut bench, "L");
        // The rest of such a frame is not answered.
        send(&mut bench, &[0x55; 40]);
        rests(&mut bench);
    }
    loads(&mut bench, &config);
}

#[test]
fn the_whole_ram_can_be_loaded() {
    let config = config("hello", ARCH, SocMemory::SinglePort);
    let config = SocConfig { core: isa::CoreConfig { ram_bytes: 1024, ..config.core }, ..config };
    let mut bench = waiting(&config, 5);
    let mut image = assemble(&config.core.arch, ALPHABET).bytes;
    image.resize(1024, 0x77);
    bench.sender.push_bytes(&frame(&image));
    starts_alphabet(&mut bench);
    image.push(0);
    send_break(&mut bench);
    send(&mut bench, &frame(&image));
    expect(&mut bench, "L");
    rests(&mut bench);
}

extents! {
    "20 seconds: with every RAM, and wherever a frame breaks off":

    test a_frame_that_breaks_off_times_out_wherever_it_does(extent) {
        let (config, mut bench) = with_alphabet(SocMemory::SinglePort);
        let frame = frame(&assemble(&config.core.arch, ALPHABET).bytes);
        let lengths = [8, frame.len() - 1, 1, 4, 7, 9, 30];
        for &length in &lengths[..if extent.is_full() { lengths.len() } else { 2 }] {
            send_break(&mut bench);
            send(&mut bench, &frame[..length]);
            // Half of what the loader waits is not yet too long.
            bench.run((PATIENCE_BITS / 2 - 100) * BIT).unwrap();
            expect(&mut bench, "");
            bench.run((PATIENCE_BITS / 2 + 200) * BIT).unwrap();
            expect(&mut bench, "T");
            rests(&mut bench);
        }
        loads(&mut bench, &config);
    }
}

#[test]
fn half_an_image_does_not_run_whatever_happens_in_the_middle() {
    let (config, mut bench) = with_alphabet(SocMemory::SinglePort);
    let image = assemble(&config.core.arch, ALPHABET).bytes;
    let frame = frame(&image);
    // With nothing overwritten yet, a reset starts the image that was there.
    send_break(&mut bench);
    send(&mut bench, &frame[..8]);
    bench.reset().unwrap();
    bench.run(300 * BIT).unwrap();
    expect(&mut bench, ALPHABET_PRINTED);
    for length in [9, 20, frame.len() - 1] {
        send_break(&mut bench);
        send(&mut bench, &frame[..length]);
        bench.reset().unwrap();
        rests(&mut bench);
        bench.reset().unwrap();
        rests(&mut bench);
        // A break in the middle of a frame begins anew.
        send_break(&mut bench);
        send(&mut bench, &frame[..length]);
        send_break(&mut bench);
        rests(&mut bench);
    }
    send(&mut bench, &damaged(&image, 12, 4));
    expect(&mut bench, "C");
    bench.reset().unwrap();
    rests(&mut bench);
    loads(&mut bench, &config);
    bench.reset().unwrap();
    bench.run(300 * BIT).unwrap();
    expect(&mut bench, ALPHABET_PRINTED);
}

#[test]
fn noise_before_a_frame_is_answered_once_and_does_no_harm() {
    let (config, mut bench) = with_alphabet(SocMemory::SinglePort);
    let image = assemble(&config.core.arch, ALPHABET).bytes;
    send_break(&mut bench);
    send(&mut bench, b"\x00\xffHAHHARHAR");
    expect(&mut bench, "M");
    // The first letter may come right before the magic.
    send(&mut bench, b"H");
    bench.sender.push_bytes(&frame(&image));
    starts_alphabet(&mut bench);
}

/// Levels of any length, from glitches to breaks, and in the middle of a frame, too.
#[test]
fn after_any_noise_a_break_and_a_frame_load_the_image() {
    let (config, mut bench) = with_alphabet(SocMemory::DualPort);
    let image = assemble(&config.core.arch, ALPHABET).bytes;
    for seed in 0..20 {
        let mut random = fastrand::Rng::with_seed(seed);
        if random.bool() {
            send_break(&mut bench);
            bench.sender.push_bytes(&frame(&image)[..random.usize(1..20)]);
        }
        for _ in 0..200 {
            let longest = if random.u8(..) < 10 { 300 } else { 12 };
            let clocks = random.u32(1..longest);
            bench.sender.push_level(random.bool(), f64::from(clocks));
        }
        bench.sender.push_idle(25.0);
        bench.run_until_sent().unwrap();
        loads(&mut bench, &config);
    }
}

#[test]
fn glitches_and_short_lows_are_no_break_and_no_byte() {
    let (_, mut bench) = with_alphabet(SocMemory::SinglePort);
    bench.run(50).unwrap();
    for clocks in [1.0, 2.0, 3.0] {
        bench.sender.push_level(false, clocks);
        bench.sender.push_idle(15.0);
    }
    // A framing error: low for 12 bit times.
    bench.sender.push_level(false, 12.0 * f64::from(BIT_CLOCKS));
    bench.sender.push_idle(15.0);
    bench.run_until_sent().unwrap();
    bench.run(300 * BIT).unwrap();
    expect(&mut bench, ALPHABET_PRINTED);
    assert_eq!(bench.output("led_error").unwrap(), 0);
}

#[test]
fn glitches_between_the_bytes_of_a_frame_do_no_harm() {
    let (config, mut bench) = with_alphabet(SocMemory::SinglePort);
    let image = assemble(&config.core.arch, ALPHABET).bytes;
    send_break(&mut bench);
    for byte in frame(&image) {
        bench.sender.push_bytes(&[byte]);
        bench.sender.push_idle(1.0);
        bench.sender.push_level(false, 2.0);
        bench.sender.push_idle(2.0);
    }
    starts_alphabet(&mut bench);
}

#[test]
fn a_break_stops_a_program_that_prints_and_drops_what_it_printed() {
    let config = config("hello", ARCH, SocMemory::DualPort);
    let last = "        @p0 ? jmpi again\n        halt";
    let endless = ALPHABET.replace(last, "        jmpi again");
    let mut bench = system::with_program(&config, &endless);
    bench.run(3_000).unwrap();
    assert!(bench.receiver.bytes().len() > 10);
    loads(&mut bench, &config);
}

#[test]
fn bytes_after_the_frame_are_the_programs() {
    let config = config("echo", ARCH, SocMemory::SinglePort);
    let mut bench = waiting(&config, 6);
    bench.sender.push_bytes(&frame(&image(&config, "echo")));
    bench.run_until_sent().unwrap();
    bench.run(20_000).unwrap();
    bench.sender.push_bytes(b"level\nharp\n\n");
    let expected = format!("K{}", text(&program("echo").expected));
    bench.run_until(2_000_000, |received| received.len() >= expected.len()).unwrap_or_else(|error| panic!("{error}"));
    expect(&mut bench, &expected);
}

/// A system that holds the program that prints the alphabet, with a defect.
fn with_defect(config: &SocConfig, defect: &Defect) -> SystemBench {
    let image = assemble(&config.core.arch, ALPHABET).bytes;
    let system = defective_system(config, &image, defect).unwrap();
    start(&system, Start::Random(1))
}

/// The tests above would fail if the loader forgot that the RAM holds half an image, or did not look at the CRC.
#[test]
fn faults_of_the_loader_are_caught() {
    let config = config("hello", ARCH, SocMemory::SinglePort);
    let image = assemble(&config.core.arch, ALPHABET).bytes;
    let forgets = Defect::new("loader", "whole", |_, _| high());
    let mut bench = with_defect(&config, &forgets);
    send_break(&mut bench);
    send(&mut bench, &frame(&image)[..20]);
    bench.reset().unwrap();
    bench.run(300 * BIT).unwrap();
    assert_ne!(text(bench.receiver.bytes()), "", "half an image has run");

    let believes = Defect::new("crc32", "good", |_, signals| signals.get("remainder").any());
    let mut bench = with_defect(&config, &believes);
    send_break(&mut bench);
    send(&mut bench, &damaged(&image, image.len() + 8, 1));
    let first = bench.receiver.bytes().first();
    assert_eq!(first, Some(&b'K'), "a damaged image is taken");
}
