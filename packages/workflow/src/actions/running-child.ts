import { isSignal } from '../command.ts';
import type { Child } from '../instance-state.ts';
import type { Turn } from '../turn.ts';

/** A child that is not known to have ended. Refused as processed otherwise, so that a signal told twice changes nothing; and to people. */
export function requireRunningChild(turn: Turn, id: string): Child {
  if (!isSignal(turn.command)) turn.refuse('ActionNotOffered');
  const child = turn.state.children?.[id];
  if (!child || child.state !== 'running') turn.refuse('TaskProcessed');
  return child;
}
