import type { FormPermission, ActivityKind, NameI18n, ClientType, InstanceStatus, ParticipantSource, WorkItemKind } from '@inkstone/schema';
import type { AddedVote, AddSignSide, Instant, PersonId, Resubmit } from './command.ts';

/**
 * How a finished instance ended: by the last vote on the way to its end, without any vote (`submitted`), or ahead of schedule by an
 * administrator (`finished`).
 */
export type InstanceOutcome = 'agreed' | 'disagreed' | 'submitted' | 'finished';
/** What a vote on the way of a token decided last. */
export type VoteOutcome = 'agreed' | 'disagreed';
/** What a branch brought to its join; `terminated`: a sibling's failed vote ended it. */
export type BranchOutcome = 'agreed' | 'disagreed' | 'submitted' | 'terminated';

/**
 * `skipped`: nobody was there and the activity says to go on; `passed`: it does not wait, or has waited; `expired`: its time limit led
 * on; `finished`, `failed`: of what runs without people; `cancelled`: closed from outside.
 */
export type VisitOutcome =
  | 'agreed'
  | 'disagreed'
  | 'submitted'
  | 'rejected'
  | 'skipped'
  | 'passed'
  | 'expired'
  | 'finished'
  | 'failed'
  | 'cancelled';

export type ItemState = 'waiting' | 'open' | 'done' | 'cancelled';
export type ItemResult = 'agreed' | 'disagreed' | 'submitted' | 'forwarded' | 'rejected' | 'read' | 'answered' | 'declined' | 'retrieved';
/**
 * Why something was closed without its own doing: `decided` the visit, or the slot it belonged to, was decided; `rejected` sent back;
 * `returned` a failed vote goes back; `terminated` a failed vote ended it; `retrieved` by the initiator or by who had voted before;
 * `cancelled` with the instance; `finished` with an instance that an administrator completed; `moved` an administrator let the flow
 * go on elsewhere; `adjusted` the person was taken out;
 * `withdrawn` by who asked for it; `expired` by a time limit.
 */
export type CloseReason =
  | 'decided'
  | 'rejected'
  | 'returned'
  | 'terminated'
  | 'retrieved'
  | 'cancelled'
  | 'finished'
  | 'moved'
  | 'adjusted'
  | 'withdrawn'
  | 'expired';

/** Why an activity went to this person. */
export type ParticipantReason =
  | { readonly kind: 'source'; readonly source: ParticipantSource }
  /** The participant would have been the initiator. */
  | { readonly kind: 'initiator-manager' }
  /** Nobody was resolved: the fallback that found somebody. */
  | { readonly kind: 'fallback'; readonly fallback: 'administrators' | 'managers' | 'users' }
  /** Agreed at an earlier activity, in this slot, and is not asked again. */
  | { readonly kind: 'agreed-earlier'; readonly activity: string }
  /** Did it in the round before. */
  | { readonly kind: 'earlier-handler' }
  /** The person who starts the instance. */
  | { readonly kind: 'initiator' }
  | { readonly kind: 'forward'; readonly from: PersonId }
  /** Added beside another participant. */
  | { readonly kind: 'add'; readonly by: PersonId }
  /** Somebody put them there: an administrator, or who handled the activity before. */
  | { readonly kind: 'appointed' }
  /** Gets a copy to read. */
  | { readonly kind: 'circulate' }
  /** Manager of somebody who was late. */
  | { readonly kind: 'time-limit'; readonly of: PersonId };

export interface Participant {
  readonly person: PersonId;
  readonly reason: ParticipantReason;
}

/** What a token completed on its way: a human activity, or a whole block with the way of each branch. */
export type TrailStep =
  | { readonly kind: 'activity'; readonly activity: string }
  | { readonly kind: 'block'; readonly split: string; readonly branches: Readonly<Record<string, Arrival>> };
export type Trail = readonly TrailStep[];

export interface Arrival {
  readonly outcome: BranchOutcome;
  readonly trail: Trail;
}

/** Where a token goes once a returned activity is finished. */
export interface ReturnPoint {
  readonly activity: string;
  /** The visit that was ended by the reject. */
  readonly visit: string;
  readonly trail: Trail;
}

/** Whether what failed is the machinery (network, logic, server), or the business of the process that says no. */
export type FailureClass = 'system' | 'business';

