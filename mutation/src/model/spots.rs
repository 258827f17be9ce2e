//! Where the golden model's source can be made wrong: expressions and statements, each with what it becomes.

use std::collections::BTreeMap;
use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Lit, Pat, Stmt, UnOp};

use super::names::{Fields, Scopes};

/// What is wrong with a mutant of the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ModelFault {
    /// `<` is `<=`, `==` is `!=`.
    Comparison,
    /// `+` is `-`, `&` is `|`, `min` is `max`.
    Arithmetic,
    /// A number is one too large or too small, `true` is `false`.
    Constant,
    /// A condition is the opposite.
    Negated,
    /// A condition is always true.
    AlwaysTrue,
    /// A condition is always false.
    AlwaysFalse,
    /// One side of `&&` or `||` is gone.
    TermDropped,
    /// Another variable of the function, or another field of the type.
    MixedUp,
    /// A statement does nothing.
    LeftOut,
}

impl ModelFault {
    /// All, in the order in which they take turns.
    pub const ALL: [ModelFault; 9] = [
        ModelFault::Comparison,
        ModelFault::Arithmetic,
        ModelFault::Constant,
        ModelFault::Negated,
        ModelFault::AlwaysTrue,
        ModelFault::AlwaysFalse,
        ModelFault::TermDropped,
        ModelFault::MixedUp,
        ModelFault::LeftOut,
    ];

    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            ModelFault::Comparison => "comparison changed",
            ModelFault::Arithmetic => "arithmetic changed",
            ModelFault::Constant => "constant changed",
            ModelFault::Negated => "condition negated",
            ModelFault::AlwaysTrue => "condition always true",
            ModelFault::AlwaysFalse => "condition always false",
            ModelFault::TermDropped => "term dropped",
            ModelFault::MixedUp => "values mixed up",
            ModelFault::LeftOut => "statement left out",
        }
    }
}

/// A place, and what it becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    /// Bytes of the file.
    pub range: Range<usize>,
    /// The line in the file, from 1 on.
    pub line: usize,
    /// The function around it.
    pub function: String,
    pub fault: ModelFault,
    /// The source there.
    pub right: String,
    /// The source that replaces it.
    pub wrong: String,
    /// A statement, not a value.
    pub is_statement: bool,
}

/// All spots of a file, in the order of the syntax tree.
///
/// # Errors
/// When the text is not Rust.
pub(crate) fn spots(text: &str) -> syn::Result<Vec<Spot>> {
    let file = syn::parse_file(text)?;
    let mut finder = Finder {
        text,
        function: String::new(),
        fields: Fields::of(&file, text),
        this: String::new(),
        scopes: Scopes::default(),
        spots: Vec::new(),
    };
    finder.visit_file(&file);
    Ok(finder.spots)
}

/// Traits whose methods say something to people, and nothing to the lock step.
const TOLD_TO_PEOPLE: [&str; 3] = ["Debug", "Display", "Error"];
/// How names of functions begin that answer yes or no.
const QUESTIONS: [&str; 5] = ["is_", "has_", "can_", "may_", "contains"];
/// Methods and their opposites.
const METHODS: [(&str, &str); 10] = [
    ("min", "max"),
    ("any", "all"),
    ("is_some", "is_none"),
    ("is_ok", "is_err"),
    ("first", "last"),
    ("wrapping_add", "wrapping_sub"),
    ("saturating_add", "saturating_sub"),
    ("leading_zeros", "trailing_zeros"),
    ("front", "back"),
    ("is_some_and", "is_none_or"),
];

struct Finder<'a> {
    text: &'a str,
    function: String,
    fields: Fields,
    /// The type whose methods are looked at.
    this: String,
    scopes: Scopes,
    spots: Vec<Spot>,
}

