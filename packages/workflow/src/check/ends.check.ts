import { findingAt, findingOfWorkflow, findingOn, type Check } from './check.ts';

/** One start, an end, nothing before the one or behind the other, every activity on a way between them. */
export const checkEnds: Check = (input) => {
  const { definition, start, routesFrom } = input.index;
  const { graph } = input;
  const starts = definition.activities.filter((activity) => activity.kind === 'start');
  const ends = definition.activities.filter((activity) => activity.kind === 'end');
  const reachable = start ? graph.reachFrom(start.code) : new Set<string>();
  const ending = graph.reachTo(ends.map((end) => end.code));
  const inner = definition.activities.filter((activity) => activity.kind !== 'start' || activity === start);

  return [
    ...(starts.length === 0 ? [findingOfWorkflow('NoStart')] : []),
    ...starts.slice(1).map((extra) => findingAt(input, 'SeveralStarts', extra)),
    ...(ends.length === 0 ? [findingOfWorkflow('NoEnd')] : []),
    ...starts.flatMap(({ code }) => (graph.routesTo.get(code) ?? []).map((route) => findingOn(input, 'RouteIntoStart', route))),
    ...ends.filter((end) => routesFrom.has(end.code)).map((end) => findingAt(input, 'RouteOutOfEnd', end)),
    ...(start ? inner.filter((each) => !reachable.has(each.code)).map((each) => findingAt(input, 'Unreachable', each)) : []),
    ...(ends.length > 0
      ? inner.filter((each) => reachable.has(each.code) && !ending.has(each.code)).map((each) => findingAt(input, 'NoWayToEnd', each))
      : []),
  ];
};
