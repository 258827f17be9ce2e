//! The boards of the list: the files of `fpga/boards`, taken into the program when it is compiled, so that it can be
//! moved away from its sources.

use super::description::described;
use super::Board;

/// The files in a board's folder.
pub(super) struct BoardFiles {
    /// The board's name.
    pub name: &'static str,
    /// The text of `NAME.toml`.
    pub description: &'static str,
    /// What goes into its build: names and texts.
    files: &'static [(&'static str, &'static str)],
}

impl BoardFiles {
    /// The files of the board of that name.
    pub fn find(name: &str) -> Option<&'static BoardFiles> {
        BOARDS.iter().find(|files| files.name == name)
    }

    fn board(&self) -> Board {
        let text_of = |file: &str| {
            let known = self.files.iter().find(|(name, _)| *name == file);
            known.map(|(_, text)| (*text).to_owned()).ok_or_else(|| "is missing".to_owned())
        };
        described(self.name, self.description, &text_of).unwrap_or_else(|faults| {
            // A test reads them all.
            panic!("the description of {} is faulty: {faults:?}", self.name)
        })
    }
}

impl Board {
    /// All boards of the list, by name.
    pub fn all() -> Vec<Board> {
        BOARDS.iter().map(BoardFiles::board).collect()
    }

    /// The board of the list of that name.
    pub fn find(name: &str) -> Option<Board> {
        BoardFiles::find(name).map(BoardFiles::board)
    }
}

/// The board `$name` in the folder `$folder`, with the files that go into its build.
macro_rules! board {
    ($folder:literal, $name:literal, [$($file:literal),*]) => {
        BoardFiles {
            name: $name,
            description: include_str!(concat!("../../boards/", $folder, "/", $name, ".toml")),
            files: &[$(($file, include_str!(concat!("../../boards/", $folder, "/", $file)))),*],
        }
    };
}

/// All boards, by name.
const BOARDS: &[BoardFiles] = &[
    board!("arty-a7", "arty-a7", ["top.v", "arty-a7.xdc", "build.tcl"]),
    board!("generic", "generic", ["top.v", "generic.sdc"]),
    board!("ice40-hx8k", "ice40-hx8k", ["top.v", "ice40-hx8k.pcf"]),
    board!("icebreaker", "icebreaker", ["top.v", "icebreaker.pcf", "ram.v"]),
    board!("tang-nano", "tang-nano-20k", ["top.v", "tang-nano-20k.cst"]),
    board!("tang-nano", "tang-nano-9k", ["top.v", "tang-nano-9k.cst"]),
    board!("ulx3s", "ulx3s-12f", ["top.v", "ulx3s.lpf"]),
    board!("ulx3s", "ulx3s-25f", ["top.v", "ulx3s.lpf"]),
    board!("ulx3s", "ulx3s-85f", ["top.v", "ulx3s.lpf"]),
    board!("ulx3s", "ulx3s-85f-fast", ["top.v", "ulx3s.lpf"]),
];