/** Why a token cannot go on. `at`: the activity could not be entered, or could not be left. */
export interface TokenFailure {
  readonly at: 'entry' | 'exit';
  readonly cause:
    | 'nobody'
    | 'condition'
    | 'source'
    | 'no-route'
    | 'rounds'
    | 'loop'
    | 'time'
    | 'service'
    | 'child'
    | 'children'
    | 'depth'
    | 'rules';
  readonly detail?: string;
  /** Where what was run tells it. */
  readonly class?: FailureClass;
  /** It was to be left by the routes of a failed vote, or of a time limit. */
  readonly side?: 'disagree' | 'timeout';
}

export interface Token {
  readonly id: string;
  readonly activity: string;
  /** The open visit it waits in, if any. */
  readonly visit: string | null;
  /** The run of the block it is in, and by which route out of the split it went. */
  readonly fork: string | null;
  readonly branch: string | null;
  readonly outcome: VoteOutcome | null;
  /** Since the branch, or the instance, began. */
  readonly trail: Trail;
  readonly returns: readonly ReturnPoint[];
  readonly failure: TokenFailure | null;
}

/** One run of a block: opened by its split, closed when its join fires or from outside. */
export interface Fork {
  readonly id: string;
  readonly split: string;
  /** 1 at the first run of the block, then growing. */
  readonly round: number;
  /** Where the token stood that was split. */
  readonly fork: string | null;
  readonly branch: string | null;
  readonly trail: Trail;
  readonly outcome: VoteOutcome | null;
  readonly branches: readonly string[];
  readonly arrivals: Readonly<Record<string, Arrival>>;
  /** A failed vote ended the sibling branches: an `end` in the one left ends what is around the block too. */
  readonly collapsed: boolean;
  readonly state: 'open' | 'joined' | 'closed';
}

export interface Visit {
  readonly id: string;
  readonly activity: string;
  readonly kind: ActivityKind;
  /** 1 at the first time, then growing. */
  readonly round: number;
  readonly pass: number;
  /** The token that opened it. */
  readonly token: string;
  readonly status: 'open' | 'closed';
  readonly outcome: VisitOutcome | null;
  readonly openedAt: Instant;
  readonly closedAt: Instant | null;
  /** By when it should be done, or until when it waits; unset: there is no limit. */
  readonly dueAt?: Instant;
  /** Since when its clock stands still; unset: it runs. */
  readonly heldAt?: Instant;
}

/** Something that will happen by itself. Gone once it has happened, or its visit is closed. */
export interface Timer {
  readonly id: string;
  readonly visit: string;
  /** `wait`: the activity has waited; `remind`: who is late is told; `expire`: the time limit is over. */
  readonly purpose: 'wait' | 'remind' | 'expire';
  /** While the clock of the visit stands still it does not come. */
  readonly at: Instant;
}

export interface Slot {
  readonly id: string;
  readonly visit: string;
  /** Who stands in it now. */
  readonly person: PersonId;
  readonly reason: ParticipantReason;
  /** `removed`: taken out of its visit, as if it had never been there. */
  readonly state: 'open' | 'done' | 'cancelled' | 'removed';
  readonly vote: 'agreed' | 'disagreed' | 'submitted' | null;
  /** The vote was given in this earlier visit's slot and still counts: after a direct return, or as agreed earlier. */
  readonly carriedFrom: string | null;
}

/** Who may act on an item besides its holder, because the holder entrusted them with such work. */
export interface Agent {
  readonly person: PersonId;
  /** The rule by which it is so. */
  readonly trust: string;
  /** From then on they may not any more. */
  readonly until: Instant;
  readonly mayForward: boolean;
}

export interface WorkItem {
  readonly id: string;
  readonly kind: WorkItemKind;
  readonly state: ItemState;
  readonly holder: PersonId;
  readonly activity: string;
  readonly visit: string;
  readonly round: number;
  readonly pass: number;
  /** Null for circulate items. */
  readonly slot: string | null;
  /** The item it came from (forward, and whatever draws others in). */
  readonly source: string | null;
  /** What drew its holder in, where they only take part in somebody else's item; unset: it is its slot's own item, or a copy by an activity. */
  readonly involvement?: string;
  /** While it waits: the involvement it waits for. */
  readonly waitsFor?: string | null;
  readonly result: ItemResult | null;
  readonly reason: CloseReason | null;
  readonly receivedAt: Instant;
  readonly finishedAt: Instant | null;
  readonly opinion: string | null;
  readonly attachments: readonly string[];
  /** Id of the file with the signature; unset: it was not signed. */
  readonly signature?: string;
  readonly client: ClientType | null;
  /** Unset: nobody but the holder acts on it. */
  readonly agent?: Agent;
  /** Who acted on it; unset: the holder, or nobody. */
  readonly actedBy?: PersonId;
  /** Grows with every change of the item. */
  readonly version: number;
}

