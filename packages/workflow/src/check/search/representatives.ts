import type { Activity, Route } from '@inkstone/schema';
import { enclosingBranches } from '../../block.ts';
import { isHuman, type DefinitionIndex } from '../../definition-index.ts';
import { plainRoute } from './part-definition.ts';

/**
 * Returns the replacement for a component that was verified on its own: one activity for each exit of a failed vote, and a gate where it
 * may end everything; otherwise the first activity that does anything.
 */
export function contract(index: DefinitionIndex, members: readonly string[], entry: string, exit: string): Contraction {
  const inside = new Set(members);
  const kept = representativesOf(index, members, inside);
  const early = earlyEnd(index, members);
  const chain = [...kept, ...(early === null ? [] : [`~${entry}`])];
  const first = chain[0] ?? exit;
  const activities = kept.map((code) => withoutLimit(index.activities.get(code)!));
  const routes: Route[] = [
    ...chain.map((code, position) => ({ ...plainRoute(code, chain[position + 1] ?? exit), default: code.startsWith('~') })),
    ...(early === null ? [] : [{ ...plainRoute(`~${entry}`, early), code: `~${entry}!`, condition: `~${entry}` }]),
    ...kept.flatMap((code) => (index.routesFrom.get(code) ?? []).filter(({ outcome }) => outcome === 'disagree')),
  ];
  const gate: Activity[] = early === null ? [] : [{ kind: 'exclusive', code: `~${entry}`, name: index.activities.get(entry)!.name }];
  return { members: inside, first, activities: [...activities, ...gate], routes };
}

export interface Contraction {
  /** The activities that are replaced. */
  readonly members: ReadonlySet<string>;
  readonly first: string;
  readonly activities: readonly Activity[];
  readonly routes: readonly Route[];
}

function representativesOf(index: DefinitionIndex, members: readonly string[], inside: ReadonlySet<string>): string[] {
  const exits = new Map<string, string>();
  for (const code of members) {
    const exit = failureExit(index, code, inside);
    if (exit !== null && !exits.has(exit)) exits.set(exit, code);
  }
  if (exits.size > 0) return [...exits.values()];
  const doing = members.find((code) => isHuman(index.activities.get(code))) ?? members.find((code) => isPlain(index.activities.get(code)));
  return doing === undefined ? [] : [doing];
}

/** Returns a key for how a failed vote leaves the members; null when it does not. */
function failureExit(index: DefinitionIndex, code: string, inside: ReadonlySet<string>): string | null {
  const activity = index.activities.get(code);
  if (activity?.kind !== 'approve') return null;
  const { whenFailed, whenFailedInBranch } = activity;
  const block = enclosingBranches(index.blocks, code).at(-1);
  if (block && whenFailedInBranch === 'join') return inside.has(block.split) ? null : 'join';
  if (whenFailed.kind === 'end') return 'end';
  if (whenFailed.kind === 'back') return inside.has(whenFailed.activity) ? null : `back:${whenFailed.activity}`;
  const targets = (index.routesFrom.get(code) ?? []).flatMap(({ outcome, to }) => (outcome === 'disagree' ? to : []));
  return targets.every((to) => inside.has(to)) && targets.length > 0 ? null : `route:${targets.join()}`;
}

function isPlain(activity: Activity | undefined): boolean {
  return activity?.kind === 'service' || activity?.kind === 'timer' || activity?.kind === 'circulate' || activity?.kind === 'subprocess';
}

function withoutLimit(activity: Activity): Activity {
  if (!('timeLimit' in activity)) return activity;
  const { timeLimit: _, ...rest } = activity;
  return rest as Activity;
}

/** Returns an end that a route of the members leads to, or null. */
function earlyEnd(index: DefinitionIndex, members: readonly string[]): string | null {
  const targets = members.flatMap((code) => (index.routesFrom.get(code) ?? []).map(({ to }) => to));
  return targets.find((to) => index.activities.get(to)?.kind === 'end') ?? null;
}
