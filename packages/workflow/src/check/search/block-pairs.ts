import type { Route } from '@inkstone/schema';
import { indexDefinition } from '../../definition-index.ts';
import type { Finding } from '../../finding.ts';
import { createRouteGraph } from '../route-graph.ts';
import { componentsOf } from './level-order.ts';
import { withBranches, type Part } from './part-definition.ts';
import { searchPart, type Proof, type Verdict } from './search-part.ts';

/** Blocks of up to so many branches are looked at as they are. */
const branchesTogether = 3;

interface Branch {
  readonly routes: readonly Route[];
  readonly members: readonly string[];
}

/**
 * The branches of a part that is one block, or null where it is none or of few branches. Nothing in one branch depends on another but
 * whether that one ends it: so of many branches each two are looked at together, and together with what they may end the same is found
 * as of all at once.
 */
export function searchPairs(proof: Proof, part: Part): Verdict | null {
  const branches = branchesOf(proof, part);
  if (branches === null || branches.length <= branchesTogether) return null;
  const [split, join] = [part.members[0]!, part.members.at(-1)!];
  const findings = new Map<string, Finding>();
  const backTo = new Set<string>();
  let isOnlyBack = true;
  let isComplete = true;
  for (const [position, one] of branches.entries()) {
    for (const other of branches.slice(position + 1)) {
      const taken = new Set([...one.routes, ...other.routes].map(({ code }) => code));
      const definition = withBranches(proof.index.definition, split, ({ code }) => taken.has(code));
      const index = indexDefinition(definition);
      const members = [split, ...one.members, ...other.members, join];
      const verdict = searchPart({ ...proof, index, graph: createRouteGraph(index) }, { ...part, members });
      for (const finding of verdict.findings) findings.set(JSON.stringify([finding.code, finding.place]), finding);
      for (const to of verdict.backTo ?? []) backTo.add(to);
      isOnlyBack &&= verdict.findings.length === 0 || verdict.backTo !== undefined;
      isComplete &&= verdict.isComplete;
    }
  }
  return { findings: [...findings.values()], isComplete, ...(findings.size > 0 && isOnlyBack && { backTo: [...backTo] }) };
}

function branchesOf({ index, graph }: Proof, { members }: Part): Branch[] | null {
  const [split] = members;
  const inner = members.slice(1, -1);
  if (split === undefined || index.joins.get(split) !== members.at(-1)) return null;
  const routes = index.routesFrom.get(split) ?? [];
  const components = componentsOf(inner, graph).map((component): Branch => {
    const inside = new Set(component);
    return { routes: routes.filter(({ to }) => inside.has(to)), members: component };
  });
  const direct = routes.filter(({ to }) => !inner.includes(to)).map((route): Branch => ({ routes: [route], members: [] }));
  return components.every((branch) => branch.routes.length === 1) ? [...components, ...direct] : null;
}
