import type { WorkflowDefinition } from '@inkstone/schema';
import { checkBlocks } from './check/blocks.check.ts';
import type { Check } from './check/check.ts';
import { checkCodes } from './check/codes.check.ts';
import type { DefinitionContext } from './check/definition-context.ts';
import { checkEnds } from './check/ends.check.ts';
import { checkLoops } from './check/loops.check.ts';
import { checkNamedUnits, checkPeople } from './check/people.check.ts';
import { createRouteGraph } from './check/route-graph.ts';
import { checkRoutes } from './check/routes.check.ts';
import { checkSettings } from './check/settings.check.ts';
import { checkServices } from './check/services.check.ts';
import { checkSubprocesses } from './check/subprocesses.check.ts';
import { checkTimes } from './check/time.check.ts';
import { checkProved } from './check/search/prove.check.ts';
import { checkVotes } from './check/votes.check.ts';
import { indexDefinition } from './definition-index.ts';
import { severityOf, type Finding } from './finding.ts';

const checks: readonly Check[] = [
  checkCodes,
  checkEnds,
  checkRoutes,
  checkBlocks,
  checkLoops,
  checkVotes,
  checkSettings,
  checkTimes,
  checkPeople,
  checkServices,
  checkSubprocesses,
];

/** Who a definition names and is not there, or not active: what changes without the definition doing so. */
export function checkUnits(definition: WorkflowDefinition, context: DefinitionContext): Finding[] {
  const index = indexDefinition(definition);
  return checkNamedUnits({ index, graph: createRouteGraph(index), context });
}

/**
 * Everything that is wrong with a definition: all findings at once, each with its place, the text's parameters and the steps that lead
 * there. None: whatever happens, instances of it can come to an end (workflow design, section 2, "Check at publish").
 */
export function checkDefinition(definition: WorkflowDefinition, context: DefinitionContext = {}): Finding[] {
  const index = indexDefinition(definition);
  const input = { index, graph: createRouteGraph(index), context };
  const findings = checks.flatMap((check) => check(input));
  // What the drawing itself shows to be wrong would only be found again, told less well.
  const isSound = findings.every(({ code }) => severityOf(code) === 'warning');
  return isSound ? [...findings, ...checkProved(input)] : findings;
}
