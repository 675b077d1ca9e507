import type { WorkflowDefinition } from '@inkstone/schema';
import { checkBlocks } from './blocks.check.ts';
import type { Check } from './check.ts';
import { checkCodes } from './codes.check.ts';
import type { DefinitionContext } from './definition-context.ts';
import { checkEnds } from './ends.check.ts';
import { checkLoops } from './loops.check.ts';
import { checkReferencedUnits, checkPeople } from './people.check.ts';
import { checkRecursion } from './recursion.check.ts';
import { createRouteGraph } from './route-graph.ts';
import { checkRoutes } from './routes.check.ts';
import { checkSettings } from './settings.check.ts';
import { checkServices } from './services.check.ts';
import { checkSubprocesses } from './subprocesses.check.ts';
import { checkTimes } from './time.check.ts';
import { checkSoundness } from './search/soundness.check.ts';
import { checkVotes } from './votes.check.ts';
import { indexDefinition } from '../definition-index.ts';
import { severityOf, type WorkflowIssue } from '../texts/workflow-issue.ts';

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
  checkRecursion,
];

/**
 * Returns issues for named people, departments and roles that do not exist or are inactive: these may change without a change of the
 * definition.
 */
export function checkUnits(definition: WorkflowDefinition, context: DefinitionContext): WorkflowIssue[] {
  const index = indexDefinition(definition);
  return checkReferencedUnits({ index, graph: createRouteGraph(index), context });
}

/**
 * Returns all issues of a definition, each with its location, the parameters of its text and the steps that lead there. Without issues,
 * every instance can reach an end whatever happens (workflow design, section 2, "Check at publish").
 */
export function checkDefinition(definition: WorkflowDefinition, context: DefinitionContext = {}): WorkflowIssue[] {
  const index = indexDefinition(definition);
  const input = { index, graph: createRouteGraph(index), context };
  const issues = checks.flatMap((check) => check(input));
  // The search would only report the issues of the route graph again, less precisely.
  const isSound = issues.every(({ code }) => severityOf(code) === 'warning');
  return isSound ? [...issues, ...checkSoundness(input)] : issues;
}
