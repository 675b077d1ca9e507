import type { Json, JsonObject, Operation } from '@inkstone/design';
import { setting } from '../working-copy/was-seen.ts';
import { activitiesIn, branchOf, unitOf } from './flow/find-step.ts';
import { blocksOf, type FlowBlocks } from './flow/flow-blocks.ts';
import type { FlowContent, FlowRoute } from './flow/flow-content.ts';

export interface WorkflowKey {
  readonly kind: 'workflow';
  readonly code: string;
}

/** A workflow that is edited. */
export interface Flow {
  readonly key: WorkflowKey;
  readonly content: FlowContent;
  readonly blocks: FlowBlocks;
}

export const flowOf = (key: WorkflowKey, content: FlowContent): Flow => ({ key, content, blocks: blocksOf(content) });

interface NewActivity {
  readonly code: string;
  readonly value: JsonObject;
}

/** Inserts an activity on routes that lead to the same one. */
export function insertActivity(flow: Flow, slot: readonly string[], { code, value }: NewActivity): readonly Operation[] {
  const to = targetOf(flow, slot);
  if (to === null) return [];
  const [route] = freeRoutes(flow, 1);
  return [
    inserting(flow, 'activities', code, value),
    ...retargeting(flow, slot, code),
    ...(value['kind'] === 'end' ? [] : [inserting(flow, 'routes', route!, { from: code, to, order: 0 })]),
  ];
}

/** Inserts a choice with one branch under a condition and one by default, which meet at once. */
export function insertChoice(flow: Flow, slot: readonly string[], { code, value }: NewActivity): readonly Operation[] {
  const to = targetOf(flow, slot);
  if (to === null) return [];
  return [
    inserting(flow, 'activities', code, value),
    ...retargeting(flow, slot, code),
    ...twoBranches(flow, { from: code, to, isChoice: true }, freeRoutes(flow, 2)),
  ];
}

/** Inserts a block of two empty branches with its join. */
export function insertBlock(flow: Flow, slot: readonly string[], split: NewActivity, join: NewActivity): readonly Operation[] {
  const to = targetOf(flow, slot);
  if (to === null) return [];
  const [last, ...branches] = freeRoutes(flow, 3);
  const isChoice = split.value['kind'] === 'inclusive';
  return [
    inserting(flow, 'activities', split.code, split.value),
    inserting(flow, 'activities', join.code, { ...join.value, split: split.code }),
    ...retargeting(flow, slot, split.code),
    ...twoBranches(flow, { from: split.code, to: join.code, isChoice }, branches),
    inserting(flow, 'routes', last!, { from: join.code, to, order: 0 }),
  ];
}

interface Ends {
  readonly from: string;
  readonly to: string;
  readonly isChoice: boolean;
}

function twoBranches(flow: Flow, { from, to, isChoice }: Ends, codes: readonly string[]): readonly Operation[] {
  return codes.map((code, order) =>
    inserting(flow, 'routes', code, { from, to, order, ...(isChoice && order === 1 && { default: true }) }),
  );
}

/** Adds a branch before the default one; it meets where the others do. */
export function addBranch(flow: Flow, activity: string): readonly Operation[] {
  const step = stepOf(flow, activity);
  const routes = flow.content.routesFrom.get(activity) ?? [];
  const to = step?.meets ?? meetingOf(flow, routes);
  if (to === null) return [];
  const last = Math.max(-1, ...routes.filter(({ isDefault }) => !isDefault).map(({ order }) => order));
  const [code] = freeRoutes(flow, 1);
  return [
    inserting(flow, 'routes', code!, { from: activity, to, order: last + 1 }),
    ...routes.filter(({ isDefault, order }) => isDefault && order <= last + 1).map((route) => changing(flow, route, 'order', last + 2)),
  ];
}

/** Where the branches of an activity go on that meet nowhere. */
function meetingOf({ content, blocks }: Flow, routes: readonly FlowRoute[]): string | null {
  const [first] = routes;
  if (!first) return null;
  const found = branchOf(blocks, (routes.find(({ isDefault }) => isDefault) ?? first).code);
  const last = found?.branch.content.steps.at(-1);
  const route = last?.next ?? found?.branch.route ?? first.code;
  return content.routes.get(route)?.to ?? null;
}

