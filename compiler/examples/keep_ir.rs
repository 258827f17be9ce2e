//! Writes each `ir.gz` anew: the IR that the pinned clang makes of the C library, of `programs/c` and of tests' C:
//! `cargo run -p compiler --example keep_ir`.

#[path = "../tests/kept/mod.rs"]
mod kept;

fn main() {
    let clang = tools::pinned_clang().unwrap_or_else(|error| {
        eprintln!("error: {error}");
        std::process::exit(2);
    });
    std::env::set_current_dir(kept::root()).unwrap();
    for kept in kept::KEPT {
        std::fs::write(kept.path(), kept.all_made(&clang).pack().unwrap()).unwrap();
    }
    // `--musl` makes musl's part anew, too: it fetches the wheel with its sources, of 80 MB.
    if std::env::args().any(|word| word == "--musl") {
        let musl = tools::musl().unwrap_or_else(|error| panic!("{error}"));
        std::fs::write(kept::MUSL_IR, kept::musl_made(&clang, &musl).pack().unwrap()).unwrap();
    }
    println!("by {}", clang.description());
}
