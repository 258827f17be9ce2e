//! `harmonica view --surfer`: a Surfer that is none, and a page that is none, over real sockets.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Child;
use std::time::Duration;

use crate::common::{has, TestFolder};
use serde_json::{json, Value};
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

const PROGRAM: &str = "ldi %r0, #9\nloop: subi %r0, %r0, #1; rtop @p0, %r0; @p0 ? jmpi loop; halt";
/// Times of a waveform in a cycle.
const TIME_UNITS: u64 = 2;
const PATIENCE: Duration = Duration::from_secs(20);

/// The command, and the ports that it has printed.
struct Served {
    child: Child,
    page: u16,
    surfer: u16,
}

impl Served {
    fn new(place: &TestFolder) -> Self {
        let mut child = place.start("view run.s -o run.html --surfer", &[]);
        let mut told = BufReader::new(child.stdout.take().expect("it is piped"));
        let mut port = |before: &str, after: &str| -> u16 {
            let mut line = String::new();
            told.read_line(&mut line).expect("a line");
            let rest = line.trim().strip_prefix(before).expect("a port");
            rest.strip_suffix(after).expect("a port").parse().expect("a port")
        };
        let page = port("page    http://127.0.0.1:", "/");
        let surfer = port("Surfer  surfer --wcp-initiate ", " WAVEFORM");
        Served { child, page, surfer }
    }

    fn get(&self, path: &str, host: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.page)).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    fn open_link(&self, origin: &str) -> tungstenite::Result<WebSocket<MaybeTlsStream<TcpStream>>> {
        let address = format!("ws://127.0.0.1:{}/link", self.page);
        let mut request = address.into_client_request().expect("an address");
        let origin = origin.parse().expect("a header");
        request.headers_mut().insert("origin", origin);
        let (socket, _) = tungstenite::connect(request)?;
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        }
        Ok(socket)
    }

    /// A signal ends it, and it has no more to say.
    fn end(mut self) -> String {
        let signal = ["-INT", &self.child.id().to_string()].map(str::to_owned);
        let sent = std::process::Command::new("kill").args(signal).status();
        assert!(sent.expect("kill starts").success());
        let mut told = String::new();
        let mut stderr = self.child.stderr.take().expect("it is piped");
        stderr.read_to_string(&mut told).expect("text");
        assert_eq!(self.child.wait().expect("it ends").code(), Some(0), "{told}");
        told
    }
}

/// A Surfer that has connected, as `surfer --wcp-initiate PORT` does: it answers the client's greeting.
struct Surfer {
    stream: TcpStream,
    reader: BufReader<TcpStream>,
}

impl Surfer {
    fn new(port: u16, commands: &[&str]) -> Self {
        let stream = TcpStream::connect(("127.0.0.1", port)).expect("it is awaited");
        stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
        let reader = BufReader::new(stream.try_clone().expect("a second handle"));
        let mut surfer = Surfer { stream, reader };
        let greeting = surfer.hear();
        assert_eq!((&greeting["type"], &greeting["version"]), (&json!("greeting"), &json!("0")));
        assert!(greeting["commands"].is_array(), "{greeting}");
        surfer.say(&json!({ "type": "greeting", "version": "0", "commands": commands }));
        surfer
    }

    fn say(&mut self, message: &Value) {
        let bytes = [message.to_string().as_bytes(), b"\0"].concat();
        self.stream.write_all(&bytes).expect("it is heard");
    }

    fn hear(&mut self) -> Value {
        let mut bytes = Vec::new();
        self.reader.read_until(0, &mut bytes).expect("a message");
        assert_eq!(bytes.pop(), Some(0), "a message ends with a zero byte");
        serde_json::from_slice(&bytes).expect("JSON")
    }
}

fn heard(socket: &mut WebSocket<MaybeTlsStream<TcpStream>>) -> Value {
    let message = socket.read().expect("a message");
    serde_json::from_str(message.to_text().expect("text")).expect("JSON")
}