/** Adds a route of an activity of people that is taken when it disagrees or is late, to an end. */
export function addExit(flow: Flow, from: string, outcome: 'disagree' | 'timeout'): readonly Operation[] {
  const end = [...flow.content.activities.values()].find(({ kind }) => kind === 'end');
  if (!end) return [];
  return [connecting(flow, from, end.code, { outcome })];
}

/** Adds a route between any two activities. */
export function connecting(flow: Flow, from: string, to: string, more: JsonObject = {}): Operation {
  const [code] = freeRoutes(flow, 1);
  const last = Math.max(-1, ...(flow.content.routesFrom.get(from) ?? []).map(({ order }) => order));
  return inserting(flow, 'routes', code!, { from, to, order: last + 1, ...more });
}

/** Moves a branch among its siblings; the default one stays last. */
export function moveBranch(flow: Flow, route: string, by: -1 | 1): readonly Operation[] {
  const own = flow.content.routes.get(route);
  const siblings = own ? (flow.content.routesFrom.get(own.from) ?? []) : [];
  const other = siblings[siblings.findIndex(({ code }) => code === route) + by];
  return other ? placeBranch(flow, route, other.code) : [];
}

/** Moves a branch to the place of another one. */
export function placeBranch(flow: Flow, route: string, other: string): readonly Operation[] {
  const [own, at] = [flow.content.routes.get(route), flow.content.routes.get(other)];
  if (!own || !at || own.from !== at.from || own.isDefault || at.isDefault) return [];
  const siblings = flow.content.routesFrom.get(own.from) ?? [];
  const without = siblings.filter((each) => each !== own);
  const order = without.toSpliced(siblings.indexOf(at), 0, own);
  return order.flatMap((each, position) => (each.order === position ? [] : [changing(flow, each, 'order', position)]));
}

/** Makes a branch the one that is taken otherwise, without a condition. */
export function makeDefault(flow: Flow, route: string): readonly Operation[] {
  const own = flow.content.routes.get(route);
  if (!own || own.isDefault) return [];
  const siblings = (flow.content.routesFrom.get(own.from) ?? []).filter(({ outcome }) => outcome === own.outcome);
  return [
    ...siblings.filter(({ isDefault }) => isDefault).map((each) => changing(flow, each, 'default', undefined)),
    changing(flow, own, 'default', true),
    ...(own.source['condition'] === undefined ? [] : [changing(flow, own, 'condition', undefined)]),
  ];
}

/** Removes an activity, or a block with everything in it; what led into it leads to what follows. */
export function removeUnit(flow: Flow, activity: string): readonly Operation[] {
  const unit = unitOf(flow.content, flow.blocks, activity);
  if (!unit) return [];
  const into = unit.into.filter((code) => flow.content.routes.get(code)!.from !== unit.next || unit.next === null);
  const next = unit.next !== null && !unit.activities.has(unit.next) ? unit.next : null;
  return [
    ...(next === null ? unit.into.map((code) => removing(flow, 'routes', code)) : retargeting(flow, into, next)),
    ...(next === null ? [] : unit.into.filter((code) => !into.includes(code)).map((code) => removing(flow, 'routes', code))),
    ...removingActivities(flow, unit.activities),
  ];
}

/** Removes a branch with what stands in it; a choice or a block of which one branch is left is dissolved. */
export function removeBranch(flow: Flow, route: string): readonly Operation[] {
  const found = branchOf(flow.blocks, route);
  if (!found) return flow.content.routes.has(route) ? [removing(flow, 'routes', route)] : [];
  const { step, branch } = found;
  const inside = new Set(branch.content.steps.flatMap((each) => [each.activity, ...activitiesIn(each)]));
  const others = step.branches.filter((each) => each !== branch);
  const gone = new Set([
    route,
    ...intoFromElsewhere(flow, inside, route),
    ...[...flow.content.routes.values()].filter(({ from }) => inside.has(from)).map(({ code }) => code),
  ]);
  const removed = [
    ...[...gone].map((code) => removing(flow, 'routes', code)),
    ...[...inside].map((code) => removing(flow, 'activities', code)),
  ];
  const [left, ...more] = others;
  const isDissolved = left !== undefined && more.length === 0 && !gone.has(left.route);
  return isDissolved ? [...removed, ...dissolving(flow, step.activity, left.route, gone)] : removed;
}

function intoFromElsewhere({ content }: Flow, inside: ReadonlySet<string>, except: string): readonly string[] {
  return [...content.routes.values()]
    .filter(({ code, from, to }) => code !== except && inside.has(to) && !inside.has(from))
    .map(({ code }) => code);
}

