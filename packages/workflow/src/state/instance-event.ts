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
import type { MigrationStep } from './migration-step.ts';

/**
 * The events of an instance. Their log is the audit trail: replaying it over `initialState` restores the instance exactly. `started` occurs
 * once per submit of a draft; `acted` is the first event of each command and names its action.
 */
export type InstanceChange =
  | { readonly type: 'acted'; readonly action: Action; readonly command: string; readonly item: string | null; readonly client: ClientType }
  | {
      readonly type: 'started';
      readonly initiator: PersonId;
      readonly owner: PersonId;
      readonly pass: number;
      /** Who started it for the initiator; unset: the initiator. */
      readonly operator?: PersonId;
      readonly parent?: ParentInstance;
    }
  /** A child has to be started, or started again after a failure. */
  | { readonly type: 'child-started'; readonly child: Child }
  | { readonly type: 'child-ended'; readonly child: string; readonly outcome: BranchOutcome }
  | { readonly type: 'child-failed'; readonly child: string; readonly class: FailureClass; readonly detail: string }
  /** The child has to be cancelled. */
  | { readonly type: 'child-released'; readonly child: string }
  | {
      readonly type: 'status-changed';
      readonly from: InstanceStatus;
      readonly status: InstanceStatus;
      readonly outcome: InstanceOutcome | null;
      readonly reason: string | null;
    }
  /** The instance is back at `start`; `draft`: it was retrieved. */
  | { readonly type: 'pass-begun'; readonly pass: number; readonly draft: boolean }
  | { readonly type: 'token-created'; readonly token: Token }
  | { readonly type: 'token-moved'; readonly token: string; readonly from: string; readonly to: string; readonly route: string | null }
  /** The trail and the return points of a token; written when it completes an activity, returns or is sent back. */
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
  /** The token is retried where it failed. */
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
  /** The people chosen for an upcoming activity in a visit; all of them, including those chosen there before. */
  | { readonly type: 'participants-chosen'; readonly activity: string; readonly choice: Choice }
  /** Replaces a direct return: fields were changed that this skipped activity shows. */
  | {
      readonly type: 'replayed';
      readonly token: string;
      readonly activity: string;
      readonly instead: string;
      readonly fields: readonly string[];
    }
  | { readonly type: 'visit-opened'; readonly visit: Visit }
  | { readonly type: 'visit-closed'; readonly visit: string; readonly activity: string; readonly outcome: VisitOutcome }
  /** The time limit of a visit was set. */
  | { readonly type: 'timers-set'; readonly visit: string; readonly dueAt: Instant; readonly timers: readonly Timer[] }
  /** Everybody who could act waits for others: the clock of the visit is held. */
  | { readonly type: 'timers-held'; readonly visit: string }
  /** The clock continues; the pending timers are postponed by the time it was held. */
  | { readonly type: 'timers-resumed'; readonly visit: string; readonly dueAt: Instant; readonly timers: readonly Timer[] }
  /** `step`: what the time limit did when it expired. */
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
  /** A waiting item was activated: its holder is asked now. */
  | { readonly type: 'item-activated'; readonly item: string }
  /** The agent who acts for the holder from now on; null: nobody. */
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
  /** A mentioned person who could not read the instance gained read access. */
  | { readonly type: 'reader-added'; readonly person: PersonId; readonly permission: FormPermission }
  /** Others were involved in an item. */
  | { readonly type: 'people-involved'; readonly involvement: Involvement }
  /** The people of an involvement changed. */
  | { readonly type: 'involved-people-changed'; readonly involvement: string; readonly people: readonly PersonId[] }
  | {
      readonly type: 'involvement-closed';
      readonly involvement: string;
      readonly state: 'done' | 'cancelled';
      readonly outcome: VoteOutcome | null;
    }
  /** The item waits for the people involved in it and continues later. */
  | { readonly type: 'item-paused'; readonly item: string; readonly involvement: string }
  | { readonly type: 'item-resumed'; readonly item: string }
  /** A vote was retrieved: it no longer counts, and the slot votes again. The item stays done. */
  | { readonly type: 'item-retrieved'; readonly item: string }
  | { readonly type: 'slot-reopened'; readonly slot: string }
  /** In a sequence: the item waits again. */
  | { readonly type: 'item-deferred'; readonly item: string }
  /** A branch that had arrived at its join runs again. */
  | { readonly type: 'branch-reopened'; readonly fork: string; readonly branch: string }
  | { readonly type: 'people-appointed'; readonly activity: string; readonly people: readonly PersonId[] }
  | { readonly type: 'owner-changed'; readonly from: PersonId | null; readonly to: PersonId; readonly reason: string | null }
  /**
   * The instance runs on another version: `activities` and `routes` map old to new codes, `former` holds activities that only the history
   * needs.
   */
  | {
      readonly type: 'migrated';
      readonly fromVersion: number;
      readonly toVersion: number;
      readonly activities: Readonly<Record<string, string>>;
      readonly routes: Readonly<Record<string, string>>;
      readonly steps: readonly MigrationStep[];
      readonly former: InstanceState['former'];
    }
  /** The trail to a block and those of its branches, limited to what a new version contains. */
  | { readonly type: 'fork-marked'; readonly fork: string; readonly trail: Trail; readonly arrivals: Fork['arrivals'] }
  /** An administrator intervened; the effects are other events of the same command. */
  | {
      readonly type: 'steered';
      readonly how: 'activated' | 'closed' | 'adjusted';
      readonly activity: string;
      readonly added: readonly PersonId[];
      readonly removed: readonly PersonId[];
      readonly reason: string | null;
    };

/** What an expired time limit did; `nothing`: its step was not possible, or there was nothing to do. */
export type ExpiryStep = 'nothing' | 'agree' | 'disagree' | 'back' | 'route' | 'manager-added' | 'manager-instead';

export type InstanceEvent = { readonly at: Instant; readonly actor: PersonId } & InstanceChange;
export type InstanceEventType = InstanceEvent['type'];
