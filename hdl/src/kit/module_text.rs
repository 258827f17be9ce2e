//! A module's layout on the page: heading, ports, declarations, logic, sub-modules, clocked part.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;

use super::citation;
use super::clocked_text::clocked;
use super::expression_text::COLUMN_MAX;
use super::instance_text::{instance_text, InstanceText};
use super::loops::Paths;
use super::module::Module;
use super::vectors::{LOOP_NUMBER, LOOP_VARIABLE};

mod declarations;
mod layout;
mod memory;
mod ports;
mod sections;
mod statements;
mod unused;

pub(super) use self::layout::{Layout, Parts, RegisterLines};

/// A module's text, open where module names go; equal texts are one module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct ModuleText {
    pub type_name: &'static str,
    pub variant: String,
    heading: String,
    /// The list of parameters; empty of a module without.
    parameters: String,
    ports: String,
    logic: String,
    pub instances: Vec<InstanceText>,
    clocked: String,
}

/// The names that fill a [`ModuleText`].
pub(crate) struct Named<'a> {
    pub name: &'a str,
    pub module_names: &'a HashMap<usize, String>,
}

impl ModuleText {
    /// The module's text; `children` are the paths of its instances, in order.
    pub(crate) fn of(module: &Module, children: &[&Paths]) -> ModuleText {
        let layout = Layout::of(module, children);
        let mut said = HashSet::new();
        let ports = ports::ports(&layout, &mut said);
        let declared = [declarations::localparams(&module.codes), declarations::declarations(&layout, &mut said)];
        let declared = declared.iter().filter(|text| !text.is_empty());
        let declared: Vec<&str> = declared.map(|text| text.trim_start_matches('\n')).collect();
        let logic = statements::logic(&layout);
        let mut rules = module.description.kernel.rules.clone();
        rules.extend(citation::cited_in_comments(&logic));
        ModuleText {
            type_name: module.description.type_name,
            variant: module.description.variant.clone(),
            heading: heading(module.description.duty) + &citation::of_module(&rules),
            parameters: ports::parameters(&module.sizes),
            ports,
            logic: declared.join("\n") + &logic,
            instances: layout.parts.iter().map(|parts| instance_text(&layout, parts)).collect(),
            clocked: clocked(&layout),
        }
    }

    /// Whether sizes are parameters of the module.
    pub(crate) fn has_parameters(&self) -> bool {
        !self.parameters.is_empty()
    }

    /// Whether it is the text of a module with parameters, but for the values that these have without an instance.
    pub(crate) fn is_for_all_sizes(&self, module: &ModuleText) -> bool {
        let parameters = module.parameters.clone();
        let same = ModuleText { parameters, ..self.clone() };
        same == *module
    }

    pub(crate) fn print(&self, named: &Named<'_>) -> String {
        let mut text = format!("{}module {} {}(\n{});\n", self.heading, named.name, self.parameters, self.ports);
        let mut body = self.logic.clone();
        for instance in &self.instances {
            let module = &named.module_names[&instance.module];
            let InstanceText { comment, opening, parameters, connections, closing, .. } = instance;
            let _ = write!(body, "\n{comment}{opening}{module} {parameters}{connections}{closing}");
        }
        body.push_str(&self.clocked);
        text.push_str(body.trim_start_matches('\n'));
        text.push_str("endmodule\n");
        text
    }
}

/// The doc comment of the block, as the Rust source has it.
fn heading(duty: &[&str]) -> String {
    let mut text = String::new();
    for line in duty.iter().filter(|line| !line.is_empty()) {
        let _ = writeln!(text, "{}", format!("//{}", line.replace(['`', '[', ']'], "")).trim_end());
    }
    text
}

/// How a signal is declared: as one that an `always` block gives its values, or not.
fn keyword(is_procedural: bool) -> &'static str {
    match is_procedural {
        true => "reg ",
        false => "wire",
    }
}

/// A declaration and its comment.
struct Declaration {
    line: String,
    comment: String,
}

/// Declarations with their comments behind them in one column, or above them where a line would be too long. A comment
/// that the module has already is left out; `said` has those.
fn with_comments(mut declarations: Vec<Declaration>, said: &mut HashSet<String>) -> Vec<String> {
    for declaration in &mut declarations {
        if !said.insert(declaration.comment.clone()) {
            declaration.comment.clear();
        }
    }
    let column = declarations.iter().map(|declaration| declaration.line.len()).max().unwrap_or(0);
    let print = |Declaration { line, comment }| {
        if String::is_empty(&comment) {
            format!("    {line}\n")
        } else if column + comment.len() + 8 < COLUMN_MAX {
            format!("    {line:column$}  // {comment}\n")
        } else {
            format!("{}    {line}\n", wrapped(&comment, "    "))
        }
    };
    declarations.into_iter().map(print).collect()
}

/// A comment outside of modules.
pub(crate) fn comment_lines(comment: &str) -> String {
    wrapped(comment, "")
}

/// Text as comment lines.
pub(crate) fn wrapped(comment: &str, indent: &str) -> String {
    let mut text = String::new();
    let mut line = String::new();
    for word in comment.split_whitespace() {
        if !line.is_empty() && indent.len() + line.len() + word.len() + 4 > COLUMN_MAX {
            let _ = writeln!(text, "{indent}//{line}");
            line.clear();
        }
        line.push(' ');
        line.push_str(word);
    }
    if !line.is_empty() {
        let _ = writeln!(text, "{indent}//{line}");
    }
    text
}

/// Lines as a loop: what opens and closes it, and the lines further in. `number` has the loop variable's value read.
pub(crate) fn looped(label: &str, first: u32, end: u32, number: bool, lines: &str) -> String {
    let (opening, closing) = loop_around(label, first, end, number);
    let lines = lines.lines().map(|line| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") });
    format!("{opening}{}{closing}", lines.collect::<String>())
}

/// What opens and closes a loop.
pub(crate) fn loop_around(label: &str, first: u32, end: u32, number: bool) -> (String, &'static str) {
    let i = LOOP_VARIABLE;
    let number = if number { format!("        localparam [31:0] {LOOP_NUMBER} = {i};\n") } else { String::new() };
    let opening = format!("    generate for ({i} = {first}; {i} < {end}; {i} = {i} + 1) begin : {label}\n{number}");
    (opening, "    end endgenerate\n")
}
