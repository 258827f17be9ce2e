//! A module of what the walk saw of a block and of what the block's kernel says.

use super::*;

/// Puts what the walk saw of a block together with its description.
pub(super) fn assemble(
    frame: Frame,
    found: Box<description::ModuleDescription>,
) -> (Module, Vec<Fault>) {
    let fields = found.fields;
    // Only the first element of a list carries the list's comment.
    let doc = |name: &str| match name.split_once('$') {
        Some((_, index)) if index != "0" => String::new(),
        _ => summary(&docs_of(fields, field_of(name))).1,
    };
    let mut faults = Vec::new();
    let (mut ports, mut locals) = (Vec::new(), Vec::new());
    for atom in frame.atoms {
        let SeenAtom {
            name,
            field,
            bundle_doc,
            id,
            width,
            kind,
        } = atom;
        let (mut group, mut text) = summary(&docs_of(fields, field_of(&field)));
        if let Some(lines) = bundle_doc {
            group = if group.is_empty() {
                text
            } else {
                format!("{group}: {text}")
            };
            text = summary(&lines).1;
        } else if field.contains('$') && !field.ends_with("$0") {
            text = String::new();
        }
        let direction = match kind {
            AtomKind::InputParameter => PortDirection::In,
            AtomKind::OutputParameter => PortDirection::Out,
            AtomKind::LocalSignal => {
                locals.push(Net {
                    name,
                    width,
                    id,
                    doc: text,
                    reset_value: None,
                    power_up_value: None,
                });
                continue;
            }
            AtomKind::InOutParameter
            | AtomKind::OutputPassthrough
            | AtomKind::StubInputSignal
            | AtomKind::StubOutputSignal
            | AtomKind::Constant => {
                let message =
                    format!("`{name}` is a {kind:?}; a block has inputs, outputs and locals");
                faults.push(Fault::of_structure(message));
                continue;
            }
        };
        ports.push(Port {
            name,
            width,
            direction,
            id,
            doc: text,
            group,
        });
    }
    let mut module = Module {
        ports,
        locals,
        registers: frame
            .registers
            .into_iter()
            .map(|(net, bundle_doc)| Net {
                doc: bundle_doc.unwrap_or_else(|| doc(&net.doc)),
                ..net
            })
            .collect(),
        instances: frame
            .instances
            .into_iter()
            .map(|item| Instance {
                doc: doc(&item.doc),
                ..item
            })
            .collect(),
        description: found,
        names: HashMap::new(),
        aliases: HashMap::new(),
        wires: HashMap::new(),
        shown: HashMap::new(),
        procedural: HashSet::new(),
    };
    module.name_atoms();
    (module, faults)
}
