//! The states and rules that programs should bring a core to: a line each. What a line says is looked for in the other
//! files of this folder; a line that no program reaches is a hole.

use super::super::need::Need;

macro_rules! states {
    ($( $section:literal $([ $($common:ident)+ ])? {
        $( $state:ident $text:literal $(if $($need:ident)+)?; )*
    } )*) => {
        /// A state of the core, or an event in it, that is counted.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum State { $( $( #[doc = $text] $state, )* )* }

        impl State {
            /// All, section by section.
            pub const ALL: &'static [State] = &[ $( $( State::$state, )* )* ];

            /// What it is, in words, behind the rule of docs/pipeline.md that it comes from.
            pub const fn text(self) -> &'static str {
                match self { $( $( State::$state => $text, )* )* }
            }

            /// The name, as in the list.
            pub const fn name(self) -> &'static str {
                match self { $( $( State::$state => stringify!($state), )* )* }
            }
        }

        /// Headings, with the states below them, what all of these need, and what each needs beside it.
        pub const SECTIONS: &[Section] = &[ $( Section {
            heading: $section,
            needs: &[ $( $( Need::$common, )+ )? ],
            states: &[ $( (State::$state, &[ $( $( Need::$need, )+ )? ]), )* ],
        }, )* ];
    };
}

/// States under a heading.
pub struct Section {
    /// The heading.
    pub heading: &'static str,
    /// What a core needs to reach any of them.
    pub needs: &'static [Need],
    /// Each state, with what it needs beside that.
    pub states: &'static [(State, &'static [Need])],
}

