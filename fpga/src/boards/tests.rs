//! The boards' files, held against each other.

use std::collections::BTreeSet;
use std::path::Path;

use isa::CoreConfig;
use tempfile::TempDir;

use super::constraints::Constraints;
use super::listed::BoardFiles;
use super::*;

#[test]
fn every_board_of_the_list_passes_the_check_of_a_board_of_ones_own() {
    for board in Board::all() {
        let description = BoardFiles::find(&board.name).expect("it is in the list").description;
        assert_eq!(check::check(&board, description), [], "{}", board.name);
    }
}

#[test]
fn every_board_has_a_legal_core_a_clock_and_a_bit_rate() {
    for board in Board::all() {
        let core = CoreConfig::from_options(&board.core).expect(&board.name);
        let pll = board.pll(board.clock_hz).expect(&board.name);
        assert_eq!(pll.output_hz, board.clock_hz, "{}", board.name);
        let cycles = f64::from(board.clock_hz) / f64::from(board.baud);
        let error = (cycles.round() - cycles).abs() / cycles;
        assert!(error < 0.01, "{}: {error}", board.name);
        assert!(!core.trace && board.core.arch.is_some(), "{}", board.name);
    }
}

#[test]
fn every_folder_of_boards_is_embedded_and_has_a_readme() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("boards");
    let mut described = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("boards") {
        let board = entry.expect("an entry").path();
        assert!(board.join("README.md").is_file(), "{}", board.display());
        for file in std::fs::read_dir(&board).expect("a board's folder") {
            let path = file.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "toml") {
                let stem = path.file_stem().expect("a name");
                described.insert(stem.to_string_lossy().into_owned());
            }
        }
    }
    let embedded: BTreeSet<_> = Board::all().into_iter().map(|board| board.name).collect();
    assert_eq!(embedded, described);
}

#[test]
fn boards_are_found_by_name_only() {
    assert_eq!(Board::find("icebreaker").expect("it is one").name, "icebreaker");
    assert!(Board::find("icebreake").is_none());
}

// Boards of one's own.

/// What the tests know of a board.
fn new_board(family: Family) -> NewBoard {
    let kind = Constraints::of(family);
    NewBoard {
        name: "mine".to_owned(),
        family,
        device: Some("25k".to_owned()),
        chip: (kind == Constraints::Cst).then(|| "GW2A-18C".to_owned()),
        package: matches!(kind, Constraints::Lpf | Constraints::Pcf).then(|| "CABGA381".to_owned()),
        speed_grade: None,
        input_clock_hz: Some(25_000_000),
        button: Some(Level::Low),
        leds: 1,
        led_on: Level::High,
    }
}

/// The folder of a new board whose questions are answered in their order, with one more change.
fn folder_of(board: &NewBoard, change: impl Fn(&str, String) -> String) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for file in board.files().expect("files") {
        let mut pins = 0;
        let answered = file.text.split_inclusive('\n').map(|line| {
            pins += usize::from(line.contains('?') && !file.name.ends_with(".md"));
            line.replace('?', &format!("P{pins}"))
        });
        let text = if file.name.ends_with(".v") { file.text.clone() } else { answered.collect() };
        std::fs::write(folder.path().join(&file.name), change(&file.name, text)).expect("a file");
    }
    folder
}

fn faults(folder: &TempDir) -> String {
    let error = Board::read(folder.path()).map_or_else(|error| error.to_string(), |_| String::new());
    error.replace(&format!("{}/", folder.path().display()), "")
}

#[test]
fn a_new_board_of_every_family_is_complete_once_its_questions_are_answered() {
    for &family in Family::VARIANTS {
        for (button, leds) in [(None, 0), (Some(Level::Low), 1), (Some(Level::High), 3)] {
            for input_clock_hz in [12_000_000, 27_000_000, 48_000_000, 100_000_000] {
                let input_clock_hz = Some(input_clock_hz);
                let new = NewBoard { button, leds, input_clock_hz, ..new_board(family) };
                let folder = folder_of(&new, |_, text| text);
                let board = Board::read(folder.path()).unwrap_or_else(|error| panic!("{error}"));
                assert_eq!((board.name.as_str(), board.toolchain), ("mine", Toolchain::Open(family)));
            }
        }
    }
}

