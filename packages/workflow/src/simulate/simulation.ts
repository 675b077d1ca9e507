import type { ActivityKind } from '@inkstone/schema';
import type { Instant, PersonId } from '../state/command.ts';
import type { FactRequest } from '../state/fact.ts';
import type { InstanceOutcome, Participant, Slot, VisitOutcome } from '../state/instance-state.ts';
import type { Refusal } from '../texts/refusal.ts';

/**
 * What happens when an activity is reached. The first matching decision applies, once; without one everybody agrees, submits and succeeds.
 *
 * - `agree`: agrees or submits; a service or sub-process succeeds.
 * - `disagree`: votes against; a sub-process ends as disagreed.
 * - `reject`: sends back to `target`.
 * - `wait`: nobody acts until the time limit is over.
 * - `fail`: a service or sub-process fails.
 */
export interface SimulatedDecision {
  readonly activity: string;
  /** The person among those asked; unset: the first one. */
  readonly person?: PersonId | undefined;
  readonly action: 'agree' | 'disagree' | 'reject' | 'wait' | 'fail';
  readonly target?: string | undefined;
  /** Minutes after they were asked; unset: at once. */
  readonly afterMinutes?: number | undefined;
  /** People chosen for upcoming activities. */
  readonly chosen?: Readonly<Record<string, readonly PersonId[]>> | undefined;
}

/** One simulated visit of an activity. */
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
  /** It would stop there until an administrator intervenes. */
  | { readonly kind: 'exception'; readonly refusal: Refusal }
  /** An action is not possible. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Everybody who could act is set to wait, and no timer is pending. */
  | { readonly kind: 'waiting' };

export type Simulation =
  | {
      readonly kind: 'played';
      /** In the order of opening. */
      readonly visits: readonly SimulatedVisit[];
      /** Codes of the routes taken, in order; a route taken twice is listed twice. */
      readonly routes: readonly string[];
      readonly end: SimulationEnd;
      readonly endedAt: Instant;
    }
  | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] };

export type Played = Extract<Simulation, { kind: 'played' }>;
