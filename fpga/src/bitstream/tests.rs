//! A small database, written here, and what its features become; and some features of a real device, through the real
//! tools.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use tempfile::TempDir;
use tools::NextpnrFamily;

use super::*;

const PART: &str = "part-1";

/// The files of a series: one die with a logic tile, a block RAM, a tile that is half of another kind's, and one
/// without bits.
const FILES: [(&str, &str); 10] = [
    ("series/part-1/part.yaml", ""),
    ("series/mapping/parts.yaml", "other-1:\n  device: other\npart-1:\n  device: small\n  package: x\n"),
    ("series/mapping/devices.yaml", "# comment\n\"other\":\n  fabric: \"none\"\n\"small\":\n  fabric: \"die\"\n"),
    (
        "series/die/tilegrid.json",
        r#"{
        "LOGIC_X1": { "type": "LOGIC", "grid_x": 1, "bits": {
            "CLB_IO_CLK": { "baseaddr": "0x00400100", "frames": 36, "offset": 99, "words": 2 } } },
        "RAM_X2": { "type": "RAM", "bits": {
            "CLB_IO_CLK": { "baseaddr": "0x00000200", "frames": 28, "offset": 0, "words": 10 },
            "BLOCK_RAM": { "baseaddr": "0x00C00000", "frames": 128, "offset": 10, "words": 10 } } },
        "HALF_X3": { "type": "HALF", "bits": { "CLB_IO_CLK": { "baseaddr": "0x00000300", "frames": 42,
            "offset": 0, "words": 2, "alias": { "type": "WHOLE", "start_offset": 2, "sites": {} } } } },
        "WIRE_X4": { "type": "WIRE", "bits": {} } }"#,
    ),
    (
        "series/segbits_logic.db",
        "LOGIC.LUT.INIT[00] 32_15\nLOGIC.LUT.INIT[01] 33_14\nLOGIC.MUX.A 00_63 !01_00\nLOGIC.MUX.B 00_63 01_00\n",
    ),
    ("series/ppips_logic.db", "LOGIC.X.VCC_WIRE default\n"),
    ("series/segbits_ram.db", "RAM.IN_USE 27_319\n"),
    ("series/segbits_ram.block_ram.db", "RAM.INIT_00[255] 01_16\n"),
    ("series/segbits_whole.db", "WHOLE.Y0.PULL 38_94 !38_92\nWHOLE.Y1.PULL 38_30\n"),
    ("series/ppips_wire.db", "WIRE.TO.FROM always\n"),
];

fn database() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in FILES {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it");
        fs::write(path, text).expect("a file");
    }
    folder
}

fn frames(fasm: &str) -> Result<String, FramesError> {
    frames_of_fasm(database().path(), PART, ("placed.fasm", fasm))
}

/// The bits that are 1, as frame, word and bit.
fn ones(frames: &str) -> BTreeSet<String> {
    let mut ones = BTreeSet::new();
    for line in frames.lines() {
        let (address, words) = line.split_once(' ').expect("an address");
        let address = address.strip_prefix("0x").expect("hexadecimal");
        let words: Vec<_> = words.split(',').collect();
        assert_eq!(words.len(), 101);
        for (number, word) in words.iter().enumerate() {
            let word = u32::from_str_radix(&word[2..], 16).expect("a word");
            let set = (0..32).filter(|bit| word >> bit & 1 == 1);
            let address = address.to_lowercase();
            ones.extend(set.map(|bit| format!("bit_{address}_{number:03}_{bit:02}")));
        }
    }
    ones
}

