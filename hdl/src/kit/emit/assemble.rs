//! A module of what the walk saw of a block and of what the block's kernel says.

use super::*;

/// Puts what the walk saw of a block together with its description.
pub(super) fn assemble(frame: Frame, found: Box<description::ModuleDescription>) -> (Module, Vec<Fault>) {
    let fields = found.fields;
    // Only the first element of a list carries the list's comment.
    let doc = |name: &str| match name.split_once('$') {
        Some((_, index)) if index != "0" => String::new(),
        _ => comment_of(fields, field_of(name)).1,
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
    add_clock_and_reset(&mut module);
    gather_groups(&mut module.ports);
    module.name_atoms();
    (module, faults)
}

/// Gives the module the inputs `clock` and `reset`, first of all, where registers, memories or parts need them and the
/// block does not declare them itself.
fn add_clock_and_reset(module: &mut Module) {
    let kernel = &module.description.kernel;
    let of_parts: HashSet<&str> = module
        .instance_ports(PortDirection::In)
        .filter(|port| !kernel.drives(port.id))
        .map(|port| port.name.as_str())
        .collect();
    let has_memory = kernel.statements.iter().any(|statement| matches!(statement, Statement::Memory(_)));
    let is_foreign = module.description.foreign.is_some();
    let is_clocked = !module.registers.is_empty() || has_memory || is_foreign || of_parts.contains("clock");
    let has_reset = module.registers.iter().any(|register| register.reset_value.is_some());
    let is_reset = has_reset || is_foreign || of_parts.contains("reset");
    let mut place = 0;
    let wanted = [("clock", is_clocked, "The clock."), ("reset", is_reset, "Synchronous reset, active high.")];
    for (name, is_needed, doc) in wanted {
        let is_declared = module.port(name, PortDirection::In).is_some();
        if is_needed && !is_declared {
            let (id, direction) = (RSignal::<In>::new(1).id(), PortDirection::In);
            let (doc, group) = (doc.to_owned(), String::new());
            module.ports.insert(place, Port { name: name.into(), width: 1, direction, id, doc, group });
        }
        place += usize::from(is_needed || is_declared);
    }
}

/// Moves the ports of a group together, to the first of them, so that its heading comes only once, above them.
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
    let (mut group, mut doc) = group_doc.unwrap_or_else(|| comment_of(fields, field_of(&field)));
    if let Some(text) = bundle_doc {
        group = if group.is_empty() { doc } else { format!("{group}: {doc}") };
        doc = text;
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
