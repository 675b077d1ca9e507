import type { WorkflowDefinition } from '@inkstone/schema';
import { indexDefinition, type DefinitionIndex } from '../../definition-index.ts';
import type { WorkflowIssue } from '../../texts/workflow-issue.ts';
import { createRouteGraph } from '../route-graph.ts';
import { searchPairs } from './block-pairs.ts';
import { componentsOf, cutIntoParts, orderFrom, type Level } from './level-order.ts';
import type { Part } from './part-definition.ts';
import { contract, type Contraction } from './representatives.ts';
import { searchPart, type Verification, type Verdict } from './search-part.ts';

/** Parts up to this size are searched as a whole. */
const smallPart = 6;

/**
 * Verifies one part after the other, the last first. A part that only leads back is not on a path to an end: leading to it is equal to
 * leading to where it comes back to. So everything that leads forward leads nearer to an end.
 */
export function verifyLevel(verification: Verification, level: Level): WorkflowIssue[] {
  const order = orderFrom(level, verification);
  const positions = new Map(order.map((code, position) => [code, position]));
  const issues: WorkflowIssue[] = [];
  const returning = new Map<string, readonly string[]>();
  for (const members of cutIntoParts(order, level.exits, verification).reverse()) {
    const last = positions.get(members.at(-1)!)!;
    const leadsForward = (to: string): boolean => level.exits.has(to) || (positions.get(to) ?? -1) > last;
    const verdict = verifyPart(verification, { members, leadsForward, returning });
    if (verdict.backTargets && members[0] !== level.entry) for (const code of members) returning.set(code, verdict.backTargets);
    else issues.push(...verdict.issues);
  }
  return issues.reverse();
}

function verifyPart(verification: Verification, part: Part): Verdict {
  if (part.members.length <= smallPart) return searchWhole(verification, part);
  const [header, ...inner] = part.members;
  const tail = endsInBlock(verification.index, part.members) ? null : inner.at(-1)!;
  const rest = inner.filter((code) => code !== tail);
  const positions = new Map(part.members.map((code, position) => [code, position]));
  const issues: WorkflowIssue[] = [];
  const contractions: Contraction[] = [];
  for (const component of componentsOf(rest, verification.graph)) {
    if (component.length < 2 || !holdsWholeBlocks(verification.index, component)) continue;
    const passage = entryAndExit(verification, part.members, component, positions);
    if (passage === null || !(passage.exit === tail || (!positions.has(passage.exit) && part.leadsForward(passage.exit)))) continue;
    issues.push(...verifyLevel(verification, { members: component, entry: passage.entry, exits: new Set([passage.exit]) }));
    contractions.push(contract(verification.index, component, passage.entry, passage.exit));
  }
  if (contractions.length === 0) return searchWhole(verification, part);
  const contracted = withContractions(verification.index.definition, contractions);
  const index = indexDefinition(contracted);
  const gone = new Set(contractions.flatMap((each) => [...each.members]));
  const representatives = contractions.flatMap(({ activities }) => activities.map(({ code }) => code));
  const left = part.members.filter((code) => !gone.has(code) || representatives.includes(code));
  const members = [
    header!,
    ...left.filter((code) => code !== header && code !== tail),
    ...representatives.filter((code) => !left.includes(code)),
    ...(tail === null ? [] : [tail]),
  ];
  const verdict = searchWhole({ ...verification, index, graph: createRouteGraph(index) }, { ...part, members: [...new Set(members)] });
  return issues.length === 0 ? verdict : { issues: [...issues, ...verdict.issues], isComplete: verdict.isComplete };
}

/** After a choice the last activity may be the join of a block: other paths lead past it, so only its own branches meet there. */
function endsInBlock({ joins }: DefinitionIndex, [header, ...inner]: readonly string[]): boolean {
  return [...joins].some(([split, join]) => join === inner.at(-1) && split !== header && inner.includes(split));
}

function searchWhole(verification: Verification, part: Part): Verdict {
  return searchPairs(verification, part) ?? searchPart(verification, part);
}

/** Returns the only activity a component is entered at and the only one it leads forward to; null when there are several. */
function entryAndExit(
  { graph, index }: Verification,
  part: readonly string[],
  component: readonly string[],
  positions: ReadonlyMap<string, number>,
): { readonly entry: string; readonly exit: string } | null {
  const inside = new Set(component);
  const entries = new Set<string>();
  const exits = new Set<string>();
  for (const code of part) {
    for (const to of graph.nextOf(code)) {
      const isForward = (positions.get(to) ?? -1) > positions.get(code)!;
      if (!inside.has(code) && inside.has(to)) entries.add(to);
      if (inside.has(code) && !inside.has(to) && isForward) exits.add(to);
      // Only the last activity of a part leads forward out of it.
      if (inside.has(code) && !positions.has(to) && index.activities.get(to)?.kind !== 'end' && isRoute(index, code, to)) exits.add(to);
    }
  }
  const [entry] = entries;
  const [exit] = exits;
  return entries.size === 1 && exits.size === 1 ? { entry: entry!, exit: exit! } : null;
}

/** A split without its join, or a join without its split, cannot be contracted. */
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
