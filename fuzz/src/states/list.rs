//! The one list of states that random programs should bring a core into: a line each. What a line says is looked for in `observe_*`;
//! a state that no program reaches is a hole in the summary of a campaign.

use std::fmt;

macro_rules! states {
    ($( $section:literal { $( $state:ident $text:literal; )* } )*) => {
        /// A state of the core, or an event in it, that is counted.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum State { $( $( #[doc = $text] $state, )* )* }

        impl State {
            /// All, section by section.
            pub const ALL: &'static [State] = &[ $( $( State::$state, )* )* ];

            /// What it is, in words, behind the rule of docs/pipeline.md or docs/isa.md that it comes from.
            pub const fn text(self) -> &'static str {
                match self { $( $( State::$state => $text, )* )* }
            }

            /// Its name in records of campaigns.
            pub fn name(self) -> String {
                format!("{self:?}")
            }
        }

        /// Headings, with the states below them.
        pub const SECTIONS: &[(&str, &[State])] = &[ $( ($section, &[ $( State::$state, )* ]), )* ];
    };
}

states! {
    "schedule and fetch" {
        Speculative          "P5.2     a warp is scheduled that has instructions in flight";
        ScheduledRedirected  "P5.8     a warp is scheduled and redirected in the same cycle";
        NoRunningWarp        "P5.9     no warp is Running";
        FetchQueueFull       "P5.9     the fetch queue is full";
        InstructionPortBusy  "P5.9     the instruction port is not ready";
        StarvationGuard      "P15.4    a unit has waited 15 cycles for its turn, and schedule pauses";
        SquashedOldEpoch     "P6.2     a word of an old epoch arrives";
        SquashedOnArrival    "P6.2     a word arrives as execute redirects its warp";
        SquashedInAllStages  "P9.4.1   fetch, decode and operands are squashed at once";
        FetchBesideStore     "P3.12    a word is fetched in the cycle in which it is stored";
        StoreIntoFetch       "P3.11    a word is stored whose fetch is under way";
        ChangedCodeFetched   "P3.11    a word is fetched again after it was changed";
    }
    "checks in execute" {
        DueOperand           "P9.1.3   a due interrupt 3 is taken: an operand out of range";
        DueDivision          "P9.1.3   a due interrupt 5 is taken: a division by 0";
        DuePageMissing       "P9.1.3   a due interrupt 1 is taken: an access without a page";
        DuePageRight         "P9.1.3   a due interrupt 2 is taken: an access without the right";
        DueBusError          "P9.1.3   a due interrupt 7 is taken: nothing answers an access";
        DueBeforeConsole     "P9.1.3   a due interrupt comes before console input";
        ConsoleTaken         "P9.1.4   console input interrupts warp 0";
        WokenForNothing      "P9.1.5   warp 0 was woken for console input that is gone";
        FetchPageMissing     "P9.1.8   a fetch without a page";
        FetchPageRight       "P9.1.8   a fetch without the right";
        FetchBusError        "P9.1.8   a fetch that nothing answers";
        GuardMissing         "P9.1.9   a guard that does not exist";
        StackOverflow        "P9.1.10  a split or splitl without room";
        StackOverflowOfTwo   "P9.1.10  a split of two sides with room for one entry";
        StackUnderflow       "P9.1.10  a join without a region";
        NoLanes              "P9.1.11  an instruction without lanes";
        NoLanesInvalid       "P9.1.11  an invalid or privileged instruction without lanes does nothing";
        NotImplemented       "P9.1.12  an opcode that the core does not implement";
        RegisterMissing      "P9.1.12  a register that does not exist";
        PrivilegedInUserMode "P9.1.12  a privileged instruction in user mode";
        DivergentBranch      "P9.1.13  a uniform instruction with some of the lanes";
        RefusedLanes         "P9.3.1   jalis or jalrs is refused: too many lanes";
        RefusedClone         "P9.3.1   clone is refused: no such lane";
        RefusedDivision      "P9.3.1   a division is refused";
        RefusedBarrier       "P9.3.1   bar is refused";
    }
    "interrupts" {
        EnteredTrap          "P9.7.2   entered: 0, trap";
        EnteredPageMissing   "P9.7.2   entered: 1, no page";
        EnteredPageRight     "P9.7.2   entered: 2, no right";
        EnteredInvalid       "P9.7.2   entered: 3, invalid";
        EnteredDivergent     "P9.7.2   entered: 4, divergent branch";
        EnteredDivision      "P9.7.2   entered: 5, division by 0";
        EnteredRegion        "P9.7.2   entered: 6, region";
        EnteredBusError      "P9.7.2   entered: 7, bus error";
        EnteredConsole       "P9.7.2   entered: 8, console input";
        EnteredFromUser      "P9.7.2   entered from user mode";
        EnteredWithoutLane0  "P9.7.2   entered while lane 0 is not active";
        EnteredStopped       "P9.8.2   entered by warp 0 while it is stopped";
        StoppedByTrap        "P9.7.3   a warp is stopped by 0, trap";
        StoppedByPageMissing "P9.7.3   a warp is stopped by 1, no page";
        StoppedByPageRight   "P9.7.3   a warp is stopped by 2, no right";
        StoppedByInvalid     "P9.7.3   a warp is stopped by 3, invalid";
        StoppedByDivergent   "P9.7.3   a warp is stopped by 4, divergent branch";
        StoppedByDivision    "P9.7.3   a warp is stopped by 5, division by 0";
        StoppedByRegion      "P9.7.3   a warp is stopped by 6, region";
        StoppedByBusError    "P9.7.3   a warp is stopped by 7, bus error";
        StoppedWithoutEntry  "P9.7.3   a warp is stopped because there is no kernel entry";
        ConsoleWithoutEntry  "P4.10    a byte waits at the console because there is no kernel entry";
    }
    "effects in execute" {
        JumpToNext           "P9.4.2   a jump to the next instruction";
        NoLanesLeft          "P9.5.3   jalis or jalrs of 0 lanes stops the warp";
        ToUserMode           "P9.5.5   jmpru";
        HaltOfSome           "P9.5.6   halt by some of the active lanes";
        SpawnOntoWarp0       "P9.5.11  wspawn starts warp 0";
        SpawnOntoInterrupted "P9.5.11  wspawn starts a warp that an interrupt had stopped";
        SpawnOntoWoken       "P16.2    wspawn starts warp 0 in the cycle in which console input wakes it";
        ReturnStray          "P9.5.14  reti while interrupts are on: there was none to return from";
        ReturnToUser         "P9.5.14  reti to user mode";
        ReturnToNoLanes      "P12.8    reti to an empty mask stops the warp";
        ReturnInUserMode     "P9.1.12  reti in user mode";
        ReturnDivergent      "P9.1.13  reti by some of the lanes";
    }
    "warps that wait" {
        SpawnWaits           "P9.5.10  wspawn finds no free warp";
        SpawnOutOfTurn       "P9.10.2  wspawn finds a free warp, but others wait for it";
        SpawnWaitsMany       "P9.10.1  several warps wait for a free one";
        SpawnWokenByStop     "P9.10.1  a warp stops, and a wspawn that waits is tried again";
        SpawnWokenByConsole  "P9.8.1   console input wakes the wspawn of warp 0";
        Warp0Woken           "P9.8.2   console input wakes a stopped warp 0";
        BarrierWaits         "P9.6.1   a warp waits at a barrier";
        BarrierCompletes     "P9.6.1   the last warp comes to a barrier";
        BarrierOfOne         "P9.6.1   a barrier of one warp";
        BarriersAtOnce       "P9.6.1   warps wait at two barriers at once";
        AllWaitMemory        "P11.1    all warps wait for the load/store unit";
        AllWaitCopy          "P12.1    all warps wait for the copy unit";
        AllWaitArithmetic    "P13.2    all warps wait for the arithmetic unit";
        CopyQueued           "P12.1    several warps wait for the copy unit";
        ArithmeticQueued     "P13.2    several warps wait for the arithmetic unit";
        CopyHeld             "P15.2    a fetched word keeps a micro-operation out of decode";
        ArithmeticHeld       "P15.2    a result waits for the write port";
    }
    "divergence" {
        SplitOneSide         "P9.1.3   split with one side";
        SplitTwoSides        "P9.1.3   split with two sides";
        LoopAllStay          "P9.1.3   splitl: all stay";
        LoopSomeLeave        "P9.1.3   splitl: the first lanes leave";
        LoopSomeFollow       "P9.1.3   splitl: further lanes leave";
        LoopNoneStays        "P9.1.3   splitl: none stays, and none has left before";
        LoopLastLeave        "P9.1.3   splitl: the last lanes leave";
        JoinOneSide          "P9.1.3   join of a region with one side";
        JoinRegion           "P9.1.3   join that closes a region";
        JoinSide             "P9.1.3   join to the other side of a split";
        JoinLeavers          "P9.1.3   join to lanes that have left a loop";
        StackFull            "P9.1.3   the stack is full";
    }
    "paired paths" {
        PathsParted          "P9.12.6  a jump forward parts the lanes";
        PathsPartedBack      "P9.12.6  a jump backward parts the lanes";
        PathsPartedFar       "P9.12.6  a jump by register parts the lanes";
        PathsKeptTogether    "P9.12.6  some lanes jump to the next instruction";
        PathsNoRoom          "P9.12.5  a jump that would part the lanes finds as many paths waiting as can";
        PathsInHandler       "P9.12.5  a jump of some lanes after an interrupt and before reti";
        PathsMeet            "P9.12.3  paths meet before an instruction";
        PathsExchange        "P9.12.3  paths change places before an instruction";
        PathsMeetAtJoin      "P9.12.4  paths meet at a join";
        PathsExchangeAtJoin  "P9.12.4  paths change places at a join";
        PathsPassJoin        "P9.12.4  a join finds that the live path goes on";
        PathsFull            "P9.12.1  as many paths wait as can";
        PathsElsewhere       "P9.1.14  jalis, jalrs or jmprt while lanes wait";
        PathsHalted          "P9.12.7  halt while paths wait";
        PathsRestarted       "P9.12.7  wspawn starts a warp that paths have been left in";
        PathsInHandlerWait   "P9.12.7  an instruction of a handler while paths wait";
    }
    "contexts" {
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
    }
    "votes" {
        VoteOfAll            "P8.9     a vote of all active lanes";
        VoteOfSome           "P8.9     a vote of some of them";
    }
    "loads and stores" {
        LoadOfLines          "P11.8    a load of several lines";
        StoreOfLines         "P11.8    a store to several lines";
        StoreOfGroups        "P11.21   a line stored to by one group of lanes after the other";
        StoreOfPart          "P11.10   a store to a part of a word";
        LoadMixed            "P11.8    a load from console and RAM";
        LoadMixedLine0       "P11.8    a load from console and line 0";
        StoreMixed           "P11.8    a store to console and RAM";
        StoreMixedLine0      "P11.8    a store to console and line 0";
        ConsoleByte          "P3.14    a load takes a byte from the console";
        ConsoleEmpty         "P3.14    a load finds none";
        ConsoleOther         "P3.14    a load of another warp than 0 takes a byte";
        ResponsesFull        "P11.11   the response queue is full";
        ResponseHeld         "P11.17   a response waits for the write port";
        ConsoleHeld          "P3.13    a byte waits for the console";
        ChangeWaits          "P9.9.1   a change of the TLB waits for an access";
        ChangesWait          "P9.9.2   a change of the TLB waits while accesses are held back for another one";
        DataPortBusy         "P3.5     the data port is not ready";
        PagesMany            "P11.5    an access to several pages";
        FaultFirstPage       "P11.7    a fault in the first page of several";
        FaultLaterPage       "P11.7    a fault in a later page, after lanes without one";
        FaultsMany           "P11.7    different faults in the pages of one access";
    }
    "translation" {
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
    "instruction cache" {
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
    "jump prediction" {
        PredictedRight       "P20.4    a predicted jump is taken";
        PredictedWrong       "P20.5    a predicted jump is not taken";
        PredictedOther       "P20.5    what was predicted is no jump any more";
        PredictedInterrupted "P20.6    an interrupt in the place of the jump that is remembered";
        AnotherRemembered    "P20.3    another jump is remembered in the place of one";
    }
    "bus errors" {
        FetchFailed          "P21.1    a fetch fails";
        LineFailed           "P21.2    a line is dropped because of a word that failed";
        LoadFailed           "P21.4    a load fails";
        StoreFailed          "P21.4    a store fails";
        FailedBeforeLast     "P21.4    an access fails before its last answer";
    }
    "scoreboard" {
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
    "data cache" {
        DataHit              "P24.3    a load hits";
        DataHitBehindFill    "P24.8    a load hits while a line is on its way";
        DataHitFailed        "P24.8    a load hits a line that fails";
        DataPasses           "P24.8    an answer passes the cache";
        DataStoreHit         "P24.9    a store changes a line";
        DataStoreFailed      "P24.9    a store into a line fails";
        DataFillFailed       "P24.10   a line fails";
        DataQueueFull        "P24.4    something is looked up while the queue is full";
        DataAnswerWaits      "P24.11   an answer waits for the write port";
        DataAnswersInARow    "P24.11   an entry acts as an answer is taken";
        DataFence            "P24.13   a fence with entries in the queue";
        DataFenceAtFill      "P24.13   a fence in the cycle in which a line is asked for";
        DataChangeWaits      "P24.17   a change of the TLB waits while something is looked up";
    }
    "scratchpad" {
        PadLanes             "P25.2    a request for the scratchpad serves several lanes";
        PadConflict          "P25.2    a load or store makes several requests for it";
        PadLoadMixed         "P25.1    a load from RAM and scratchpad";
        PadLoadConsole       "P25.1    a load from scratchpad and console";
        PadStoreMixed        "P25.1    a store to RAM and scratchpad";
        PadStoreConsole      "P25.1    a store to scratchpad and console";
        PadAnswerHeld        "P25.8    an answer waits for the write port";
        PadHoldsResponse     "P25.8    a response waits for an answer";
        PadMapped            "P17.13   a page of the scratchpad is mapped";
    }
    "the extension" {
        FunctionMissing      "P26.1    a word of the extension that is no instruction";
        FenceWaits           "P26.5    fence waits for what is on its way";
        AtomicElsewhere      "P26.7    an atomic access fails where there is no word: at the console, or behind memory";
        AtomicRight          "P26.7    an atomic access fails for want of a right";
        ExchangeSeveral      "P26.8    an atomic access makes several exchanges";
        ExchangeLockHeld     "P26.10   the port is not ready for the read of an exchange";
        ExchangeReadFailed   "P26.11   the read of an exchange fails";
        ExchangeOfOne        "P26.12   a lane alone exchanges a word";
        ExchangeShared       "P26.12   several lanes exchange a word, one after the other";
        ExchangeUnchanged    "P26.13   an exchange changes no word";
        ExchangeAtPad        "P26.13   an exchange in the scratchpad";
        ExchangeAnswered     "P26.14   the memory answers the store of an exchange";
        ExchangeStoreFailed  "P26.14   the store of an exchange fails";
        ExchangeHeld         "P26.15   old words wait for the write port";
        ExchangeStoreHit     "P26.18   the store of an exchange finds its line in the data cache";
        ExchangeAnew         "P26.21   a store comes too late, and its exchange begins anew";
        ExchangeAnewShared   "P26.21   the same, of an exchange that serves several lanes";
        ExchangeAnewTwice    "P26.21   an exchange that has begun anew does so again";
        ExchangeAnewHit      "P26.21   a store comes too late whose line is in the data cache";
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
        ResetWaitArithmetic  "P4.5     with a warp in WaitArithmetic";
        ResetWaitBarrier     "P4.5     with a warp in WaitBarrier";
        ResetInHandler       "P9.7.2   with interrupts off";
        ResetDiverged        "P9.1.3   with open regions";
        ResetInExchange      "P26.9    during an exchange";
    }
}

/// How often each state was reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateCounts([u64; State::ALL.len()]);

impl Default for StateCounts {
    fn default() -> Self {
        StateCounts([0; State::ALL.len()])
    }
}

impl StateCounts {
    /// Counts a state.
    #[inline]
    pub(super) fn note(&mut self, state: State) {
        self.0[state as usize] += 1;
    }

    /// Counts a state if it is there.
    #[inline]
    pub(super) fn note_if(&mut self, is_there: bool, state: State) {
        self.0[state as usize] += u64::from(is_there);
    }

    /// How often it was reached.
    pub const fn of(&self, state: State) -> u64 {
        self.0[state as usize]
    }

    /// Adds what others have counted.
    pub fn add(&mut self, other: &StateCounts) {
        for (our, their) in self.0.iter_mut().zip(&other.0) {
            *our += their;
        }
    }

    /// The states that were not reached.
    pub fn holes(&self) -> Vec<State> {
        let is_hole = |state: &State| self.of(*state) == 0;
        State::ALL.iter().copied().filter(is_hole).collect()
    }
}

impl fmt::Display for StateCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (all, holes) = (State::ALL.len(), self.holes().len());
        write!(f, "states reached            {} of {all}", all - holes)?;
        for (section, states) in SECTIONS {
            write!(f, "\n\n  {section}")?;
            for &state in *states {
                let hole = if self.of(state) == 0 { "hole" } else { "" };
                write!(f, "\n  {:>12}  {hole:4}  {}", self.of(state), state.text())?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_that_is_not_reached_is_a_hole() {
        let mut counts = StateCounts::default();
        assert_eq!(counts.holes(), State::ALL);
        for &state in State::ALL {
            counts.note_if(state != State::StackFull, state);
            counts.note_if(false, state);
        }
        counts.note(State::NoLanes);
        assert_eq!(counts.holes(), [State::StackFull]);
        let mut sum = counts.clone();
        sum.add(&counts);
        assert_eq!((sum.of(State::NoLanes), sum.of(State::StackFull)), (4, 0));
        let text = sum.to_string();
        let all = State::ALL.len();
        assert!(text.starts_with(&format!("states reached            {} of {all}\n", all - 1)));
        assert!(
            text.contains("\n             0  hole  P9.1.3   the stack is full\n"),
            "{text}"
        );
        assert_eq!(text.matches("hole").count(), 1);
    }

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
