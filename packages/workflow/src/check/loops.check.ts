import { isHuman } from '../definition-index.ts';
import type { WorkflowIssue } from '../texts/workflow-issue.ts';
import { issueAt, stepsAlong, type Check, type CheckInput } from './check.ts';

/** Every loop contains an activity where somebody acts; the steps show one round of the loop. */
export const checkLoops: Check = (input) => {
  const done = new Set<string>();
  return input.index.definition.activities.flatMap((activity) => {
    if (done.has(activity.code)) return [];
    const loop = automaticLoop(input, activity.code, done);
    return loop ? [findLoop(input, loop)] : [];
  });
};

function findLoop(input: CheckInput, loop: readonly string[]): WorkflowIssue {
  const issue = issueAt(input, 'LoopWithoutHuman', input.index.activities.get(loop[0]!)!);
  return { ...issue, steps: [...issue.steps, ...stepsAlong(input, [...loop.slice(1), loop[0]!])] };
}

/** Searches depth first through activities without people, with an explicit stack: a definition may be a long chain. */
function automaticLoop(input: CheckInput, from: string, done: Set<string>): string[] | null {
  const isAutomatic = (code: string): boolean => input.index.activities.has(code) && !isHuman(input.index.activities.get(code));
  if (!isAutomatic(from)) return null;
  const path = [{ code: from, next: 0 }];
  done.add(from);
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const to = input.graph.nextOf(top.code)[top.next++];
    if (to === undefined) path.pop();
    else if (isAutomatic(to)) {
      const position = path.findIndex((step) => step.code === to);
      if (position >= 0) return path.slice(position).map((step) => step.code);
      if (!done.has(to)) path.push({ code: to, next: 0 });
      done.add(to);
    }
  }
  return null;
}
