//! Names that may be taken for one another: variables of a function, and fields of a type.

use std::collections::BTreeMap;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Item, Pat, PatIdent};

/// A variable, and its type as far as the source names it.
type Variable = (String, Option<String>);

/// The variables that can be seen, by the blocks that declare them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scopes {
    blocks: Vec<Vec<Variable>>,
}

impl Scopes {
    pub fn enter(&mut self) {
        self.blocks.push(Vec::new());
    }

    pub fn leave(&mut self) {
        self.blocks.pop();
    }

    /// All names of a pattern.
    pub fn bind(&mut self, pattern: &Pat, kind: Option<&str>) {
        let mut names = Names::default();
        names.visit_pat(pattern);
        // The type of a whole pattern is not that of its parts.
        let kind = kind.filter(|_| matches!(pattern, Pat::Ident(_)));
        let variables = names.0.into_iter();
        let variables = variables.map(|name| (name, kind.map(str::to_owned)));
        if let Some(block) = self.blocks.last_mut() {
            block.extend(variables);
        }
    }

    /// The other variables that may have the type of this one: the latest first.
    pub fn others(&self, name: &str) -> Vec<String> {
        let all = || self.blocks.iter().flatten().rev();
        let Some((_, kind)) = all().find(|(other, _)| other == name) else {
            return Vec::new();
        };
        let fits =
            |(other, of_other): &&Variable| other != name && (kind.is_none() || of_other.is_none() || kind == of_other);
        all().filter(fits).map(|(other, _)| other.clone()).take(2).collect()
    }
}

#[derive(Default)]
struct Names(Vec<String>);

impl<'ast> Visit<'ast> for Names {
    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        let name = pattern.ident.to_string();
        // A constant or a variant begins with a capital.
        if name.starts_with(|first: char| first.is_lowercase()) && name != "self" {
            self.0.push(name);
        }
        visit::visit_pat_ident(self, pattern);
    }
}

/// The fields of each type of a file, with their types as they are written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields {
    types: BTreeMap<String, Vec<(String, String)>>,
}

impl Fields {
    /// Those of a file with this text.
    pub fn of(file: &syn::File, text: &str) -> Self {
        let mut types = BTreeMap::new();
        for item in &file.items {
            let Item::Struct(item) = item else {
                continue;
            };
            let fields = item.fields.iter().filter_map(|field| {
                let name = field.ident.as_ref()?.to_string();
                Some((name, text[field.ty.span().byte_range()].to_owned()))
            });
            types.insert(item.ident.to_string(), fields.collect());
        }
        Fields { types }
    }

    /// The other fields of the type that are like this one.
    pub fn others(&self, owner: &str, name: &str) -> Vec<String> {
        let fields = self.types.get(owner).map_or(&[][..], Vec::as_slice);
        let Some((_, kind)) = fields.iter().find(|(other, _)| other == name) else {
            return Vec::new();
        };
        let alike = fields.iter().filter(|(other, of_other)| other != name && of_other == kind);
        alike.map(|(other, _)| other.clone()).collect()
    }

    /// The other fields like this one, of the first type of the file that has such a field.
    pub fn others_anywhere(&self, name: &str) -> Vec<String> {
        let mut owners = self.types.keys().map(|owner| self.others(owner, name));
        owners.find(|others| !others.is_empty()).unwrap_or_default()
    }
}
