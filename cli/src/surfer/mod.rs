//! `harmonica view --surfer`: a page and Surfer, a viewer of waveforms, show the same cycle.
//!
//! The page cannot open Surfer's socket. So this process joins the two: it serves the page and a WebSocket for
//! it ([`page`]), and speaks the waveform control protocol with Surfer ([`wcp`]). A [`Hub`] passes cycles from one to
//! the other.

mod page;
mod wcp;

use std::io::{ErrorKind, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{channel, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use testbenches::TIME_UNITS_A_CYCLE;

use crate::failure::Failure;

/// The time between two looks at whether there is something new.
const PAUSE: Duration = Duration::from_millis(20);

/// What both sides know of each other.
#[derive(Default)]
struct Hub {
    state: Mutex<HubState>,
}

#[derive(Default)]
struct HubState {
    /// The pages that are open.
    pages: Vec<Sender<PageNews>>,
    /// Surfer, if it is connected and has greeted.
    surfer: Option<wcp::Peer>,
    /// The cycle that was passed on last: what comes back of it is no news.
    cycle: Option<u64>,
}

/// A message to a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PageNews {
    /// Surfer's cursor has been moved to this cycle.
    Cycle(u64),
    /// Whether Surfer is connected.
    Surfer(bool),
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, HubState> {
        // A thread that panicked has left no half-made change.
        self.state.lock().unwrap_or_else(|error| error.into_inner())
    }

    /// Registers a page, and returns its messages.
    fn add_page(&self) -> Receiver<PageNews> {
        let (sender, receiver) = channel();
        let mut state = self.lock();
        let _ = sender.send(PageNews::Surfer(state.surfer.is_some()));
        state.pages.push(sender);
        receiver
    }

    /// Surfer has come, or has gone.
    fn set_surfer(&self, surfer: Option<wcp::Peer>) {
        let mut state = self.lock();
        state.surfer = surfer;
        let news = PageNews::Surfer(state.surfer.is_some());
        state.tell(news);
    }

    /// Somebody has clicked on a cycle in a page.
    fn page_shows(&self, cycle: u64) {
        let mut state = self.lock();
        if state.cycle.replace(cycle) != Some(cycle) {
            if let Some(surfer) = &mut state.surfer {
                surfer.show(cycle.saturating_mul(TIME_UNITS_A_CYCLE));
            }
        }
    }

    /// Surfer's cursor has been moved to a time.
    fn surfer_shows(&self, time: u64) {
        let cycle = time / TIME_UNITS_A_CYCLE;
        let mut state = self.lock();
        if state.cycle.replace(cycle) != Some(cycle) {
            state.tell(PageNews::Cycle(cycle));
        }
    }
}

impl HubState {
    /// Tells every page that is still open.
    fn tell(&mut self, news: PageNews) {
        self.pages.retain(|page| page.send(news).is_ok());
    }
}

/// Serves the page until a signal ends it. `port`: where Surfer is awaited; 0: any port that is free.
pub fn serve(page: String, path: &Path, port: u16, stop: &Arc<AtomicBool>) -> Result<(), Failure> {
    let for_surfer = listen(port)?;
    let for_pages = listen(0)?;
    let port_of = |listener: &TcpListener| listener.local_addr().map(|address| address.port());
    let (surfer_port, page_port) =
        (port_of(&for_surfer).map_err(Failure::input)?, port_of(&for_pages).map_err(Failure::input)?);
    println!("page    http://127.0.0.1:{page_port}/");
    println!("Surfer  surfer --wcp-initiate {surfer_port} WAVEFORM");
    println!(
        "Open both; a waveform of {} comes of `harmonica cosim --fst WAVEFORM`. Ctrl-C ends this.",
        path.display()
    );
    crate::output::flush();
    let hub = Arc::new(Hub::default());
    let (of_surfer, until) = (Arc::clone(&hub), Arc::clone(stop));
    std::thread::spawn(move || {
        accept(&for_surfer, &until, |stream| wcp::talk(stream, &of_surfer));
    });
    let page: Arc<str> = page.into();
    accept(&for_pages, stop, |stream| {
        let (page, hub, stop) = (Arc::clone(&page), Arc::clone(&hub), Arc::clone(stop));
        // A browser keeps connections open that it does not use.
        std::thread::spawn(move || page::serve(stream, page_port, &page, &hub, &stop));
    });
    Ok(())
}

/// Listens on this machine alone.
fn listen(port: u16) -> Result<TcpListener, Failure> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| {
        let remedy = match error.kind() {
            ErrorKind::AddrInUse => {
                "another program has it; --surfer OTHER takes another one, --surfer alone any that is free"
            }
            ErrorKind::PermissionDenied => "ports below 1024 are the system's; --surfer alone takes any that is free",
            _ => "--surfer alone takes any that is free",
        };
        Failure::input(format!("--surfer: cannot listen on port {port}: {error}; {remedy}"))
    })?;
    listener.set_nonblocking(true).map_err(Failure::input)?;
    Ok(listener)
}

/// Hands over each connection that comes, until a signal has come.
fn accept(listener: &TcpListener, stop: &AtomicBool, mut then: impl FnMut(TcpStream)) {
    while !stop.load(Ordering::Relaxed) {
        match listener.accept() {
            Ok((stream, _)) if stream.set_nonblocking(false).is_ok() => then(stream),
            // No client is there any more.
            Ok(_) | Err(_) => std::thread::sleep(PAUSE),
        }
    }
    let _ = std::io::stdout().flush();
}
