import type { WorkflowDefinition } from '@inkstone/schema';
import { indexDefinition, type DefinitionIndex } from '../../definition-index.ts';
import type { Finding } from '../../finding.ts';
import type { FindingStep } from '../../finding-step.ts';
import { findingAt, stepsAlong, type Check, type CheckInput } from '../check.ts';
import { createRouteGraph, type RouteGraph } from '../route-graph.ts';
import { abstractDefinition } from './abstract-definition.ts';
import { componentsOf, cutIntoParts, orderFrom } from './level-order.ts';
import { definitionOfPart, shapeOf, type Part } from './part-definition.ts';
import { findRepeats } from './repeated-service.ts';
import { contract, type Contraction } from './representatives.ts';
import { searchDefinition, type Trouble } from './search-definition.ts';

const statesOfPart = 600;
/** Parts up to this size are looked at as they are. */
const smallPart = 6;

/**
 * From everything that can happen some way leads to an end, nothing is left behind there, and nothing irreversible happens twice: proved
 * part by part on the engine itself. What is gone through one after the other is proved one by one; what lies between the first and the
 * last of a part is proved on its own and then stands for as few activities as ways it can fail. Equal parts are proved once.
 */
export const checkProved: Check = (input) => {
  const { start } = input.index;
  if (!start) return [];
  const proved = new Set<string>();
  const members = [...input.graph.reachFrom(start.code)].filter((code) => input.index.activities.get(code)?.kind !== 'end');
  const findings = proveLevel({ input, index: input.index, graph: input.graph, proved }, members, start.code, null);
  const unique = new Map(findings.map((finding) => [JSON.stringify([finding.code, finding.place]), finding]));
  return [...unique.values(), ...findRepeats(input)];
};

interface Proof {
  readonly input: CheckInput;
  /** Of the definition with what was proved already contracted. */
  readonly index: DefinitionIndex;
  readonly graph: RouteGraph;
  readonly proved: Set<string>;
}

function proveLevel(proof: Proof, members: readonly string[], entry: string, exit: string | null): Finding[] {
  const drawing = { graph: proof.graph, joins: proof.index.joins, routesFrom: proof.index.routesFrom };
  const order = orderFrom(entry, new Set(members), drawing);
  const place = new Map(order.map((code, position) => [code, position]));
  return cutIntoParts(order, drawing, exit).flatMap((part) => {
    const last = place.get(part.at(-1)!)!;
    const leadsOn = (to: string): boolean => to === exit || (place.get(to) ?? -1) > last;
    return provePart(proof, { members: part, leadsOn });
  });
}

function provePart(proof: Proof, part: Part): Finding[] {
  if (part.members.length <= smallPart) return searchPart(proof, part);
  const [header, ...rest] = part.members;
  const tail = rest.pop()!;
  const place = new Map(part.members.map((code, position) => [code, position]));
  const findings: Finding[] = [];
  const contractions: Contraction[] = [];
  for (const component of componentsOf(rest, proof.graph)) {
    if (component.length < 2 || !holdsWholeBlocks(proof.index, component)) continue;
    const ways = waysThrough(proof, part.members, component, place);
    if (ways === null || ways.exit !== tail) continue;
    findings.push(...proveLevel(proof, component, ways.entry, tail));
    contractions.push(contract(proof.index, component, ways.entry, tail));
  }
  if (contractions.length === 0) return searchPart(proof, part);
  const contracted = withContractions(proof.index.definition, contractions);
  const index = indexDefinition(contracted);
  const gone = new Set(contractions.flatMap((each) => [...each.members]));
  const standing = contractions.flatMap(({ activities }) => activities.map(({ code }) => code));
  const left = part.members.filter((code) => !gone.has(code) || standing.includes(code));
  const members = [
    header!,
    ...left.filter((code) => code !== header && code !== tail),
    ...standing.filter((code) => !left.includes(code)),
    tail,
  ];
  return [...findings, ...searchPart({ ...proof, index, graph: createRouteGraph(index) }, { ...part, members: [...new Set(members)] })];
}

/** The one place a component is entered at and the one it leads on to; null where there are several. */
function waysThrough(
  { graph, index }: Proof,
  part: readonly string[],
  component: readonly string[],
  place: ReadonlyMap<string, number>,
): { readonly entry: string; readonly exit: string } | null {
  const inside = new Set(component);
  const entries = new Set<string>();
  const exits = new Set<string>();
  for (const code of part) {
    for (const to of graph.nextOf(code)) {
      const isForward = (place.get(to) ?? -1) > place.get(code)!;
      if (!inside.has(code) && inside.has(to)) entries.add(to);
      if (inside.has(code) && !inside.has(to) && isForward) exits.add(to);
      // Out of the part altogether: on, not back, is only for its last.
      if (inside.has(code) && !place.has(to) && index.activities.get(to)?.kind !== 'end' && isRoute(index, code, to)) exits.add(to);
    }
  }
  const [entry] = entries;
  const [exit] = exits;
  return entries.size === 1 && exits.size === 1 ? { entry: entry!, exit: exit! } : null;
}

/** A split without its join, or the other way round, cannot be taken out. */
function holdsWholeBlocks({ joins }: DefinitionIndex, component: readonly string[]): boolean {
  const inside = new Set(component);
  return [...joins].every(([split, join]) => inside.has(split) === inside.has(join));
}

function isRoute(index: DefinitionIndex, from: string, to: string): boolean {
  return (index.routesFrom.get(from) ?? []).some((route) => route.to === to);
}

function withContractions(definition: WorkflowDefinition, contractions: readonly Contraction[]): WorkflowDefinition {
  const of = new Map(contractions.flatMap((each) => [...each.members].map((code) => [code, each] as const)));
  const routes = definition.routes.flatMap((route) => {
    if (of.has(route.from)) return [];
    const into = of.get(route.to);
    return [into ? { ...route, to: into.first } : route];
  });
  return {
    ...definition,
    activities: [...definition.activities.filter(({ code }) => !of.has(code)), ...contractions.flatMap(({ activities }) => activities)],
    routes: [...routes, ...contractions.flatMap((each) => each.routes)],
  };
}

function searchPart({ input, index, proved }: Proof, part: Part): Finding[] {
  const definition = definitionOfPart(index, part);
  const shape = shapeOf(definition);
  if (proved.has(shape)) return [];
  const { troubles, isComplete } = searchDefinition(abstractDefinition(definition), { statesAtMost: statesOfPart, stopsAtBound: true });
  const entry = part.members[0]!;
  const found = troubles.filter(({ kind }) => kind !== 'IrreversibleRepeated');
  if (isComplete && found.length === 0) proved.add(shape);
  const first = input.index.activities.get(entry);
  return [
    ...found.map((trouble) => findingOf(input, entry, trouble)),
    ...(isComplete || !first ? [] : [findingAt(input, 'NotProved', first)]),
  ];
}

/** The way to the part along the drawing, then what happens in it. */
function findingOf(input: CheckInput, entry: string, { kind, activity, steps }: Trouble): Finding {
  const real = input.index.activities.get(activity) ?? input.index.activities.get(entry)!;
  const way = stepsAlong(input, input.graph.pathTo(entry)).slice(1, -1);
  const told = steps.filter((step) => step.activity !== null && !step.activity.startsWith('~'));
  const submit: FindingStep = { kind: 'submit', activity: null, params: {} };
  return { code: kind, place: { kind: 'activity', activity: real.code }, params: { name: real.name }, steps: [submit, ...way, ...told] };
}
