import type { FormPermission, ActivityKind, NameI18n, ClientType, InstanceStatus, ParticipantSource, WorkItemKind } from '@inkstone/schema';
import type { AddedVote, AddSignSide, Instant, PersonId, Resubmit } from './command.ts';

/**
 * How a finished instance ended: by the last vote on its path, without any vote (`submitted`), or ahead of schedule by an administrator
 * (`finished`).
 */
export type InstanceOutcome = 'agreed' | 'disagreed' | 'submitted' | 'finished';
/** The outcome of the last vote on a token's path. */
export type VoteOutcome = 'agreed' | 'disagreed';
/** The outcome of a branch at its join; `terminated`: a sibling's failed vote ended it. */
export type BranchOutcome = 'agreed' | 'disagreed' | 'submitted' | 'terminated';

/**
 * `skipped`: nobody was found and the activity is configured to continue; `passed`: it does not wait, or its waiting time is over;
 * `expired`: its time limit took over; `finished`, `failed`: for activities that run without people; `cancelled`: closed from outside.
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
 * Why something was closed by another cause: `decided` the visit or its slot was decided; `rejected` sent back; `returned` a failed vote
 * goes back; `terminated` a failed vote ended it; `retrieved` by the initiator or by an earlier voter; `cancelled` with the instance;
 * `finished` with an instance that an administrator completed; `moved` an administrator continued the flow elsewhere; `adjusted` the person
 * was removed or replaced; `withdrawn` by the person who asked; `expired` by a time limit.
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

/** Why a person was asked at an activity. */
export type ParticipantReason =
  | { readonly kind: 'source'; readonly source: ParticipantSource }
  /** Replaces the initiator. */
  | { readonly kind: 'initiator-manager' }
  /** Nobody was resolved; found by this fallback. */
  | { readonly kind: 'fallback'; readonly fallback: 'administrators' | 'managers' | 'users' }
  /** Agreed at an earlier activity, in this slot, and is not asked again. */
  | { readonly kind: 'agreed-earlier'; readonly activity: string }
  /** Acted in the round before. */
  | { readonly kind: 'earlier-handler' }
  /** The person who starts the instance. */
  | { readonly kind: 'initiator' }
  | { readonly kind: 'forward'; readonly from: PersonId }
  /** Added beside another participant. */
  | { readonly kind: 'add'; readonly by: PersonId }
  /** Appointed by an administrator or by a handler of the activity before. */
  | { readonly kind: 'appointed' }
  /** Receives a copy to read. */
  | { readonly kind: 'circulate' }
  /** Manager of a person who was late. */
  | { readonly kind: 'time-limit'; readonly of: PersonId };

export interface Participant {
  readonly person: PersonId;
  readonly reason: ParticipantReason;
}

/** A step that a token completed: a human activity, or a whole block with the trail of each branch. */
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
  /** The visit that the reject ended. */
  readonly visit: string;
  readonly trail: Trail;
}

/** Whether the failure is technical (network, logic, server), or the business process does not allow to continue. */
export type FailureClass = 'system' | 'business';

/** Why a token cannot continue. `at`: whether entering or leaving the activity failed. */
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
  /** Set when the service or child reports it. */
  readonly class?: FailureClass;
  /** The token was to leave by the routes of a failed vote or of a time limit. */
  readonly side?: 'disagree' | 'timeout';
}

export interface Token {
  readonly id: string;
  readonly activity: string;
  /** The open visit in which it waits, if any. */
  readonly visit: string | null;
  /** The run of the block it is in; `branch` is the route it took out of the split. */
  readonly fork: string | null;
  readonly branch: string | null;
  readonly outcome: VoteOutcome | null;
  /** Since the beginning of the branch or the instance. */
  readonly trail: Trail;
  readonly returns: readonly ReturnPoint[];
  readonly failure: TokenFailure | null;
}

/** One run of a block: opened by its split, closed when its join fires or when it is cancelled. */
export interface Fork {
  readonly id: string;
  readonly split: string;
  /** 1 for the first run of the block, then increasing. */
  readonly round: number;
  /** The position of the token that was split. */
  readonly fork: string | null;
  readonly branch: string | null;
  readonly trail: Trail;
  readonly outcome: VoteOutcome | null;
  readonly branches: readonly string[];
  readonly arrivals: Readonly<Record<string, Arrival>>;
  /** A failed vote ended the sibling branches: an `end` in the remaining branch also ends what is around the block. */
  readonly collapsed: boolean;
  readonly state: 'open' | 'joined' | 'closed';
}

export interface Visit {
  readonly id: string;
  readonly activity: string;
  readonly kind: ActivityKind;
  /** 1 for the first visit, then increasing. */
  readonly round: number;
  readonly pass: number;
  /** The token that opened it. */
  readonly token: string;
  readonly status: 'open' | 'closed';
  readonly outcome: VisitOutcome | null;
  readonly openedAt: Instant;
  readonly closedAt: Instant | null;
  /** When it should be done, or until when it waits; unset: no limit. */
  readonly dueAt?: Instant;
  /** Since when its clock is held; unset: it is running. */
  readonly heldAt?: Instant;
}

/** A pending timer. Removed once it has fired or its visit is closed. */
export interface Timer {
  readonly id: string;
  readonly visit: string;
  /** `wait`: the waiting time is over; `remind`: people who are late are reminded; `expire`: the time limit is over. */
  readonly purpose: 'wait' | 'remind' | 'expire';
  /** It does not fire while the clock of the visit is held. */
  readonly at: Instant;
}

