import type { SimulationAnswer } from '@inkstone/api';
import { joinNamed, joinNames, withNote, type Locale } from '@inkstone/schema';
import type { Marks } from '../canvas/marks.ts';
import { routePart } from '../part.ts';

/** How many of the routes were taken until a step: each visit was reached by the next route that leads to its activity. */
export function routesUntil(
  { visits, routes }: Pick<SimulationAnswer, 'visits' | 'routes'>,
  step: number,
  targetOf: (route: string) => string | undefined,
): readonly string[] {
  if (step >= visits.length - 1) return routes;
  let taken = 0;
  for (const { activityCode } of visits.slice(1, step + 1)) {
    const next = routes.findIndex((route, index) => index >= taken && targetOf(route) === activityCode);
    if (next >= 0) taken = next + 1;
  }
  return routes.slice(0, taken);
}

/** What is marked on the drawing at a step: where it was, where it is, and who gets it. */
export function stepMarks(
  played: SimulationAnswer,
  step: number,
  { targetOf, locale }: { readonly targetOf: (route: string) => string | undefined; readonly locale: Locale },
): ReadonlyMap<string, Partial<Marks>> {
  const marks = new Map<string, Partial<Marks>>();
  for (const [index, { activityCode, people }] of played.visits.slice(0, step + 1).entries()) {
    const names = joinNamed(people, locale);
    const said = joinNames(
      people.map(({ name, reason }) => (reason === '' ? name : withNote(name, reason, locale))),
      locale,
    );
    marks.set(activityCode, { isPassed: true, isAt: index === step, note: names || null, said: said || null });
  }
  for (const route of routesUntil(played, step, targetOf)) marks.set(routePart(route), { isPassed: true });
  return marks;
}
