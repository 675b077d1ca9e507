import type { Route } from '@inkstone/schema';
import { indexDefinition } from '../../definition-index.ts';
import type { WorkflowIssue } from '../../texts/workflow-issue.ts';
import { createRouteGraph } from '../route-graph.ts';
import { componentsOf } from './level-order.ts';
import { withBranches, type Part } from './part-definition.ts';
import { searchPart, type Verification, type Verdict } from './search-part.ts';

/** Blocks with up to this many branches are searched as a whole. */
const branchesTogether = 3;

interface Branch {
  readonly routes: readonly Route[];
  readonly members: readonly string[];
}

/**
 * Searches the branches of a part that is a single block, or returns null when it is not one or has few branches. Branches are independent
 * except that one may end another, so it suffices to search every pair of branches: every violation of the whole block occurs in one of the
 * pairs.
 */
export function searchPairs(verification: Verification, part: Part): Verdict | null {
  const branches = branchesOf(verification, part);
  if (branches === null || branches.length <= branchesTogether) return null;
  const [split, join] = [part.members[0]!, part.members.at(-1)!];
  const issues = new Map<string, WorkflowIssue>();
  const backTargets = new Set<string>();
  let isOnlyBack = true;
  let isComplete = true;
  for (const [position, one] of branches.entries()) {
    for (const other of branches.slice(position + 1)) {
      const taken = new Set([...one.routes, ...other.routes].map(({ code }) => code));
      const definition = withBranches(verification.index.definition, split, ({ code }) => taken.has(code));
      const index = indexDefinition(definition);
      const members = [split, ...one.members, ...other.members, join];
      const verdict = searchPart({ ...verification, index, graph: createRouteGraph(index) }, { ...part, members });
      for (const issue of verdict.issues) issues.set(JSON.stringify([issue.code, issue.place]), issue);
      for (const to of verdict.backTargets ?? []) backTargets.add(to);
      isOnlyBack &&= verdict.issues.length === 0 || verdict.backTargets !== undefined;
      isComplete &&= verdict.isComplete;
    }
  }
  return { issues: [...issues.values()], isComplete, ...(issues.size > 0 && isOnlyBack && { backTargets: [...backTargets] }) };
}

function branchesOf({ index, graph }: Verification, { members }: Part): Branch[] | null {
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