#[test]
fn the_questions_of_a_new_board_are_named_all_at_once() {
    let new = NewBoard { device: None, package: None, input_clock_hz: None, ..new_board(Family::Ecp5) };
    let folder = tempfile::tempdir().expect("a folder");
    for file in new.files().expect("files") {
        std::fs::write(folder.path().join(file.name), file.text).expect("a file");
    }
    let text = faults(&folder);
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    for (line, begin) in lines.iter().zip([
        "mine.toml:7: device is a question: put the answer for ? (The FPGA as nextpnr-ecp5 has it: 12k, 25k, 45k or 85k)",
        "mine.toml:9: package is a question",
        "mine.toml:14: input_clock_hz is a question",
        "mine.lpf:5: the pin of clk is a question: put the pin for ? (The oscillator",
        "mine.lpf:9: the pin of uart_rx is a question",
        "mine.lpf:12: the pin of uart_tx is a question",
        "mine.lpf:16: the pin of button is a question",
        "mine.lpf:20: the pin of led_heartbeat is a question",
    ]) {
        assert!(line.starts_with(begin), "{line} is not {begin}");
    }
    assert_eq!(lines.len(), 8, "{text}");
}

/// Requires words in the faults of a board of which one text is changed.
fn is_refused(family: Family, file: &str, (old, new): (&str, &str), words: &str) {
    let folder = folder_of(&new_board(family), |name, text| {
        if name != file {
            return text;
        }
        assert!(text.contains(old), "{file} has no {old}: {text}");
        text.replacen(old, new, 1)
    });
    let said = faults(&folder);
    assert!(said.contains(words), "{old:?} to {new:?}, {words}: {said}");
}

#[test]
fn every_kind_of_fault_has_its_place_cause_and_remedy() {
    let ecp5 = |file, change, words| is_refused(Family::Ecp5, file, change, words);
    let (toml, lpf, top) = ("mine.toml", "mine.lpf", "top.v");
    ecp5(toml, ("baud", "bauds"), "mine.toml:17: unknown field `bauds`, expected one of");
    ecp5(toml, ("arch =", "lanes = 3\narch ="), ": unknown field `lanes`");
    ecp5(toml, ("4w8/8/4/4", "4w8/8/4"), "mine.toml:");
    ecp5(toml, ("title", "title = \"\"\ntitle"), "mine.toml:4: ");
    ecp5(toml, ("\"ecp5\"", "\"ecp6\""), "mine.toml:4: unknown family ecp6; it is one of ecp5, ice40-hx, ");
    ecp5(toml, ("baud = 115_200\n", ""), "missing field `baud`");
    ecp5(toml, ("= 25_000_000", "= \"25\""), "mine.toml:14: invalid type: string \"25\", expected u32");
    ecp5(toml, ("\npackage", "\nchip"), "mine.toml: package is missing; nextpnr wants it for ecp5");
    ecp5(toml, ("= 50_000_000", "= 1_000"), "mine.toml:16: mine cannot make a clock of 1000 Hz");
    ecp5(
        toml,
        ("= 50_000_000", "= 66_000_000"),
        "mine.toml:16: the PLL makes 65625000 Hz of 25000000 Hz at the nearest",
    );
    ecp5(
        toml,
        ("= 25_000_000", "= 32_768"),
        "mine.toml:14: mine cannot make a clock of 50000000 Hz from its 32768 Hz; input_clock_hz must be between",
    );
    ecp5(toml, ("= 25_000_000", "= 0"), "mine.toml:14: mine cannot make a clock of 50000000 Hz from its 0 Hz");
    ecp5(toml, ("115_200", "0"), "mine.toml:17: a bit at 0 baud is not 8 to");
    ecp5(toml, ("115_200", "30_000_000"), "mine.toml:17: a bit at 30000000 baud is not 8 to");
    ecp5(toml, ("mine.lpf", "mine.pcf"), "mine.toml: the file mine.pcf cannot be read");
    ecp5(toml, ("[core]", "[core]\nhost_start = true"), "mine.toml:38: a core with host_start = true needs a host");
    ecp5(toml, ("[pins]", "cores = 2\nbanks = 3\n[pins]"), "mine.toml:25: a cluster of 3 banks is not possible");
    ecp5(toml, ("[pins]", "banks = 2\n[pins]"), "mine.toml: ");
    ecp5(toml, ("mine.lpf", "top.v"), "nextpnr reads constraints from a file .lpf");
    ecp5(toml, ("mine.lpf", "../mine.lpf"), "the file ../mine.lpf is no file's name alone");
    ecp5(
        toml,
        ("[pins]", "further_files = [\"top.v\", \"harmonica_soc.v\"]\n[pins]"),
        "the file harmonica_soc.v cannot be",
    );
    ecp5(toml, ("\"clk\"", "\"clock\""), "mine.toml:26: top.v has no input clock; give the clock port's name");
    ecp5(toml, ("uart_tx = \"uart_tx\"", "uart_tx = \"button\""), "top.v has no output button");
    ecp5(
        toml,
        ("button = 1", "key = 1"),
        "the input button of top.v has no level; add button = 0 or button = 1 to idle",
    );
    ecp5(toml, ("button = 1", "key = 1"), "mine.toml:29: key is no other input of top.v; remove it from idle");
    ecp5(lpf, ("P2", "P1"), "mine.lpf:9: pin P1 is that of clk in line 5; give uart_rx another");
    ecp5(lpf, ("LOCATE COMP \"uart_rx\"", "LOCATE COMP \"rx\""), "mine.lpf:9: top.v has no port rx; remove the line");
    ecp5(lpf, ("LOCATE COMP \"uart_rx\"", "LOCATE COMP \"clk\""), "mine.lpf:9: clk has a pin in line 5 already");
    ecp5(
        lpf,
        ("LOCATE COMP \"uart_rx\"", "#"),
        "top.v:5: port uart_rx has no pin; add `LOCATE COMP \"uart_rx\" SITE \"PIN\";` to",
    );
    ecp5(top, ("module top", "module main"), "top.v: there is no `module top`");
    is_refused(Family::Ice40Hx, "mine.pcf", ("P2", "P1"), "mine.pcf:5: pin P1 is that of clk in line 2");
    is_refused(Family::GowinGw2a, toml, ("chip =", "#"), "mine.toml: chip is missing; nextpnr wants it for gowin-gw2a");
    is_refused(Family::XilinxXc7, "mine.xdc", ("P2", "P1"), "mine.xdc:6: pin P1 is that of clk in line 2");
}

