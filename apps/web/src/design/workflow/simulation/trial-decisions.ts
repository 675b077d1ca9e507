import type { SimulationAnswer } from '@inkstone/api';
import type { SimulatedDecisionInput } from '@inkstone/schema';

export type PlayedVisit = SimulationAnswer['visits'][number];
/** The decision of a participant in a simulated visit; participants without one approve. */
export type Choice = Pick<SimulatedDecisionInput, 'action' | 'target' | 'afterMinutes'>;
export type Choices = Readonly<Record<string, Choice>>;

/** The slots of a visit in which a decision can be made: one for each participant, or a single one for automatic activities. */
export function slotsOf(
  visit: PlayedVisit,
  index: number,
): readonly { readonly key: string; readonly person: PlayedVisit['people'][number] | null }[] {
  const people = visit.people.length > 0 ? visit.people : [null];
  return people.map((person) => ({ key: `${index} ${person?.id ?? ''}`, person }));
}

/**
 * Returns the decisions that make the simulation repeat up to the last choice. Decisions are taken in order, so every earlier vote is sent
 * again; later ones are left to the defaults.
 */
export function decisionsOf(visits: readonly PlayedVisit[], choices: Choices): SimulatedDecisionInput[] {
  const last = visits.findLastIndex((visit, index) => slotsOf(visit, index).some(({ key }) => choices[key]));
  return visits.slice(0, last + 1).flatMap((visit, index) =>
    slotsOf(visit, index).flatMap(({ key, person }) => {
      // Submitting is no decision.
      if (visit.kind === 'start') return [];
      const context = { activity: visit.activityCode, ...(person && { person: person.id }) };
      const choice = choices[key];
      if (choice) return { ...context, ...choice };
      if (person ? person.vote === null : visit.outcome === null) return [];
      return { ...context, action: person?.vote === 'disagreed' ? ('disagree' as const) : ('agree' as const) };
    }),
  );
}

/** Sets a choice and discards those of later visits: the simulation may take another path from there. */
export function withChoice(choices: Choices, key: string, choice: Choice): Choices {
  const at = Number.parseInt(key, 10);
  const kept = Object.entries(choices).filter(([each]) => Number.parseInt(each, 10) <= at && each !== key);
  const isUsual = choice.action === 'agree' && !choice.afterMinutes;
  return Object.fromEntries(isUsual ? kept : [...kept, [key, choice]]);
}

/** Returns the slots at which the decisions of a saved scenario were made. */
export function choicesOf(visits: readonly PlayedVisit[], decisions: readonly SimulatedDecisionInput[]): Choices {
  const left = [...decisions];
  const found = visits.flatMap((visit, index) =>
    slotsOf(visit, index).flatMap(({ key, person }) => {
      const taken = left.findIndex(
        (each) => each.activity === visit.activityCode && (each.person === undefined || each.person === person?.id),
      );
      if (taken < 0) return [];
      const [{ action, target, afterMinutes }] = left.splice(taken, 1) as [SimulatedDecisionInput];
      const isUsual = action === 'agree' && !afterMinutes;
      return isUsual ? [] : [[key, { action, ...(target && { target }), ...(afterMinutes && { afterMinutes }) }] as const];
    }),
  );
  return Object.fromEntries(found);
}
