import { isHuman } from '../definition-index.ts';
import type { Finding } from '../finding.ts';
import { findingAt, stepsAlong, type Check, type CheckInput } from './check.ts';

/** Every loop passes somebody who acts; the path shows the loop once round. */
export const checkLoops: Check = (input) => {
  const done = new Set<string>();
  return input.index.definition.activities.flatMap((activity) => {
    if (done.has(activity.code)) return [];
    const loop = automaticLoop(input, activity.code, done);
    return loop ? [findLoop(input, loop)] : [];
  });
};

function findLoop(input: CheckInput, loop: readonly string[]): Finding {
  const finding = findingAt(input, 'LoopWithoutHuman', input.index.activities.get(loop[0]!)!);
  return { ...finding, steps: [...finding.steps, ...stepsAlong(input, [...loop.slice(1), loop[0]!])] };
}

/** Depth first through activities without people, with an own stack: a definition may be a long chain. */
function automaticLoop(input: CheckInput, from: string, done: Set<string>): string[] | null {
  const isAutomatic = (code: string): boolean => input.index.activities.has(code) && !isHuman(input.index.activities.get(code));
  if (!isAutomatic(from)) return null;
  const way = [{ code: from, next: 0 }];
  done.add(from);
  for (let top = way.at(-1); top; top = way.at(-1)) {
    const to = input.graph.nextOf(top.code)[top.next++];
    if (to === undefined) way.pop();
    else if (isAutomatic(to)) {
      const position = way.findIndex((step) => step.code === to);
      if (position >= 0) return way.slice(position).map((step) => step.code);
      if (!done.has(to)) way.push({ code: to, next: 0 });
      done.add(to);
    }
  }
  return null;
}
