import type { Json, Operation } from '@inkstone/design';
import { setting } from '../../working-copy/was-seen.ts';
import { routeOfPart } from '../part.ts';
import { makeDefault, removeBranch, removeUnit, type Flow } from '../workflow-operations.ts';

/** The operations that mend what the check of workflows found at a part. */
type Mend = (flow: Flow, part: string) => readonly Operation[];

/** Sets properties of a route. */
const routeWith =
  (changed: Readonly<Record<string, Json | undefined>>): Mend =>
  ({ key, content }, part) => {
    const route = content.routes.get(routeOfPart(part) ?? '');
    if (!route) return [];
    return Object.entries(changed).map(([property, value]) =>
      setting({ document: key, path: ['routes', route.code, property], value, was: route.source[property] }),
    );
  };

const withoutRoute: Mend = (flow, part) => removeBranch(flow, routeOfPart(part) ?? '');
const withoutActivity: Mend = (flow, part) => removeUnit(flow, part);

/** Only what has one right answer. */
const mends: Readonly<Record<string, Mend | undefined>> = {
  DefaultMissing: (flow, part) => {
    const last = flow.content.routesFrom.get(part)?.at(-1);
    return last ? makeDefault(flow, last.code) : [];
  },
  SeveralDefaults: ({ key, content }, part) =>
    (content.routesFrom.get(part) ?? [])
      .filter(({ isDefault }) => isDefault)
      .slice(0, -1)
      .map(({ code, source }) => setting({ document: key, path: ['routes', code, 'default'], value: undefined, was: source['default'] })),
  ConditionNotAllowed: routeWith({ condition: undefined }),
  OutcomeNotAllowed: routeWith({ outcome: undefined }),
  RouteEndUnknown: withoutRoute,
  RouteNeverTaken: withoutRoute,
  RouteOutOfEnd: ({ key, content }, part) =>
    (content.routesFrom.get(part) ?? []).map(({ code }) => ({ op: 'remove', document: key, path: ['routes', code] })),
  Unreachable: withoutActivity,
  SeveralStarts: withoutActivity,
};

/** What mends a finding at a part; nothing if it takes a decision. */
export function mendOf(flow: Flow, finding: string | null, part: string | null): readonly Operation[] {
  if (finding === null || part === null || !Object.hasOwn(mends, finding)) return [];
  return mends[finding]!(flow, part);
}