#[test]
fn a_folder_without_its_description_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |path: &Path, words: &str| {
        let error = Board::read(path).expect_err("it is no board").to_string();
        assert!(error.contains(words), "{words}: {error}");
    };
    refused(folder.path(), "has no description NAME.toml; `harmonica fpga init` writes one");
    refused(&folder.path().join("none"), "is no folder of a board");
    for name in ["one.toml", "two.toml"] {
        std::fs::write(folder.path().join(name), "").expect("a file");
    }
    refused(folder.path(), "has 2 descriptions; name one of them, such as");
    refused(&folder.path().join("one.toml"), "one.toml:1: missing field `title`");
    std::fs::write(folder.path().join("9.toml"), "").expect("a file");
    refused(&folder.path().join("9.toml"), "9 is no name of a board; take a letter");
    std::fs::write(folder.path().join("one.toml"), b"\xff").expect("a file");
    refused(&folder.path().join("one.toml"), "it is no text in UTF-8");
    let large = std::fs::File::create(folder.path().join("one.toml")).expect("a file");
    large.set_len(1 << 40).expect("a sparse file");
    refused(&folder.path().join("one.toml"), "it is longer than 16 MiB");
}

#[test]
fn a_new_board_needs_a_name_that_is_one_and_values_that_end_where_they_end() {
    let refused = |new: NewBoard, words: &str| {
        let error = new.files().expect_err("it is refused").to_string();
        assert!(error.contains(words), "{words}: {error}");
    };
    let new = || new_board(Family::Ice40Hx);
    refused(NewBoard { name: "../x".to_owned(), ..new() }, "../x is no name of a board; take a letter");
    refused(NewBoard { device: Some("a\"b".to_owned()), ..new() }, "has a quotation mark");
    let given = || Some("6".to_owned());
    refused(NewBoard { chip: given(), ..new() }, "ice40-hx has no chip beside its device; leave --chip out");
    refused(NewBoard { speed_grade: given(), ..new() }, "leave --speed-grade out");
    refused(NewBoard { package: given(), ..new_board(Family::XilinxXc7) }, "xilinx-xc7 has no package beside");
    refused(NewBoard { input_clock_hz: Some(1_000_000), ..new() }, "input_clock_hz must be between 10 and");
}

#[test]
fn a_file_of_the_board_does_not_take_the_place_of_one_of_the_system() {
    let mut board = Board::find("ulx3s-12f").expect("a board");
    board.files.push(TextFile::new("harmonica_soc.v", ""));
    let core = CoreConfig::from_options(&board.core).expect("a core");
    let error = Design::new(&board, &core, board.clock_hz, &[]).expect_err("it is refused").to_string();
    assert!(error.contains("the system has a file harmonica_soc.v of its own; rename the board's"), "{error}");
}
