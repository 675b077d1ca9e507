import type { SimulatedDecisionInput, SimulationAnswer } from '@inkstone/api';

export type PlayedVisit = SimulationAnswer['visits'][number];
/** What somebody is told to do at their place in a played visit; unset anywhere, they agree. */
export type Choice = Pick<SimulatedDecisionInput, 'action' | 'target' | 'afterMinutes'>;
export type Choices = Readonly<Record<string, Choice>>;

/** The places of a visit: each person's, or the one of what goes on without people. */
export function placesOf(
  visit: PlayedVisit,
  index: number,
): readonly { readonly key: string; readonly person: PlayedVisit['people'][number] | null }[] {
  const people = visit.people.length > 0 ? visit.people : [null];
  return people.map((person) => ({ key: `${index} ${person?.id ?? ''}`, person }));
}

/**
 * What is sent so that the trial goes the same way up to the last choice: decisions are taken in order, so whoever voted before it is
 * told to vote again. What comes after it is left to come out as it will.
 */
export function decisionsOf(visits: readonly PlayedVisit[], choices: Choices): SimulatedDecisionInput[] {
  const last = visits.findLastIndex((visit, index) => placesOf(visit, index).some(({ key }) => choices[key]));
  return visits.slice(0, last + 1).flatMap((visit, index) =>
    placesOf(visit, index).flatMap(({ key, person }) => {
      const place = { activity: visit.activityCode, ...(person && { person: person.id }) };
      const choice = choices[key];
      if (choice) return { ...place, ...choice };
      if (person ? person.vote === null : visit.outcome === null) return [];
      return { ...place, action: person?.vote === 'disagreed' ? ('disagree' as const) : ('agree' as const) };
    }),
  );
}

/** A choice, with those of later visits given up: the way there may be another one now. */
export function withChoice(choices: Choices, key: string, choice: Choice): Choices {
  const at = Number.parseInt(key, 10);
  const kept = Object.entries(choices).filter(([each]) => Number.parseInt(each, 10) <= at && each !== key);
  const isUsual = choice.action === 'agree' && !choice.afterMinutes;
  return Object.fromEntries(isUsual ? kept : [...kept, [key, choice]]);
}

/** Which places the decisions of a saved trial were taken at. */
export function choicesOf(visits: readonly PlayedVisit[], decisions: readonly SimulatedDecisionInput[]): Choices {
  const left = [...decisions];
  const found = visits.flatMap((visit, index) =>
    placesOf(visit, index).flatMap(({ key, person }) => {
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
