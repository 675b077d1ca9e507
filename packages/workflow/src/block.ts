import { isSplit, type Activity, type Route } from '@inkstone/schema';

/** What lies between a split and its join, by branch (the code of the route out of the split). */
export interface Block {
  readonly split: string;
  readonly join: string | undefined;
  /** Activities of each branch in the order a token meets them, ends and the join left out. */
  readonly branches: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface BlockPlace {
  readonly split: string;
  readonly branch: string;
}

/** The blocks of a definition as its routes draw them; on a sound definition they nest. */
export function findBlocks(
  activities: ReadonlyMap<string, Activity>,
  routesFrom: ReadonlyMap<string, readonly Route[]>,
  joins: ReadonlyMap<string, string>,
): Block[] {
  const blocks: Block[] = [];
  for (const activity of activities.values()) {
    if (!isSplit(activity)) continue;
    const join = joins.get(activity.code);
    const branches = new Map<string, ReadonlySet<string>>();
    for (const route of routesFrom.get(activity.code) ?? []) {
      branches.set(route.code, reachBefore(join, route.to, activities, routesFrom));
    }
    blocks.push({ split: activity.code, join, branches });
  }
  return blocks;
}

function reachBefore(
  join: string | undefined,
  from: string,
  activities: ReadonlyMap<string, Activity>,
  routesFrom: ReadonlyMap<string, readonly Route[]>,
): Set<string> {
  const reached = new Set<string>();
  const open = [from];
  while (open.length > 0) {
    const code = open.pop()!;
    const activity = activities.get(code);
    if (!activity || code === join || activity.kind === 'end' || reached.has(code)) continue;
    reached.add(code);
    for (const route of routesFrom.get(code) ?? []) open.push(route.to);
  }
  return reached;
}

/** The branches an activity lies in, outermost first. */
export function placesOf(blocks: readonly Block[], activity: string): BlockPlace[] {
  const found: (BlockPlace & { size: number })[] = [];
  for (const block of blocks) {
    for (const [branch, members] of block.branches) {
      if (members.has(activity)) {
        found.push({ split: block.split, branch, size: members.size });
        break;
      }
    }
  }
  return found.sort((a, b) => b.size - a.size).map(({ split, branch }) => ({ split, branch }));
}
