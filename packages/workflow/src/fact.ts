import type { ParticipantSource, TimeSpan } from '@inkstone/schema';
import type { Instant, PersonId } from './command.ts';
import type { CompletionFailure } from './completion.ts';
import type { Agent, BranchOutcome } from './instance-state.ts';

/** Sources whose people the engine knows from the instance itself. */
export type InstanceSource = Extract<ParticipantSource, { kind: 'initiator' | 'owner' | 'activity-handlers' | 'chosen' }>;
/** Sources that need the organisation or the record. */
export type OutsideSource = Exclude<ParticipantSource, InstanceSource>;

/**
 * A question about the world outside, to be answered inside the same transaction. Equal keys are equal questions.
 *
 * - `source`: the active people of a participant source, in order (`people`).
 * - `active`: those of the people who are active, in the order given (`people`).
 * - `manager`: the person's direct manager, nobody or one (`people`).
 * - `manager-chain`: the person's managers, nearest first (`people`).
 * - `administrators`: the active administrators of this workflow (`people`).
 * - `agent`: who acts for a person on an item of theirs that came at that time, by the rules in force now (`agent`).
 * - `changed-since`: the fields whose stored values changed after the item was acted on (`fields`): codes of controls, and
 *   `sheet.column` for cells.
 * - `condition`: whether the route's condition holds on the stored record (`truth`); `outcomes` gives, by split, what its
 *   branches brought to the join, for the formula function of that name.
 *
 * - `time`: the moment a span before or after an instant, or after the one in a date field (`instant`); an empty field is an `error`.
 * - `later`: the instant moved on by as much time as lies between two others, all of it or the working time (`instant`).
 *
 * - `rows`: the ids of the rows of a sheet, in order (`rows`).
 *
 * Any of them may be answered by `error`: what was asked cannot be told; the token that needed it becomes an exception.
 */
export type FactRequest = { readonly key: string } & (
  | { readonly kind: 'source'; readonly source: OutsideSource; readonly initiator: PersonId; readonly owner: PersonId }
  | { readonly kind: 'active'; readonly people: readonly PersonId[] }
  | { readonly kind: 'manager'; readonly of: PersonId }
  | { readonly kind: 'manager-chain'; readonly of: PersonId }
  | { readonly kind: 'administrators' }
  | { readonly kind: 'agent'; readonly of: PersonId; readonly receivedAt: Instant }
  | { readonly kind: 'rows'; readonly sheet: string }
  | { readonly kind: 'changed-since'; readonly item: string }
  | {
      readonly kind: 'condition';
      readonly route: string;
      readonly condition: string;
      readonly outcomes: Readonly<Record<string, readonly BranchOutcome[]>>;
    }
  | { readonly kind: 'time'; readonly base: TimeBase; readonly side: 'before' | 'after'; readonly span: TimeSpan }
  | { readonly kind: 'later'; readonly at: Instant; readonly from: Instant; readonly to: Instant; readonly working: boolean }
);

/** Where a moment is counted from. */
export type TimeBase = { readonly kind: 'instant'; readonly at: Instant } | { readonly kind: 'control'; readonly control: string };

export type FactAnswer =
  /** `dependsOn`: the fields a formula for people reads. */
  | { readonly kind: 'people'; readonly people: readonly PersonId[]; readonly dependsOn?: readonly string[] | undefined }
  /** `dependsOn`: the fields the condition reads; prediction shows them. */
  | { readonly kind: 'truth'; readonly holds: boolean; readonly dependsOn?: readonly string[] | undefined }
  | { readonly kind: 'agent'; readonly agent: Agent | null }
  | { readonly kind: 'fields'; readonly fields: readonly string[] }
  | { readonly kind: 'instant'; readonly at: Instant }
  | { readonly kind: 'rows'; readonly rows: readonly string[] }
  /** Told, never asked for: the instance cannot be completed. */
  | { readonly kind: 'completion'; readonly failure: CompletionFailure }
  | { readonly kind: 'error'; readonly cause: string };

/** The answers at hand; a `Map` by key is one. */
export interface Facts {
  get(key: string): FactAnswer | undefined;
}
