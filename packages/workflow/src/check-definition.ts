import type { WorkflowDefinition } from '@inkstone/schema';
import { checkBlocks } from './check/blocks.check.ts';
import type { Check } from './check/check.ts';
import { checkCodes } from './check/codes.check.ts';
import type { DefinitionContext } from './check/definition-context.ts';
import { checkEnds } from './check/ends.check.ts';
import { checkLoops } from './check/loops.check.ts';
import { checkPeople } from './check/people.check.ts';
import { createRouteGraph } from './check/route-graph.ts';
import { checkRoutes } from './check/routes.check.ts';
import { checkSettings } from './check/settings.check.ts';
import { checkServices } from './check/services.check.ts';
import { checkSubprocesses } from './check/subprocesses.check.ts';
import { checkTimes } from './check/time.check.ts';
import { checkVotes } from './check/votes.check.ts';
import { indexDefinition } from './definition-index.ts';
import type { Finding } from './finding.ts';

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

/**
 * Everything that keeps a definition from being published: all findings at once, each with its place, the text's parameters and a
 * path that leads there. None: instances of it run to an end (workflow design, section 2, "Check at publish").
 */
export function checkDefinition(definition: WorkflowDefinition, context: DefinitionContext = {}): Finding[] {
  const index = indexDefinition(definition);
  const input = { index, graph: createRouteGraph(index), context };
  return checks.flatMap((check) => check(input));
}
