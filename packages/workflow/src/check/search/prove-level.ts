import type { WorkflowDefinition } from '@inkstone/schema';
import { indexDefinition, type DefinitionIndex } from '../../definition-index.ts';
import type { Finding } from '../../finding.ts';
import { createRouteGraph } from '../route-graph.ts';
import { searchPairs } from './block-pairs.ts';
import { componentsOf, cutIntoParts, orderFrom, type Level } from './level-order.ts';
import type { Part } from './part-definition.ts';
import { contract, type Contraction } from './representatives.ts';
import { searchPart, type Proof, type Verdict } from './search-part.ts';

/** Parts up to this size are looked at as they are. */
const smallPart = 6;

/**
 * Proves part after part, the last first. A part that in the end only comes back is a part of no way to an end: what leads there leads to
 * where it comes back to. So everything that leads on leads nearer to an end.
 */
export function proveLevel(proof: Proof, level: Level): Finding[] {
  const order = orderFrom(level, proof);
  const place = new Map(order.map((code, position) => [code, position]));
  const findings: Finding[] = [];
  const turning = new Map<string, readonly string[]>();
  for (const members of cutIntoParts(order, level.exits, proof).reverse()) {
    const last = place.get(members.at(-1)!)!;
    const leadsOn = (to: string): boolean => level.exits.has(to) || (place.get(to) ?? -1) > last;
    const verdict = provePart(proof, { members, leadsOn, turning });
    if (verdict.backTo && members[0] !== level.entry) for (const code of members) turning.set(code, verdict.backTo);
    else findings.push(...verdict.findings);
  }
  return findings.reverse();
}

function provePart(proof: Proof, part: Part): Verdict {
  if (part.members.length <= smallPart) return searchWhole(proof, part);
  const [header, ...inner] = part.members;
  const tail = endsInBlock(proof.index, part.members) ? null : inner.at(-1)!;
  const rest = inner.filter((code) => code !== tail);
  const place = new Map(part.members.map((code, position) => [code, position]));
  const findings: Finding[] = [];
  const contractions: Contraction[] = [];
  for (const component of componentsOf(rest, proof.graph)) {
    if (component.length < 2 || !holdsWholeBlocks(proof.index, component)) continue;
    const ways = waysThrough(proof, part.members, component, place);
    if (ways === null || !(ways.exit === tail || (!place.has(ways.exit) && part.leadsOn(ways.exit)))) continue;
    findings.push(...proveLevel(proof, { members: component, entry: ways.entry, exits: new Set([ways.exit]) }));
    contractions.push(contract(proof.index, component, ways.entry, ways.exit));
  }
  if (contractions.length === 0) return searchWhole(proof, part);
  const contracted = withContractions(proof.index.definition, contractions);
  const index = indexDefinition(contracted);
  const gone = new Set(contractions.flatMap((each) => [...each.members]));
  const standing = contractions.flatMap(({ activities }) => activities.map(({ code }) => code));
  const left = part.members.filter((code) => !gone.has(code) || standing.includes(code));
  const members = [
    header!,
    ...left.filter((code) => code !== header && code !== tail),
    ...standing.filter((code) => !left.includes(code)),
    ...(tail === null ? [] : [tail]),
  ];
  const verdict = searchWhole({ ...proof, index, graph: createRouteGraph(index) }, { ...part, members: [...new Set(members)] });
  return findings.length === 0 ? verdict : { findings: [...findings, ...verdict.findings], isComplete: verdict.isComplete };
}

/** Behind a choice the join of a block may be the last: the other ways lead on past it, so it is where nothing but its own branches meet. */
function endsInBlock({ joins }: DefinitionIndex, [header, ...inner]: readonly string[]): boolean {
  return [...joins].some(([split, join]) => join === inner.at(-1) && split !== header && inner.includes(split));
}

function searchWhole(proof: Proof, part: Part): Verdict {
  return searchPairs(proof, part) ?? searchPart(proof, part);
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
