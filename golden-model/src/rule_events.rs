//! Which rules of docs/pipeline.md have fired: each is marked at the place that carries it out, and counted.
//!
//! A mark is two additions: nothing that the model does follows from it. The crate `coverage` says what a core needs so
//! that an event can occur, and a mismatch report names the rules that have fired in its cycle.

use std::fmt;

macro_rules! rule_events {
    ($( $event:ident [$first:literal $(, $rule:literal)*] $text:literal; )*) => {
        /// What carries a rule out.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[repr(u16)]
        pub enum RuleEvent { $( #[doc = $text] $event, )* }

        impl RuleEvent {
            /// All, in the order of the list.
            pub const ALL: &'static [RuleEvent] = &[ $( RuleEvent::$event, )* ];

            /// The name, as in the list.
            pub const fn name(self) -> &'static str {
                match self { $( RuleEvent::$event => stringify!($event), )* }
            }

            /// The rules of docs/pipeline.md that it carries out, the one that says most of it first.
            pub const fn rules(self) -> &'static [&'static str] {
                match self { $( RuleEvent::$event => &[$first $(, $rule)*], )* }
            }

            /// What it is, in words.
            pub const fn text(self) -> &'static str {
                match self { $( RuleEvent::$event => $text, )* }
            }
        }
    };
}

