//! Runs a program in the interpreter, and does the work of the heap for it.

use compiler::interpret::{Interpreter, Limits, Rules, Stop};
use compiler::ir::Module;

const LIMITS: Limits = Limits {
    memory_bytes: 8 << 20,
    steps: 100_000_000,
};

/// Where the heap of `malloc` is, which this program does itself.
const HEAP: u128 = 2 << 20;

/// What `main` returns, or `exit` is called with; and what is printed.
pub fn outcome(module: &Module, rules: Rules) -> Result<(u64, String), String> {
    let main = module.function("main").ok_or("no main")?;
    let arguments = vec![0; main.parameters.len()];
    let interpreter = Interpreter::new(module, rules, LIMITS).map_err(|why| format!("{why:?}"))?;
    let mut heap = HEAP;
    let mut interpreter = interpreter.with_external(Box::new(move |name, arguments, memory| {
        let mut allocate = |bytes: u128| {
            heap = (heap + 15) & !15;
            heap += bytes + 16;
            // In front of the block stands its size, for `realloc`.
            memory.store((heap - bytes - 8) as u64, 8, bytes)?;
            Ok(heap - bytes)
        };
        Some(match name {
            "exit" | "_Exit" => Err(Stop::Exit(arguments[0] as u64)),
            "abort" => Err(Stop::Fault("abort".to_owned())),
            "free" => Ok(Vec::new()),
            "malloc" => allocate(arguments[0]).map(|address| vec![address]),
            "calloc" => allocate(arguments[0] * arguments[1]).map(|address| vec![address]),
            "realloc" => allocate(arguments[1]).and_then(|address| {
                if arguments[0] != 0 {
                    let size = memory.load((arguments[0] - 8) as u64, 8)?;
                    for byte in 0..size.min(arguments[1]) {
                        let value = memory.load((arguments[0] + byte) as u64, 1)?;
                        memory.store((address + byte) as u64, 1, value)?;
                    }
                }
                Ok(vec![address])
            }),
            _ => return None,
        })
    }));
    let code = match interpreter.call("main", &arguments) {
        Ok(results) => results.first().copied().unwrap_or(0) as u64,
        Err(Stop::Exit(code)) => code,
        Err(Stop::Fault(what)) => return Err(what),
        Err(Stop::Steps) => return Err("too many steps".to_owned()),
    };
    let output = String::from_utf8_lossy(&interpreter.memory.output).into_owned();
    Ok((code, output))
}
