//! A serial port of this machine.

use std::io;
use std::time::Duration;

use crate::Port;

/// For writing: longer than the operating system's buffer takes at any usual rate.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// A serial port, open: 8 data bits, no parity, one stop bit, no flow control.
pub struct SerialPort {
    port: Box<dyn serialport::SerialPort>,
}

/// Why a port is not opened.
#[derive(Debug, thiserror::Error)]
#[error("cannot open the serial port {path} at {baud} baud: {reason}{}", others(ports))]
pub struct OpenError {
    /// Its name.
    pub path: String,
    /// The bit rate asked for.
    pub baud: u32,
    /// What the operating system says.
    pub reason: String,
    /// Ports that there are.
    pub ports: Vec<String>,
}

fn others(ports: &[String]) -> String {
    match ports {
        [] => "; no serial port is found on this machine: is the board plugged in?".to_owned(),
        ports => format!("; there are {}", ports.join(", ")),
    }
}

impl SerialPort {
    /// Opens the port of that name, such as `/dev/ttyUSB0` or `COM3`.
    ///
    /// # Errors
    /// Says what the operating system says, and which ports there are.
    pub fn open(path: &str, baud: u32) -> Result<SerialPort, OpenError> {
        let opened = serialport::new(path, baud).timeout(WRITE_TIMEOUT).open();
        match opened {
            Ok(port) => Ok(SerialPort { port }),
            Err(error) => {
                let ports = serialport::available_ports().unwrap_or_default();
                Err(OpenError {
                    path: path.to_owned(),
                    baud,
                    reason: error.to_string(),
                    ports: ports.into_iter().map(|port| port.port_name).collect(),
                })
            }
        }
    }
}

impl Port for SerialPort {
    fn send_break(&mut self, duration: Duration) -> io::Result<()> {
        self.port.set_break()?;
        std::thread::sleep(duration);
        Ok(self.port.clear_break()?)
    }

    fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.port.set_timeout(WRITE_TIMEOUT)?;
        self.port.write_all(bytes)
    }

    fn receive(&mut self, timeout: Duration) -> io::Result<Option<u8>> {
        if timeout.is_zero() && self.port.bytes_to_read()? == 0 {
            return Ok(None);
        }
        self.port.set_timeout(timeout)?;
        let mut byte = [0];
        match self.port.read(&mut byte) {
            // A port that is ready and has nothing has hung up.
            Ok(0) => Err(io::Error::new(io::ErrorKind::UnexpectedEof, "it has hung up")),
            Ok(_) => Ok(Some(byte[0])),
            Err(error) if error.kind() == io::ErrorKind::TimedOut => Ok(None),
            Err(error) => Err(error),
        }
    }
}
