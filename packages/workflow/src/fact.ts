import type { ParticipantSource } from '@inkstone/schema';
import type { PersonId } from './command.ts';
import type { BranchOutcome } from './instance-state.ts';

/** Sources whose people the engine knows from the instance itself. */
export type InstanceSource = Extract<ParticipantSource, { kind: 'initiator' | 'owner' | 'activity-handlers' }>;
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
 * - `condition`: whether the route's condition holds on the stored record (`truth`); `outcomes` gives, by split, what its
 *   branches brought to the join, for the formula function of that name.
 *
 * Any of them may be answered by `error`: what was asked cannot be told; the token that needed it becomes an exception.
 */
export type FactRequest = { readonly key: string } & (
  | { readonly kind: 'source'; readonly source: OutsideSource; readonly initiator: PersonId; readonly owner: PersonId }
  | { readonly kind: 'active'; readonly people: readonly PersonId[] }
  | { readonly kind: 'manager'; readonly of: PersonId }
  | { readonly kind: 'manager-chain'; readonly of: PersonId }
  | { readonly kind: 'administrators' }
  | {
      readonly kind: 'condition';
      readonly route: string;
      readonly condition: string;
      readonly outcomes: Readonly<Record<string, readonly BranchOutcome[]>>;
    }
);

export type FactAnswer =
  | { readonly kind: 'people'; readonly people: readonly PersonId[] }
  /** `dependsOn`: the fields the condition reads; prediction shows them. */
  | { readonly kind: 'truth'; readonly holds: boolean; readonly dependsOn?: readonly string[] | undefined }
  | { readonly kind: 'error'; readonly cause: string };

/** The answers at hand; a `Map` by key is one. */
export interface Facts {
  get(key: string): FactAnswer | undefined;
}
