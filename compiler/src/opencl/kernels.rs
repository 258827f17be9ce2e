//! What the metadata of clang's IR say of each kernel: its parameters, and the size of its groups.

use crate::{CompileError, SourcePosition};

/// A kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Its name.
    pub name: String,
    /// Its parameters, in order.
    pub parameters: Vec<Parameter>,
    /// The items of a group in each dimension that `reqd_work_group_size` asks for; else zeros.
    pub group: [u32; 3],
}

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// How the host passes it.
    pub passing: Passing,
    /// Its type in the host part.
    pub host_type: String,
}

/// How the host passes an argument of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// A value, or a pointer to global or constant memory.
    Value,
    /// A structure; its address is a multiple of this.
    Structure {
        /// In bytes.
        alignment: u64,
    },
    /// A pointer to local memory: the host gives a number of bytes.
    Local,
}

/// What clang calls for each use of a sampler that is a variable.
const SAMPLER: &str = "@__translate_sampler_initializer(";

/// The address space of local memory.
const LOCAL: &str = "3";

/// The kernels that a text of IR defines.
///
/// # Errors
/// A parameter that is not supported, such as an image, with its kernel's line.
pub fn kernels(ir: &str) -> Result<Vec<Kernel>, CompileError> {
    let heads = ir.lines().filter(|line| line.starts_with("define ") && line.contains(" spir_kernel "));
    let kernels: Result<Vec<_>, _> = heads.map(|head| Text { ir }.kernel(head)).collect();
    let kernels = kernels?;
    Text { ir }.check_samplers()?;
    Ok(kernels)
}

/// The text of a module.
#[derive(Clone, Copy)]
pub(super) struct Text<'t> {
    pub(super) ir: &'t str,
}

impl<'t> Text<'t> {
    /// The kernel with this head: `define spir_kernel void @name(...) !kernel_arg_type !7 ...`.
    fn kernel(self, head: &'t str) -> Result<Kernel, CompileError> {
        let behind = head.split_once('@').map_or("", |(_, behind)| behind);
        let (name, rest) = behind.split_once('(').unwrap_or((behind, ""));
        let passed = top_level(rest);
        let spaces = self.list(head, "!kernel_arg_addr_space");
        let types = self.list(head, "!kernel_arg_base_type");
        let qualifiers = self.list(head, "!kernel_arg_type_qual");
        let mut parameters = Vec::new();
        for (place, kind) in types.iter().enumerate() {
            if let Some(what) = absent(kind) {
                let message = format!("the kernel `{name}` has a parameter of type {kind}: {what} are not supported");
                let mut error = CompileError::new(message).with_help("pass a pointer to global memory");
                error.position = self.position(head);
                return Err(error);
            }
            let is_constant = qualifiers.get(place).is_some_and(|one| one.split(' ').any(|word| word == "const"));
            let structure = passed.get(place).filter(|one| one.contains(" byval("));
            let passing = match structure {
                _ if spaces.get(place).is_some_and(|space| *space == LOCAL) => Passing::Local,
                Some(text) => Passing::Structure { alignment: alignment(text) },
                None => Passing::Value,
            };
            let host_type = match passing {
                Passing::Local => "opencl_local_bytes".to_owned(),
                _ => host_type(kind, is_constant),
            };
            parameters.push(Parameter { passing, host_type });
        }
        let mut group = [0; 3];
        for (size, text) in group.iter_mut().zip(self.list(head, "!reqd_work_group_size")) {
            *size = text.parse().unwrap_or(0);
        }
        Ok(Kernel { name: name.trim_matches('"').to_owned(), parameters, group })
    }

    /// The node that a head names behind a word: `!7` behind `!kernel_arg_type`.
    fn node(self, head: &str, word: &str) -> Option<&'t str> {
        let (_, behind) = head.split_once(&format!(" {word} "))?;
        self.numbered(behind.split([' ', '{']).next()?)
    }

    /// The node of this number: `!7`.
    fn numbered(self, number: &str) -> Option<&'t str> {
        let begin = format!("\n{number} = ");
        let at = self.ir.find(&begin)? + begin.len();
        self.ir[at..].lines().next()
    }

    /// The parts of a node: numbers, and texts without their quotes.
    pub(super) fn list(self, head: &str, word: &str) -> Vec<&'t str> {
        let node = self.node(head, word).unwrap_or_default();
        let parts = node.trim_start_matches("!{").trim_end_matches('}').split(", ");
        let bare = |part: &'t str| part.trim_start_matches("i32 ").trim_start_matches('!').trim_matches('"');
        parts.filter(|part| !part.is_empty()).map(bare).collect()
    }

    /// Refuses variables that are samplers.
    fn check_samplers(self) -> Result<(), CompileError> {
        let mut lines = self.ir.lines();
        let Some(call) = lines.find(|line| line.contains(" call ") && line.contains(SAMPLER)) else {
            return Ok(());
        };
        let mut error = CompileError::new("samplers are not supported, nor are images")
            .with_help("pass a pointer to global memory, and compute the address of each element");
        error.position = self.position(call);
        Err(error)
    }

    /// Where a kernel is defined, or a call is.
    fn position(self, line: &str) -> Option<SourcePosition> {
        let of = |node: &'t str, field: &str| node.split_once(&format!("{field}: "))?.1.split([',', ')']).next();
        let node = self.node(&line.replace(", !dbg", " !dbg"), "!dbg")?;
        let mut scope = node;
        while of(scope, " file").is_none() {
            scope = self.numbered(of(scope, "scope")?)?;
        }
        let file = self.numbered(of(scope, " file")?)?;
        let name = file.split_once("filename: \"")?.1.split('"').next()?;
        Some(SourcePosition { file: name.into(), line: of(node, "line")?.parse().ok()?, column: 0 })
    }
}