impl Finder<'_> {
    fn source(&self, node: &impl Spanned) -> &str {
        &self.text[node.span().byte_range()]
    }

    fn add(&mut self, node: &impl Spanned, fault: ModelFault, wrong: String) {
        let range = node.span().byte_range();
        let right = self.text[range.clone()].to_owned();
        if right == wrong || self.function.is_empty() {
            return;
        }
        self.spots.push(Spot {
            line: node.span().start().line,
            range,
            function: self.function.clone(),
            fault,
            right,
            wrong,
            is_statement: false,
        });
    }

    /// What decides whether something is done.
    fn condition(&mut self, condition: &Expr) {
        if has_pattern(condition) {
            return;
        }
        let negated = format!("!({})", self.source(condition));
        self.add(condition, ModelFault::Negated, negated);
        self.add(condition, ModelFault::AlwaysTrue, "true".to_owned());
        self.add(condition, ModelFault::AlwaysFalse, "false".to_owned());
    }

    fn binary(&mut self, binary: &syn::ExprBinary) {
        let left = self.source(&binary.left).to_owned();
        let right = self.source(&binary.right).to_owned();
        if matches!(binary.op, BinOp::And(_) | BinOp::Or(_)) {
            if has_pattern(&binary.left) || has_pattern(&binary.right) {
                return;
            }
            self.add(binary, ModelFault::TermDropped, left);
            self.add(binary, ModelFault::TermDropped, right);
            self.condition(&binary.left);
            self.condition(&binary.right);
            return;
        }
        let operator = self.source(&binary.op);
        let (fault, others) = opposites(operator);
        for other in others {
            self.add(binary, fault, format!("{left} {other} {right}"));
        }
    }

    fn call_of_method(&mut self, call: &syn::ExprMethodCall) {
        let name = call.method.to_string();
        let both = METHODS.iter().flat_map(|&(one, other)| [(one, other), (other, one)]);
        for (_, other) in both.filter(|(one, _)| *one == name) {
            let all = call.span().byte_range();
            let method = call.method.span().byte_range();
            let (before, after) = (&self.text[all.start..method.start], &self.text[method.end..all.end]);
            let wrong = format!("{before}{other}{after}");
            self.add(call, ModelFault::Arithmetic, wrong);
        }
        if QUESTIONS.iter().any(|begin| name.starts_with(begin)) {
            let wrong = format!("!({})", self.source(call));
            self.add(call, ModelFault::Negated, wrong);
        }
    }

    fn literal(&mut self, expression: &Expr, literal: &Lit) {
        match literal {
            Lit::Int(number) => {
                let Ok(value) = number.base10_parse::<u128>() else {
                    return;
                };
                let suffix = number.suffix();
                let more = format!("{}{suffix}", value + 1);
                self.add(expression, ModelFault::Constant, more);
                if let Some(less) = value.checked_sub(1) {
                    self.add(expression, ModelFault::Constant, format!("{less}{suffix}"));
                }
            }
            Lit::Bool(value) => {
                let wrong = (!value.value).to_string();
                self.add(expression, ModelFault::Constant, wrong);
            }
            _ => {}
        }
    }

    /// A value that is read and not changed in place: another variable or field may replace it.
    fn value(&mut self, expression: &Expr) {
        let others = match expression {
            Expr::Path(path) => match path.path.get_ident() {
                Some(name) => self.scopes.others(&name.to_string()),
                None => Vec::new(),
            },
            Expr::Field(field) => {
                let owner = self.source(&field.base).to_owned();
                let name = self.source(&field.member).to_owned();
                let others = match owner.as_str() {
                    "self" => self.fields.others(&self.this, &name),
                    _ => self.fields.others_anywhere(&name),
                };
                let others = others.into_iter();
                others.map(|other| format!("{owner}.{other}")).collect()
            }
            _ => Vec::new(),
        };
        for other in others {
            self.add(expression, ModelFault::MixedUp, other);
        }
    }

    /// A function's body, with its parameters.
    fn function(&mut self, signature: &syn::Signature, block: &syn::Block) {
        let only_marks = signature.ident.to_string().starts_with("note_") && self.source(block).contains("fired");
        if signature.constness.is_some() || only_marks {
            return;
        }
        let outer = std::mem::replace(&mut self.function, signature.ident.to_string());
        let outer_scopes = std::mem::take(&mut self.scopes);
        self.scopes.enter();
        for input in &signature.inputs {
            if let syn::FnArg::Typed(typed) = input {
                let kind = self.source(&*typed.ty).to_owned();
                self.scopes.bind(&typed.pat, Some(&kind));
            }
        }
        self.visit_block(block);
        self.scopes = outer_scopes;
        self.function = outer;
    }
}

/// Whether a condition binds names.
fn has_pattern(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_pattern(&binary.left) || has_pattern(&binary.right),
        _ => false,
    }
}

/// What may replace an operator.
fn opposites(operator: &str) -> (ModelFault, &'static [&'static str]) {
    let comparisons = BTreeMap::from([
        ("==", &["!="][..]),
        ("!=", &["=="]),
        ("<", &["<=", ">"]),
        ("<=", &["<", ">="]),
        (">", &[">=", "<"]),
        (">=", &[">", "<="]),
    ]);
    if let Some(others) = comparisons.get(operator) {
        return (ModelFault::Comparison, others);
    }
    let others: &[&str] = match operator {
        "+" => &["-"],
        "-" => &["+"],
        "*" => &["+"],
        "/" => &["*"],
        "%" => &["/"],
        "&" => &["|"],
        "|" => &["&", "^"],
        "^" => &["|"],
        "<<" => &[">>"],
        ">>" => &["<<"],
        "+=" => &["-="],
        "-=" => &["+="],
        "&=" => &["|="],
        "|=" => &["&="],
        "^=" => &["|="],
        _ => &[],
    };
    (ModelFault::Arithmetic, others)
}

/// Whether a statement marks a rule that has fired: nothing that the model does follows from it.
fn is_mark(statement: &str) -> bool {
    let called = statement.split('(').next().unwrap_or_default();
    called.ends_with("fired.mark") || called.ends_with("fired.mark_if")
}

