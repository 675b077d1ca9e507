import type { Operation } from '@inkstone/design';
import { textOf } from '../working-copy/text-of.ts';
import { codesOfCopies, insertedCopies } from './clipboard.ts';
import { activitiesIn, branchOf } from './flow/find-step.ts';
import { changing, freeRoutes, inserting, type Flow } from './workflow-operations.ts';

interface DuplicatedBranch {
  readonly operations: readonly Operation[];
  readonly route: string;
}

/**
 * Repeats a branch behind it, or before it if it is the default one, with its condition and what stands in it; what led elsewhere leads
 * there as well. Null: the route is no branch of a choice or a block.
 */
export function duplicateBranch(flow: Flow, route: string): DuplicatedBranch | null {
  const { content } = flow;
  const found = branchOf(flow.blocks, route);
  const own = content.routes.get(route);
  const from = content.activities.get(own?.from ?? '');
  if (!found || !own || !from || !(from.kind === 'exclusive' || from.isSplit)) return null;
  const inside = new Set(found.branch.content.steps.flatMap((each) => [each.activity, ...activitiesIn(each)]));
  const copied = {
    activities: [...content.activities.values()].filter(({ code }) => inside.has(code)).map(({ source }) => source),
    routes: [...content.routes.values()].filter((each) => inside.has(each.from)).map(({ source }) => source),
  };
  const codes = codesOfCopies(flow, copied.activities);
  const [code, ...routes] = freeRoutes(flow, copied.routes.length + 1);
  const { code: _, default: __, ...value } = own.source;
  const siblings = content.routesFrom.get(own.from) ?? [];
  const at = siblings.indexOf(own) + (own.isDefault ? 0 : 1);
  const [activities, led] = insertedCopies(flow, copied, { codes, routes, leadsTo: ({ to }) => textOf(to) });
  return {
    route: code!,
    operations: [
      ...activities,
      inserting(flow, 'routes', code!, { ...value, to: codes.get(own.to) ?? own.to, order: at }),
      ...led,
      ...siblings.flatMap((each, index) => {
        const order = index < at ? index : index + 1;
        return each.order === order ? [] : [changing(flow, each, 'order', order)];
      }),
    ],
  };
}
