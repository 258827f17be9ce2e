//! Reads LLVM IR texts and says what was read, or why not: `cargo run -p compiler --example read_ir -- a.ll b.ll`;
//! with `--print`, what was read; with `--link`, what all of them together are, as far as `main` reaches it.

use compiler::ir::{keep_reached, link, read, verify, Form};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let asks = |option: &str| arguments.iter().any(|argument| argument == option);
    let mut modules = Vec::new();
    let mut refused = 0;
    for name in arguments.iter().filter(|name| !name.starts_with("--")) {
        let text = std::fs::read_to_string(name).expect("a readable file");
        match read(name, &text) {
            Ok(module) => {
                if asks("--print") {
                    print!("{module}");
                } else {
                    let (functions, globals) = (module.functions.len(), module.globals.len());
                    println!("{name}: {functions} functions, {globals} globals");
                }
                modules.push(module);
            }
            Err(error) => {
                refused += 1;
                println!("{error}");
            }
        }
    }
    println!("{refused} refused");
    if asks("--link") {
        match link(modules) {
            Ok(mut module) => {
                keep_reached(&mut module, &["main".into()]);
                print!("{module}");
                println!("{:?}", verify(&module, Form::Read));
            }
            Err(error) => println!("{error}"),
        }
    }
}