states! {
    "schedule and fetch" {
        Speculative          "P5.2     a warp is scheduled that has instructions in flight" if Short;
        ScheduledRedirected  "P5.8     a warp is scheduled and redirected in the same cycle" if Short;
        NoRunningWarp        "P5.9     no warp is Running";
        FetchQueueFull       "P5.9     the fetch queue is full";
        InstructionPortBusy  "P5.9     the instruction port is not ready";
        StarvationGuard      "P15.4    a unit has waited 15 cycles for its turn, and schedule pauses";
        SquashedOldEpoch     "P6.2     a word of an old epoch arrives" if Short;
        SquashedOnArrival    "P6.2     a word arrives as execute redirects its warp" if Short;
        SquashedInAllStages  "P9.4.1   fetch, decode and operands are squashed at once" if Short;
        FetchBesideStore     "P3.12    a word is fetched in the cycle in which it is stored";
        StoreIntoFetch       "P3.11    a word is stored whose fetch is under way";
        ChangedCodeFetched   "P3.11    a word is fetched again after it was changed";
    }
    "checks in execute" {
        DueOperand           "P9.1.3   a due interrupt 3 is taken: an operand out of range";
        DueDivision          "P9.1.3   a due interrupt 5 is taken: a division by 0" if Divide;
        DuePageMissing       "P9.1.3   a due interrupt 1 is taken: an access without a page" if Tlb;
        DuePageRight         "P9.1.3   a due interrupt 2 is taken: an access without the right" if Tlb;
        DueBusError          "P9.1.3   a due interrupt 7 is taken: nothing answers an access";
        DueBeforeConsole     "P9.1.3   a due interrupt comes before the external one";
        ConsoleTaken         "P9.1.4   console input, or a ring, interrupts warp 0";
        WokenForNothing      "P9.1.5   warp 0 was woken for console input that is gone";
        FetchPageMissing     "P9.1.8   a fetch without a page" if Tlb;
        FetchPageRight       "P9.1.8   a fetch without the right" if Tlb;
        FetchBusError        "P9.1.8   a fetch that nothing answers";
        GuardMissing         "P9.1.9   a guard that does not exist" if MissingPredicate;
        StackOverflow        "P9.1.10  a split or splitl without room" if Stack;
        StackOverflowOfTwo   "P9.1.10  a split of two sides with room for one entry" if Stack Lanes2;
        StackUnderflow       "P9.1.10  a join without a region" if Stack;
        NoLanes              "P9.1.11  an instruction without lanes";
        NoLanesInvalid       "P9.1.11  an invalid or privileged instruction without lanes does nothing";
        NotImplemented       "P9.1.12  an opcode that the core does not implement";
        RegisterMissing      "P9.1.12  a register that does not exist" if MissingRegister;
        PrivilegedInUserMode "P9.1.12  a privileged instruction in user mode";
        DivergentBranch      "P9.1.13  a uniform instruction with some of the lanes" if Lanes2;
        RefusedLanes         "P9.3.1   jalis or jalrs is refused: too many lanes";
        RefusedClone         "P9.3.1   clone is refused: no such lane";
        RefusedDivision      "P9.3.1   a division is refused" if Divide;
        RefusedBarrier       "P9.3.1   bar is refused" if Barriers;
    }
    "interrupts" {
        EnteredTrap          "P9.7.2   entered: 0, trap";
        EnteredPageMissing   "P9.7.2   entered: 1, no page" if Tlb;
        EnteredPageRight     "P9.7.2   entered: 2, no right" if Tlb;
        EnteredInvalid       "P9.7.2   entered: 3, invalid";
        EnteredDivergent     "P9.7.2   entered: 4, divergent branch" if Lanes2;
        EnteredDivision      "P9.7.2   entered: 5, division by 0" if Divide;
        EnteredRegion        "P9.7.2   entered: 6, region" if SplitAndJoin;
        EnteredBusError      "P9.7.2   entered: 7, bus error";
        EnteredConsole       "P9.7.2   entered: 8, console input or a ring";
        EnteredFromUser      "P9.7.2   entered from user mode";
        EnteredWithoutLane0  "P9.7.2   entered while lane 0 is not active" if Lanes2;
        EnteredStopped       "P9.8.2   entered by warp 0 while it is stopped";
        StoppedByTrap        "P9.7.3   a warp is stopped by 0, trap";
        StoppedByPageMissing "P9.7.3   a warp is stopped by 1, no page" if Tlb;
        StoppedByPageRight   "P9.7.3   a warp is stopped by 2, no right" if Tlb;
        StoppedByInvalid     "P9.7.3   a warp is stopped by 3, invalid";
        StoppedByDivergent   "P9.7.3   a warp is stopped by 4, divergent branch" if Lanes2;
        StoppedByDivision    "P9.7.3   a warp is stopped by 5, division by 0" if Divide;
        StoppedByRegion      "P9.7.3   a warp is stopped by 6, region" if SplitAndJoin;
        StoppedByBusError    "P9.7.3   a warp is stopped by 7, bus error";
        StoppedWithoutEntry  "P9.7.3   a warp is stopped because there is no kernel entry";
        ConsoleWithoutEntry  "P4.10    a byte waits at the console because there is no kernel entry";
    }
    "effects in execute" {
        JumpToNext           "P9.4.2   a jump to the next instruction";
        NoLanesLeft          "P9.5.3   jalis or jalrs of 0 lanes stops the warp";
        ToUserMode           "P9.5.5   jmpru";
        HaltOfSome           "P9.5.6   halt by some of the active lanes" if Lanes2;
        SpawnOntoWarp0       "P9.5.11  wspawn starts warp 0" if Warps2;
        SpawnOntoInterrupted "P9.5.11  wspawn starts a warp that an interrupt had stopped" if Warps2;
        SpawnOntoWoken       "P16.2    wspawn starts warp 0 in the cycle in which the external interrupt wakes it" if Warps2;
        ReturnStray          "P9.5.14  reti while interrupts are on: there was none to return from";
        ReturnToUser         "P9.5.14  reti to user mode";
        ReturnToNoLanes      "P12.8    reti to an empty mask stops the warp";
        ReturnInUserMode     "P9.1.12  reti in user mode";
        ReturnDivergent      "P9.1.13  reti by some of the lanes" if Lanes2;
    }
    "warps that wait" {
        SpawnWaits           "P9.5.10  wspawn finds no free warp";
        SpawnOutOfTurn       "P9.10.2  wspawn finds a free warp, but others wait for it" if Warps2;
        SpawnWaitsMany       "P9.10.1  several warps wait for a free one" if Contexts2;
        SpawnWokenByStop     "P9.10.1  a warp stops, and a wspawn that waits is tried again" if Warps2;
        SpawnWokenByConsole  "P9.8.1   the external interrupt wakes the wspawn of warp 0";
        Warp0Woken           "P9.8.2   the external interrupt wakes a stopped warp 0";
        BarrierWaits         "P9.6.1   a warp waits at a barrier" if Contexts2 Barriers;
        BarrierCompletes     "P9.6.1   the last warp comes to a barrier" if Contexts2 Barriers;
        BarrierOfOne         "P9.6.1   a barrier of one warp" if Barriers;
        BarriersAtOnce       "P9.6.1   warps wait at two barriers at once" if Contexts2 Barriers2;
        ClusterBarrierWaits  "P9.6.2   a context waits at a barrier between cores" if ClusterBarriers;
        ClusterBarrierOfMany "P9.6.3   several contexts wait at a barrier between cores" if Contexts2 ClusterBarriers;
        ClusterBarrierOpens  "P9.6.4   a barrier between cores opens" if ClusterBarriers;
        ClusterBarrierStays  "P9.6.4   a context comes to a barrier between cores while it opens for others" if Contexts2 ClusterBarriers;
        AllWaitMemory        "P11.1    all warps wait for the load/store unit" if Contexts2;
        AllWaitCopy          "P12.1    all warps wait for the copy unit" if Contexts2;
        AllWaitArithmetic    "P13.2    all warps wait for the arithmetic unit" if Contexts2 Arithmetic;
        CopyQueued           "P12.1    several warps wait for the copy unit" if Contexts2;
        ArithmeticQueued     "P13.2    several warps wait for the arithmetic unit" if Contexts2 Arithmetic;
        CopyHeld             "P15.2    a fetched word keeps a micro-operation out of decode";
        ArithmeticHeld       "P15.2    a result waits for the write port" if Arithmetic;
    }
    "divergence" [Stack] {
        SplitOneSide         "P9.11.1  split with one side";
        SplitTwoSides        "P9.11.2  split with two sides" if Lanes2;
        LoopAllStay          "P9.11.5  splitl: all stay";
        LoopSomeLeave        "P9.11.2  splitl: the first lanes leave" if Lanes2;
        LoopSomeFollow       "P9.11.4  splitl: further lanes leave" if Lanes2;
        LoopNoneStays        "P9.11.4  splitl: none stays, and none has left before";
        LoopLastLeave        "P9.11.4  splitl: the last lanes leave";
        JoinOneSide          "P9.11.4  join of a region with one side";
        JoinRegion           "P9.11.4  join that closes a region" if Lanes2;
        JoinSide             "P9.11.4  join to the other side of a split" if Lanes2;
        JoinLeavers          "P9.11.4  join to lanes that have left a loop";
        StackFull            "P9.11.3  the stack is full";
    }
    "paired paths" [PairedPath Lanes2] {
        PathsParted          "P9.12.6  a jump forward parts the lanes";
        PathsPartedBack      "P9.12.6  a jump backward parts the lanes";
        PathsPartedFar       "P9.12.6  a jump by register parts the lanes";
        PathsKeptTogether    "P9.12.6  some lanes jump to the next instruction";
        PathsNoRoom          "P9.12.5  a jump that would part the lanes finds as many paths waiting as can";
        PathsInHandler       "P9.12.5  a jump of some lanes after an interrupt and before reti";
        PathsMeet            "P9.12.3  paths meet before an instruction" if Implicit;
        PathsExchange        "P9.12.3  paths change places before an instruction" if Implicit;
        PathsMeetAtJoin      "P9.12.4  paths meet at a join" if Explicit;
        PathsExchangeAtJoin  "P9.12.4  paths change places at a join" if Explicit;
        PathsPassJoin        "P9.12.4  a join finds that the live path goes on" if Explicit;
        PathsFull            "P9.12.1  as many paths wait as can";
        PathsElsewhere       "P9.1.14  jalis, jalrs or jmprt while lanes wait";
        PathsHalted          "P9.12.7  halt while paths wait";
        PathsRestarted       "P9.12.7  wspawn starts a warp that paths have been left in";
        PathsInHandlerWait   "P9.12.7  an instruction of a handler while paths wait";
    }
    "contexts" [MultiPath] {
        SideStarted               "P9.13.4  a side of a split starts in a split context";
        SideStartedAtHome         "P9.13.4  a side of a split starts in the home of its warp";
        SideDeferred              "P9.13.4  a side of a split is deferred: no context is Free";
        SideDeferredInHandler     "P9.13.4  a side of a split in a handler is deferred";
        RegionNoEntry             "P9.13.4  a region for which no entry is left";
        RegionNone                "P9.13.4  a join without an entry";
        RegionStale               "P9.13.5  a split, splitl or join is stale";
        LeaversDeferred           "P9.13.6  splitl: lanes leave for the first time";
        LeaversFollow             "P9.13.6  splitl: further lanes leave";
        LeaversLast               "P9.13.6  splitl: the last lanes leave";
        JoinTakesDeferred         "P9.13.6  a join goes on as the side that is deferred";
        JoinEndsContext           "P9.13.6  a join ends its context";
        JoinCloses                "P9.13.6  a join closes its region";
        JoinHandsOver             "P9.13.6  a split context closes the outermost region, and its home goes on";
        ContextHeld               "P9.1.1   an instruction of a context that is held";
        HoldAwaited               "P9.13.9  a due interrupt or a halt waits for the other contexts";
        InterruptedBesideOthers   "P9.13.10 an interrupt while other contexts are held";
        InterruptedInSplitContext "P9.13.10 an interrupt in a split context";
        StoppedWithOthers         "P9.13.14 a halt of a warp with other contexts";
        ReturnForbidden           "P9.1.14  reti in a region, and in no handler";
        RegionElsewhere           "P9.1.14  clone, jalis, jalrs or jmprt while others of the warp go on";
    }
    "votes" {
        VoteOfAll            "P8.9     a vote of all active lanes";
        VoteOfSome           "P8.9     a vote of some of them" if Lanes2;
    }
    "loads and stores" {
        LoadOfLines          "P11.8    a load of several lines" if Lanes2 NoDataCache;
        StoreOfLines         "P11.8    a store to several lines" if Lanes2 NoBusErrors;
        StoreOfGroups        "P11.21   a line stored to by one group of lanes after the other" if NoBusErrors StoreGroups;
        StoreOfPart          "P11.10   a store to a part of a word";
        LoadMixed            "P11.8    a load from console and RAM" if Lanes2 NoDataCache;
        LoadMixedLine0       "P11.8    a load from console and line 0" if Lanes2 NoDataCache;
        StoreMixed           "P11.8    a store to console and RAM" if Lanes2 NoBusErrors;
        StoreMixedLine0      "P11.8    a store to console and line 0" if Lanes2 NoBusErrors;
        ConsoleByte          "P3.14    a load takes a byte from the console";
        ConsoleEmpty         "P3.14    a load finds none";
        ConsoleOther         "P3.14    a load of another warp than 0 takes a byte" if Contexts2 NoDataCache;
        ResponsesFull        "P11.11   the response queue is full";
        ResponseHeld         "P11.17   a response waits for the write port";
        ConsoleHeld          "P3.13    a byte waits for the console";
        ChangeWaits          "P9.9.1   a change of the TLB waits for an access" if Tlb;
        ChangesWait          "P9.9.2   a change of the TLB waits while accesses are held back for another one" if Tlb;
        DataPortBusy         "P3.5     the data port is not ready";
        PagesMany            "P11.5    an access to several pages" if Tlb Lanes2;
        FaultFirstPage       "P11.7    a fault in the first page of several" if Tlb Lanes2;
        FaultLaterPage       "P11.7    a fault in a later page, after lanes without one" if Tlb Lanes2;
        FaultsMany           "P11.7    different faults in the pages of one access" if Tlb Lanes2;
    }
    "translation" [Tlb] {
        TlbAdded             "P14.6    tlbadd takes an entry that is free";
        TlbEvicts            "P14.6    tlbadd takes an entry from another page";
        TlbReplaced          "P14.6    tlbadd changes the entry of its page";
        TlbPage0Added        "P14.6    tlbadd changes the entry of page 0";
        TlbNoRoom            "P14.6    tlbadd finds no entry but that of page 0";
        TlbWraps             "P14.6    the first entry is next again";
        TlbFull              "P14.6    all entries are valid";
        TlbRemoved           "P14.7    tlbrm of a page";
        TlbPage0Removed      "P14.7    tlbrm of page 0";
        TlbNothingToRemove   "P14.7    tlbrm of a page that is not there";
        TlbFlushed           "P14.7    tlbflush";
    }
    "instruction cache" [InstructionCache] {
        FetchBehindMiss      "P19.6    a fetch fires as another one misses, and is read again";
        LaterWordAwaited     "P19.7    a fetch waits for a word that is not the first of its line";
        LineAskedSlowly      "P19.7    a word of a line is asked for, and the port is not ready";
        LineWithoutWaiting   "P19.7    words of a line come when its fetch is answered already";
        LaterWay             "P19.5    a line comes to another way than the first";
        ChangedCodeHit       "P19.4    a word is found that has been stored into since it came";
        FenceInFill          "P19.9    a fence while a line is on its way";
        FenceAtLastWord      "P19.9    a fence in the cycle in which the last word of a line comes";
        FenceAtMiss          "P19.9    a fence in the cycle in which a fetch misses";
        FenceAtHit           "P19.9    a fence in the cycle in which a fetch hits";
    }
    "jump prediction" [Prediction] {
        PredictedRight       "P20.4    a predicted jump is taken";
        PredictedWrong       "P20.5    a predicted jump is not taken";
        PredictedOther       "P20.5    what was predicted is no jump any more";
        PredictedInterrupted "P20.6    an interrupt in the place of the jump that is remembered";
        AnotherRemembered    "P20.3    another jump is remembered in the place of one";
    }
    "bus errors" [BusErrors] {
        FetchFailed          "P21.1    a fetch fails";
        LineFailed           "P21.2    a line is dropped because of a word that failed";
        LoadFailed           "P21.4    a load fails";
        StoreFailed          "P21.4    a store fails";
        FailedBeforeLast     "P21.4    an access fails before its last answer";
    }
    "scoreboard" [Scoreboard] {
        SeveralPending       "P22.1    several loads of a warp are on their way";
        WaitsHeld            "P22.4    an instruction of a warp whose access may yet fail";
        WaitsForDestination  "P22.7    an instruction waits for its destination";
        WaitsForSource       "P22.7    an instruction waits for a source";
        WaitsForAccess       "P22.7    a load or store waits for the one before it";
        WaitsToDrain         "P22.7    an instruction waits for all that is on its way";
        WaitsToInterrupt     "P22.8    an interrupt waits for all that is on its way";
        GotAtOnce            "P22.9    what an instruction waits for comes in the very cycle";
        HeldBack             "P22.13   a fetch that would be in vain is not made";
        HeldBackNoLonger     "P22.13   a warp that is held back has nothing on its way any more";
        LoadForwarded        "P22.19   a load writes what an instruction in operands reads";
        LoadForwardedLater   "P22.19   the same in the cycle before";
    }
    "data cache" [DataCache] {
        DataHit              "P24.3    a load hits";
        DataHitBehindFill    "P24.8    a load hits while a line is on its way";
        DataHitFailed        "P24.8    a load hits a line that fails" if BusErrors;
        DataPasses           "P24.8    an answer passes the cache";
        DataStoreHit         "P24.9    a store changes a line";
        DataStoreFailed      "P24.9    a store into a line fails" if BusErrors;
        DataFillFailed       "P24.10   a line fails" if BusErrors;
        DataQueueFull        "P24.4    something is looked up while the queue is full";
        DataAnswerWaits      "P24.11   an answer waits for the write port";
        DataAnswersInARow    "P24.11   an entry acts as an answer is taken";
        DataFence            "P24.13   a fence with entries in the queue";
        DataFenceAtFill      "P24.13   a fence in the cycle in which a line is asked for";
        DataChangeWaits      "P24.17   a change of the TLB waits while something is looked up";
    }
    "scratchpad" [Scratchpad] {
        PadLanes             "P25.2    a request for the scratchpad serves several lanes" if Lanes2;
        PadConflict          "P25.2    a load or store makes several requests for it" if Lanes2;
        PadLoadMixed         "P25.1    a load from RAM and scratchpad" if Lanes2;
        PadLoadConsole       "P25.1    a load from scratchpad and console" if Lanes2;
        PadStoreMixed        "P25.1    a store to RAM and scratchpad" if Lanes2 NoBusErrors;
        PadStoreConsole      "P25.1    a store to scratchpad and console" if Lanes2 NoBusErrors;
        PadAnswerHeld        "P25.8    an answer waits for the write port";
        PadHoldsResponse     "P25.8    a response waits for an answer";
        PadMapped            "P17.13   a page of the scratchpad is mapped" if Tlb;
    }
    "the extension" [Extension] {
        FunctionMissing      "P26.1    a word of the extension that is no instruction";
        FenceWaits           "P26.5    fence waits for what is on its way" if Scoreboard;
        AtomicElsewhere      "P26.7    an atomic access fails where there is no word: at the console, or behind memory";
        AtomicRight          "P26.7    an atomic access fails for want of a right" if Tlb;
        ExchangeSeveral      "P26.8    an atomic access makes several exchanges" if Lanes2;
        ExchangeLockHeld     "P26.10   the port is not ready for the read of an exchange";
        ExchangeReadFailed   "P26.11   the read of an exchange fails" if BusErrors;
        ExchangeOfOne        "P26.12   a lane alone exchanges a word";
        ExchangeShared       "P26.12   several lanes exchange a word, one after the other" if Lanes2;
        ExchangeUnchanged    "P26.13   an exchange changes no word";
        ExchangeAtPad        "P26.13   an exchange in the scratchpad" if Scratchpad;
        ExchangeAnswered     "P26.14   the memory answers the store of an exchange" if BusErrors;
        ExchangeStoreFailed  "P26.14   the store of an exchange fails" if BusErrors;
        ExchangeHeld         "P26.15   old words wait for the write port";
        ExchangeStoreHit     "P26.18   the store of an exchange finds its line in the data cache" if BusErrors DataCache;
        ExchangeAnew         "P26.21   a store comes too late, and its exchange begins anew" if BusErrors;
        ExchangeAnewShared   "P26.21   the same, of an exchange that serves several lanes" if BusErrors Lanes2;
        ExchangeAnewTwice    "P26.21   an exchange that has begun anew does so again" if BusErrors;
        ExchangeAnewHit      "P26.21   a store comes too late whose line is in the data cache" if BusErrors DataCache;
    }
    "request queue" [RequestQueue] {
        QueueGoesAndComes    "P27.1    a request is taken as another one goes";
        QueueFullGoes        "P27.1    a request goes while the queue is full";
        QueueWaits           "P27.2    a request waits for the port";
        QueueGoesInARow      "P27.2    two requests go in cycles that follow each other";
        QueueStoreSent       "P27.3    a store is sent, a cycle after its last request" if NoBusErrors;
        QueueChangeWaits     "P27.4    a change of the TLB waits for the queue" if Tlb;
        QueueBytePrinted     "P27.7    a byte is printed, a cycle after the console has taken it";
    }
    "function unit" [CustomUnit] {
        CustomAnswered       "P29.5    an own instruction is answered";
        CustomRefused        "P29.6    a response waits for the write port";
        CustomUnitBusy       "P29.2    a request waits for the unit";
        CustomBoth           "P29.3    a request and a response fire in one cycle";
    }
    "deep pipeline" [Deep] {
        ChosenWaits          "P28.2    a context that has been chosen waits for its fetch to be taken";
        ChosenHeld           "P28.4    a context is held between its choice and its fetch" if SplitContexts;
    }
    "rings between cores" [Rings] {
        RingTakesEffect      "P9.8.4   a ring takes effect";
        RingsInARow          "P9.8.4   rings take effect in two cycles that follow each other";
        RingRefused          "P9.5.19  a ring for a core that is not there";
        RingAnswered         "P9.8.3   the interrupt answers a ring";
        RungOnEntry          "P9.8.3   the core is rung in the cycle in which the interrupt is entered";
        RungAgain            "P9.8.3   the core is rung again before it is interrupted";
        RingWaits            "P22.7    a ring waits for what is on its way" if Scoreboard;
    }
    "reset" {
        ResetWhileClearing   "P4.1     while registers are cleared";
        ResetWhileDone       "P3.16    while the core is done";
        ResetFetchUnderWay   "P3.3     with fetches under way";
        ResetLoadUnderWay    "P3.9     with loads under way";
        ResetRequest         "P3.5     with a data request that is not taken";
        ResetConsole         "P3.14    with a byte at the console";
        ResetWaitMemory      "P4.5     with a warp in WaitMemory";
        ResetWaitCopy        "P4.5     with a warp in WaitCopy";
        ResetWaitSpawn       "P4.5     with a warp in WaitSpawn";
        ResetWaitArithmetic  "P4.5     with a warp in WaitArithmetic" if Arithmetic;
        ResetWaitBarrier     "P4.5     with a warp in WaitBarrier" if Barriers;
        ResetInHandler       "P9.7.2   with interrupts off";
        ResetDiverged        "P9.11.1  with open regions" if SplitAndJoin;
        ResetInExchange      "P26.9    during an exchange" if Extension;
    }

    "schedule to operands, rule by rule" {
        ScheduledBesideWaiting "P5.1     a context is scheduled while another one waits" if Contexts2;
        TurnSkips            "P5.3     the next context in order is no candidate, and is passed over" if Contexts2;
        TurnWraps            "P5.3     the lowest context follows a higher one" if Contexts2;
        FetchBeyondRam       "P5.5     a pc beyond the RAM is requested";
        ScheduledInARow      "P5.7     one context is scheduled in two cycles, one after the other" if Short;
        FetchWithoutPort     "P5.10    a fetch fires without a request at the port" if InstructionCache;
        FetchAnswered        "P6.1     a fetch is answered";
        DecodeOfFetch        "P6.3     an instruction is in decode";
        DecodeOfCopy         "P6.4     a micro-operation is in decode";
        DecodeEmpty          "P6.5     nothing is in decode";
        GuardIgnored         "P7.4     an unpredicated instruction has a guard's field that is not 0";
        SquashedInDecode     "P7.5     an instruction is squashed in decode" if Short;
        UnitWritesBeside     "P8.5     a unit writes while an instruction of another warp is in operands" if Warps2;
        MaskChanges          "P8.6     the active mask of a context changes";
        SquashedInOperands   "P8.8     an instruction is squashed in operands" if Short;
    }
    "execute and commit, rule by rule" {
        TakesEffect          "P9.1.15  an instruction without a failed check takes effect";
        ScalarOfLaterLane    "P9.2.2   a scalar comes from another lane than 0" if Lanes2;
        RefusedComesDue      "P9.3.3   the interrupt of a refused instruction is due";
        InFlightFalls        "P9.4.3   an instruction in execute does not redirect";
        CommitsWithoutLanes  "P9.4.4   an instruction without lanes commits";
        SpawnTurnGoes        "P9.10.3  the turn to spawn ends" if Warps2;
        PathsGoOn            "P9.12.2  a comparison that is due finds nothing" if PairedPath Implicit Lanes2;
        SplitContextRuns     "P9.13.1  a split context executes" if MultiPath SplitContexts;
        SidesAtOnce          "P9.13.2  two contexts of a warp are Running at once" if MultiPath SplitContexts;
        HeldFromSchedule     "P9.13.3  a Running context is no candidate, for another one holds its warp" if MultiPath SplitContexts;
        HandlerReturns       "P9.13.11 a reti ends a handler that the table knows of" if MultiPath;
        HolderGone           "P9.13.12 a warp has a holder no longer" if MultiPath;
        CommitWrites         "P10.1    commit writes a register";
        CommitWritesPredicate "P10.1    commit writes a predicate register";
        Retired              "P10.2    an instruction retires";
        CommitWithoutWrite   "P10.3    an instruction commits and writes no register";
        RedirectsToItself    "P17.7    an instruction redirects to its own pc";
    }
    "units, rule by rule" {
        AccessFails          "P11.4    an access fails without translation";
        LaneWithoutPage      "P11.6    a lane is found to have no page" if Tlb;
        LaneWithoutRight     "P11.6    a lane is found to lack the right" if Tlb;
        LaneOutside          "P11.6    a translated address is neither in RAM nor at the console" if Tlb;
        RequestFires         "P11.12   a request of a load fires at the port";
        StoreSent            "P11.13   the last request of a store is sent";
        BytePrinted          "P11.16   a byte of the console queue is printed";
        LoadWrites           "P11.18   a load writes its register";
        LoadDone             "P11.19   a load is done";
        CloneDone            "P12.4    a clone is done";
        EnterDone            "P12.5    the copy of an interrupt's entry is done";
        ShadowSaved          "P12.5    a micro-operation writes the shadow lane";
        ReturnDone           "P12.6    the copy of a return is done";
        MicrosInARow         "P12.7    micro-operations are in decode, and in execute";
        CopyPauses           "P12.10   schedule pauses for a copy" if FairUnits;
        PipelinedTogether    "P13.4    two pipelined operations of a kind wait for their results" if Pipelined Contexts2;
        KindsMixed           "P13.5    an operation that is made alone waits beside another one" if Alone Contexts2;
        FairKindsMixed       "P13.9    a pipelined and a slow operation wait, each in a queue of its own" if FairUnits Pipelined Alone Contexts2;
        ArithmeticDone       "P13.8    the arithmetic unit writes its result" if Arithmetic;
        Page0Gone            "P14.1    entry 0 is not valid" if Tlb;
        LanesTranslated      "P14.3    lanes of an access are translated" if Tlb;
        CommitBeforeResponse "P15.1    commit writes, and a response waits";
        FetchPushPop         "P16.3    a fetch fires as another one is answered";
        ResponsePushPop      "P16.3    a load's request fires as another one is answered";
        FiveInARow           "P18.3    five instructions retire in five cycles";
    }
    "options, rule by rule" {
        CacheNotReady        "P19.1    the instruction cache is not ready" if InstructionCache;
        LookupFollows        "P19.2    a fetch is looked up in the cycle behind another one's" if InstructionCache;
        InstructionMiss      "P19.3    a fetch misses" if InstructionCache;
        InstructionHit       "P19.4    a fetch hits" if InstructionCache;
        StaleAgain           "P19.8    a stale fetch is looked up again" if InstructionCache;
        Predicted            "P20.1    a fetch is predicted" if Prediction;
        StoreAnswered        "P21.3    a store is done with its answer" if BusErrors;
        ResponseWithoutWrite "P21.6    a response fires that writes nothing" if BusErrors;
        AccessEnds           "P22.2    the last request of an access fires, or its byte is printed" if Scoreboard;
        AccessGoesOn         "P22.3    a load or store does not redirect" if Scoreboard;
        HeldNoLonger         "P22.5    an access cannot fail any more" if Scoreboard;
        WokenByRegister      "P22.10   a context goes on because its register is written" if Scoreboard;
        WokenByAny           "P22.10   a context goes on because something of its own is over" if Scoreboard;
        PlaceRemembered      "P22.11   an instruction that waits is remembered" if Scoreboard;
        PlaceReached         "P22.12   a context comes to that instruction again" if Scoreboard;
        FaultWhileHeld       "P22.16   an access fails while its context is held" if Scoreboard;
        TurnLost             "P22.17   a wspawn that waits for memory loses its turn" if Scoreboard Warps2;
        CounterRead          "P23.2    hwid reads a performance counter" if Counters;
        DataLookupFollows    "P24.1    a request is looked up in the cycle behind another one's" if DataCache;
        DataUncached         "P24.2    a request in the uncached window is looked up" if Uncached;
        DataWayTaken         "P24.6    a line is asked for, and gets a way" if DataCacheWays;
        DataHeadWaits        "P24.7    the head of the queue waits" if DataCache;
        DataStoreSent        "P24.12   a store is sent by the cache" if DataCache;
        PadBesidePort        "P25.3    a request for the scratchpad fires beside one at the port" if Scratchpad;
        PadStoreDone         "P25.6    a store is done in the scratchpad" if Scratchpad;
        PadAnswerTaken       "P25.7    an answer of the scratchpad is taken" if Scratchpad;
        FetchFromPad         "P25.10   a fetch from the scratchpad" if Scratchpad NoTlb;
        ExchangeThroughCache "P26.18   the read of an exchange goes through the cache" if Extension DataCache;
        AtomicFails          "P26.7    an atomic access fails" if Extension;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_has_a_rule_and_words_of_its_own() {
        let texts: std::collections::BTreeSet<_> = State::ALL.iter().map(|s| s.text()).collect();
        assert_eq!(texts.len(), State::ALL.len());
        for text in texts {
            let (rule, words) = text.split_once(' ').expect("a rule and words");
            let padding = 8_usize.saturating_sub(rule.len());
            assert!(rule.starts_with('P'), "{text}");
            assert!(words.starts_with(&" ".repeat(padding)), "{text}");
            assert!(!words[padding..].starts_with(' '), "{text}");
        }
    }
}
