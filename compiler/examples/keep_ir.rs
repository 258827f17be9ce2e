//! Writes anew what clang makes of the C library and of `programs/c`: `cargo run -p compiler --example keep_ir`.

#[path = "../tests/kept/mod.rs"]
mod kept;

fn main() {
    let clang = tools::pinned_clang().unwrap_or_else(|error| {
        eprintln!("error: {error}");
        std::process::exit(2);
    });
    std::env::set_current_dir(kept::root()).unwrap();
    for kept in kept::KEPT {
        for word_bytes in [4, 8] {
            for stem in kept.stems() {
                let text = kept.made(&clang, &stem, word_bytes);
                std::fs::write(kept.place(&stem, word_bytes), text).unwrap();
            }
        }
    }
    println!("by {}", clang.description());
}
