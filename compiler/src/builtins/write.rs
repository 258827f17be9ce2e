//! Writes a function's body as text of LLVM IR, one instruction behind the other, without branches.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::demangle::{Builtin, Parameter, Scalar};
use crate::ir::{DataLayout, Function, Signedness, Type};

/// The functions that are written, and what they call.
pub(super) struct Unit {
    layout: DataLayout,
    functions: String,
    declarations: BTreeSet<String>,
}

impl Unit {
    pub fn new(layout: DataLayout) -> Self {
        Self { layout, functions: String::new(), declarations: BTreeSet::new() }
    }

    pub fn add(&mut self, writer: Writer<'_>) {
        self.functions.push_str(&writer.function());
        self.declarations.extend(writer.declarations);
    }

    /// The text, if there is a function in it.
    pub fn finish(self) -> Option<String> {
        if self.functions.is_empty() {
            return None;
        }
        let mut text = format!("target datalayout = \"e-p:{0}:{0}-i64:64\"\n", 8 * self.layout.pointer_bytes);
        text.push_str(&self.functions);
        for declaration in self.declarations {
            let _ = writeln!(text, "declare {declaration}");
        }
        Some(text)
    }
}

/// Writes one function.
pub(super) struct Writer<'f> {
    /// What it is in OpenCL C.
    pub builtin: &'f Builtin<'f>,
    /// What it is in the program: its declaration.
    pub declared: &'f Function,
    layout: DataLayout,
    lines: String,
    values: usize,
    declarations: BTreeSet<String>,
}

impl<'f> Writer<'f> {
    pub fn new(builtin: &'f Builtin<'f>, declared: &'f Function, layout: DataLayout) -> Self {
        Self { builtin, declared, layout, lines: String::new(), values: 0, declarations: BTreeSet::new() }
    }

    /// Applies a rule; what it wrote before it gave up is forgotten.
    pub fn attempt(&mut self, rule: fn(&mut Self) -> Option<()>) -> Option<()> {
        self.lines.clear();
        self.declarations.clear();
        rule(self)
    }

    /// A number that no other value has.
    pub fn fresh(&mut self) -> usize {
        self.values += 1;
        self.values
    }

    /// Adds an instruction without a result.
    pub fn statement(&mut self, instruction: &str) {
        let _ = writeln!(self.lines, "  {instruction}");
    }

    /// Adds an instruction, and gives its result.
    pub fn value(&mut self, instruction: &str) -> String {
        let value = format!("%v{}", self.fresh());
        let _ = writeln!(self.lines, "  {value} = {instruction}");
        value
    }

    /// Adds a call: arguments with their types, as `float %a0`.
    pub fn call(&mut self, result: &str, callee: &str, arguments: &[String]) -> String {
        let call = self.callee(result, callee, arguments);
        self.value(&call)
    }

    /// Adds a call without a result.
    pub fn call_for_effect(&mut self, callee: &str, arguments: &[String]) {
        let call = self.callee("void", callee, arguments);
        self.statement(&call);
    }

    fn callee(&mut self, result: &str, callee: &str, arguments: &[String]) -> String {
        let kinds: Vec<&str> =
            arguments.iter().map(|argument| argument.rsplit_once(' ').map_or("", |(kind, _)| kind)).collect();
        self.declarations.insert(format!("{result} @{callee}({})", kinds.join(", ")));
        format!("call {result} @{callee}({})", arguments.join(", "))
    }

    /// The type of a word.
    pub fn word(&self) -> &'static str {
        super::demangle::integer_text(8 * self.layout.pointer_bytes)
    }

    /// How many elements the result has, if it is a vector.
    pub fn result_count(&self) -> Option<u32> {
        match &self.declared.result {
            Type::Vector(_, count) => u32::try_from(*count).ok(),
            _ => None,
        }
    }

    /// The type of the result's elements.
    pub fn result_element(&self) -> Type {
        match &self.declared.result {
            Type::Vector(element, _) => (**element).clone(),
            other => other.clone(),
        }
    }

    /// The parameter's value, or its element of this number. A pointer to vectors gives the address of that element.
    pub fn element(&mut self, parameter: usize, index: u32) -> String {
        match &self.builtin.parameters[parameter] {
            Parameter::Vector(of, count) => {
                self.value(&format!("extractelement <{count} x {}> %a{parameter}, i32 {index}", of.text()))
            }
            Parameter::Pointer(to) => match &**to {
                Parameter::Vector(of, _) if index > 0 => {
                    self.value(&format!("getelementptr {}, ptr %a{parameter}, i32 {index}", of.text()))
                }
                _ => format!("%a{parameter}"),
            },
            _ => format!("%a{parameter}"),
        }
    }

    /// Puts elements together to the result and returns it; one element alone is the result.
    pub fn give(&mut self, elements: &[String]) {
        let kind = &self.declared.result;
        let Type::Vector(element, _) = kind else {
            self.statement(&format!("ret {kind} {}", elements[0]));
            return;
        };
        let mut whole = "poison".to_owned();
        for (index, value) in elements.iter().enumerate() {
            whole = self.value(&format!("insertelement {kind} {whole}, {element} {value}, i32 {index}"));
        }
        self.statement(&format!("ret {kind} {whole}"));
    }

    /// The whole function.
    fn function(&self) -> String {
        let parameters = self.declared.parameters.iter().enumerate();
        let parameters: Vec<String> = parameters
            .map(|(index, parameter)| {
                let extended = match parameter.extended {
                    Some(Signedness::Signed) => "signext ",
                    Some(Signedness::Unsigned) => "zeroext ",
                    None => "",
                };
                format!("{} {extended}%a{index}", parameter.kind)
            })
            .collect();
        let Function { name, result, .. } = self.declared;
        format!("define {result} @{name}({}) {{\n{}}}\n", parameters.join(", "), self.lines)
    }
}

/// The type of an argument of C's, as a call names it: narrow integers are extended.
pub(super) fn passed(of: Scalar) -> String {
    match of {
        Scalar::Integer { bits: 8 | 16, signed } => {
            format!("{} {}", of.text(), if signed { "signext" } else { "zeroext" })
        }
        _ => of.text().to_owned(),
    }
}