rule_events! {
    // Schedule and fetch
    Speculative               ["P5.2"]     "a warp is scheduled that has instructions in flight";
    ScheduledRedirected       ["P5.8"]     "a context is scheduled and redirected in the same cycle";
    NoRunningWarp             ["P5.9"]     "no warp is Running";
    FetchQueueFull            ["P5.9"]     "the fetch queue is full";
    InstructionPortBusy       ["P5.9"]     "the instruction port is not ready";
    StarvationGuard           ["P15.4"]    "the starvation guard pauses schedule";
    SquashedOldEpoch          ["P6.2"]     "a word of an old epoch arrives";
    SquashedOnArrival         ["P6.2"]     "a word arrives as execute redirects its warp";
    SquashedInAllStages       ["P9.4.1"]   "fetch, decode and operands are squashed at once";
    FetchBesideStore          ["P3.12"]    "a word is fetched in the cycle in which it is stored";
    StoreIntoFetch            ["P3.11"]    "a word is stored whose fetch is under way";
    FetchWithFault            ["P5.6"]     "a fetch fires that raises an interrupt";
    FetchTranslated           ["P14.4"]    "a fetch fires whose page may be executed";
    UnitStarved               ["P15.3"]    "a unit waits for its turn";
    // Checks in execute
    DueOperand                ["P9.1.3"]   "a due interrupt 3 is taken: an operand out of range";
    DueDivision               ["P9.1.3"]   "a due interrupt 5 is taken: a division by 0";
    DuePageMissing            ["P9.1.3"]   "a due interrupt 1 is taken: an access without a page";
    DuePageRight              ["P9.1.3"]   "a due interrupt 2 is taken: an access without the right";
    DueBusError               ["P9.1.3"]   "a due interrupt 7 is taken: nothing answers an access";
    DueBeforeConsole          ["P9.1.3"]   "a due interrupt comes before the external one";
    ConsoleTaken              ["P9.1.4"]   "console input, or a ring, interrupts warp 0";
    WokenForNothing           ["P9.1.5"]   "the active mask is empty: warp 0 was woken for nothing";
    FetchPageMissing          ["P9.1.8", "P14.4"] "a fetch without a page";
    FetchPageRight            ["P9.1.8", "P14.4"] "a fetch without the right";
    FetchBusError             ["P9.1.8"]   "a fetch that nothing answers";
    GuardMissing              ["P9.1.9", "P7.3"] "a guard that does not exist";
    StackOverflow             ["P9.1.10"]  "a split or splitl without room";
    StackOverflowOfTwo        ["P9.1.10"]  "a split of two sides with room for one entry";
    StackUnderflow            ["P9.1.10"]  "a join without a region";
    NoLanes                   ["P9.1.11"]  "an instruction without lanes";
    NoLanesInvalid            ["P9.1.11"]  "an invalid or privileged instruction without lanes does nothing";
    NotImplemented            ["P9.1.12", "P7.2"] "an opcode that the core does not implement";
    RegisterMissing           ["P9.1.12", "P7.3"] "a register that does not exist";
    PrivilegedInUserMode      ["P9.1.12"]  "a privileged instruction in user mode";
    DivergentBranch           ["P9.1.13"]  "a uniform instruction with some of the lanes";
    RefusedLanes              ["P9.3.1", "P9.3.2"] "jalis or jalrs is refused: too many lanes";
    RefusedClone              ["P9.3.1", "P9.3.2"] "clone is refused: no such lane";
    RefusedDivision           ["P9.3.1", "P9.3.2"] "a division is refused";
    RefusedBarrier            ["P9.3.1", "P9.3.2"] "bar is refused";
    // Interrupts
    EnteredTrap               ["P9.7.2"]   "entered: 0, trap";
    EnteredPageMissing        ["P9.7.2"]   "entered: 1, no page";
    EnteredPageRight          ["P9.7.2"]   "entered: 2, no right";
    EnteredInvalid            ["P9.7.2"]   "entered: 3, invalid";
    EnteredDivergent          ["P9.7.2"]   "entered: 4, divergent branch";
    EnteredDivision           ["P9.7.2"]   "entered: 5, division by 0";
    EnteredRegion             ["P9.7.2"]   "entered: 6, region";
    EnteredBusError           ["P9.7.2"]   "entered: 7, bus error";
    EnteredConsole            ["P9.7.2"]   "entered: 8, console input or a ring";
    EnteredFromUser           ["P9.7.2"]   "entered from user mode";
    EnteredWithoutLane0       ["P9.7.2"]   "entered while lane 0 is not active";
    EnteredStopped            ["P9.8.2"]   "entered by warp 0 while it is stopped";
    StoppedByTrap             ["P9.7.3"]   "a warp is stopped by 0, trap";
    StoppedByPageMissing      ["P9.7.3"]   "a warp is stopped by 1, no page";
    StoppedByPageRight        ["P9.7.3"]   "a warp is stopped by 2, no right";
    StoppedByInvalid          ["P9.7.3"]   "a warp is stopped by 3, invalid";
    StoppedByDivergent        ["P9.7.3"]   "a warp is stopped by 4, divergent branch";
    StoppedByDivision         ["P9.7.3"]   "a warp is stopped by 5, division by 0";
    StoppedByRegion           ["P9.7.3"]   "a warp is stopped by 6, region";
    StoppedByBusError         ["P9.7.3"]   "a warp is stopped by 7, bus error";
    StoppedWithoutEntry       ["P9.7.3"]   "a warp is stopped because there is no kernel entry";
    ConsoleWithoutEntry       ["P4.10"]    "a byte waits at the console because there is no kernel entry";
    Interrupted               ["P9.7.1"]   "an interrupt takes the place of an instruction";
    // Effects in execute
    JumpToNext                ["P9.4.2"]   "a jump to the next instruction";
    NoLanesLeft               ["P9.5.3"]   "jalis or jalrs of 0 lanes stops the warp";
    ToUserMode                ["P9.5.5"]   "a jump to user mode";
    HaltOfSome                ["P9.5.6"]   "halt by some of the active lanes";
    SpawnOntoWarp0            ["P9.5.11"]  "wspawn starts warp 0";
    SpawnOntoInterrupted      ["P9.5.11"]  "wspawn starts a warp that an interrupt had stopped";
    SpawnOntoWoken            ["P16.2"]    "wspawn starts warp 0 in the cycle in which the external interrupt wakes it";
    ReturnStray               ["P9.5.14"]  "reti while interrupts are on: there was none to return from";
    ReturnToUser              ["P9.5.14"]  "reti to user mode";
    ReturnToNoLanes           ["P12.8"]    "reti to an empty mask stops the warp";
    ReturnInUserMode          ["P9.1.12"]  "reti in user mode";
    ReturnDivergent           ["P9.1.13"]  "reti by some of the lanes";
    // Warps that wait
    SpawnWaits                ["P9.5.10"]  "wspawn finds no free warp";
    SpawnOutOfTurn            ["P9.10.2"]  "wspawn finds a free warp, but others wait for it";
    SpawnWaitsMany            ["P9.10.1"]  "several warps wait for a free one";
    SpawnWokenByStop          ["P9.10.1"]  "a warp stops, and a wspawn that waits is tried again";
    SpawnWokenByConsole       ["P9.8.1"]   "the external interrupt wakes the wspawn of warp 0";
    Warp0Woken                ["P9.8.2"]   "the external interrupt wakes a stopped warp 0";
    BarrierWaits              ["P9.6.1"]   "a warp waits at a barrier";
    BarrierCompletes          ["P9.6.1"]   "the last warp comes to a barrier";
    BarrierOfOne              ["P9.6.1"]   "a barrier of one warp";
    BarriersAtOnce            ["P9.6.1"]   "a context waits at a barrier while others wait at another one";
    ClusterBarrierWaits       ["P9.6.2"]   "a context waits at a barrier between cores";
    ClusterBarrierOfMany      ["P9.6.3"]   "a context joins others at a barrier between cores";
    ClusterBarrierOpens       ["P9.6.4"]   "a barrier between cores opens";
    ClusterBarrierStays       ["P9.6.4"]   "a context comes to a barrier between cores while it opens for others";
    CopyQueued                ["P12.1"]    "several warps wait for the copy unit";
    ArithmeticQueued          ["P13.2"]    "several warps wait for the arithmetic unit";
    CopyHeld                  ["P15.2"]    "a fetched word keeps a micro-operation out of decode";
    ArithmeticHeld            ["P15.2", "P13.7"] "a result waits for the write port";
    // Divergence
    SplitOneSide              ["P9.11.1"]  "split with one side";
    SplitTwoSides             ["P9.11.2"]  "split with two sides";
    LoopAllStay               ["P9.11.5"]  "splitl: all stay";
    LoopSomeLeave             ["P9.11.2"]  "splitl: the first lanes leave";
    LoopSomeFollow            ["P9.11.4"]  "splitl: further lanes leave";
    LoopNoneStays             ["P9.11.4"]  "splitl: none stays, and none has left before";
    LoopLastLeave             ["P9.11.4"]  "splitl: the last lanes leave";
    JoinOneSide               ["P9.11.4"]  "join of a region with one side";
    JoinRegion                ["P9.11.4"]  "join that closes a region";
    JoinSide                  ["P9.11.4"]  "join to the other side of a split";
    JoinLeavers               ["P9.11.4"]  "join to lanes that have left a loop";
    StackFull                 ["P9.11.3"]  "a push fills the stack";
    // Paired paths
    PathsParted               ["P9.12.6", "P9.12.8"] "a jump forward parts the lanes";
    PathsPartedBack           ["P9.12.6", "P9.12.8"] "a jump backward parts the lanes";
    PathsPartedFar            ["P9.12.6", "P9.12.8"] "a jump by register parts the lanes";
    PathsKeptTogether         ["P9.12.6"]  "some lanes jump to the next instruction";
    PathsNoRoom               ["P9.12.5"]  "a jump that would part the lanes finds as many paths waiting as can";
    PathsInHandler            ["P9.12.5"]  "a jump of some lanes after an interrupt and before reti";
    PathsMeet                 ["P9.12.3", "P9.1.6", "P9.12.8"] "paths meet before an instruction";
    PathsExchange             ["P9.12.3", "P9.1.6", "P9.12.8"] "paths change places before an instruction";
    PathsMeetAtJoin           ["P9.12.4", "P9.12.8"] "paths meet at a join";
    PathsExchangeAtJoin       ["P9.12.4", "P9.12.8"] "paths change places at a join";
    PathsPassJoin             ["P9.12.4"]  "a join finds that the live path goes on";
    PathsFull                 ["P9.12.1"]  "a push takes the last place for paths that wait";
    PathsElsewhere            ["P9.1.14"]  "jalis, jalrs or jmprt while lanes wait";
    PathsHalted               ["P9.12.7"]  "halt while paths wait";
    PathsRestarted            ["P9.12.7"]  "wspawn starts a warp that paths have been left in";
    PathsInHandlerWait        ["P9.12.7"]  "an interrupt is entered while paths wait";
    // Contexts
    SideStarted               ["P9.13.4"]  "a side of a split starts in a split context";
    SideStartedAtHome         ["P9.13.4"]  "a side of a split starts in the home of its warp";
    SideDeferred              ["P9.13.4"]  "a side of a split is deferred: no context is Free";
    SideDeferredInHandler     ["P9.13.4"]  "a side of a split in a handler is deferred";
    RegionNoEntry             ["P9.13.4"]  "a region for which no entry is left";
    RegionNone                ["P9.13.4"]  "a join without an entry";
    RegionStale               ["P9.13.5", "P28.11"] "a split, splitl or join is stale";
    LeaversDeferred           ["P9.13.6"]  "splitl: lanes leave for the first time";
    LeaversFollow             ["P9.13.6"]  "splitl: further lanes leave";
    LeaversLast               ["P9.13.6"]  "splitl: the last lanes leave";
    JoinTakesDeferred         ["P9.13.6"]  "a join goes on as the side that is deferred";
    JoinEndsContext           ["P9.13.6", "P9.13.7"] "a join ends its context";
    JoinCloses                ["P9.13.6"]  "a join closes its region";
    JoinHandsOver             ["P9.13.6"]  "a split context closes the outermost region, and its home goes on";
    ContextHeld               ["P9.1.1"]   "an instruction of a context that is held";
    HoldAwaited               ["P9.13.9", "P9.13.8"] "a due interrupt or a halt waits for the other contexts";
    InterruptedBesideOthers   ["P9.13.10"] "an interrupt while other contexts are held";
    InterruptedInSplitContext ["P9.13.10"] "an interrupt in a split context";
    StoppedWithOthers         ["P9.13.14"] "a halt of a warp with other contexts";
    ReturnForbidden           ["P9.1.14"]  "reti in a region, and in no handler";
    RegionElsewhere           ["P9.1.14"]  "clone, jalis, jalrs or jmprt while others of the warp go on";
    TurnTaken                 ["P9.13.13"] "a context loses its turn to spawn to another one of its warp";
    // Votes
    VoteOfAll                 ["P8.9"]     "a vote of all active lanes";
    VoteOfSome                ["P8.9"]     "a vote of some of them";
    // Loads and stores
    LoadOfLines               ["P11.8"]    "a load goes on to another line";
    StoreOfLines              ["P11.8"]    "a store goes on to another line";
    StoreOfGroups             ["P11.21"]   "a line stored to by one group of lanes after the other";
    StoreOfPart               ["P11.10"]   "a store to a part of a word";
    LoadMixed                 ["P11.8"]    "a load goes on from RAM to the console";
    LoadMixedLine0            ["P11.8"]    "a load goes on from line 0 to the console";
    StoreMixed                ["P11.8"]    "a store goes on from RAM to the console";
    StoreMixedLine0           ["P11.8"]    "a store goes on from line 0 to the console";
    ConsoleByte               ["P3.14"]    "a load takes a byte from the console";
    ConsoleEmpty              ["P3.14"]    "a load finds none";
    ConsoleOther              ["P3.14"]    "a load of another warp than 0 takes a byte";
    ResponsesFull             ["P11.11"]   "a request waits, for the response queue is full";
    ResponseHeld              ["P11.17"]   "a response waits for the write port";
    ConsoleHeld               ["P3.13"]    "a byte waits for the console";
    ChangeWaits               ["P9.9.1"]   "a change of the TLB waits for an access";
    ChangesWait               ["P9.9.2"]   "a change of the TLB waits while accesses are held back for another one";
    DataPortBusy              ["P3.5"]     "the data port is not ready";
    PagesMany                 ["P11.5"]    "an access to several pages";
    FaultFirstPage            ["P11.7"]    "a fault in the first page of several";
    FaultLaterPage            ["P11.7"]    "a fault in a later page, after lanes without one";
    FaultsMany                ["P11.7"]    "different faults in the pages of one access";
    // Translation
    TlbAdded                  ["P14.6", "P14.5"]    "tlbadd takes an entry that is free";
    TlbEvicts                 ["P14.6"]    "tlbadd takes an entry from another page";
    TlbReplaced               ["P14.6"]    "tlbadd changes the entry of its page";
    TlbPage0Added             ["P14.6"]    "tlbadd changes the entry of page 0";
    TlbNoRoom                 ["P14.6"]    "tlbadd finds no entry but that of page 0";
    TlbWraps                  ["P14.6"]    "the first entry is next again";
    TlbFull                   ["P14.6"]    "all entries are valid";
    TlbRemoved                ["P14.7"]    "tlbrm of a page";
    TlbPage0Removed           ["P14.7"]    "tlbrm of page 0";
    TlbNothingToRemove        ["P14.7"]    "tlbrm of a page that is not there";
    TlbFlushed                ["P14.7"]    "all entries but that of page 0 are flushed";
    // Instruction cache
    FetchBehindMiss           ["P19.6"]    "a fetch fires as another one misses, and is read again";
    LaterWordAwaited          ["P19.7"]    "a fetch waits for a word that is not the first of its line";
    LineAskedSlowly           ["P19.7"]    "a word of a line is asked for, and the port is not ready";
    LineWithoutWaiting        ["P19.7"]    "words of a line come when its fetch is answered already";
    LaterWay                  ["P19.5"]    "a line comes to another way than the first";
    FenceInFill               ["P19.9"]    "a fence while a line is on its way";
    FenceAtLastWord           ["P19.9"]    "a fence in the cycle in which the last word of a line comes";
    FenceAtMiss               ["P19.9"]    "a fence in the cycle in which a fetch misses";
    FenceAtHit                ["P19.9"]    "a fence in the cycle in which a fetch hits";
    // Jump prediction
    PredictedRight            ["P20.4", "P20.2"] "a predicted jump is taken";
    PredictedWrong            ["P20.5"]    "a predicted jump is not taken";
    PredictedOther            ["P20.5"]    "what was predicted is no jump any more";
    PredictedInterrupted      ["P20.6"]    "an interrupt in the place of the jump that is remembered";
    AnotherRemembered         ["P20.3"]    "another jump is remembered in the place of one";
    // Bus errors
    FetchFailed               ["P21.1"]    "a fetch fails, and is not squashed";
    LineFailed                ["P21.2"]    "a line is dropped because of a word that failed";
    LoadFailed                ["P21.4"]    "a request of a load fails";
    StoreFailed               ["P21.4"]    "a request of a store fails";
    FailedBeforeLast          ["P21.4"]    "a request fails that is not the last of its access";
    // Scoreboard
    SeveralPending            ["P22.1"]    "a load is pushed while another one of its context is on its way";
    WaitsHeld                 ["P22.4", "P9.1.2"] "an instruction of a warp whose access may yet fail";
    WaitsForDestination       ["P22.7", "P9.1.7"] "an instruction waits for its destination";
    WaitsForSource            ["P22.7", "P9.1.7"] "an instruction waits for a source";
    WaitsForAccess            ["P22.7", "P9.1.7"] "a load or store waits for the one before it";
    WaitsToDrain              ["P22.7", "P9.1.7", "P22.6"] "an instruction waits for all that is on its way";
    WaitsToInterrupt          ["P22.8"]    "an interrupt waits for all that is on its way";
    GotAtOnce                 ["P22.9"]    "what an instruction waits for comes in the very cycle";
    HeldBack                  ["P22.13"]   "a context is held back, for its fetch would be in vain";
    HeldBackNoLonger          ["P22.13"]   "a register comes that a context is held back for";
    LoadForwarded             ["P22.19"]   "a load writes what an instruction in operands reads";
    LoadForwardedLater        ["P22.19"]   "a load wrote in the cycle before what operands reads";
    // Data cache
    DataHit                   ["P24.3"]    "a load hits";
    DataHitBehindFill         ["P24.8"]    "a load hits while a line is on its way";
    DataHitFailed             ["P24.8"]    "a load hits a line that fails";
    DataPasses                ["P24.8"]    "an answer passes the cache";
    DataStoreHit              ["P24.9"]    "a store changes a line";
    DataStoreFailed           ["P24.9"]    "a store into a line fails";
    DataFillFailed            ["P24.10"]   "a line fails";
    DataQueueFull             ["P24.4"]    "something is looked up while the queue is full";
    DataAnswerWaits           ["P24.11"]   "an answer waits for the write port";
    DataAnswersInARow         ["P24.11"]   "an entry acts as an answer is taken";
    DataFence                 ["P24.13"]   "a fence with entries in the queue";
    DataFenceAtFill           ["P24.13"]   "a fence in the cycle in which a line is asked for";
    DataChangeWaits           ["P24.17"]   "a change of the TLB waits while something is looked up";
    // Scratchpad
    PadLanes                  ["P25.2"]    "a request for the scratchpad serves several lanes";
    PadConflict               ["P25.2"]    "a load or store makes another request for it";
    PadLoadMixed              ["P25.1", "P25.5"] "a load goes on from RAM to the scratchpad";
    PadLoadConsole            ["P25.1"]    "a load goes on from the scratchpad to the console";
    PadStoreMixed             ["P25.1", "P25.5"] "a store goes on from RAM to the scratchpad";
    PadStoreConsole           ["P25.1"]    "a store goes on from the scratchpad to the console";
    PadAnswerHeld             ["P25.8", "P15.5"] "an answer waits for the write port";
    PadHoldsResponse          ["P25.8"]    "a response waits for an answer";
    PadMapped                 ["P17.13"]   "tlbadd maps a page of the scratchpad";
    // The extension
    FunctionMissing           ["P26.1"]    "a word of the extension that is no instruction";
    FenceWaits                ["P26.5"]    "fence waits for what is on its way";
    AtomicElsewhere           ["P26.7"]    "an atomic access fails at the console, or behind the memory";
    AtomicRight               ["P26.7"]    "an atomic access fails for want of a right";
    ExchangeSeveral           ["P26.8"]    "an atomic access makes several exchanges";
    ExchangeLockHeld          ["P26.10"]   "the port is not ready for the read of an exchange";
    ExchangeReadFailed        ["P26.11"]   "the read of an exchange fails";
    ExchangeOfOne             ["P26.12"]   "a lane alone exchanges a word";
    ExchangeShared            ["P26.12"]   "several lanes exchange a word, one after the other";
    ExchangeUnchanged         ["P26.13"]   "an exchange changes no word";
    ExchangeAtPad             ["P26.13"]   "an exchange in the scratchpad";
    ExchangeAnswered          ["P26.14"]   "the memory answers the store of an exchange";
    ExchangeStoreFailed       ["P26.14"]   "the store of an exchange fails";
    ExchangeHeld              ["P26.15", "P15.6", "P26.16"] "old words wait for the write port";
    ExchangeStoreHit          ["P26.18"]   "the store of an exchange finds its line in the data cache";
    ExchangeAnew              ["P26.21"]   "a store comes too late, and its exchange begins anew";
    ExchangeAnewShared        ["P26.21"]   "a store comes too late whose exchange serves several lanes";
    ExchangeAnewTwice         ["P26.21"]   "an exchange that has begun anew does so again";
    ExchangeAnewHit           ["P26.21"]   "a store comes too late whose line is in the data cache";
    // Request queue
    QueueGoesAndComes         ["P27.1"]    "a request is taken as another one goes";
    QueueFullGoes             ["P27.1"]    "a request goes while the queue is full";
    QueueWaits                ["P27.2"]    "a request waits for the port";
    QueueGoesInARow           ["P27.2"]    "two requests go in cycles that follow each other";
    QueueStoreSent            ["P27.3"]    "a store is sent, a cycle after its last request";
    QueueChangeWaits          ["P27.4"]    "a change of the TLB waits for the queue";
    QueueBytePrinted          ["P27.7"]    "a byte is printed, a cycle after the console has taken it";
    // Function unit
    CustomAnswered            ["P29.5", "P29.7"] "an own instruction is answered";
    CustomRefused             ["P29.6", "P29.4", "P15.7"] "a response waits for the write port";
    CustomUnitBusy            ["P29.2", "P29.9", "P29.10"]    "a request waits for the unit";
    CustomBoth                ["P29.3"]    "a request and a response fire in one cycle";
    // Deep pipeline
    ChosenWaits               ["P28.2"]    "a context that has been chosen waits for its fetch to be taken";
    ChosenHeld                ["P28.4"]    "a context is held between its choice and its fetch";
    // Rings between cores
    RingTakesEffect           ["P9.8.4"]   "a ring takes effect";
    RingsInARow               ["P9.8.4"]   "rings take effect in two cycles that follow each other";
    RingRefused               ["P9.5.19"]  "a ring for a core that is not there";
    RingAnswered              ["P9.8.3"]   "the interrupt answers a ring";
    RungOnEntry               ["P9.8.3"]   "the core is rung in the cycle in which the interrupt is entered";
    RungAgain                 ["P9.8.3"]   "the core is rung again before it is interrupted";
    RingWaits                 ["P22.7"]    "a ring waits for what is on its way";
    // Reset
    ResetWhileClearing        ["P4.1"]     "while registers are cleared";
    ResetWhileDone            ["P3.16"]    "while the core is done";
    ResetFetchUnderWay        ["P3.3"]     "with fetches under way";
    ResetLoadUnderWay         ["P3.9"]     "with loads under way";
    ResetRequest              ["P3.5"]     "with a data request that is not taken";
    ResetConsole              ["P3.14"]    "with a byte at the console";
    ResetWaitMemory           ["P4.5"]     "with a warp in WaitMemory";
    ResetWaitCopy             ["P4.5"]     "with a warp in WaitCopy";
    ResetWaitSpawn            ["P4.5"]     "with a warp in WaitSpawn";
    ResetWaitArithmetic       ["P4.5"]     "with a warp in WaitArithmetic";
    ResetWaitBarrier          ["P4.5"]     "with a warp in WaitBarrier";
    ResetInHandler            ["P9.7.2"]   "with interrupts off";
    ResetDiverged             ["P9.11.1"]  "with open regions";
    ResetInExchange           ["P26.9"]    "during an exchange";
    // Schedule to operands, rule by rule
    ScheduledBesideWaiting    ["P5.1"]     "a context is scheduled while another one waits";
    TurnSkips                 ["P5.3"]     "the next context in order is no candidate, and is passed over";
    TurnWraps                 ["P5.3"]     "the lowest context follows a higher one";
    FetchBeyondRam            ["P5.5"]     "a pc beyond the RAM is requested";
    ScheduledInARow           ["P5.7"]     "one context is scheduled in two cycles, one after the other";
    FetchWithoutPort          ["P5.10"]    "a fetch fires without a request at the port";
    FetchAnswered             ["P6.1"]     "a fetch is answered";
    DecodeOfFetch             ["P6.3"]     "an instruction is in decode";
    DecodeOfCopy              ["P6.4", "P12.3"]     "a micro-operation is in decode";
    DecodeEmpty               ["P6.5"]     "nothing is in decode";
    GuardIgnored              ["P7.4"]     "an unpredicated instruction has a guard's field that is not 0";
    SquashedInDecode          ["P7.5"]     "an instruction is squashed in decode";
    UnitWritesBeside          ["P8.5"]     "a unit writes while an instruction of another warp is in operands";
    MaskChanges               ["P8.6"]     "the active mask of a context changes";
    SquashedInOperands        ["P8.8"]     "an instruction is squashed in operands";
    // Execute and commit, rule by rule
    TakesEffect               ["P9.1.15"]  "an instruction without a failed check takes effect";
    ScalarOfLaterLane         ["P9.2.2"]   "a scalar comes from another lane than 0";
    RefusedComesDue           ["P9.3.3"]   "the interrupt of a refused instruction is due";
    InFlightFalls             ["P9.4.3"]   "an instruction in execute does not redirect";
    CommitsWithoutLanes       ["P9.4.4"]   "an instruction without lanes commits";
    SpawnTurnGoes             ["P9.10.3"]  "the turn to spawn ends";
    PathsGoOn                 ["P9.12.2"]  "a comparison that is due finds nothing";
    SplitContextRuns          ["P9.13.1"]  "a split context executes";
    SidesAtOnce               ["P9.13.2"]  "a context is scheduled while another one of its warp could be";
    HeldFromSchedule          ["P9.13.3"]  "a Running context is no candidate, for another one holds its warp";
    HandlerReturns            ["P9.13.11"] "a reti ends a handler that the table knows of";
    HolderGone                ["P9.13.12"] "a warp has a holder no longer";
    CommitWrites              ["P10.1"]    "commit writes a register";
    CommitWritesPredicate     ["P10.1"]    "commit writes a predicate register";
    Retired                   ["P10.2"]    "an instruction retires";
    CommitWithoutWrite        ["P10.3"]    "an instruction commits and writes no register";
    RedirectsToItself         ["P17.7"]    "an instruction redirects to its own pc";
    // Units, rule by rule
    AccessFails               ["P11.4"]    "an access fails without translation";
    LaneWithoutPage           ["P11.6"]    "a lane is found to have no page";
    LaneWithoutRight          ["P11.6"]    "a lane is found to lack the right";
    LaneOutside               ["P11.6"]    "a translated address is neither in RAM nor at the console";
    RequestFires              ["P11.12"]   "a request of a load fires at the port";
    StoreSent                 ["P11.13"]   "the last request of a store is sent";
    BytePrinted               ["P11.16"]   "a byte of the console queue is printed";
    LoadWrites                ["P11.18"]   "a load writes its register";
    LoadDone                  ["P11.19"]   "a load is done";
    CloneDone                 ["P12.4"]    "a clone is done";
    EnterDone                 ["P12.5"]    "the copy of an interrupt's entry is done";
    ShadowSaved               ["P12.5"]    "a micro-operation writes the shadow lane";
    ReturnDone                ["P12.6"]    "the copy of a return is done";
    MicrosInARow              ["P12.7"]    "micro-operations are in decode, and in execute";
    CopyPauses                ["P12.10"]   "schedule pauses for a copy";
    PipelinedTogether         ["P13.4"]    "a pipelined operation is issued behind one of its kind";
    KindsMixed                ["P13.5"]    "an operation waits for one made alone, or for those of another kind";
    FairKindsMixed            ["P13.9"]    "a pipelined and a slow operation wait, each in a queue of its own";
    ArithmeticDone            ["P13.8"]    "the arithmetic unit writes its result";
    Page0Gone                 ["P14.1"]    "a fetch or an access wants page 0, and entry 0 is not valid";
    LanesTranslated           ["P14.3"]    "lanes of an access are translated";
    CommitBeforeResponse      ["P15.1"]    "commit writes, and a response waits";
    FetchPushPop              ["P16.3"]    "a fetch fires as another one is answered";
    ResponsePushPop           ["P16.3"]    "a load's request fires as another one is answered";
    FiveInARow                ["P18.3"]    "five instructions retire in five cycles";
    AccessPushed              ["P11.1", "P10.4"] "a load or store is pushed on its queue";
    AccessActive              ["P11.2"]    "an access becomes active";
    ByteQueued                ["P11.14", "P11.15"] "a byte goes to the console queue";
    CopyBegins                ["P12.2"]    "a copy becomes active";
    OperationPushed           ["P13.2", "P10.4"] "an operation is pushed on the queue of the arithmetic unit";
    OperationIssues           ["P13.3"]    "an operation is issued";
    PipelineStands            ["P13.6"]    "the pipeline of the arithmetic unit does not advance";
    AloneFirst                ["P13.10"]   "an operation that is made alone is issued while a pipelined one waits";
    BothAsk                   ["P13.11"]   "a pipelined operation and another one ask for the write port";
    // Options, rule by rule
    CacheNotReady             ["P19.1"]    "the instruction cache is not ready";
    LookupFollows             ["P19.2"]    "a fetch is looked up in the cycle behind another one's";
    InstructionMiss           ["P19.3"]    "a fetch misses";
    InstructionHit            ["P19.4"]    "a fetch hits";
    StaleAgain                ["P19.8"]    "a stale fetch is looked up again";
    Predicted                 ["P20.1"]    "a fetch is predicted";
    StoreAnswered             ["P21.3"]    "a store is done with its answer";
    ResponseWithoutWrite      ["P21.6"]    "a response fires that writes nothing";
    AccessEnds                ["P22.2"]    "the last request of an access fires, or its byte is printed";
    AccessGoesOn              ["P22.3"]    "a load or store does not redirect";
    HeldNoLonger              ["P22.5"]    "an access cannot fail any more";
    WokenByRegister           ["P22.10"]   "a context goes on because its register is written";
    WokenByAny                ["P22.10"]   "a context goes on because something of its own is over";
    PlaceRemembered           ["P22.11"]   "an instruction that waits is remembered";
    PlaceReached              ["P22.12"]   "a context comes to that instruction again";
    FaultWhileHeld            ["P22.16"]   "an access fails while its context is held";
    TurnLost                  ["P22.17"]   "a wspawn that waits for memory loses its turn";
    CounterRead               ["P23.2"]    "hwid reads a performance counter";
    DataLookupFollows         ["P24.1"]    "a request is looked up in the cycle behind another one's";
    DataUncached              ["P24.2"]    "a request in the uncached window is looked up";
    DataWayTaken              ["P24.6"]    "a line is asked for, and gets a way";
    DataHeadWaits             ["P24.7"]    "the head of the queue waits";
    DataStoreSent             ["P24.12"]   "a store is sent from the cache";
    PadBesidePort             ["P25.3"]    "a request for the scratchpad fires beside one at the port";
    PadStoreDone              ["P25.6", "P25.9"]    "a store is done in the scratchpad";
    PadAnswerTaken            ["P25.7"]    "an answer of the scratchpad is taken";
    FetchFromPad              ["P25.10"]   "a fetch from the scratchpad";
    ExchangeThroughCache      ["P26.18"]   "the read of an exchange passes through the data cache";
    AtomicFails               ["P26.7"]    "an atomic access fails";
    ByteWaits                 ["P21.7"]    "a byte waits until all answers have come";
    DataEntryPushed           ["P24.5"]    "a lookup leaves an entry in the queue";
    PadWaits                  ["P25.4", "P25.14"] "a request for the scratchpad waits";
    PadStoreBeside            ["P25.13"]   "a store is done in the scratchpad as another one is done";
    ExchangeEnds              ["P26.17"]   "the last exchange of an access is over";
    ContextChosen             ["P28.1", "P28.3"] "a context is chosen";
    OpensLater                ["P28.16"]   "enough contexts have come to a barrier, which opens a cycle later";
    ByteQueuedLater           ["P28.17"]   "a byte is on its way to the console queue";
}

