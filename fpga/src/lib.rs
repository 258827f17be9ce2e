//! Synthesis checks and board flows with open tools
