//! The page's side: an HTTP server that knows one page and one WebSocket, for this machine alone.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::TryRecvError;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{json, Value};
use tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tungstenite::http::StatusCode;
use tungstenite::{Message, WebSocket};

use super::{Hub, PageNews, PAUSE};

/// The path of the WebSocket.
const LINK: &str = "/link";
/// The longest head of a request.
const HEAD_BYTES_MAX: usize = 16 << 10;
/// How long a request may take to come.
const PATIENCE: Duration = Duration::from_secs(10);

/// Answers one connection: with the page, or as the WebSocket of a page.
pub fn serve(mut stream: TcpStream, port: u16, page: &str, hub: &Arc<Hub>, stop: &AtomicBool) {
    let _ = stream.set_read_timeout(Some(PATIENCE));
    let Some(head) = peeked_head(&stream) else {
        return;
    };
    let mut words = head.split_whitespace();
    let (method, path) = (words.next(), words.next());
    if path.is_some_and(|path| path == LINK) {
        link(stream, port, hub, stop);
        return;
    }
    // What was only looked at is taken, so that the connection ends in peace.
    let _ = stream.read_exact(&mut vec![0; head.len()]);
    // A name of another machine that leads here is refused, whoever made it so.
    let is_ours = header(&head, "host").is_some_and(|host| is_here(host, port));
    let path = path.map(|path| path.split('?').next().unwrap_or(path));
    let (status, kind, body) = match (method, path) {
        _ if !is_ours => ("403 Forbidden", "text/plain", "this page is for this machine\n".to_owned()),
        (Some("GET"), Some("/")) => ("200 OK", "text/html; charset=utf-8", linked(page)),
        _ => ("404 Not Found", "text/plain", "there is only /\n".to_owned()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes()));
}

/// The page, which finds its link.
fn linked(page: &str) -> String {
    page.replacen("<body>", &format!("<body data-link=\"{LINK}\">"), 1)
}

/// The head of the request, which stays where it is.
fn peeked_head(stream: &TcpStream) -> Option<String> {
    let mut bytes = vec![0; HEAD_BYTES_MAX];
    let mut seen = 0;
    loop {
        let count = stream.peek(&mut bytes).ok()?;
        let end = bytes[..count].windows(4).position(|four| four == b"\r\n\r\n");
        if let Some(end) = end {
            return String::from_utf8(bytes[..end + 4].to_vec()).ok();
        }
        // It does not go on, or it is too long.
        if count == 0 || count == HEAD_BYTES_MAX {
            return None;
        }
        if count == seen {
            std::thread::sleep(PAUSE);
        }
        seen = count;
    }
}

/// A header's value.
fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let lines = head.lines().skip(1).filter_map(|line| line.split_once(':'));
    let mut named = lines.filter(|(key, _)| key.trim().eq_ignore_ascii_case(name));
    named.next().map(|(_, value)| value.trim())
}

/// Whether a host is this machine at this port.
fn is_here(host: &str, port: u16) -> bool {
    ["127.0.0.1", "localhost"].iter().any(|name| host == format!("{name}:{port}"))
}

/// The WebSocket of a page: only our own page may open it.
fn link(stream: TcpStream, port: u16, hub: &Arc<Hub>, stop: &AtomicBool) {
    #[allow(clippy::result_large_err, reason = "tungstenite wants it so")]
    let check = |request: &Request, response: Response| -> Result<Response, ErrorResponse> {
        let origin = request.headers().get("origin").and_then(|origin| origin.to_str().ok());
        match origin.and_then(|origin| origin.strip_prefix("http://")) {
            Some(host) if is_here(host, port) => Ok(response),
            _ => {
                let mut refused = ErrorResponse::new(Some("only the page that is served here\n".to_owned()));
                *refused.status_mut() = StatusCode::FORBIDDEN;
                Err(refused)
            }
        }
    };
    let Ok(mut socket) = tungstenite::accept_hdr(stream, check) else {
        return;
    };
    let _ = socket.get_ref().set_read_timeout(Some(PAUSE));
    let news = hub.add_page();
    while !stop.load(Ordering::Relaxed) {
        match news.try_recv() {
            Ok(news) => {
                if !tell(&mut socket, news) {
                    return;
                }
                continue;
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => return,
        }
        match socket.read() {
            Ok(Message::Text(text)) => {
                let said: Value = serde_json::from_str(&text).unwrap_or_default();
                if let Some(cycle) = said["cycle"].as_u64() {
                    hub.page_shows(cycle);
                }
            }
            Ok(Message::Close(_)) => return,
            Ok(_) => {}
            Err(tungstenite::Error::Io(error))
                if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) => return,
        }
    }
    let _ = socket.close(None);
}

/// Tells a page; false when it has gone.
fn tell(socket: &mut WebSocket<TcpStream>, news: PageNews) -> bool {
    let message = match news {
        PageNews::Cycle(cycle) => json!({ "cycle": cycle }),
        PageNews::Surfer(is_there) => json!({ "surfer": is_there }),
    };
    socket.send(Message::text(message.to_string())).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_told_where_its_link_is() {
        assert_eq!(linked("<body>\n<body>"), "<body data-link=\"/link\">\n<body>");
    }

    #[test]
    fn headers_are_found_whatever_their_case() {
        let head = "GET / HTTP/1.1\r\nHOST:  127.0.0.1:80 \r\nx: y\r\n\r\n";
        assert_eq!(header(head, "host"), Some("127.0.0.1:80"));
        assert!(is_here("localhost:80", 80) && !is_here("elsewhere:80", 80) && !is_here("127.0.0.1:81", 80));
    }
}
