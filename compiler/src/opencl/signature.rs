//! What a host interface needs of kernels: how an argument's bytes lie in the block that the run time takes, what the
//! source says of the parameters, and the program's start, which runs the kernel that a command names.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use super::device::{has_parts, offsets};
use super::kernels::{kernels, Text};
use super::{Kernel, Passing};
use crate::ir::{self, Parameter};
use crate::CompileError;

/// A kernel as a host sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signature {
    /// Its name.
    pub name: String,
    /// Its parameters, in order.
    pub arguments: Vec<Argument>,
    /// Bytes of the block in which the arguments lie.
    pub block_bytes: u64,
    /// The items of a group in each dimension that `reqd_work_group_size` asks for; else zeros.
    pub group: [u32; 3],
    /// The last groups of a range may have fewer items: OpenCL C 2.0 or later.
    pub has_parts: bool,
    /// Its attributes, as `clGetKernelInfo` gives them.
    pub attributes: String,
}

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Argument {
    /// Where its bytes begin in the block.
    pub offset: u64,
    /// Its bytes there.
    pub bytes: u64,
    /// The address space: 0 of what is no pointer, 1 global, 2 constant, 3 local.
    pub space: u32,
    /// The type, as the source has it.
    pub type_name: String,
    /// `const`, `restrict`, `volatile`, with blanks between them.
    pub qualifiers: String,
    /// The name; empty if clang was not asked for names.
    pub name: String,
}

/// Bytes that a command has for arguments.
pub const ARGUMENT_BYTES: u64 = 4096;

/// The name of the command: a word with the kernel's number, then a range, then from [`COMMAND_ARGUMENTS`] on the
/// arguments' block.
pub const COMMAND: &str = "harp_opencl_command";

/// Where the arguments begin in a command: a multiple of every alignment.
pub const COMMAND_ARGUMENTS: u64 = 128;

/// The kernels of all units, in their order, which is that of their numbers in a command.
///
/// # Errors
/// What is not supported in a unit.
pub fn signatures(units: &[(String, String)]) -> Result<Vec<Signature>, CompileError> {
    let mut all = Vec::new();
    for (name, text) in units {
        let module = ir::read(name, text)?;
        for kernel in kernels(text)? {
            if let Some(function) = module.function(&kernel.name) {
                let (places, block_bytes) = offsets(&kernel, &function.parameters, &module);
                let sizes = function.parameters.iter().map(|one| bytes_of(one, &module));
                let places = places.into_iter().zip(sizes);
                all.push(signature(&kernel, text, places, block_bytes));
            }
        }
    }
    Ok(all)
}

fn bytes_of(parameter: &Parameter, module: &ir::Module) -> u64 {
    module.layout.size_of(parameter.by_value.as_ref().unwrap_or(&parameter.kind))
}

fn signature(kernel: &Kernel, ir: &str, places: impl Iterator<Item = (u64, u64)>, block_bytes: u64) -> Signature {
    let text = Text { ir };
    let head = ir.lines().find(|line| is_head_of(line, &kernel.name)).unwrap_or_default();
    let list = |word: &str| text.list(head, word);
    let (spaces, types) = (list("!kernel_arg_addr_space"), list("!kernel_arg_type"));
    let (qualifiers, names) = (list("!kernel_arg_type_qual"), list("!kernel_arg_name"));
    let of = |list: &[&str], place: usize| list.get(place).map_or(String::new(), |one| (*one).to_owned());
    let arguments = kernel.parameters.iter().zip(places).enumerate().map(|(place, (parameter, (offset, bytes)))| {
        let space = spaces.get(place).and_then(|space| space.parse().ok()).unwrap_or(0);
        Argument {
            offset,
            bytes,
            space: if parameter.passing == Passing::Local { 3 } else { space },
            type_name: of(&types, place),
            qualifiers: of(&qualifiers, place),
            name: of(&names, place),
        }
    });
    let arguments = arguments.collect();
    Signature {
        name: kernel.name.clone(),
        arguments,
        block_bytes,
        group: kernel.group,
        has_parts: has_parts(ir),
        attributes: attributes(&text, head),
    }
}