fn is_of_tests(attributes: &[syn::Attribute]) -> bool {
    let of_tests = |attribute: &syn::Attribute| {
        attribute.path().is_ident("cfg") && attribute.parse_args::<syn::Ident>().is_ok_and(|name| name == "test")
    };
    attributes.iter().any(|attribute| of_tests(attribute) || attribute.path().is_ident("test"))
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_of_tests(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if !is_of_tests(&function.attrs) {
            self.function(&function.sig, &function.block);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let of_trait = item.trait_.as_ref().map(|(_, path, _)| path);
        let name = of_trait.and_then(|path| path.segments.last());
        if is_of_tests(&item.attrs) || name.is_some_and(|name| TOLD_TO_PEOPLE.iter().any(|told| name.ident == told)) {
            return;
        }
        if let syn::Type::Path(path) = &*item.self_ty {
            let last = path.path.segments.last();
            self.this = last.map_or_else(String::new, |last| last.ident.to_string());
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if !is_of_tests(&function.attrs) {
            self.function(&function.sig, &function.block);
        }
    }

    // What is computed while the model is compiled cannot be chosen when it runs.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_trait_item_fn(&mut self, _: &'ast syn::TraitItemFn) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_path(&mut self, _: &'ast syn::Path) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_pat(&mut self, pattern: &'ast Pat) {
        self.scopes.bind(pattern, None);
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        self.scopes.enter();
        visit::visit_block(self, block);
        self.scopes.leave();
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let Some(init) = &local.init {
            self.value(&init.expr);
            visit::visit_local_init(self, init);
        }
        match &local.pat {
            Pat::Type(typed) => {
                let kind = self.source(&*typed.ty).to_owned();
                self.scopes.bind(&typed.pat, Some(&kind));
            }
            pattern => self.scopes.bind(pattern, None),
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if is_mark(self.source(statement)) {
            return;
        }
        if let Stmt::Expr(expression, Some(_)) = statement {
            let is_change = match expression {
                Expr::Assign(_) | Expr::MethodCall(_) | Expr::Call(_) => true,
                Expr::Binary(binary) => opposites(self.source(&binary.op)).1.len() == 1,
                _ => false,
            };
            if is_change {
                self.add(statement, ModelFault::LeftOut, String::new());
                if let Some(spot) = self.spots.last_mut() {
                    spot.is_statement = spot.fault == ModelFault::LeftOut;
                }
            }
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        self.scopes.enter();
        self.visit_pat(&arm.pat);
        if let Some((_, guard)) = &arm.guard {
            self.condition(guard);
            self.visit_expr(guard);
        }
        self.value(&arm.body);
        self.visit_expr(&arm.body);
        self.scopes.leave();
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        self.scopes.enter();
        for input in &closure.inputs {
            self.visit_pat(input);
        }
        self.visit_expr(&closure.body);
        self.scopes.leave();
    }

    fn visit_field_value(&mut self, field: &'ast syn::FieldValue) {
        // In `Point { x }` the name is the field's, too.
        if field.colon_token.is_some() {
            self.value(&field.expr);
            self.visit_expr(&field.expr);
        }
    }

    fn visit_expr(&mut self, expression: &'ast Expr) {
        match expression {
            Expr::Const(_) => return,
            Expr::Repeat(repeat) => return self.visit_expr(&repeat.expr),
            Expr::Assign(assign) => {
                self.value(&assign.right);
                return self.visit_expr(&assign.right);
            }
            // Another place would change, and a copy of it at that.
            Expr::Reference(reference) if reference.mutability.is_some() => return,
            Expr::If(branch) => self.condition(&branch.cond),
            Expr::While(branch) => self.condition(&branch.cond),
            Expr::Binary(binary) => {
                self.binary(binary);
                if binary.op.span().byte_range().len() < 2
                    || !self.source(&binary.op).ends_with('=')
                    || opposites(self.source(&binary.op)).0 == ModelFault::Comparison
                {
                    self.value(&binary.left);
                }
                self.value(&binary.right);
            }
            Expr::Unary(unary) => {
                if matches!(unary.op, UnOp::Not(_)) {
                    let wrong = self.source(&unary.expr).to_owned();
                    self.add(expression, ModelFault::Negated, wrong);
                    self.value(&unary.expr);
                }
            }
            Expr::MethodCall(call) => {
                self.call_of_method(call);
                call.args.iter().for_each(|argument| self.value(argument));
            }
            Expr::Call(call) => call.args.iter().for_each(|argument| self.value(argument)),
            Expr::Index(index) => self.value(&index.index),
            Expr::Tuple(tuple) => tuple.elems.iter().for_each(|element| self.value(element)),
            Expr::Return(back) => back.expr.iter().for_each(|value| self.value(value)),
            Expr::Lit(literal) => self.literal(expression, &literal.lit),
            _ => {}
        }
        visit::visit_expr(self, expression);
    }
}
