//! The files of `fpga/boards`, taken into the program when it is compiled.

/// The files of a board as they stand in its folder.
pub(super) struct BoardFiles {
    /// The board's name.
    pub name: &'static str,
    /// The text of `NAME.toml`.
    pub description: &'static str,
    /// What goes into its build: names and texts.
    pub files: &'static [(&'static str, &'static str)],
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
pub(super) const BOARDS: &[BoardFiles] = &[
    board!("arty-a7", "arty-a7", ["top.v", "arty-a7.xdc", "build.tcl"]),
    board!("generic", "generic", ["top.v", "generic.sdc"]),
    board!("ice40-hx8k", "ice40-hx8k", ["top.v", "ice40-hx8k.pcf"]),
    board!("icebreaker", "icebreaker", ["top.v", "icebreaker.pcf"]),
    board!("tang-nano", "tang-nano-20k", ["top.v", "tang-nano-20k.cst"]),
    board!("tang-nano", "tang-nano-9k", ["top.v", "tang-nano-9k.cst"]),
    board!("ulx3s", "ulx3s-12f", ["top.v", "ulx3s.lpf"]),
    board!("ulx3s", "ulx3s-25f", ["top.v", "ulx3s.lpf"]),
    board!("ulx3s", "ulx3s-85f", ["top.v", "ulx3s.lpf"]),
    board!("ulx3s", "ulx3s-85f-fast", ["top.v", "ulx3s.lpf"]),
];
