import { isJoin, isSplit, type Join, type Route, type Split } from '@inkstone/schema';
import type { Block } from '../block.ts';
import type { Finding } from '../finding.ts';
import { findingAt, findingOn, type Check, type CheckInput } from './check.ts';

/** Every split has its join, and nothing leads into a block or out of it but through them: then joins fire once and never wait in vain. */
export const checkBlocks: Check = (input) => {
  const splits = input.index.definition.activities.filter(isSplit);
  const joins = input.index.definition.activities.filter(isJoin);
  return [
    ...splits.flatMap((split) => checkSplit(input, split, joins)),
    ...joins
      .filter((join) => !splits.some((split) => split.code === join.split && split.kind === join.kind))
      .map((join) => findingAt(input, 'SplitUnknown', join, { split: join.split })),
    ...input.index.blocks.filter((block) => block.join !== undefined).flatMap((block) => checkBlock(input, block)),
  ];
};

function checkSplit(input: CheckInput, split: Split, joins: readonly Join[]): Finding[] {
  const own = joins.filter((join) => join.split === split.code && join.kind === split.kind);
  return [
    ...((input.index.routesFrom.get(split.code) ?? []).length < 2 ? [findingAt(input, 'BranchesTooFew', split)] : []),
    ...(own.length === 0 ? [findingAt(input, 'JoinMissing', split)] : []),
    ...own.slice(1).map((join) => findingAt(input, 'SeveralJoins', join, { split: split.name })),
  ];
}

function checkBlock(input: CheckInput, block: Block): Finding[] {
  // Round a loop everything lies behind the join: only what comes before the split is met again does.
  const behind = input.graph.reachFrom(block.join!, block.split);
  const before = input.index.start ? input.graph.reachFrom(input.index.start.code, block.split) : new Set<string>();
  const split = input.index.activities.get(block.split)!.name;
  const branches = [...block.branches];
  const crossing = branches.flatMap(([, members], position) =>
    [...members].filter((code) => branches.slice(position + 1).some(([, others]) => others.has(code))),
  );
  const intoJoin = (input.graph.routesTo.get(block.join!) ?? []).filter((route) => !isFromInside(block, route));
  return [...new Set(crossing.filter((code) => !behind.has(code)))]
    .map((code) => findingAt(input, 'BranchesCross', input.index.activities.get(code)!, { split }))
    .concat(intoJoin.map((route) => findingOn(input, 'RouteIntoBlock', route, { split })))
    .concat(branches.flatMap(([branch, members]) => checkBranch(input, { split, block, branch, members, behind, before })));
}

function isFromInside(block: Block, route: Route): boolean {
  return route.from === block.split || [...block.branches.values()].some((members) => members.has(route.from));
}

interface Branch {
  readonly split: string;
  readonly block: Block;
  readonly branch: string;
  readonly members: ReadonlySet<string>;
  /** Reached from the join. */
  readonly behind: ReadonlySet<string>;
  /** Reached from the start, otherwise than through the split. */
  readonly before: ReadonlySet<string>;
}

/** Into each activity of a branch only its own branch leads; where the outside does too, either that or the way here is wrong. */
function checkBranch(input: CheckInput, { split, block, branch, members, behind, before }: Branch): Finding[] {
  const findings = new Map<string, Finding>();
  for (const member of members) {
    const routes = input.graph.routesTo.get(member) ?? [];
    const isInside = (route: Route): boolean => members.has(route.from) || (route.from === block.split && route.code === branch);
    const foreign = routes.filter((route) => !isInside(route) && !isFromInside(block, route));
    if (foreign.length === 0) continue;
    const leaks = behind.has(member) ? routes.filter((route) => isInside(route) && !behind.has(route.from)) : [];
    const isEntered = leaks.length > 0 && leaks.every(({ from }) => from === block.split) && foreign.some(({ from }) => before.has(from));
    if (leaks.length > 0 && !isEntered)
      for (const route of leaks) findings.set(route.code, findingOn(input, 'RouteOutOfBlock', route, { split }));
    else if (isEntered || !behind.has(member) || member === block.split) {
      const code = member === block.split ? 'RouteOutOfBlock' : 'RouteIntoBlock';
      const wrong = member === block.split ? routes.filter(isInside) : foreign;
      for (const route of wrong) findings.set(route.code, findingOn(input, code, route, { split }));
    }
  }
  return [...findings.values()];
}
