import type { ClientType, InstanceStatus } from '@inkstone/schema';
import type { Action, Instant, PersonId } from './command.ts';
import type {
  BranchOutcome,
  CloseReason,
  Fork,
  InstanceOutcome,
  ItemResult,
  Reject,
  Slot,
  Token,
  TokenFailure,
  Trail,
  Visit,
  VisitOutcome,
  WorkItem,
} from './instance-state.ts';

/**
 * What happened. The log of these is the audit trail: replaying it over `initialState` gives the instance exactly.
 * `started` comes once per submit of a draft; `acted` stands first in each command's events and says which action it was.
 */
export type InstanceChange =
  | { readonly type: 'acted'; readonly action: Action; readonly command: string; readonly item: string | null; readonly client: ClientType }
  | { readonly type: 'started'; readonly initiator: PersonId; readonly owner: PersonId; readonly pass: number }
  | {
      readonly type: 'status-changed';
      readonly from: InstanceStatus;
      readonly status: InstanceStatus;
      readonly outcome: InstanceOutcome | null;
      readonly reason: string | null;
    }
  /** The instance is back at `start`; `draft` when it was retrieved. */
  | { readonly type: 'pass-begun'; readonly pass: number; readonly draft: boolean }
  | { readonly type: 'token-created'; readonly token: Token }
  | { readonly type: 'token-moved'; readonly token: string; readonly from: string; readonly to: string; readonly route: string | null }
  /** The way so far and what is still to come back to; written when a token completes, returns or is sent back. */
  | {
      readonly type: 'token-marked';
      readonly token: string;
      readonly outcome: Token['outcome'];
      readonly trail: Trail;
      readonly returns: Token['returns'];
      readonly fork: string | null;
      readonly branch: string | null;
    }
  | { readonly type: 'token-failed'; readonly token: string; readonly activity: string; readonly failure: TokenFailure }
  | {
      readonly type: 'token-ended';
      readonly token: string;
      readonly activity: string;
      readonly cause: 'end' | 'split' | 'join' | CloseReason;
    }
  | { readonly type: 'fork-opened'; readonly fork: Fork }
  | {
      readonly type: 'branch-arrived';
      readonly fork: string;
      readonly branch: string;
      readonly outcome: BranchOutcome;
      readonly trail: Trail;
    }
  | { readonly type: 'fork-collapsed'; readonly fork: string }
  | { readonly type: 'fork-closed'; readonly fork: string; readonly split: string; readonly joined: boolean }
  | { readonly type: 'visit-opened'; readonly visit: Visit }
  | { readonly type: 'visit-closed'; readonly visit: string; readonly activity: string; readonly outcome: VisitOutcome }
  | { readonly type: 'slot-opened'; readonly slot: Slot }
  | { readonly type: 'slot-voted'; readonly slot: string; readonly vote: NonNullable<Slot['vote']> }
  | { readonly type: 'slot-handed-over'; readonly slot: string; readonly from: PersonId; readonly to: PersonId }
  | { readonly type: 'slot-closed'; readonly slot: string; readonly reason: CloseReason }
  | { readonly type: 'item-opened'; readonly item: WorkItem }
  | {
      readonly type: 'item-done';
      readonly item: string;
      readonly result: ItemResult;
      readonly opinion: string | null;
      readonly attachments: readonly string[];
      /** Unset: it was not signed. */
      readonly signature?: string;
      readonly client: ClientType;
    }
  | { readonly type: 'item-cancelled'; readonly item: string; readonly reason: CloseReason }
  | { readonly type: 'rejected'; readonly reject: Reject };

export type InstanceEvent = { readonly at: Instant; readonly actor: PersonId } & InstanceChange;
export type InstanceEventType = InstanceEvent['type'];
