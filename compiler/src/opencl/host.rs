//! What the host part needs to start kernels: for each a function that takes the kernel's arguments, as C converts them,
//! and puts them into a block of memory.

use std::fmt::Write as _;

use super::tokens::tokens;
use super::{Kernel, Passing};

/// What the host's macro makes of `opencl_run(NAME, ...)`.
const CALL: &str = "opencl_kernel_";

impl Kernel {
    /// The name of the host's function.
    fn runner(&self) -> String {
        format!("opencl_run_{}", self.name)
    }

    /// The name of what describes it to the run time.
    pub(super) fn descriptor(&self) -> String {
        format!("harp_opencl_kernel_{}", self.name)
    }

    /// `void run(opencl_range range, int argument_1)`
    fn prototype(&self) -> String {
        let mut text = format!("void {}(opencl_range range", self.runner());
        for (parameter, number) in self.parameters.iter().zip(1..) {
            let _ = write!(text, ", {} argument_{number}", parameter.host_type);
        }
        text.push(')');
        text
    }
}

/// A header with a macro for each kernel, which `opencl_run` calls: it declares the host's function where it is called,
/// for there all types of its arguments are known.
pub fn declarations(kernels: &[Kernel]) -> String {
    let mut text = String::new();
    for kernel in kernels {
        let (name, prototype, runner) = (&kernel.name, kernel.prototype(), kernel.runner());
        let _ = writeln!(text, "#define {CALL}{name}(...) ({{ {prototype}; {runner}(__VA_ARGS__); }})");
    }
    text
}

/// The host's functions of those kernels that a text names, for its end.
pub fn definitions(kernels: &[Kernel], text: &str) -> String {
    let mut definitions = String::new();
    let names: Vec<_> = tokens(text).iter().map(|token| token.text).collect();
    for kernel in kernels.iter().filter(|kernel| names.contains(&kernel.name.as_str())) {
        let mut fields = String::new();
        let mut values = String::new();
        for (parameter, number) in kernel.parameters.iter().zip(1..) {
            let aligned = match parameter.passing {
                Passing::Structure { alignment } => format!("_Alignas({alignment}) "),
                Passing::Value | Passing::Local => String::new(),
            };
            let _ = write!(fields, "{aligned}{} field_{number}; ", parameter.host_type);
            let _ = write!(values, "argument_{number}, ");
        }
        let descriptor = kernel.descriptor();
        let _ = writeln!(
            definitions,
            "__attribute__((weak)) {} {{ extern const struct harp_opencl_kernel {descriptor}; \
             struct {{ {fields}}} block = {{{values}}}; harp_opencl_run(&{descriptor}, &range, &block); }}",
            kernel.prototype(),
        );
    }
    definitions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opencl::Parameter;

    #[test]
    fn a_kernel_is_a_function_of_its_arguments() {
        let parameters = vec![Parameter { passing: Passing::Value, host_type: "int *".to_owned() }];
        let kernels = [Kernel { name: "k".to_owned(), parameters, group: [0; 3] }];
        let declared = "#define opencl_kernel_k(...) ({ void opencl_run_k(opencl_range range, int * argument_1); \
                        opencl_run_k(__VA_ARGS__); })\n";
        assert_eq!(declarations(&kernels), declared);
        assert_eq!(definitions(&kernels, "opencl_run(kk, 1, 1)"), "");
        let defined = definitions(&kernels, "opencl_run_range(k, range, 1)");
        assert!(defined.contains("struct { int * field_1; } block = {argument_1, };"), "{defined}");
        assert_eq!(defined, definitions(&kernels, "opencl_run(k, 1, 1)"));
    }
}
