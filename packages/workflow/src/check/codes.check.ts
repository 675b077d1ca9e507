import { issueOfWorkflow, issueOn, type Check } from './check.ts';

/** Codes are unique, and routes connect existing activities. */
export const checkCodes: Check = (input) => {
  const { activities, routes } = input.index.definition;
  const twice = [...repeated(activities.map((activity) => activity.code)), ...repeated(routes.map((route) => route.code))];
  const known = new Set(activities.map((activity) => activity.code));
  return [
    ...twice.map((code) => issueOfWorkflow('DuplicateCode', { code })),
    ...routes.flatMap((route) =>
      [route.from, route.to].filter((code) => !known.has(code)).map((activity) => issueOn(input, 'RouteEndUnknown', route, { activity })),
    ),
  ];
};

function repeated(codes: readonly string[]): Set<string> {
  return new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
}
