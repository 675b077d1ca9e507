import type { Activity } from '@inkstone/schema';
import { enclosingBranches } from '../../block.ts';
import type { WorkflowIssue } from '../../texts/workflow-issue.ts';
import { issueAt, type CheckInput } from '../check.ts';
import { abstractDefinition } from './abstract-definition.ts';
import type { Move } from './possible-moves.ts';
import { searchDefinition, type Violation } from './search-definition.ts';

const statesAtMost = 4000;

/**
 * Returns issues for irreversible services that may run twice. Only services that a back edge, or a failed vote in a sibling branch, could
 * lead to again are searched for with the engine; when the search exceeds its bound, the service is reported as not proved.
 */
export function checkRepeatedServices(input: CheckInput): WorkflowIssue[] {
  const services = input.index.definition.activities.filter((activity) => activity.kind === 'service' && activity.irreversible);
  const suspects = services.filter((service) => mayBeReachedAgain(input, service.code));
  if (suspects.length === 0) return [];
  const result = searchDefinition(abstractDefinition(input.index.definition), {
    statesAtMost,
    stopsAtBound: true,
    isExplored: isOrdinary,
    isEnough: (violations) => suspects.every(({ code }) => violations.some((each) => isRepeated(each, code))),
  });
  return suspects.flatMap((service) => {
    const repeated = result.violations.find((violation) => isRepeated(violation, service.code));
    if (repeated) return [{ ...issueAt(input, 'IrreversibleRepeated', service), steps: repeated.steps }];
    return result.isComplete ? [] : [issueAt(input, 'NotProved', service)];
  });
}

function isRepeated({ kind, activity }: Violation, service: string): boolean {
  return kind === 'IrreversibleRepeated' && activity === service;
}

/** Rejects are refused before an irreversible service, and a failed service has not run. */
function isOrdinary({ command }: Move): boolean {
  return command.action !== 'Reject' && command.action !== 'ServiceFailed' && command.action !== 'ChildFailed';
}

function mayBeReachedAgain({ index, graph }: CheckInput, code: string): boolean {
  const next = (activity: string): readonly string[] => [...graph.nextOf(activity), ...lateBack(index.activities.get(activity))];
  const reaches = (from: readonly string[]): boolean => {
    const seen = new Set(from);
    for (const each of seen) for (const to of next(each)) seen.add(to);
    return seen.has(code);
  };
  if (reaches(next(code))) return true;
  // While the service runs in one branch, a sibling branch may lead back to before the split.
  return enclosingBranches(index.blocks, code).some(({ split, branch }) => {
    const block = index.blocks.find((each) => each.split === split)!;
    const inside = new Set([...block.branches.values()].flatMap((members) => [...members]));
    const beside = [...block.branches].flatMap(([each, members]) => (each === branch ? [] : [...members]));
    return beside.some((each) => reaches(next(each).filter((to) => to !== block.join && !inside.has(to))));
  });
}

function lateBack(activity: Activity | undefined): string[] {
  const limit = activity && 'timeLimit' in activity ? activity.timeLimit : undefined;
  return limit?.final.kind === 'back' ? [limit.final.activity] : [];
}