/** Takes the ends of a choice or a block away whose only branch starts with a route; the routes `gone` are no longer there. */
function dissolving(flow: Flow, activity: string, route: string, gone: ReadonlySet<string>): readonly Operation[] {
  const { content, blocks } = flow;
  const own = content.activities.get(activity);
  if (!own || (own.kind !== 'exclusive' && !own.isSplit)) return [];
  const unit = unitOf(content, blocks, activity)!;
  const meets = stepOf(flow, activity)?.meets ?? null;
  const join = meets !== null && content.activities.get(meets)?.joins === activity ? meets : null;
  const after = join === null ? null : (content.routesFrom.get(join) ?? []);
  if (after !== null && after.length !== 1) return [];
  const first = content.routes.get(route)!.to;
  const next = after?.[0]?.to ?? null;
  const isThere = (code: string): boolean => !gone.has(code) && code !== route;
  const codesInto = (code: string | null): readonly string[] =>
    (code === null ? [] : (content.routesTo.get(code) ?? [])).map((each) => each.code).filter(isThere);
  return [
    ...retargeting(flow, unit.into.filter(isThere), first === join ? next! : first),
    ...(next === null ? [] : retargeting(flow, codesInto(join), next)),
    removing(flow, 'routes', route),
    ...(after ?? []).map(({ code }) => removing(flow, 'routes', code)),
    removing(flow, 'activities', activity),
    ...(join === null ? [] : [removing(flow, 'activities', join)]),
  ];
}

/** Moves an activity or a block onto routes. Nothing if it stands there already, or if they are its own. */
export function moveUnit(flow: Flow, activity: string, slot: readonly string[]): readonly Operation[] {
  const unit = unitOf(flow.content, flow.blocks, activity);
  const to = targetOf(flow, slot);
  if (!unit || unit.next === null || to === null || unit.activities.has(unit.next) || unit.into.length === 0) return [];
  const isOwn = slot.some((code) => unit.activities.has(flow.content.routes.get(code)!.from) || unit.into.includes(code));
  if (isOwn) return [];
  return [...retargeting(flow, unit.into, unit.next), ...retargeting(flow, slot, unit.entry), ...retargeting(flow, unit.out, to)];
}

/** Leads a route to another activity. */
export const retarget = (flow: Flow, route: string, to: string): readonly Operation[] => retargeting(flow, [route], to);

function stepOf({ blocks, content }: Flow, activity: string) {
  const first = content.routesFrom.get(activity)?.[0];
  return first ? (branchOf(blocks, first.code)?.step ?? null) : null;
}

function removingActivities(flow: Flow, activities: ReadonlySet<string>): readonly Operation[] {
  const routes = [...flow.content.routes.values()].filter(({ from }) => activities.has(from));
  return [
    ...routes.map(({ code }) => removing(flow, 'routes', code)),
    ...[...activities].map((code) => removing(flow, 'activities', code)),
  ];
}

/** The activity to which all routes of a slot lead. */
export function targetOf({ content }: Flow, slot: readonly string[]): string | null {
  const targets = new Set(slot.map((code) => content.routes.get(code)?.to));
  const [to] = targets;
  return targets.size === 1 && to !== undefined ? to : null;
}

/** Codes for new routes. */
export function freeRoutes({ content }: Flow, count: number): readonly string[] {
  const codes: string[] = [];
  for (let number = content.routes.size + 1; codes.length < count; number += 1) {
    const code = `r${number}`;
    if (!content.routes.has(code)) codes.push(code);
  }
  return codes;
}

function retargeting(flow: Flow, routes: readonly string[], to: string): readonly Operation[] {
  return routes.flatMap((code) => {
    const route = flow.content.routes.get(code);
    return route && route.to !== to ? [changing(flow, route, 'to', to)] : [];
  });
}

/** Changes a property of a route. */
export const changing = ({ key }: Flow, { code, source }: FlowRoute, property: string, value: Json | undefined): Operation =>
  setting({ document: key, path: ['routes', code, property], value, was: source[property] });

/** Inserts an activity or a route. */
export const inserting = ({ key }: Flow, list: 'activities' | 'routes', code: string, value: JsonObject): Operation => ({
  op: 'insert',
  document: key,
  path: [list, code],
  value,
});

const removing = ({ key }: Flow, list: 'activities' | 'routes', code: string): Operation => ({
  op: 'remove',
  document: key,
  path: [list, code],
});
