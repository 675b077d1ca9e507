import { isJoin, isSplit, type Activity, type WorkflowDefinition } from '@inkstone/schema';
import { indexDefinition, isHuman, type DefinitionIndex } from '../definition-index.ts';
import type { ActivityMove } from '../state/migration-step.ts';
import type { Refusal } from '../texts/refusal.ts';
import { sameSettings } from './same-settings.ts';

/** Returns the move of an activity, explicit or implied. */
export function moveOf(moves: readonly ActivityMove[], activity: string): ActivityMove {
  return moves.find(({ from }) => from === activity) ?? { from: activity, to: activity, how: 'keep' };
}

/** Returns the new codes of activities that are kept. */
export function renamedActivities(moves: readonly ActivityMove[]): Readonly<Record<string, string>> {
  return Object.fromEntries(moves.filter(({ from, to, how }) => how === 'keep' && from !== to).map(({ from, to }) => [from, to]));
}

/** Returns the new codes of routes out of splits, matched by their target when that is unambiguous. */
export function renamedRoutes(
  from: DefinitionIndex,
  to: DefinitionIndex,
  moves: readonly ActivityMove[],
): Readonly<Record<string, string>> {
  const renamed: [string, string][] = [];
  for (const split of from.definition.activities.filter(isSplit)) {
    const now = to.routesFrom.get(moveOf(moves, split.code).to) ?? [];
    const before = from.routesFrom.get(split.code) ?? [];
    const known = new Set(before.map(({ code }) => code));
    for (const route of before) {
      if (now.some(({ code }) => code === route.code)) continue;
      const candidates = now.filter(({ to: target, code }) => target === moveOf(moves, route.to).to && !known.has(code));
      const rivals = before.filter((each) => each.to === route.to);
      if (candidates.length === 1 && rivals.length === 1) renamed.push([route.code, candidates[0]!.code]);
    }
  }
  return Object.fromEntries(renamed.filter(([, code]) => renamed.filter(([, other]) => other === code).length === 1));
}

/** Returns all refusals that apply to the moves whatever the instance; empty when they are valid. */
export function moveRefusals(from: WorkflowDefinition, to: WorkflowDefinition, moves: readonly ActivityMove[]): Refusal[] {
  const [before, now] = [indexDefinition(from), indexDefinition(to)];
  const twice = moves.filter((move, index) => moves.findIndex((each) => each.from === move.from) !== index);
  return [
    ...(from.schemaCode === to.schemaCode ? [] : [{ code: 'MigrationModelDiffers' as const }]),
    ...twice.map(({ from: code }): Refusal => ({ code: 'MigrationNotOneToOne', params: { activity: nameIn(before, code) } })),
    ...moves.flatMap((move) => refusalsOfMove(before, now, moves, move)),
  ];
}

function refusalsOfMove(before: DefinitionIndex, now: DefinitionIndex, moves: readonly ActivityMove[], move: ActivityMove): Refusal[] {
  const [source, target] = [before.activities.get(move.from), now.activities.get(move.to)];
  if (!source) return [{ code: 'MigrationActivityUnknown', params: { activity: move.from } }];
  if (!target) return [{ code: 'MigrationActivityGone', params: { activity: source.name } }];
  if (move.how === 'anew') return isHuman(target) ? [] : [{ code: 'ActivityNotStartable', params: { activity: target.name } }];
  if (!sameKind(source, target)) return [{ code: 'MigrationKindDiffers', params: { activity: source.name, target: target.name } }];
  const isTaken = [...before.activities.keys()].some((code) => {
    const other = moveOf(moves, code);
    return code !== move.from && other.how === 'keep' && other.to === move.to;
  });
  return isTaken ? [{ code: 'MigrationNotOneToOne', params: { activity: target.name } }] : [];
}

/** Whether both are of one kind; for blocks, both the split or both the join. */
export function sameKind(a: Activity, b: Activity): boolean {
  return a.kind === b.kind && isSplit(a) === isSplit(b) && isJoin(a) === isJoin(b);
}

/** Whether two settings are equal once activity codes are renamed. */
export function equalAfterRenaming(moves: readonly ActivityMove[], a: unknown, b: unknown): boolean {
  const renamed = renamedActivities(moves);
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        key === 'activity' && typeof each === 'string' ? (renamed[each] ?? each) : rename(each),
      ]),
    );
  };
  return sameSettings(rename(a), b);
}

export function nameIn(index: DefinitionIndex, code: string): string {
  return index.activities.get(code)?.name ?? code;
}
