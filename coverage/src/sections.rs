//! The rules that fire, as the golden model marks them, under headings; and what a core needs so that they can.

use golden_model::RuleEvent;

use super::need::Need;

macro_rules! sections {
    ($( $section:literal $([ $($common:ident)+ ])? {
        $( $event:ident $(if $($need:ident)+)?; )*
    } )*) => {
        /// Headings, with the events below them, what all of these need, and what each needs beside it.
        pub const SECTIONS: &[Section] = &[ $( Section {
            heading: $section,
            needs: &[ $( $( Need::$common, )+ )? ],
            events: &[ $( (RuleEvent::$event, &[ $( $( Need::$need, )+ )? ]), )* ],
        }, )* ];
    };
}

/// Events under a heading.
pub struct Section {
    /// The heading.
    pub heading: &'static str,
    /// What a core needs so that any of them can occur.
    pub needs: &'static [Need],
    /// Each event, with what it needs beside that.
    pub events: &'static [(RuleEvent, &'static [Need])],
}

sections! {
    "schedule and fetch" {
        Speculative if Short;
        ScheduledRedirected if Short;
        NoRunningWarp;
        FetchQueueFull;
        InstructionPortBusy;
        StarvationGuard;
        SquashedOldEpoch if Short;
        SquashedOnArrival if Short;
        SquashedInAllStages if Short;
        FetchBesideStore;
        StoreIntoFetch;
        FetchWithFault;
        FetchTranslated if Tlb;
        UnitStarved;
    }
    "checks in execute" {
        DueOperand;
        DueDivision if Divide;
        DuePageMissing if Tlb;
        DuePageRight if Tlb;
        DueBusError;
        DueBeforeConsole;
        ConsoleTaken;
        WokenForNothing;
        FetchPageMissing if Tlb;
        FetchPageRight if Tlb;
        FetchBusError;
        GuardMissing if MissingPredicate;
        StackOverflow if Stack;
        StackOverflowOfTwo if Stack Lanes2;
        StackUnderflow if Stack;
        NoLanes;
        NoLanesInvalid;
        NotImplemented;
        RegisterMissing if MissingRegister;
        PrivilegedInUserMode;
        DivergentBranch if Lanes2;
        RefusedLanes;
        RefusedClone;
        RefusedDivision if Divide;
        RefusedBarrier if Barriers;
    }
    "interrupts" {
        EnteredTrap;
        EnteredPageMissing if Tlb;
        EnteredPageRight if Tlb;
        EnteredInvalid;
        EnteredDivergent if Lanes2;
        EnteredDivision if Divide;
        EnteredRegion if SplitAndJoin;
        EnteredBusError;
        EnteredConsole;
        EnteredFromUser;
        EnteredWithoutLane0 if Lanes2;
        EnteredStopped;
        StoppedByTrap;
        StoppedByPageMissing if Tlb;
        StoppedByPageRight if Tlb;
        StoppedByInvalid;
        StoppedByDivergent if Lanes2;
        StoppedByDivision if Divide;
        StoppedByRegion if SplitAndJoin;
        StoppedByBusError;
        StoppedWithoutEntry;
        ConsoleWithoutEntry;
        Interrupted;
    }
    "effects in execute" {
        JumpToNext;
        NoLanesLeft;
        ToUserMode;
        HaltOfSome if Lanes2;
        SpawnOntoWarp0 if Warps2;
        SpawnOntoInterrupted if Warps2;
        SpawnOntoWoken if Warps2;
        ReturnStray;
        ReturnToUser;
        ReturnToNoLanes;
        ReturnInUserMode;
        ReturnDivergent if Lanes2;
    }
    "warps that wait" {
        SpawnWaits;
        SpawnOutOfTurn if Warps2;
        SpawnWaitsMany if Contexts2;
        SpawnWokenByStop if Warps2;
        SpawnWokenByConsole;
        Warp0Woken;
        BarrierWaits if Contexts2 Barriers;
        BarrierCompletes if Contexts2 Barriers;
        BarrierOfOne if Barriers;
        BarriersAtOnce if Contexts2 Barriers2;
        ClusterBarrierWaits if ClusterBarriers;
        ClusterBarrierOfMany if Contexts2 ClusterBarriers;
        ClusterBarrierOpens if ClusterBarriers;
        ClusterBarrierStays if Contexts2 ClusterBarriers;
        CopyQueued if Contexts2;
        ArithmeticQueued if Contexts2 Arithmetic;
        CopyHeld;
        ArithmeticHeld if Arithmetic;
    }
    "divergence" [Stack] {
        SplitOneSide;
        SplitTwoSides if Lanes2;
        LoopAllStay;
        LoopSomeLeave if Lanes2;
        LoopSomeFollow if Lanes2;
        LoopNoneStays;
        LoopLastLeave;
        JoinOneSide;
        JoinRegion if Lanes2;
        JoinSide if Lanes2;
        JoinLeavers;
        StackFull;
    }
    "paired paths" [PairedPath Lanes2] {
        PathsParted;
        PathsPartedBack;
        PathsPartedFar;
        PathsKeptTogether;
        PathsNoRoom;
        PathsInHandler;
        PathsMeet if Implicit;
        PathsExchange if Implicit;
        PathsMeetAtJoin if Explicit;
        PathsExchangeAtJoin if Explicit;
        PathsPassJoin if Explicit;
        PathsFull;
        PathsElsewhere;
        PathsHalted;
        PathsRestarted;
        PathsInHandlerWait;
    }
    "contexts" [MultiPath] {
        SideStarted;
        SideStartedAtHome;
        SideDeferred;
        SideDeferredInHandler;
        RegionNoEntry;
        RegionNone;
        RegionStale;
        LeaversDeferred;
        LeaversFollow;
        LeaversLast;
        JoinTakesDeferred;
        JoinEndsContext;
        JoinCloses;
        JoinHandsOver;
        ContextHeld;
        HoldAwaited;
        InterruptedBesideOthers;
        InterruptedInSplitContext;
        StoppedWithOthers;
        ReturnForbidden;
        RegionElsewhere;
        TurnTaken;
    }
    "votes" {
        VoteOfAll;
        VoteOfSome if Lanes2;
    }
    "loads and stores" {
        LoadOfLines if Lanes2;
        StoreOfLines if Lanes2;
        StoreOfGroups if StoreGroups;
        StoreOfPart;
        LoadMixed if Lanes2;
        LoadMixedLine0 if Lanes2;
        StoreMixed if Lanes2;
        StoreMixedLine0 if Lanes2;
        ConsoleByte;
        ConsoleEmpty;
        ConsoleOther if Contexts2 NoDataCache NoRequestQueue;
        ResponsesFull;
        ResponseHeld;
        ConsoleHeld;
        ChangeWaits if Tlb;
        ChangesWait if Tlb;
        DataPortBusy;
        PagesMany if Tlb Lanes2;
        FaultFirstPage if Tlb Lanes2;
        FaultLaterPage if Tlb Lanes2;
        FaultsMany if Tlb Lanes2;
    }
    "translation" [Tlb] {
        TlbAdded;
        TlbEvicts;
        TlbReplaced;
        TlbPage0Added;
        TlbNoRoom;
        TlbWraps;
        TlbFull;
        TlbRemoved;
        TlbPage0Removed;
        TlbNothingToRemove;
        TlbFlushed;
    }
    "instruction cache" [InstructionCache] {
        FetchBehindMiss;
        LaterWordAwaited;
        LineAskedSlowly;
        LineWithoutWaiting;
        LaterWay;
        FenceInFill;
        FenceAtLastWord;
        FenceAtMiss;
        FenceAtHit;
    }
    "jump prediction" [Prediction] {
        PredictedRight;
        PredictedWrong;
        PredictedOther;
        PredictedInterrupted;
        AnotherRemembered;
    }
    "bus errors" [BusErrors] {
        FetchFailed;
        LineFailed;
        LoadFailed;
        StoreFailed;
        FailedBeforeLast;
    }
    "scoreboard" [Scoreboard] {
        SeveralPending;
        WaitsHeld;
        WaitsForDestination;
        WaitsForSource;
        WaitsForAccess;
        WaitsToDrain;
        WaitsToInterrupt;
        GotAtOnce;
        HeldBack;
        HeldBackNoLonger;
        LoadForwarded;
        LoadForwardedLater;
    }
    "data cache" [DataCache] {
        DataHit;
        DataHitBehindFill;
        DataHitFailed if BusErrors;
        DataPasses;
        DataStoreHit;
        DataStoreFailed if BusErrors;
        DataFillFailed if BusErrors;
        DataQueueFull;
        DataAnswerWaits;
        DataAnswersInARow;
        DataFence;
        DataFenceAtFill;
        DataChangeWaits;
    }
    "scratchpad" [Scratchpad] {
        PadLanes if Lanes2;
        PadConflict if Lanes2;
        PadLoadMixed if Lanes2;
        PadLoadConsole if Lanes2;
        PadStoreMixed if Lanes2;
        PadStoreConsole if Lanes2;
        PadAnswerHeld;
        PadHoldsResponse;
        PadMapped if Tlb;
    }
    "the extension" [Extension] {
        FunctionMissing;
        FenceWaits if Scoreboard;
        AtomicElsewhere;
        AtomicRight if Tlb;
        ExchangeSeveral if Lanes2;
        ExchangeLockHeld;
        ExchangeReadFailed if BusErrors;
        ExchangeOfOne;
        ExchangeShared if Lanes2;
        ExchangeUnchanged;
        ExchangeAtPad if Scratchpad;
        ExchangeAnswered if BusErrors;
        ExchangeStoreFailed if BusErrors;
        ExchangeHeld;
        ExchangeStoreHit if BusErrors DataCache;
        ExchangeAnew if BusErrors;
        ExchangeAnewShared if BusErrors Lanes2;
        ExchangeAnewTwice if BusErrors;
        ExchangeAnewHit if BusErrors DataCache;
    }
    "request queue" [RequestQueue] {
        QueueGoesAndComes;
        QueueFullGoes;
        QueueWaits;
        QueueGoesInARow;
        QueueStoreSent;
        QueueChangeWaits if Tlb;
        QueueBytePrinted;
    }
    "function unit" [CustomUnit] {
        CustomAnswered;
        CustomRefused;
        CustomUnitBusy;
        CustomBoth;
    }
    "deep pipeline" [Deep] {
        ChosenWaits;
        ChosenHeld if SplitContexts;
    }
    "rings between cores" [Rings] {
        RingTakesEffect;
        RingsInARow;
        RingRefused;
        RingAnswered;
        RungOnEntry;
        RungAgain;
        RingWaits if Scoreboard;
    }
    "reset" {
        ResetWhileClearing;
        ResetWhileDone;
        ResetFetchUnderWay;
        ResetLoadUnderWay;
        ResetRequest;
        ResetConsole;
        ResetWaitMemory;
        ResetWaitCopy;
        ResetWaitSpawn;
        ResetWaitArithmetic if Arithmetic;
        ResetWaitBarrier if Barriers;
        ResetInHandler;
        ResetDiverged if SplitAndJoin;
        ResetInExchange if Extension;
    }
    "schedule to operands, rule by rule" {
        ScheduledBesideWaiting if Contexts2;
        TurnSkips if Contexts2;
        TurnWraps if Contexts2;
        FetchBeyondRam;
        ScheduledInARow if Short;
        FetchWithoutPort if InstructionCache;
        FetchAnswered;
        DecodeOfFetch;
        DecodeOfCopy;
        DecodeEmpty;
        GuardIgnored;
        SquashedInDecode if Short;
        UnitWritesBeside if Warps2;
        MaskChanges;
        SquashedInOperands if Short;
    }
    "execute and commit, rule by rule" {
        TakesEffect;
        ScalarOfLaterLane if Lanes2;
        RefusedComesDue;
        InFlightFalls;
        CommitsWithoutLanes;
        SpawnTurnGoes if Warps2;
        PathsGoOn if PairedPath Implicit Lanes2;
        SplitContextRuns if MultiPath SplitContexts;
        SidesAtOnce if MultiPath SplitContexts;
        HeldFromSchedule if MultiPath SplitContexts;
        HandlerReturns if MultiPath;
        HolderGone if MultiPath;
        CommitWrites;
        CommitWritesPredicate;
        Retired;
        CommitWithoutWrite;
        RedirectsToItself;
    }
    "units, rule by rule" {
        AccessFails;
        LaneWithoutPage if Tlb;
        LaneWithoutRight if Tlb;
        LaneOutside if Tlb;
        RequestFires;
        StoreSent;
        BytePrinted;
        LoadWrites;
        LoadDone;
        CloneDone;
        EnterDone;
        ShadowSaved;
        ReturnDone;
        MicrosInARow;
        CopyPauses if FairUnits;
        PipelinedTogether if Arithmetic Contexts2;
        KindsMixed if Arithmetic Contexts2;
        FairKindsMixed if FairUnits Arithmetic Contexts2;
        ArithmeticDone if Arithmetic;
        Page0Gone if Tlb;
        LanesTranslated if Tlb;
        CommitBeforeResponse;
        FetchPushPop;
        ResponsePushPop;
        FiveInARow;
        AccessPushed;
        AccessActive;
        ByteQueued;
        CopyBegins;
        OperationPushed if Arithmetic;
        OperationIssues if Arithmetic;
        PipelineStands if Arithmetic;
        AloneFirst if FairUnits Arithmetic Contexts2;
        BothAsk if FairUnits Arithmetic Contexts2;
    }
    "options, rule by rule" {
        CacheNotReady if InstructionCache;
        LookupFollows if InstructionCache;
        InstructionMiss if InstructionCache;
        InstructionHit if InstructionCache;
        StaleAgain if InstructionCache;
        Predicted if Prediction;
        StoreAnswered if BusErrors;
        ResponseWithoutWrite if BusErrors;
        AccessEnds if Scoreboard;
        AccessGoesOn if Scoreboard;
        HeldNoLonger if Scoreboard;
        WokenByRegister if Scoreboard;
        WokenByAny if Scoreboard;
        PlaceRemembered if Scoreboard;
        PlaceReached if Scoreboard;
        FaultWhileHeld if Scoreboard;
        TurnLost if Scoreboard Warps2;
        CounterRead if Counters;
        DataLookupFollows if DataCache;
        DataUncached if Uncached;
        DataWayTaken if DataCacheWays;
        DataHeadWaits if DataCache;
        DataStoreSent if DataCache;
        PadBesidePort if Scratchpad;
        PadStoreDone if Scratchpad;
        PadAnswerTaken if Scratchpad;
        FetchFromPad if Scratchpad NoTlb;
        ExchangeThroughCache if Extension DataCache;
        AtomicFails if Extension;
        ByteWaits if BusErrors;
        DataEntryPushed if DataCache;
        PadWaits if Scratchpad;
        PadStoreBeside if Scratchpad Contexts2;
        ExchangeEnds if Extension;
        ContextChosen if Deep;
        OpensLater if Deep Barriers;
        ByteQueuedLater if Deep;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_stands_once_and_in_the_order_of_the_model() {
        let listed = SECTIONS.iter().flat_map(|section| section.events).map(|(event, _)| *event);
        assert_eq!(listed.collect::<Vec<_>>(), RuleEvent::ALL);
    }
}