/// The attributes of a kernel, as they are within `__attribute__((...))`, with blanks between them.
fn attributes(text: &Text<'_>, head: &str) -> String {
    let mut all = Vec::new();
    if let [kind, sign] = text.list(head, "!vec_type_hint")[..] {
        all.extend(hinted_type(kind, sign == "1").map(|hinted| format!("vec_type_hint({hinted})")));
    }
    for name in ["work_group_size_hint", "reqd_work_group_size"] {
        let sizes = text.list(head, &format!("!{name}"));
        if !sizes.is_empty() {
            all.push(format!("{name}({})", sizes.join(",")));
        }
    }
    all.join(" ")
}

/// The name in OpenCL C of a type in IR: `uint4` of `<4 x i32> undef`, which has no sign.
fn hinted_type(kind: &str, is_signed: bool) -> Option<String> {
    let kind = kind.split_once("> ").map_or(kind.split(' ').next()?, |(vector, _)| vector.trim_start_matches('<'));
    let (count, scalar) = kind.split_once(" x ").unwrap_or(("", kind));
    let (name, is_integer) = match scalar {
        "i8" => ("char", true),
        "i16" => ("short", true),
        "i32" => ("int", true),
        "i64" => ("long", true),
        "half" | "float" | "double" => (scalar, false),
        _ => return None,
    };
    let sign = if is_integer && !is_signed { "u" } else { "" };
    Some(format!("{sign}{name}{count}"))
}

fn is_head_of(line: &str, name: &str) -> bool {
    let is_kernel = line.starts_with("define ") && line.contains(" spir_kernel ");
    is_kernel && line.split_once('@').is_some_and(|(_, rest)| rest.split('(').next() == Some(name))
}

/// The start of a program whose host is elsewhere: IR with a `main` that runs the kernel of the command, and with the
/// command itself.
pub fn start(signatures: &[Signature], word_bytes: u32) -> String {
    let bits = 8 * word_bytes;
    let mut text = format!(
        "target datalayout = \"e-p:{bits}:{bits}-i64:64-n32:64-S128\"\n\
         @{COMMAND} = global [{} x i8] zeroinitializer, align {COMMAND_ARGUMENTS}\n",
        COMMAND_ARGUMENTS + ARGUMENT_BYTES
    );
    let names: Vec<_> = signatures.iter().map(|one| format!("@harp_opencl_kernel_{}", one.name)).collect();
    if names.is_empty() {
        text.push_str("define i32 @main() {\n  ret i32 0\n}\n");
        return text;
    }
    for name in &names {
        let _ = writeln!(text, "{name} = external constant i8");
    }
    let (count, table) = (names.len(), names.join(", ptr "));
    let _ = write!(
        text,
        "@harp_opencl_kernels = internal constant [{count} x ptr] [ptr {table}], align {word_bytes}\n\
         declare void @harp_opencl_run(ptr, ptr, ptr)\n\
         define i32 @main() {{\n  \
         %number = load i{bits}, ptr @{COMMAND}, align {COMMAND_ARGUMENTS}\n  \
         %place = getelementptr inbounds [{count} x ptr], ptr @harp_opencl_kernels, i{bits} 0, i{bits} %number\n  \
         %kernel = load ptr, ptr %place, align {word_bytes}\n  \
         call void @harp_opencl_run(ptr %kernel, ptr getelementptr inbounds (i8, ptr @{COMMAND}, i{bits} {word_bytes}), \
         ptr getelementptr inbounds (i8, ptr @{COMMAND}, i{bits} {COMMAND_ARGUMENTS}))\n  \
         ret i32 0\n}}\n"
    );
    text
}

#[cfg(test)]
mod tests {
    use super::hinted_type;

    #[test]
    fn types_of_hints_have_their_names() {
        let names =
            [("<4 x float> undef", false), ("i32 poison", false), ("<16 x i8> poison", true), ("ptr null", true)]
                .map(|(kind, is_signed)| hinted_type(kind, is_signed));
        assert_eq!(names.each_ref().map(Option::as_deref), [Some("float4"), Some("uint"), Some("char16"), None]);
    }
}
