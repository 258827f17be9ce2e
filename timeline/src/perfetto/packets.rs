//! What Perfetto reads: the messages of its trace that are written here, with the numbers that its
//! `perfetto_trace.proto` gives them.

use prost::Message;

/// A whole trace.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Trace {
    #[prost(message, repeated, tag = "1")]
    pub packets: Vec<TracePacket>,
}

/// A track's description, or something that happens on one.
#[derive(Clone, PartialEq, Message)]
pub(super) struct TracePacket {
    /// In nanoseconds.
    #[prost(uint64, optional, tag = "8")]
    pub timestamp: Option<u64>,
    /// Packets of one number come from one writer, in order.
    #[prost(uint32, optional, tag = "10")]
    pub sequence: Option<u32>,
    #[prost(message, optional, tag = "11")]
    pub event: Option<TrackEvent>,
    #[prost(message, optional, tag = "60")]
    pub track: Option<TrackDescriptor>,
}

/// A track: a row, or several of one name below one another.
#[derive(Clone, PartialEq, Message)]
pub(super) struct TrackDescriptor {
    #[prost(uint64, optional, tag = "1")]
    pub uuid: Option<u64>,
    #[prost(string, optional, tag = "2")]
    pub name: Option<String>,
    #[prost(uint64, optional, tag = "5")]
    pub parent: Option<u64>,
    #[prost(message, optional, tag = "8")]
    pub counter: Option<CounterDescriptor>,
    /// How the tracks below it are ordered.
    #[prost(int32, optional, tag = "11")]
    pub child_ordering: Option<i32>,
}

/// Makes a track one of numbers.
#[derive(Clone, PartialEq, Message)]
pub(super) struct CounterDescriptor {
    #[prost(string, optional, tag = "6")]
    pub unit: Option<String>,
}

/// By the order in which they are described.
pub(super) const ORDER_AS_DESCRIBED: i32 = 2;

/// Something that happens.
#[derive(Clone, PartialEq, Message)]
pub(super) struct TrackEvent {
    #[prost(message, repeated, tag = "4")]
    pub annotations: Vec<DebugAnnotation>,
    #[prost(int32, optional, tag = "9")]
    pub kind: Option<i32>,
    #[prost(uint64, optional, tag = "11")]
    pub track: Option<u64>,
    #[prost(string, repeated, tag = "22")]
    pub categories: Vec<String>,
    #[prost(string, optional, tag = "23")]
    pub name: Option<String>,
    #[prost(int64, optional, tag = "30")]
    pub counter_value: Option<i64>,
    #[prost(fixed64, repeated, packed = "false", tag = "47")]
    pub flows: Vec<u64>,
    #[prost(fixed64, repeated, packed = "false", tag = "48")]
    pub ending_flows: Vec<u64>,
}

/// Kinds of events.
pub(super) const SLICE_BEGIN: i32 = 1;
pub(super) const SLICE_END: i32 = 2;
pub(super) const COUNTER: i32 = 4;

/// What is shown of a slice that has been clicked.
#[derive(Clone, PartialEq, Message)]
pub(super) struct DebugAnnotation {
    #[prost(string, optional, tag = "10")]
    pub name: Option<String>,
    #[prost(string, optional, tag = "6")]
    pub text: Option<String>,
}
