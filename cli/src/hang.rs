//! Which contexts wait for which at the end of a run, as the graph of its page.

use std::collections::BTreeMap;

use golden_model::{AwaitedEvent, AwaitingWarp};
use isa::{Context, LaneMask, Warp};
use testbenches::cluster::WaitedBarrier;
use testbenches::{Awaited, AwaitedWord, Livelock, Spinner, StandingWarp, Standstill, StandstillReport, System};
use view::{HangEdge, HangKind, HangNode, HangView};

/// The graph of a run that does not end; the contexts of all cores are in one.
pub fn of<S: System>(standstill: &S::Standstill) -> HangView {
    let mut graph = Graph { is_cluster: S::HAS_INTERCONNECT, ..Graph::default() };
    for (core, of) in (0..).zip(standstill.cores()) {
        graph.core = core;
        graph.add_core(of);
    }
    for barrier in standstill.barriers() {
        graph.add_missing(barrier, standstill.cores().len() as u32);
    }
    graph.add_livelock(standstill.livelock());
    graph.view
}

#[derive(Default)]
struct Graph {
    view: HangView,
    /// Names begin with their core's.
    is_cluster: bool,
    /// The core that is being added.
    core: u32,
    /// By core and warp: the names of its contexts that are drawn.
    contexts: BTreeMap<(u32, Warp), Vec<String>>,
}

impl Graph {
    fn add_core(&mut self, standstill: &Standstill) {
        for standing in &standstill.warps {
            if standing.state != "Stopped" {
                self.add_context(standing);
            }
        }
        for standing in &standstill.warps {
            self.add_awaited(standstill, standing);
        }
    }

    /// A name in the graph of what each core has.
    fn own(&self, name: &str) -> String {
        match self.is_cluster {
            true => format!("core {}, {name}", self.core),
            false => name.to_owned(),
        }
    }

    /// A context's name in the graph.
    fn context_name(&self, warp: Warp, split_context: Option<Context>) -> String {
        self.own(&match split_context {
            Some(context) => format!("warp {warp}, context {context}"),
            None => format!("warp {warp}"),
        })
    }

    fn add_context(&mut self, standing: &StandingWarp) {
        let id = self.context_name(standing.warp, standing.split_context);
        let line = &standing.instruction;
        let source = line.source.as_ref();
        let source = source.map(|place| {
            let file = place.file.rsplit('/').next().unwrap_or(&place.file);
            format!("{file}:{}", place.line)
        });
        let lines = [Some(standing.state.to_owned()), Some(line.text.clone()), source];
        self.view.nodes.push(HangNode {
            id: id.clone(),
            kind: HangKind::Context,
            lines: lines.into_iter().flatten().collect(),
            place: Some((self.core, standing.warp.0, line.pc)),
        });
        let of_warp = self.contexts.entry((self.core, standing.warp));
        of_warp.or_default().push(id);
    }

    /// Adds what is no context, once.
    fn add_thing(&mut self, id: &str, kind: HangKind, lines: Vec<String>) {
        if !self.view.nodes.iter().any(|node| node.id == id) {
            self.view.nodes.push(HangNode { id: id.to_owned(), kind, lines, place: None });
        }
    }

    fn add_edge(&mut self, from: &str, to: &str, text: &str) {
        let edge = HangEdge { from: from.to_owned(), to: to.to_owned(), text: text.to_owned() };
        if !self.view.edges.contains(&edge) {
            self.view.edges.push(edge);
        }
    }

    /// From a thing to the contexts of a warp.
    fn add_edges(&mut self, from: &str, warp: Warp, text: &str) {
        let of_warp = self.contexts.get(&(self.core, warp));
        for to in of_warp.cloned().unwrap_or_default() {
            self.add_edge(from, &to, text);
        }
    }

    fn add_awaited(&mut self, standstill: &Standstill, standing: &StandingWarp) {
        let name = self.context_name(standing.warp, standing.split_context);
        match &standing.awaited {
            Awaited::Nothing => {}
            Awaited::Others(awaiting) => self.add_others(&name, awaiting),
            Awaited::Context(context) => {
                let mut all = standstill.warps.iter();
                // The home context of a warp has the warp's number.
                let holder = all.find(|one| one.split_context.unwrap_or(Context(one.warp.0)) == *context);
                if let Some(holder) = holder {
                    let holder = self.context_name(holder.warp, holder.split_context);
                    self.add_edge(&name, &holder, "to leave its handler");
                }
            }
            Awaited::InstructionPort => {
                let port = self.own("instruction port");
                self.add_thing(&port, HangKind::Port, Vec::new());
                self.add_edge(&name, &port, &standing.waits_for);
            }
            Awaited::DataPort => {
                let (_, detail) = standing.waits_for.split_once("; ").unwrap_or(("", &standing.waits_for));
                let port = self.own("data port");
                self.add_thing(&port, HangKind::Port, vec![detail.to_owned()]);
                self.add_edge(&name, &port, "its load or store");
            }
            Awaited::Unit => {
                let core = self.own("the core");
                self.add_thing(&core, HangKind::Unit, Vec::new());
                self.add_edge(&name, &core, &standing.waits_for);
            }
        }
    }

    fn add_others(&mut self, name: &str, awaiting: &AwaitingWarp) {
        let (thing, kind, lines, verb) = match &awaiting.event {
            AwaitedEvent::Barrier { barrier, count, come } => {
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
        let (thing, mut lines) = (self.own(&thing), lines);
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

    /// From a barrier between cores to the cores that have not come there.
    fn add_missing(&mut self, barrier: &WaitedBarrier, cores: u32) {
        let thing = format!("cluster barrier {}", barrier.barrier);
        let has_come = |core| barrier.come.iter().any(|&(come, _)| come == core);
        for core in (0..cores).filter(|&core| !has_come(core)) {
            self.core = core;
            let warps: Vec<Warp> =
                self.contexts.keys().copied().filter_map(|(of, warp)| (of == core).then_some(warp)).collect();
            for warp in &warps {
                self.add_edges(&thing, *warp, "has not come");
            }
            if warps.is_empty() {
                let ended = self.own("which has ended");
                self.add_thing(&ended, HangKind::Unit, Vec::new());
                self.add_edge(&thing, &ended, "has not come");
            }
        }
    }

    fn add_livelock(&mut self, livelock: Option<&Livelock>) {
        for spinner in livelock.iter().flat_map(|livelock| &livelock.spinners) {
            self.add_spinner(spinner);
        }
    }

    fn add_spinner(&mut self, spinner: &Spinner) {
        self.core = spinner.core;
        let name = self.context_name(spinner.warp, spinner.split_context);
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
            self.core = change.by.core;
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
