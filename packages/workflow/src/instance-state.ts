import type { ActivityKind, ClientType, InstanceStatus, ParticipantSource, WorkItemKind } from '@inkstone/schema';
import type { Instant, PersonId, Resubmit } from './command.ts';

/** How a finished instance ended: by the last vote on the way to its end, or without any vote (`submitted`). */
export type InstanceOutcome = 'agreed' | 'disagreed' | 'submitted';
/** What a vote on the way of a token decided last. */
export type VoteOutcome = 'agreed' | 'disagreed';
/** What a branch brought to its join; `terminated`: a sibling's failed vote ended it. */
export type BranchOutcome = 'agreed' | 'disagreed' | 'submitted' | 'terminated';

/** `skipped`: nobody was there and the activity says to go on; `passed`: it does not wait; `cancelled`: closed from outside. */
export type VisitOutcome = 'agreed' | 'disagreed' | 'submitted' | 'rejected' | 'skipped' | 'passed' | 'cancelled';

export type ItemState = 'waiting' | 'open' | 'done' | 'cancelled';
export type ItemResult = 'agreed' | 'disagreed' | 'submitted' | 'forwarded' | 'rejected' | 'read';
/**
 * Why something was closed without its own doing: `decided` the visit was decided by others; `rejected` sent back;
 * `returned` a failed vote goes back; `terminated` a failed vote ended it; `retrieved` by the initiator; `cancelled` with the
 * instance.
 */
export type CloseReason = 'decided' | 'rejected' | 'returned' | 'terminated' | 'retrieved' | 'cancelled';

/** Why an activity went to this person. */
export type ParticipantReason =
  | { readonly kind: 'source'; readonly source: ParticipantSource }
  /** The participant would have been the initiator. */
  | { readonly kind: 'initiator-manager' }
  /** Nobody was resolved: the fallback that found somebody. */
  | { readonly kind: 'fallback'; readonly fallback: 'administrators' | 'managers' | 'users' }
  /** Did it in the round before. */
  | { readonly kind: 'earlier-handler' }
  /** The person who starts the instance. */
  | { readonly kind: 'initiator' }
  | { readonly kind: 'forward'; readonly from: PersonId }
  /** Gets a copy to read. */
  | { readonly kind: 'circulate' };

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

/** Why a token cannot go on. `at`: the activity could not be entered, or could not be left. */
export interface TokenFailure {
  readonly at: 'entry' | 'exit';
  readonly cause: 'nobody' | 'condition' | 'source' | 'no-route' | 'rounds' | 'loop';
  readonly detail?: string;
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
}

export interface Slot {
  readonly id: string;
  readonly visit: string;
  /** Who stands in it now. */
  readonly person: PersonId;
  readonly reason: ParticipantReason;
  readonly state: 'open' | 'done' | 'cancelled';
  readonly vote: 'agreed' | 'disagreed' | 'submitted' | null;
  /** The vote was given in this earlier visit's slot and still counts after a direct return. */
  readonly carriedFrom: string | null;
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
  /** The item it came from (forward). */
  readonly source: string | null;
  readonly result: ItemResult | null;
  readonly reason: CloseReason | null;
  readonly receivedAt: Instant;
  readonly finishedAt: Instant | null;
  readonly opinion: string | null;
  readonly attachments: readonly string[];
  /** Id of the file with the signature; unset: it was not signed. */
  readonly signature?: string;
  readonly client: ClientType | null;
  /** Grows with every change of the item. */
  readonly version: number;
}

/** Where a reject sent the instance: for the history and for the resubmit. */
export interface Reject {
  readonly item: string;
  readonly from: string;
  readonly targets: readonly string[];
  readonly resubmit: Resubmit;
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
  /** Live tokens only. */
  readonly tokens: Readonly<Record<string, Token>>;
  readonly forks: Readonly<Record<string, Fork>>;
  readonly visits: Readonly<Record<string, Visit>>;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly items: Readonly<Record<string, WorkItem>>;
  readonly reason: string | null;
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
  reason: null,
};
