//! scratch
use isa::CoreConfig;
fn main() {
    for line in std::env::args().skip(1) {
        let config = CoreConfig::from_line(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
        match hdl::emit_verilog(&config) {
            Ok(text) => println!("{text}"),
            Err(error) => eprintln!("{line}: {error}"),
        }
    }
}
