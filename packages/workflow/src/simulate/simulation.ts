import type { ActivityKind } from '@inkstone/schema';
import type { Instant, PersonId } from '../command.ts';
import type { FactRequest } from '../fact.ts';
import type { InstanceOutcome, Participant, Slot, VisitOutcome } from '../instance-state.ts';
import type { Refusal } from '../refusal.ts';

/**
 * What happens at an activity when it is come to: once, the first one that fits. Without one everybody agrees, submits and succeeds.
 *
 * - `agree`: agrees or submits; what runs outside succeeds.
 * - `disagree`: votes against; a sub-process ends as disagreed.
 * - `reject`: sends back to `target`.
 * - `wait`: nobody does anything until the time limit is over.
 * - `fail`: what runs outside cannot be done.
 */
export interface SimulatedDecision {
  readonly activity: string;
  /** Who of those asked; unset: whoever comes first. */
  readonly person?: PersonId | undefined;
  readonly action: 'agree' | 'disagree' | 'reject' | 'wait' | 'fail';
  readonly target?: string | undefined;
  /** So long after they were asked; unset: at once. */
  readonly afterMinutes?: number | undefined;
  /** People chosen for activities to come. */
  readonly chosen?: Readonly<Record<string, readonly PersonId[]>> | undefined;
}

/** One visit of an activity, as it was played. */
export interface SimulatedVisit {
  readonly activity: string;
  readonly name: string;
  readonly kind: ActivityKind;
  readonly round: number;
  readonly people: readonly (Participant & { readonly vote: Slot['vote'] })[];
  /** Null: still open at the end. */
  readonly outcome: VisitOutcome | null;
  readonly openedAt: Instant;
  readonly closedAt: Instant | null;
  readonly dueAt: Instant | null;
}

export type SimulationEnd =
  | { readonly kind: 'completed'; readonly outcome: InstanceOutcome }
  /** It would stop there until an administrator leads on. */
  | { readonly kind: 'exception'; readonly refusal: Refusal }
  /** Somebody's action is not possible. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Everybody who could act was told to wait, and nothing happens by itself. */
  | { readonly kind: 'waiting' };

export type Simulation =
  | {
      readonly kind: 'played';
      /** In the order they began. */
      readonly visits: readonly SimulatedVisit[];
      /** Codes of the routes that were taken, in order; a route taken twice stands twice. */
      readonly routes: readonly string[];
      readonly end: SimulationEnd;
      readonly endedAt: Instant;
    }
  | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] };

export type Played = Extract<Simulation, { kind: 'played' }>;
