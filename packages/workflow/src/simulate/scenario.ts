import type { scenarioOutcomes } from '@inkstone/schema';
import type { Played } from './simulation.ts';

/** The expected result of a trial. */
export interface Expectation {
  /** Codes of the activities reached, in order, without the start; unset: any. */
  readonly path?: readonly string[] | undefined;
  readonly outcome?: ScenarioOutcome | undefined;
}

/** How a trial ended: as the instance would, or where it stopped. */
export type ScenarioOutcome = (typeof scenarioOutcomes)[number];

export type Deviation =
  /** The first position where the path differs; null: one of the paths had ended. */
  | { readonly kind: 'path'; readonly position: number; readonly expected: string | null; readonly found: string | null }
  | { readonly kind: 'outcome'; readonly expected: ScenarioOutcome; readonly found: ScenarioOutcome };

/** Returns how a trial deviates from its expectation; empty: not at all. */
export function compareWithExpectation(expected: Expectation, played: Played): Deviation[] {
  return [...deviationOfPath(expected, played), ...deviationOfOutcome(expected, played)];
}

/** Returns the activities reached, in order, without the first visit of the start. */
export function pathOf({ visits }: Played): string[] {
  return visits.slice(visits[0]?.kind === 'start' ? 1 : 0).map(({ activity }) => activity);
}

export function outcomeOf({ end }: Played): ScenarioOutcome {
  if (end.kind !== 'completed') return end.kind;
  return end.outcome === 'finished' ? 'submitted' : end.outcome;
}

function deviationOfPath({ path }: Expectation, played: Played): Deviation[] {
  if (path === undefined) return [];
  const found = pathOf(played);
  const length = Math.max(path.length, found.length);
  for (let position = 0; position < length; position++) {
    if (path[position] !== found[position])
      return [{ kind: 'path', position, expected: path[position] ?? null, found: found[position] ?? null }];
  }
  return [];
}

function deviationOfOutcome({ outcome }: Expectation, played: Played): Deviation[] {
  const found = outcomeOf(played);
  return outcome === undefined || outcome === found ? [] : [{ kind: 'outcome', expected: outcome, found }];
}
