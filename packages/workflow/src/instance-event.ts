import type { ClientType, FormPermission, InstanceStatus } from '@inkstone/schema';
import type { Action, Instant, PersonId } from './command.ts';
import type {
  Agent,
  BranchOutcome,
  Child,
  Choice,
  CloseReason,
  FailureClass,
  Fork,
  InstanceOutcome,
  InstanceState,
  Involvement,
  ItemResult,
  ParentInstance,
  ParticipantReason,
  Reject,
  Slot,
  Timer,
  Token,
  TokenFailure,
  Trail,
  Visit,
  VisitOutcome,
  VoteOutcome,
  WorkItem,
} from './instance-state.ts';
import type { MigrationStep } from './migration/plan-migration.ts';

/**
 * What happened. The log of these is the audit trail: replaying it over `initialState` gives the instance exactly.
 * `started` comes once per submit of a draft; `acted` stands first in each command's events and says which action it was.
 */
export type InstanceChange =
  | { readonly type: 'acted'; readonly action: Action; readonly command: string; readonly item: string | null; readonly client: ClientType }
  | {
      readonly type: 'started';
      readonly initiator: PersonId;
      readonly owner: PersonId;
      readonly pass: number;
      /** Who started it for the initiator; unset: they did themselves. */
      readonly operator?: PersonId;
      readonly parent?: ParentInstance;
    }
  /** A child is to be started; anew after it could not be. */
  | { readonly type: 'child-started'; readonly child: Child }
  | { readonly type: 'child-ended'; readonly child: string; readonly outcome: BranchOutcome }
  | { readonly type: 'child-failed'; readonly child: string; readonly class: FailureClass; readonly detail: string }
  /** It is to be cancelled. */
  | { readonly type: 'child-released'; readonly child: string }
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
  /** It tries again where it failed. */
  | { readonly type: 'token-resumed'; readonly token: string; readonly activity: string }
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
  /** Who was chosen for an activity to come, by somebody acting in a visit; all of them, also those chosen there before. */
  | { readonly type: 'participants-chosen'; readonly activity: string; readonly choice: Choice }
  /** Instead of straight back to who returned it: the fields were changed and this skipped activity shows them. */
  | {
      readonly type: 'replayed';
      readonly token: string;
      readonly activity: string;
      readonly instead: string;
      readonly fields: readonly string[];
    }
  | { readonly type: 'visit-opened'; readonly visit: Visit }
  | { readonly type: 'visit-closed'; readonly visit: string; readonly activity: string; readonly outcome: VisitOutcome }
  /** The clock of a visit was set. */
  | { readonly type: 'timers-set'; readonly visit: string; readonly dueAt: Instant; readonly timers: readonly Timer[] }
  /** All who could act wait for others: the clock of the visit stands still. */
  | { readonly type: 'timers-held'; readonly visit: string }
  /** The clock runs again; what was to come is as much later as it stood still. */
  | { readonly type: 'timers-resumed'; readonly visit: string; readonly dueAt: Instant; readonly timers: readonly Timer[] }
  /** `step`: what the time limit did, on expiry. */
  | { readonly type: 'timer-fired'; readonly timer: Timer; readonly activity: string; readonly step: ExpiryStep | null }
  | { readonly type: 'slot-opened'; readonly slot: Slot }
  | { readonly type: 'slot-voted'; readonly slot: string; readonly vote: NonNullable<Slot['vote']> }
  /** `reason` unset: it was forwarded. */
  | {
      readonly type: 'slot-handed-over';
      readonly slot: string;
      readonly from: PersonId;
      readonly to: PersonId;
      readonly reason?: ParticipantReason;
    }
  | { readonly type: 'slot-closed'; readonly slot: string; readonly reason: CloseReason }
  | { readonly type: 'item-opened'; readonly item: WorkItem }
  /** A waiting item is its holder's turn now. */
  | { readonly type: 'item-activated'; readonly item: string }
  /** Somebody acts on it for the holder from now on; null: nobody does any more. */
  | { readonly type: 'item-entrusted'; readonly item: string; readonly agent: Agent | null }
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
  | { readonly type: 'rejected'; readonly reject: Reject }
  /** Somebody was mentioned who could not read the instance. */
  | { readonly type: 'reader-added'; readonly person: PersonId; readonly permission: FormPermission }
  /** Others were drawn into an item. */
  | { readonly type: 'people-involved'; readonly involvement: Involvement }
  /** Others take part in it than before. */
  | { readonly type: 'involved-people-changed'; readonly involvement: string; readonly people: readonly PersonId[] }
  | {
      readonly type: 'involvement-closed';
      readonly involvement: string;
      readonly state: 'done' | 'cancelled';
      readonly outcome: VoteOutcome | null;
    }
  /** The item waits for those drawn into it, and later goes on. */
  | { readonly type: 'item-paused'; readonly item: string; readonly involvement: string }
  | { readonly type: 'item-resumed'; readonly item: string }
  /** Its vote was taken back: it does not count any more, and the slot votes again. The item stays done. */
  | { readonly type: 'item-retrieved'; readonly item: string }
  | { readonly type: 'slot-reopened'; readonly slot: string }
  /** In a sequence: it waits again. */
  | { readonly type: 'item-deferred'; readonly item: string }
  /** A branch that had arrived at its join runs again. */
  | { readonly type: 'branch-reopened'; readonly fork: string; readonly branch: string }
  | { readonly type: 'people-appointed'; readonly activity: string; readonly people: readonly PersonId[] }
  | { readonly type: 'owner-changed'; readonly from: PersonId | null; readonly to: PersonId; readonly reason: string | null }
  /** The instance runs on another version: `activities` and `routes` go on under other codes, `former` is what only its past knows. */
  | {
      readonly type: 'migrated';
      readonly fromVersion: number;
      readonly toVersion: number;
      readonly activities: Readonly<Record<string, string>>;
      readonly routes: Readonly<Record<string, string>>;
      readonly steps: readonly MigrationStep[];
      readonly former: InstanceState['former'];
    }
  /** The way to a block, and those of its branches, as far as a new version knows them. */
  | { readonly type: 'fork-marked'; readonly fork: string; readonly trail: Trail; readonly arrivals: Fork['arrivals'] }
  /** Somebody led the flow by hand; what it did stands in the other events of the command. */
  | {
      readonly type: 'steered';
      readonly how: 'activated' | 'closed' | 'adjusted';
      readonly activity: string;
      readonly added: readonly PersonId[];
      readonly removed: readonly PersonId[];
      readonly reason: string | null;
    };

/** What the end of a time limit did; `nothing`: what it should have done was not possible, or there was nothing to do. */
export type ExpiryStep = 'nothing' | 'agree' | 'disagree' | 'back' | 'route' | 'manager-added' | 'manager-instead';

export type InstanceEvent = { readonly at: Instant; readonly actor: PersonId } & InstanceChange;
export type InstanceEventType = InstanceEvent['type'];
