import { localizedNames, isJoin, isSplit, type Join, type LocalizedText, type Route, type Split } from '@inkstone/schema';
import type { Block } from '../block.ts';
import type { WorkflowIssue } from '../texts/workflow-issue.ts';
import { issueAt, issueOn, namesAt, type Check, type CheckInput } from './check.ts';

/** Every split has its join, and routes enter or leave a block only through them: then joins fire once and never wait for ever. */
export const checkBlocks: Check = (input) => {
  const splits = input.index.definition.activities.filter(isSplit);
  const joins = input.index.definition.activities.filter(isJoin);
  return [
    ...splits.flatMap((split) => checkSplit(input, split, joins)),
    ...joins
      .filter((join) => !splits.some((split) => split.code === join.split && split.kind === join.kind))
      .map((join) => issueAt(input, 'SplitUnknown', join, { split: join.split })),
    ...input.index.blocks.filter((block) => block.join !== undefined).flatMap((block) => checkBlock(input, block)),
  ];
};

function checkSplit(input: CheckInput, split: Split, joins: readonly Join[]): WorkflowIssue[] {
  const own = joins.filter((join) => join.split === split.code && join.kind === split.kind);
  return [
    ...((input.index.routesFrom.get(split.code) ?? []).length < 2 ? [issueAt(input, 'BranchesTooFew', split)] : []),
    ...(own.length === 0 ? [issueAt(input, 'JoinMissing', split)] : []),
    ...own.slice(1).map((join) => issueAt(input, 'SeveralJoins', join, { split: localizedNames(split) })),
  ];
}

function checkBlock(input: CheckInput, block: Block): WorkflowIssue[] {
  // In a loop, everything can be reached from the join; only what is reached without passing the split again counts.
  const afterJoin = input.graph.reachFrom(block.join!, block.split);
  const before = input.index.start ? input.graph.reachFrom(input.index.start.code, block.split) : new Set<string>();
  const split = namesAt(input.index, block.split);
  const branches = [...block.branches];
  const crossing = branches.flatMap(([, members], position) =>
    [...members].filter((code) => branches.slice(position + 1).some(([, others]) => others.has(code))),
  );
  const intoJoin = (input.graph.routesTo.get(block.join!) ?? []).filter((route) => !isFromInside(block, route));
  return [...new Set(crossing.filter((code) => !afterJoin.has(code)))]
    .map((code) => issueAt(input, 'BranchesCross', input.index.activities.get(code)!, { split }))
    .concat(intoJoin.map((route) => issueOn(input, 'RouteIntoBlock', route, { split })))
    .concat(branches.flatMap(([branch, members]) => checkBranch(input, { split, block, branch, members, afterJoin, before })));
}

function isFromInside(block: Block, route: Route): boolean {
  return route.from === block.split || [...block.branches.values()].some((members) => members.has(route.from));
}

interface Branch {
  readonly split: LocalizedText;
  readonly block: Block;
  readonly branch: string;
  readonly members: ReadonlySet<string>;
  /** Reachable from the join. */
  readonly afterJoin: ReadonlySet<string>;
  /** Reachable from the start other than through the split. */
  readonly before: ReadonlySet<string>;
}

/**
 * An activity of a branch may be entered only from its own branch. Where a route from outside enters as well, either that route or the one
 * out of the branch is wrong.
 */
function checkBranch(input: CheckInput, { split, block, branch, members, afterJoin, before }: Branch): WorkflowIssue[] {
  const issues = new Map<string, WorkflowIssue>();
  for (const member of members) {
    const routes = input.graph.routesTo.get(member) ?? [];
    const isInside = (route: Route): boolean => members.has(route.from) || (route.from === block.split && route.code === branch);
    const foreign = routes.filter((route) => !isInside(route) && !isFromInside(block, route));
    if (foreign.length === 0) continue;
    const leaks = afterJoin.has(member) ? routes.filter((route) => isInside(route) && !afterJoin.has(route.from)) : [];
    const isEntered = leaks.length > 0 && leaks.every(({ from }) => from === block.split) && foreign.some(({ from }) => before.has(from));
    if (leaks.length > 0 && !isEntered)
      for (const route of leaks) issues.set(route.code, issueOn(input, 'RouteOutOfBlock', route, { split }));
    else if (isEntered || !afterJoin.has(member) || member === block.split) {
      const code = member === block.split ? 'RouteOutOfBlock' : 'RouteIntoBlock';
      const wrong = member === block.split ? routes.filter(isInside) : foreign;
      for (const route of wrong) issues.set(route.code, issueOn(input, code, route, { split }));
    }
  }
  return [...issues.values()];
}