const COUNT: usize = RuleEvent::ALL.len();
const WORDS: usize = COUNT.div_ceil(64);

/// `P5.8: a context is scheduled and redirected in the same cycle`
impl fmt::Display for RuleEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rules().join(", "), self.text())
    }
}

/// How often each event has occurred, and which have in the cycle at hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fired {
    counts: [u64; COUNT],
    /// A bit for each event.
    in_cycle: [u64; WORDS],
    /// A bit for each event of the cycle before.
    in_cycle_before: [u64; WORDS],
}

impl Default for Fired {
    fn default() -> Self {
        Fired { counts: [0; COUNT], in_cycle: [0; WORDS], in_cycle_before: [0; WORDS] }
    }
}

impl Fired {
    /// An event occurs.
    #[inline(always)]
    pub(crate) fn mark(&mut self, event: RuleEvent) {
        self.counts[event as usize] += 1;
        self.in_cycle[event as usize / 64] |= 1 << (event as usize % 64);
    }

    /// An event occurs, or does not. It mostly does not, so a branch is faster than to add 0.
    #[inline(always)]
    pub(crate) fn mark_if(&mut self, occurs: bool, event: RuleEvent) {
        if occurs {
            self.mark(event);
        }
    }

    /// A cycle begins.
    #[inline(always)]
    pub(crate) fn begin_cycle(&mut self) {
        self.in_cycle_before = std::mem::take(&mut self.in_cycle);
    }