export interface Slot {
  readonly id: string;
  readonly visit: string;
  /** The current holder. */
  readonly person: PersonId;
  readonly reason: ParticipantReason;
  /** `removed`: taken out of its visit, as if it had never existed. */
  readonly state: 'open' | 'done' | 'cancelled' | 'removed';
  readonly vote: 'agreed' | 'disagreed' | 'submitted' | null;
  /** The earlier visit's slot in which the vote was given; it still counts, after a direct return or as agreed earlier. */
  readonly carriedFrom: string | null;
}

/** Who may act on an item besides its holder, by a delegation. */
export interface Agent {
  readonly person: PersonId;
  /** Id of the delegation rule. */
  readonly trust: string;
  /** When the delegation ends. */
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
  /** The item it came from (by forwarding or an involvement). */
  readonly source: string | null;
  /** The involvement its holder takes part in; unset: it is its slot's own item, or a copy by an activity. */
  readonly involvement?: string;
  /** The involvement it waits for, while it waits. */
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
  /** Unset: only the holder acts on it. */
  readonly agent?: Agent;
  /** Who acted on it; unset: the holder, or nobody yet. */
  readonly actedBy?: PersonId;
  /** Increases with every change of the item. */
  readonly version: number;
}

/** Others involved in a person's item: added votes, new slots beside it, work on the form, a question, copies to read. */
export interface Involvement {
  readonly id: string;
  readonly way: AddSignSide | 'assist' | 'consult' | 'circulate';
  /** The item that asked, with its visit and slot. */
  readonly item: string;
  readonly visit: string;
  readonly slot: string;
  readonly by: PersonId;
  readonly people: readonly PersonId[];
  readonly vote: AddedVote;
  /** The item waits for them. */
  readonly waits: boolean;
  /** The question or the reason. */
  readonly note: string | null;
  /** Ids of the attached files. */
  readonly files: readonly string[];
  readonly at: Instant;
  /** Done from the outset where nothing is awaited. */
  readonly state: 'open' | 'done' | 'cancelled';
  /** The outcome of an added vote. */
  readonly outcome: VoteOutcome | null;
}

/** The targets of a reject, for the history and for the resubmit. */
export interface Reject {
  readonly item: string;
  readonly from: string;
  readonly targets: readonly string[];
  readonly resubmit: Resubmit;
}

/** The people chosen for an upcoming activity. */
export interface Choice {
  readonly people: readonly PersonId[];
  readonly by: PersonId;
  /** The visit in which they were chosen. */
  readonly visit: string;
}

export interface ParentInstance {
  readonly instance: string;
  readonly depth: number;
}

/** An instance of a sub-process, as far as reported to its parent. */
export interface Child {
  /** The id of the instance. */
  readonly id: string;
  readonly visit: string;
  /** The row or the person it is for; null for a single one. */
  readonly key: string | null;
  readonly initiator: PersonId;
  /** The visit stays open until it has ended. */
  readonly awaited: boolean;
  /** `running` until reported otherwise; `released`: cancelled because its visit closed. */
  readonly state: 'running' | 'ended' | 'failed' | 'released';
  readonly outcome: BranchOutcome | null;
}

/** An activity of an earlier version that the current one does not have, as far as the history needs it. */
export interface FormerActivity {
  readonly name: string;
  readonly name_i18n?: NameI18n;
  /** What its people could see and edit; unset: it gave nobody the form. */
  readonly permission?: FormPermission;
}

/** The complete state of one instance; serialisable as JSON. */
export interface InstanceState {
  readonly status: InstanceStatus;
  readonly outcome: InstanceOutcome | null;
  /** 0 before the first submit; increases at each return to `start`. */
  readonly pass: number;
  /** The pass that the last draft began: earlier visits do not determine who handles an activity. */
  readonly draftedPass: number;
  readonly initiator: PersonId | null;
  readonly owner: PersonId | null;
  /** Who started it for the initiator; unset: the initiator. */
  readonly operator?: PersonId;
  /** Live tokens only. */
  readonly tokens: Readonly<Record<string, Token>>;
  readonly forks: Readonly<Record<string, Fork>>;
  readonly visits: Readonly<Record<string, Visit>>;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly items: Readonly<Record<string, WorkItem>>;
  /** People with read access by a mention, with what the mentioning person saw; unset: nobody. */
  readonly readers?: Readonly<Record<PersonId, FormPermission>>;
  /** By activity, until it is reached; unset: nobody was chosen yet. */
  readonly chosen?: Readonly<Record<string, Choice>>;
  readonly involvements: Readonly<Record<string, Involvement>>;
  /** Pending timers; unset: there never was one. */
  readonly timers?: Readonly<Record<string, Timer>>;
  /** Instances that it started. */
  readonly children?: Readonly<Record<string, Child>>;
  /** The instance that started it; `depth` is 1 directly below an instance without a parent. */
  readonly parent?: ParentInstance;
  readonly reason: string | null;
  /** By activity: the people appointed for the next time it is reached. */
  readonly appointed?: Readonly<Record<string, readonly PersonId[]>>;
  /** When and to which version it was last migrated; unset: never. */
  readonly migrated?: { readonly at: Instant; readonly version: number };
  /** Activities of earlier versions, by code. */
  readonly former?: Readonly<Record<string, FormerActivity>>;
}

/** An instance before its first submit. */
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
