import { isSplit, type Activity, type Route } from '@inkstone/schema';

/** The activities between a split and its join, by branch (the code of the route out of the split). */
export interface Block {
  readonly split: string;
  readonly join: string | undefined;
  /** Activities of each branch in the order a token reaches them, without ends and the join. */
  readonly branches: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface EnclosingBranch {
  readonly split: string;
  readonly branch: string;
}

/** Returns the blocks of a definition, derived from its routes; in a sound definition they nest. */
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

/** Returns the branches that enclose an activity, outermost first. */
export function enclosingBranches(blocks: readonly Block[], activity: string): EnclosingBranch[] {
  const found: (EnclosingBranch & { size: number })[] = [];
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
