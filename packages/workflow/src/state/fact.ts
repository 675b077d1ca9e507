import type { ParticipantSource, TimeSpan } from '@inkstone/schema';
import type { Instant, PersonId } from './command.ts';
import type { CompletionFailure } from './completion.ts';
import type { Agent, BranchOutcome } from './instance-state.ts';

/** Sources whose people are known from the instance itself. */
export type InstanceSource = Extract<ParticipantSource, { kind: 'initiator' | 'owner' | 'activity-handlers' | 'chosen' }>;
/** Sources that need the organisation or the record. */
export type ExternalSource = Exclude<ParticipantSource, InstanceSource>;

/**
 * A request for data outside the instance, to be answered inside the same transaction. Equal keys are equal requests.
 *
 * - `source`: the active people of a participant source, in order (`people`).
 * - `active`: those of the people who are active, in the order given (`people`).
 * - `manager`: the person's direct manager, nobody or one (`people`).
 * - `manager-chain`: the person's managers, nearest first (`people`).
 * - `administrators`: the active administrators of this workflow (`people`).
 * - `agent`: who acts for a person on an item received at that time, by the delegation rules in force now (`agent`).
 * - `changed-since`: the fields whose stored values changed after the item was acted on (`fields`): codes of controls, and
 *   `sheet.column` for cells.
 * - `condition`: whether the route's condition holds on the stored record (`truth`); `outcomes` gives the outcomes of the branches by
 *   split, for the formula function of that name.
 *
 * - `time`: the moment a span before or after an instant, or the instant in a date field (`instant`); an empty field is an `error`.
 * - `later`: the instant postponed by the time between two others, or only by the working time between them (`instant`).
 *
 * - `rows`: the ids of the rows of a sheet, in order (`rows`).
 *
 * Any request may be answered by `error` when it cannot be resolved; the token that needed it becomes an exception.
 */
export type FactRequest = { readonly key: string } & (
  | { readonly kind: 'source'; readonly source: ExternalSource; readonly initiator: PersonId; readonly owner: PersonId }
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

/** What a moment is counted from. */
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
  /** Only provided, never requested: the instance cannot be completed. */
  | { readonly kind: 'completion'; readonly failure: CompletionFailure }
  | { readonly kind: 'error'; readonly cause: string };

/** The known answers; for example a `Map` by key. */
export interface Facts {
  get(key: string): FactAnswer | undefined;
}
