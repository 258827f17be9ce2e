//! The contract: ArchID, opcode table, encodings, core configuration, trace records
