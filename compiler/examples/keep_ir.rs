//! Writes each `ir.gz` anew: the IR that the pinned clang makes of the C library, of `programs/c` and of tests' C:
//! `cargo run -p compiler --example keep_ir`, or of these folders only: `... -- compiler/library/source`.

#[path = "../tests/kept/mod.rs"]
mod kept;

fn main() {
    let clang = tools::pinned_clang().unwrap_or_else(|error| {
        eprintln!("error: {error}");
        std::process::exit(2);
    });
    std::env::set_current_dir(kept::root()).unwrap();
    let folders: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    for kept in kept::KEPT.iter().filter(|kept| folders.is_empty() || folders.iter().any(|one| one == kept.folder)) {
        std::fs::write(kept.path(), kept.all_made(&clang).pack().unwrap()).unwrap();
    }
    // `--musl` makes musl's part anew, too: it fetches the wheel with its sources, of 80 MB.
    if std::env::args().any(|word| word == "--musl") {
        std::fs::write(kept::MUSL_IR, kept::musl_made(&clang).pack().unwrap()).unwrap();
    }
    println!("by {}", clang.description());
}
