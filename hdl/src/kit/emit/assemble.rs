//! A module of what the walk saw of a block and of what the block's kernel says.

use super::*;

/// Puts what the walk saw of a block together with its description.
pub(super) fn assemble(frame: Frame, found: Box<description::ModuleDescription>) -> (Module, Vec<Fault>) {
    let fields = found.fields;
    // Only the first element of a list carries the list's comment.
    let doc = |name: &str| match name.split_once('$') {
        Some((_, index)) if index != "0" => String::new(),
        _ => summary(&docs_of(fields, field_of(name))).1,
    };
    let registers = frame.registers.into_iter();
    let registers = registers.map(|(net, bundle_doc)| Net { doc: bundle_doc.unwrap_or_else(|| doc(&net.doc)), ..net });
    let instances = frame.instances.into_iter();
    let instances = instances.map(|item| Instance { doc: doc(&item.doc), ..item });
    let mut module = Module {
        ports: Vec::new(),
        locals: Vec::new(),
        registers: registers.collect(),
        instances: instances.collect(),
        description: found,
        codes: Codes::default(),
        sizes: Sizes::default(),
        packs_ports: false,
        names: HashMap::new(),
        aliases: HashMap::new(),
        wires: HashMap::new(),
        shown: HashMap::new(),
        procedural: HashSet::new(),
    };
    let mut faults = Vec::new();
    for atom in frame.atoms {
        faults.extend(take_atom(&mut module, fields, atom).err());
    }
    gather_groups(&mut module.ports);
    module.name_atoms();
    (module, faults)
}

/// Puts the ports of a group together where the first of them stands, so that its heading stands there alone.
fn gather_groups(ports: &mut Vec<Port>) {
    let mut gathered: Vec<Port> = Vec::with_capacity(ports.len());
    for port in ports.drain(..) {
        let last = gathered.iter().rposition(|before| before.group == port.group);
        let place = last.filter(|_| !port.group.is_empty());
        gathered.insert(place.map_or(gathered.len(), |place| place + 1), port);
    }
    *ports = gathered;
}

/// Makes an atom a port or local of the module.
fn take_atom(module: &mut Module, fields: FieldDocs, atom: SeenAtom) -> Result<(), Fault> {
    let SeenAtom { name, field, group_doc, bundle_doc, id, width, kind } = atom;
    let field_doc = group_doc.unwrap_or_else(|| docs_of(fields, field_of(&field)));
    let (mut group, mut doc) = summary(&field_doc);
    if let Some(lines) = bundle_doc {
        group = if group.is_empty() { doc } else { format!("{group}: {doc}") };
        doc = summary(&lines).1;
    } else if field.contains('$') && !field.ends_with("$0") {
        doc = String::new();
    }
    let direction = match kind {
        AtomKind::InputParameter => PortDirection::In,
        AtomKind::OutputParameter => PortDirection::Out,
        AtomKind::LocalSignal => {
            module.locals.push(Net { name, width, id, doc, reset_value: None, power_up_value: None });
            return Ok(());
        }
        AtomKind::InOutParameter
        | AtomKind::OutputPassthrough
        | AtomKind::StubInputSignal
        | AtomKind::StubOutputSignal
        | AtomKind::Constant => {
            let message = format!("`{name}` is a {kind:?}; a block has inputs, outputs and locals");
            return Err(Fault::of_structure(message));
        }
    };
    module.ports.push(Port { name, width, direction, id, doc, group });
    Ok(())
}