#[test]
fn a_click_in_the_page_moves_surfer_and_the_other_way_round() {
    let place = TestFolder::new().with("run.s", PROGRAM);
    let served = Served::new(&place);
    let mut page = served.open_link(&format!("http://127.0.0.1:{}", served.page)).expect("a link");
    assert_eq!(heard(&mut page), json!({ "surfer": false }));
    let mut surfer = Surfer::new(served.surfer, &["set_viewport_to", "set_cursor"]);
    assert_eq!(heard(&mut page), json!({ "surfer": true }));
    page.send(Message::text(r#"{"cycle": 7}"#)).expect("it is heard");
    for command in ["set_viewport_to", "set_cursor"] {
        let expected = json!({ "type": "command", "command": command, "timestamp": 7 * TIME_UNITS });
        assert_eq!(surfer.hear(), expected);
        surfer.say(&json!({ "type": "response", "command": "ack" }));
    }
    // What it repeats is no news; the middle of a cycle is the cycle.
    for time in [7 * TIME_UNITS, 12 * TIME_UNITS + 1] {
        surfer.say(&json!({ "type": "event", "event": "cursor_moved", "timestamp": time }));
    }
    assert_eq!(heard(&mut page), json!({ "cycle": 12 }));
    // A second page hears, too; and nonsense disturbs neither.
    let mut second = served.open_link(&format!("http://localhost:{}", served.page)).expect("a link");
    assert_eq!(heard(&mut second), json!({ "surfer": true }));
    second.send(Message::text("nonsense")).expect("it is heard");
    surfer.say(&json!({ "type": "event", "event": "goto_declaration", "variable": "core.pc", "timestamp": 40 }));
    assert_eq!(heard(&mut page), json!({ "cycle": 20 }));
    assert_eq!(heard(&mut second), json!({ "cycle": 20 }));
    drop(surfer);
    assert_eq!(heard(&mut page), json!({ "surfer": false }));
    // The published protocol of today has no command for the cursor.
    let mut old = Surfer::new(served.surfer, &["set_viewport_to"]);
    assert_eq!(heard(&mut page), json!({ "surfer": true }));
    for cycle in [3, 4] {
        page.send(Message::text(json!({ "cycle": cycle }).to_string())).expect("it is heard");
        let message = old.hear();
        assert_eq!(
            (&message["command"], &message["timestamp"]),
            (&json!("set_viewport_to"), &json!(cycle * TIME_UNITS))
        );
    }
    let told = served.end();
    has(&told, "this version cannot be told to move its cursor");
}

#[test]
fn the_page_is_for_this_machine_and_its_link_for_the_page() {
    let place = TestFolder::new().with("run.s", PROGRAM);
    let served = Served::new(&place);
    let here = format!("127.0.0.1:{}", served.page);
    let page = served.get("/", &here);
    assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{}", &page[..200]);
    has(&page, "<body data-link=\"/link\">");
    // The file has no link: it is to be opened tomorrow, too.
    assert!(!place.text("run.html").contains("data-link="));
    has(&served.get("/other", &here), "HTTP/1.1 404");
    has(&served.get("/", "elsewhere.example"), "HTTP/1.1 403");
    for origin in ["http://elsewhere.example", "null"] {
        assert!(served.open_link(origin).is_err(), "{origin}");
    }
    // A version that does not exist, and somebody who speaks something else.
    for words in ["{\"type\": \"greeting\", \"version\": \"9\", \"commands\": []}\0", "GET / HTTP/1.1\r\n\0"] {
        let mut other = TcpStream::connect(("127.0.0.1", served.surfer)).expect("it is awaited");
        other.set_read_timeout(Some(PATIENCE)).expect("a limit");
        other.write_all(words.as_bytes()).expect("it is heard");
        let mut greeting = Vec::new();
        other.read_to_end(&mut greeting).expect("it is let go");
    }
    let taken = place.ends(&format!("view run.s -o two.html --surfer {}", served.surfer), 2);
    taken.tells(&format!("cannot listen on port {}", served.surfer));
    taken.tells("--surfer OTHER takes another one");
    let told = served.end();
    has(&told, "speaks version 9 of the waveform control protocol, not 0");
    has(&told, "sends no message of the waveform control protocol");
}
