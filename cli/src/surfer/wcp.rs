//! The waveform control protocol, version 0, as its client: Surfer has connected to us (`surfer --wcp-initiate PORT`),
//! and we greet first. A message is an object of JSON and a zero byte.
//!
//! Used of it: `set_viewport_to` and, where Surfer says in its greeting that it knows it, `set_cursor`. The published
//! protocol has no event for a cursor that was moved. Versions that send one (`cursor_moved`, or another event with a
//! `timestamp`) are heard.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::Arc;

use serde_json::{json, Value};

use super::Hub;

/// The only version that there is.
const VERSION: &str = "0";
/// The events that we want to hear of.
const EVENTS: [&str; 3] = ["waveforms_loaded", "cursor_moved", "goto_declaration"];
/// The longest message that is read, in bytes.
const MESSAGE_BYTES_MAX: u64 = 1 << 20;

/// A Surfer that has greeted.
pub struct Peer {
    stream: TcpStream,
    /// It can move its cursor on request.
    sets_cursor: bool,
}

impl Peer {
    /// Shows a time, and puts the cursor there.
    pub fn show(&mut self, time: u64) {
        let mut commands = vec![json!({ "type": "command", "command": "set_viewport_to", "timestamp": time })];
        if self.sets_cursor {
            commands.push(json!({ "type": "command", "command": "set_cursor", "timestamp": time }));
        }
        for command in &commands {
            // A client that has gone is noticed where its messages are read.
            let _ = send(&mut self.stream, command);
        }
    }
}

fn send(stream: &mut TcpStream, message: &Value) -> std::io::Result<()> {
    let mut bytes = message.to_string().into_bytes();
    bytes.push(0);
    stream.write_all(&bytes)
}

/// Talks with Surfer until it goes.
pub fn talk(mut stream: TcpStream, hub: &Arc<Hub>) {
    let greeting = json!({ "type": "greeting", "version": VERSION, "commands": EVENTS });
    let (Ok(()), Ok(reader)) = (send(&mut stream, &greeting), stream.try_clone()) else {
        return;
    };
    let mut reader = BufReader::new(reader);
    while let Some(message) = next(&mut reader) {
        match message["type"].as_str() {
            Some("greeting") => match (message["version"].as_str(), stream.try_clone()) {
                (Some(VERSION), Ok(stream)) => {
                    let commands = message["commands"].as_array();
                    let knows = |name: &str| commands.is_some_and(|all| all.iter().any(|one| one == name));
                    let sets_cursor = knows("set_cursor");
                    eprintln!(
                        "Surfer has connected{}",
                        match sets_cursor {
                            true => "",
                            false => "; this version cannot be told to move its cursor, only what it shows",
                        }
                    );
                    hub.set_surfer(Some(Peer { stream, sets_cursor }));
                }
                (version, _) => {
                    let version = version.unwrap_or("none");
                    eprintln!("the client speaks version {version} of the waveform control protocol, not {VERSION}; take another Surfer");
                    return;
                }
            },
            Some("event") => {
                if let Some(time) = message["timestamp"].as_u64() {
                    hub.surfer_shows(time);
                }
            }
            Some("error") => eprintln!("Surfer: {}", message["message"].as_str().unwrap_or("an error")),
            // Answers to commands: nothing waits for them.
            _ => {}
        }
    }
    eprintln!("Surfer has gone");
    hub.set_surfer(None);
}

/// The next message; `None` when the client has gone, or has sent no message.
fn next(reader: &mut impl BufRead) -> Option<Value> {
    let mut bytes = Vec::new();
    let mut limited = std::io::Read::take(reader, MESSAGE_BYTES_MAX);
    limited.read_until(0, &mut bytes).ok()?;
    if bytes.pop() != Some(0) {
        return None;
    }
    match serde_json::from_slice(&bytes) {
        Ok(message) => Some(message),
        Err(error) => {
            eprintln!("the client sends no message of the waveform control protocol: {error}");
            None
        }
    }
}
