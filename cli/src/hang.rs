//! Who waits for whom at the end of a run, as the graph of its page.

use std::collections::BTreeMap;

use golden_model::{AwaitedEvent, AwaitingWarp};
use isa::{Context, LaneMask, Warp};
use testbenches::{Awaited, AwaitedWord, Spinner, StandingWarp, Standstill};
use view::{HangEdge, HangKind, HangNode, HangView};

/// The graph of a run that does not come to its end.
pub fn of(standstill: &Standstill) -> HangView {
    let mut graph = Graph::default();
    for standing in &standstill.warps {
        if standing.state != "Stopped" {
            graph.add_context(standing);
        }
    }
    for standing in &standstill.warps {
        graph.add_awaited(standstill, standing);
    }
    let livelock = standstill.livelock.iter();
    for spinner in livelock.flat_map(|livelock| &livelock.spinners) {
        graph.add_spinner(spinner);
    }
    graph.view
}

/// A context's name in the graph.
fn context_name(warp: Warp, split_context: Option<Context>) -> String {
    match split_context {
        Some(context) => format!("warp {warp}, context {context}"),
        None => format!("warp {warp}"),
    }
}

#[derive(Default)]
struct Graph {
    view: HangView,
    /// By warp: the names of its contexts that are drawn.
    contexts: BTreeMap<Warp, Vec<String>>,
}

impl Graph {
    fn add_context(&mut self, standing: &StandingWarp) {
        let id = context_name(standing.warp, standing.split_context);
        let line = &standing.instruction;
        let source = line.source.as_ref();
        let source = source.map(|place| {
            let file = place.file.rsplit('/').next().unwrap_or(&place.file);
            format!("{file}:{}", place.line)
        });
        let lines = [
            Some(standing.state.to_owned()),
            Some(line.text.clone()),
            source,
        ];
        self.view.nodes.push(HangNode {
            id: id.clone(),
            kind: HangKind::Context,
            lines: lines.into_iter().flatten().collect(),
            place: Some((standing.warp.0, line.pc)),
        });
        self.contexts.entry(standing.warp).or_default().push(id);
    }

    /// Adds what is no context, once.
    fn add_thing(&mut self, id: &str, kind: HangKind, lines: Vec<String>) {
        if !self.view.nodes.iter().any(|node| node.id == id) {
            self.view.nodes.push(HangNode {
                id: id.to_owned(),
                kind,
                lines,
                place: None,
            });
        }
    }

    fn add_edge(&mut self, from: &str, to: &str, text: &str) {
        let edge = HangEdge {
            from: from.to_owned(),
            to: to.to_owned(),
            text: text.to_owned(),
        };
        if !self.view.edges.contains(&edge) {
            self.view.edges.push(edge);
        }
    }

    /// From a thing to the contexts of a warp.
    fn add_edges(&mut self, from: &str, warp: Warp, text: &str) {
        for to in self.contexts.get(&warp).cloned().unwrap_or_default() {
            self.add_edge(from, &to, text);
        }
    }

    fn add_awaited(&mut self, standstill: &Standstill, standing: &StandingWarp) {
        let name = context_name(standing.warp, standing.split_context);
        match &standing.awaited {
            Awaited::Nothing => {}
            Awaited::Others(awaiting) => self.add_others(&name, awaiting),
            Awaited::Context(context) => {
                let mut all = standstill.warps.iter();
                // The home context of a warp has the warp's number.
                let holder =
                    all.find(|one| one.split_context.unwrap_or(Context(one.warp.0)) == *context);
                if let Some(holder) = holder {
                    let holder = context_name(holder.warp, holder.split_context);
                    self.add_edge(&name, &holder, "to leave its handler");
                }
            }
            Awaited::InstructionPort => {
                self.add_thing("instruction port", HangKind::Port, Vec::new());
                self.add_edge(&name, "instruction port", &standing.waits_for);
            }
            Awaited::DataPort => {
                let (_, detail) = standing
                    .waits_for
                    .split_once("; ")
                    .unwrap_or(("", &standing.waits_for));
                self.add_thing("data port", HangKind::Port, vec![detail.to_owned()]);
                self.add_edge(&name, "data port", "its load or store");
            }
            Awaited::Unit => {
                self.add_thing("the core", HangKind::Unit, Vec::new());
                self.add_edge(&name, "the core", &standing.waits_for);
            }
        }
    }

    fn add_others(&mut self, name: &str, awaiting: &AwaitingWarp) {
        let (thing, kind, lines, verb) = match &awaiting.event {
            AwaitedEvent::Barrier {
                barrier,
                count,
                come,
            } => {
                let told = format!("{} of {count} have come", come.len());
                let thing = format!("barrier {barrier}");
                (thing, HangKind::Barrier, vec![told], "come")
            }
            AwaitedEvent::Cores { barrier, count } => {
                let told = format!("for {count} cores");
                let thing = format!("cluster barrier {barrier}");
                self.add_thing(&thing, HangKind::Barrier, vec![told]);
                self.add_edge(name, &thing, "waits");
                return;
            }
            AwaitedEvent::Stop => {
                let lines = vec!["none has stopped".to_owned()];
                ("a free warp".to_owned(), HangKind::Spawn, lines, "stop")
            }
            AwaitedEvent::SpawnTurn => {
                let thing = "the turn to spawn".to_owned();
                (thing, HangKind::Spawn, Vec::new(), "spawn")
            }
        };
        let is_alone = awaiting.going_on.is_empty() && awaiting.waiting_too.is_empty();
        let mut lines = lines;
        if is_alone && awaiting.event != AwaitedEvent::SpawnTurn {
            lines.push(format!("nobody is left who could {verb}"));
        }
        self.add_thing(&thing, kind, lines);
        self.add_edge(name, &thing, "waits");
        for warp in &awaiting.going_on {
            self.add_edges(&thing, *warp, &format!("may still {verb}"));
        }
        for warp in &awaiting.waiting_too {
            self.add_edges(&thing, *warp, &format!("would have to {verb}"));
        }
    }

    fn add_spinner(&mut self, spinner: &Spinner) {
        let name = context_name(spinner.warp, spinner.split_context);
        for word in &spinner.words {
            self.add_word(&name, word);
        }
    }

    fn add_word(&mut self, name: &str, word: &AwaitedWord) {
        let mut lines = vec![format!("holds {:x}", word.value)];
        if word.last_change.is_none() {
            lines.push("nobody has changed it".to_owned());
        }
        self.add_thing(&word.name, HangKind::Word, lines);
        self.add_edge(name, &word.name, &format!("read by {}", lanes(word.lanes)));
        if let Some(change) = &word.last_change {
            let text = format!("lane {} has changed it last", change.by.lane);
            self.add_edges(&word.name, change.by.warp, &text);
        }
    }
}

/// `lane 2`, or `lanes 0, 1, 3`.
fn lanes(lanes: LaneMask) -> String {
    let numbers: Vec<String> = lanes.iter().map(|lane| lane.0.to_string()).collect();
    let noun = if numbers.len() == 1 { "lane" } else { "lanes" };
    format!("{noun} {}", numbers.join(", "))
}
