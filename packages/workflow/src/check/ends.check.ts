import { issueAt, issueOfWorkflow, issueOn, type Check } from './check.ts';

/** There is one start and at least one end, nothing leads into the start or out of an end, and every activity is on a path between them. */
export const checkEnds: Check = (input) => {
  const { definition, start, routesFrom } = input.index;
  const { graph } = input;
  const starts = definition.activities.filter((activity) => activity.kind === 'start');
  const ends = definition.activities.filter((activity) => activity.kind === 'end');
  const reachable = start ? graph.reachFrom(start.code) : new Set<string>();
  const ending = graph.reachTo(ends.map((end) => end.code));
  const inner = definition.activities.filter((activity) => activity.kind !== 'start' || activity === start);

  return [
    ...(starts.length === 0 ? [issueOfWorkflow('NoStart')] : []),
    ...starts.slice(1).map((extra) => issueAt(input, 'SeveralStarts', extra)),
    ...(ends.length === 0 ? [issueOfWorkflow('NoEnd')] : []),
    ...starts.flatMap(({ code }) => (graph.routesTo.get(code) ?? []).map((route) => issueOn(input, 'RouteIntoStart', route))),
    ...ends.filter((end) => routesFrom.has(end.code)).map((end) => issueAt(input, 'RouteOutOfEnd', end)),
    ...(start ? inner.filter((each) => !reachable.has(each.code)).map((each) => issueAt(input, 'Unreachable', each)) : []),
    ...(ends.length > 0
      ? inner.filter((each) => reachable.has(each.code) && !ending.has(each.code)).map((each) => issueAt(input, 'NoWayToEnd', each))
      : []),
  ];
};