#[test]
fn features_become_bits_where_their_tiles_are() {
    let fasm = "LOGIC_X1.LUT.INIT[1:0] = 2'b10\n\n# routing\nLOGIC_X1.MUX.A\nLOGIC_X1.X.VCC_WIRE\nRAM_X2.IN_USE\n\
                RAM_X2.INIT_00[255:0] = 256'b1\nHALF_X3.Y0.PULL\nWIRE_X4.TO.FROM\n";
    assert!(frames(fasm).is_err(), "256'b1 has not 256 digits");
    let long = format!("256'b1{}", "0".repeat(255));
    let frames = frames(&fasm.replace("256'b1", &long)).expect("frames");
    let expected = [
        // Frame 33 bit 14 in word 99; frame 0 bit 63 a word further.
        "bit_00400121_099_14",
        "bit_00400100_100_31",
        "bit_0000021b_009_31",
        "bit_00c00001_010_16",
        // Bit 94 of the whole tile is in the first word of its half.
        "bit_00000326_000_30",
    ];
    let expected: BTreeSet<_> = expected.iter().map(|bit| (*bit).to_owned()).collect();
    assert_eq!(ones(&frames), expected);
    // A frame of which only zeros are known is there, too.
    assert!(frames.contains("\n0x00400101 0x00000000,"), "{frames}");
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let cases = [
        ("LOGIC_X1.MUX.A\nLOGIC_X9.MUX.A", "placed.fasm:2: there is no tile LOGIC_X9"),
        ("LOGIC_X1.MUX.C", "placed.fasm:1: no tile of kind LOGIC has the feature LOGIC_X1.MUX.C[0]"),
        ("LOGIC_X1.LUT.INIT[2]", "the feature LOGIC_X1.LUT.INIT[2]"),
        ("LOGIC_X1", "placed.fasm:1: `LOGIC_X1` is no feature; expected TILE.FEATURE"),
        // Outside of the half: its word would be before the frame's first.
        ("HALF_X3.Y1.PULL", "bits of Y1.PULL are outside of the frames"),
        (
            "LOGIC_X1.MUX.A\n\nLOGIC_X1.MUX.B",
            "placed.fasm:3: LOGIC_X1.MUX.B[0] wants bit 0 of word 99 in frame 0x00400101 to be 1, but the feature in line 1 wants it to be 0",
        ),
    ];
    for (fasm, expected) in cases {
        let error = frames(fasm).expect_err(fasm).to_string();
        assert!(error.contains(expected), "{expected}: {error}");
    }
}

#[test]
fn a_database_without_the_part_or_with_a_damaged_file_is_named() {
    let folder = database();
    let error = part_file(folder.path(), "part-2").unwrap_err().to_string();
    assert!(error.contains("has no part part-2; install Project X-Ray's database"), "{error}");
    let path = folder.path().join("series/segbits_logic.db");
    fs::write(&path, "LOGIC.MUX.A 00_63\nLOGIC.MUX.B 00-63\n").expect("a file");
    let fasm = ("placed.fasm", "LOGIC_X1.MUX.A");
    let error = frames_of_fasm(folder.path(), PART, fasm).unwrap_err().to_string();
    assert!(error.contains("segbits_logic.db: line 2 is `LOGIC.MUX.B 00-63`"), "{error}");
}

/// Features of Arty's FPGA of every sort: a look-up table, a connection, contents of a block RAM, pins in whole and
/// half tiles.
const OF_ARTY: &str = "CLBLL_L_X2Y149.SLICEL_X0.ALUT.INIT[63:0] = \
    64'b1111000011110000111100001111000011111111111111110000000000000001\n\
    INT_L_X2Y149.NL1BEG1.NN6END2\nBRAM_L_X6Y0.RAMB18_Y0.INIT_00[2:0] = 3'b101\nLIOB33_X0Y111.IOB_Y1.PULLTYPE.PULLUP\n\
    RIOB33_SING_X43Y50.IOB_Y0.LVCMOS33_LVTTL.DRIVE.I12_I8\nRIOI3_SING_X43Y50.RIOI_O0.RIOI_OLOGIC0_OQ\n";

#[test]
#[ignore = "needs nextpnr-himbaechel-xilinx and Project X-Ray on PATH"]
fn the_bitstream_has_the_bits_of_the_frames() {
    const PART: &str = "xc7a35tcsg324-1";
    let nextpnr = tools::nextpnr(NextpnrFamily::Xilinx).unwrap_or_else(|error| panic!("{error}"));
    let database = nextpnr.database().expect("its database");
    let frames = frames_of_fasm(database, PART, ("arty.fasm", OF_ARTY)).expect("frames");
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("frames.txt"), &frames).expect("a file");
    let run = |command: &mut Command| {
        let output = command.current_dir(folder.path()).output().expect("it");
        assert!(output.status.success(), "{output:?}");
    };
    let part_file = part_file(database, PART).expect("the part");
    let mut pack = nextpnr.packer();
    pack.arg("--part_file").arg(&part_file);
    pack.args(["--part_name", PART, "--frm_file", "frames.txt"]);
    run(pack.args(["--output_file", "arty.bit"]));
    let mut read = Command::new("bitread");
    read.arg("-part_file").arg(&part_file);
    run(read.args(["-z", "-y", "-o", "bits.txt", "arty.bit"]));

    let bits = fs::read_to_string(folder.path().join("bits.txt")).expect("the bits");
    let bits = bits.lines().map(str::to_owned).collect::<BTreeSet<_>>();
    let ones = ones(&frames);
    assert!(ones.len() > 40, "{ones:?}");
    assert_eq!(bits, ones);
}
