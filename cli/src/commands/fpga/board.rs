//! Boards by what the command line calls them: one of the list by its name, one of the user's own by its folder.

use std::path::Path;

use fpga::Board;

use crate::failure::Failure;

/// The board of the list of that name, or that in the folder, or with the description, of that path.
pub fn find(text: &str) -> Result<Board, Failure> {
    match is_path(text) {
        true => Board::read(Path::new(text)).map_err(Failure::input),
        false => Board::find(text).ok_or_else(|| unknown(text)),
    }
}

/// Whether a path is meant: no board of the list has a slash or a dot in its name.
fn is_path(text: &str) -> bool {
    text.contains(['/', '.'])
}

/// That there is no such board, and which there are.
fn unknown(name: &str) -> Failure {
    let boards = Board::all();
    let names: Vec<_> = boards.iter().map(|board| board.name.as_str()).collect();
    let nearest = assembler::nearest(name, names.iter().copied());
    let suggestion = match nearest {
        _ if Path::new(name).is_dir() => format!("; for the folder of that name write ./{name}"),
        Some(nearest) => format!("; did you mean {nearest}?"),
        None => String::new(),
    };
    Failure::input(format!(
        "no board is called {name}{suggestion}\n  the boards are {}, and folders such as ./mine",
        names.join(", ")
    ))
}
