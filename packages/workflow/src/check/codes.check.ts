import { findingOfWorkflow, findingOn, type Check } from './check.ts';

/** Codes are unique, and routes are tied to activities that exist. */
export const checkCodes: Check = (input) => {
  const { activities, routes } = input.index.definition;
  const twice = [...repeated(activities.map((activity) => activity.code)), ...repeated(routes.map((route) => route.code))];
  const known = new Set(activities.map((activity) => activity.code));
  return [
    ...twice.map((code) => findingOfWorkflow('DuplicateCode', { code })),
    ...routes.flatMap((route) =>
      [route.from, route.to].filter((code) => !known.has(code)).map((activity) => findingOn(input, 'RouteEndUnknown', route, { activity })),
    ),
  ];
};

function repeated(codes: readonly string[]): Set<string> {
  return new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
}
