import { isSignal } from '../state/command.ts';
import type { Child } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';

/**
 * Returns a child that is still running. Otherwise refuses with `TaskProcessed`, so that a repeated signal changes nothing; refuses people
 * with `ActionNotOffered`.
 */
export function requireRunningChild(context: DecisionContext, id: string): Child {
  if (!isSignal(context.command)) context.refuse('ActionNotOffered');
  const child = context.state.children?.[id];
  if (!child || child.state !== 'running') context.refuse('TaskProcessed');
  return child;
}