/** Others drawn into somebody's item: added votes, new slots beside it, work on the form, a question, copies to read. */
export interface Involvement {
  readonly id: string;
  readonly way: AddSignSide | 'assist' | 'consult' | 'circulate';
  /** The item of who asked, its visit and slot. */
  readonly item: string;
  readonly visit: string;
  readonly slot: string;
  readonly by: PersonId;
  readonly people: readonly PersonId[];
  readonly vote: AddedVote;
  /** The item waits for them. */
  readonly waits: boolean;
  /** What was asked, or why. */
  readonly note: string | null;
  /** Ids of files that go with it. */
  readonly files: readonly string[];
  readonly at: Instant;
  /** Where nothing is waited for, and nothing comes back, it is done from the outset. */
  readonly state: 'open' | 'done' | 'cancelled';
  /** What an added vote decided. */
  readonly outcome: VoteOutcome | null;
}

/** Where a reject sent the instance: for the history and for the resubmit. */
export interface Reject {
  readonly item: string;
  readonly from: string;
  readonly targets: readonly string[];
  readonly resubmit: Resubmit;
}

/** The people somebody chose for an activity to come. */
export interface Choice {
  readonly people: readonly PersonId[];
  readonly by: PersonId;
  /** The visit they acted in. */
  readonly visit: string;
}

export interface ParentInstance {
  readonly instance: string;
  readonly depth: number;
}

/** An instance of a sub-process, as far as its parent was told. */
export interface Child {
  /** The id of the instance. */
  readonly id: string;
  readonly visit: string;
  /** The row or the person it is for; null where there is one. */
  readonly key: string | null;
  readonly initiator: PersonId;
  /** The visit stays open until it has ended. */
  readonly awaited: boolean;
  /** `running` until told otherwise; `released`: it was cancelled because its visit closed. */
  readonly state: 'running' | 'ended' | 'failed' | 'released';
  readonly outcome: BranchOutcome | null;
}

/** An activity of an earlier version that the present one does not have, as far as the past needs it. */
export interface FormerActivity {
  readonly name: string;
  readonly name_i18n?: NameI18n;
  /** What its people might see and edit; unset: nobody was given the form there. */
  readonly permission?: FormPermission;
}

/** Everything known of one instance; JSON. */
export interface InstanceState {
  readonly status: InstanceStatus;
  readonly outcome: InstanceOutcome | null;
  /** 0 before the first submit; grows at each return to `start`. */
  readonly pass: number;
  /** The pass that the last draft began: visits before it say nothing about who handles an activity. */
  readonly draftedPass: number;
  readonly initiator: PersonId | null;
  readonly owner: PersonId | null;
  /** Who started it for the initiator; unset: they did themselves. */
  readonly operator?: PersonId;
  /** Live tokens only. */
  readonly tokens: Readonly<Record<string, Token>>;
  readonly forks: Readonly<Record<string, Fork>>;
  readonly visits: Readonly<Record<string, Visit>>;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly items: Readonly<Record<string, WorkItem>>;
  /** Who reads because somebody mentioned them, with what that person saw; unset: nobody. */
  readonly readers?: Readonly<Record<PersonId, FormPermission>>;
  /** By activity, until it is come to; unset: nobody was chosen yet. */
  readonly chosen?: Readonly<Record<string, Choice>>;
  readonly involvements: Readonly<Record<string, Involvement>>;
  /** What is to come by itself; unset: there never was anything. */
  readonly timers?: Readonly<Record<string, Timer>>;
  /** Instances it started. */
  readonly children?: Readonly<Record<string, Child>>;
  /** The instance it was started by; `depth` is 1 below one that nobody started so. */
  readonly parent?: ParentInstance;
  readonly reason: string | null;
  /** Who is to be asked at an activity when it is come to next, by its code. */
  readonly appointed?: Readonly<Record<string, readonly PersonId[]>>;
  /** When it went over to another version last, and to which; unset: it never did. */
  readonly migrated?: { readonly at: Instant; readonly version: number };
  /** Activities of earlier versions, by code. */
  readonly former?: Readonly<Record<string, FormerActivity>>;
}

/** An instance nobody has submitted yet. */
export const initialState: InstanceState = {
  status: 'DRAFT',
  outcome: null,
  pass: 0,
  draftedPass: 1,
  initiator: null,
  owner: null,
  tokens: {},
  forks: {},
  visits: {},
  slots: {},
  items: {},
  involvements: {},
  reason: null,
};