/// The parts of a list up to its closing bracket, cut at commas that are in no further bracket.
fn top_level(list: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut from) = (0_u32, 0);
    for (at, character) in list.char_indices() {
        match character {
            '(' | '<' | '[' | '{' => depth += 1,
            ')' if depth == 0 => {
                parts.push(&list[from..at]);
                break;
            }
            ')' | '>' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(&list[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts
}

/// The alignment that a parameter's attributes give: `align 16`.
fn alignment(parameter: &str) -> u64 {
    let mut words = parameter.split(' ').skip_while(|word| *word != "align").skip(1);
    words.next().and_then(|number| number.parse().ok()).unwrap_or(1)
}

/// What a type stands for that there is not.
fn absent(kind: &str) -> Option<&'static str> {
    match kind.trim_start_matches("read_only ").trim_start_matches("write_only ") {
        "sampler_t" => Some("samplers"),
        "queue_t" | "clk_event_t" | "reserve_id_t" => Some("queues of kernels"),
        kind if kind.starts_with("pipe ") => Some("pipes"),
        kind if kind.starts_with("image") && kind.contains("_t") => Some("images"),
        _ => None,
    }
}

/// C's name of a number's type.
fn number(kind: &str) -> Option<&'static str> {
    Some(match kind {
        "char" => "signed char",
        "uchar" => "unsigned char",
        "short" => "short",
        "ushort" | "half" => "unsigned short",
        "int" => "int",
        "uint" => "unsigned int",
        "long" => "opencl_long",
        "ulong" => "opencl_ulong",
        "float" => "float",
        "double" => "double",
        _ => return None,
    })
}

/// The host's name of a type. The host may pass any pointer for one to a structure: it need not know the structure.
fn host_type(kind: &str, is_constant: bool) -> String {
    let is_pointer = kind.ends_with('*');
    let pointed = kind.trim_end_matches('*').trim_end();
    let element = match pointed.split_once(" __attribute__((ext_vector_type(") {
        Some((element, length)) => Some(format!("{element}{}", length.trim_end_matches(')'))),
        None => number(pointed).map(str::to_owned),
    };
    match (is_pointer, element) {
        (false, Some(element)) => element,
        (false, None) => pointed.to_owned(),
        (true, element) => {
            let qualifier = if is_constant { "const " } else { "" };
            format!("{qualifier}{} *", element.as_deref().unwrap_or("void"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const IR: &str = r#"
define dso_local spir_kernel void @blend(ptr addrspace(1) noundef align 16 %0, ptr addrspace(3) noundef align 4 %1, i8 noundef zeroext %2, ptr noundef byval(%struct.P) align 8 %3, <3 x float> noundef %4, ptr addrspace(1) %5) #1 !dbg !9 !kernel_arg_addr_space !4 !kernel_arg_type !5 !kernel_arg_base_type !5 !kernel_arg_type_qual !6 !reqd_work_group_size !7 {
}
define dso_local spir_func void @other(i32 noundef %0) {
}
define dso_local spir_kernel void @none() !kernel_arg_addr_space !8 !kernel_arg_base_type !8 {
!4 = !{i32 1, i32 3, i32 0, i32 0, i32 0, i32 1}
!5 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*", !"uchar", !"struct part", !"float __attribute__((ext_vector_type(3)))", !"P*"}
!6 = !{!"", !"", !"", !"", !"", !"restrict const"}
!7 = !{i32 8, i32 2, i32 1}
!8 = !{}
"#;

    #[test]
    fn metadata_say_what_a_kernel_takes() {
        let found = kernels(IR).expect("all is supported");
        let types: Vec<_> = found[0].parameters.iter().map(|one| one.host_type.as_str()).collect();
        assert_eq!(types, ["float4 *", "opencl_local_bytes", "unsigned char", "struct part", "float3", "const void *"]);
        assert_eq!(found[0].parameters[3].passing, Passing::Structure { alignment: 8 });
        assert_eq!((found[0].name.as_str(), found[0].group), ("blend", [8, 2, 1]));
        assert_eq!(found[1], Kernel { name: "none".to_owned(), parameters: Vec::new(), group: [0; 3] });
    }

    #[test]
    fn what_there_is_not_is_refused_with_its_line() {
        let text = "define spir_kernel void @k(ptr %0) !dbg !1 !kernel_arg_base_type !2 {\n\
                    !1 = distinct !DISubprogram(name: \"k\", scope: !3, file: !3, line: 7, type: !4)\n\
                    !2 = !{!\"image2d_t\"}\n!3 = !DIFile(filename: \"a.cl\", directory: \"/\")\n";
        let words = kernels(text).expect_err("an image").to_string();
        assert!(words.starts_with("a.cl:7: the kernel `k` has a parameter of type image2d_t"), "{words}");
    }
}