    /// Whether an event has occurred in the cycle that was stepped last.
    #[inline]
    pub fn has_in_cycle(&self, event: RuleEvent) -> bool {
        self.in_cycle[event as usize / 64] >> (event as usize % 64) & 1 == 1
    }

    /// The events that have occurred in the cycle that was stepped last.
    pub fn in_cycle(&self) -> impl Iterator<Item = RuleEvent> + '_ {
        RuleEvent::ALL.iter().copied().filter(|event| self.has_in_cycle(*event))
    }

    /// The events that have occurred in the cycle before that.
    pub fn in_cycle_before(&self) -> impl Iterator<Item = RuleEvent> + '_ {
        let has = |event: &RuleEvent| {
            let number = *event as usize;
            self.in_cycle_before[number / 64] >> (number % 64) & 1 == 1
        };
        RuleEvent::ALL.iter().copied().filter(has)
    }

    /// How often an event has occurred.
    pub fn count(&self, event: RuleEvent) -> u64 {
        self.counts[event as usize]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_event_has_rules_and_words_of_its_own() {
        let names: BTreeSet<_> = RuleEvent::ALL.iter().map(|event| event.name()).collect();
        let texts: BTreeSet<_> = RuleEvent::ALL.iter().map(|event| (event.rules()[0], event.text())).collect();
        assert_eq!((names.len(), texts.len()), (COUNT, COUNT));
        for (number, event) in RuleEvent::ALL.iter().enumerate() {
            assert_eq!(*event as usize, number);
            assert!(event.rules().iter().all(|rule| rule.starts_with('P')), "{event}");
        }
    }

    #[test]
    fn marks_are_counted_and_shown_for_their_cycle() {
        let mut fired = Fired::default();
        let last = RuleEvent::ALL[COUNT - 1];
        fired.mark(RuleEvent::StackFull);
        fired.mark(last);
        fired.mark_if(true, last);
        fired.mark_if(false, RuleEvent::NoLanes);
        assert_eq!(fired.in_cycle().collect::<Vec<_>>(), [RuleEvent::StackFull, last]);
        assert_eq!([RuleEvent::StackFull, last, RuleEvent::NoLanes].map(|event| fired.count(event)), [1, 2, 0]);
        fired.begin_cycle();
        assert_eq!(fired.in_cycle().next(), None);
        assert_eq!(fired.in_cycle_before().collect::<Vec<_>>(), [RuleEvent::StackFull, last]);
        assert_eq!(fired.count(last), 2);
    }
}
