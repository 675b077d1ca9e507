import type { Due, TimeSpan } from '@inkstone/schema';
import type { Instant } from '../command.ts';
import type { FactAnswer, FactRequest, TimeBase } from '../fact.ts';
import type { Turn } from '../turn.ts';

/** A moment that was asked for, or why it cannot be told. */
export type Moment = { readonly at: Instant } | { readonly cause: string };

const noTime: TimeSpan = { amount: 0, unit: 'minute', working: false };

/** When something that begins now is due. */
export function dueMoment(turn: Turn, due: Due): Moment {
  if (due.kind === 'after') return momentOf(turn, { kind: 'instant', at: turn.command.at }, 'after', due.span);
  const { side, span } = due.offset ?? { side: 'after' as const, span: noTime };
  return momentOf(turn, { kind: 'control', control: due.control }, side, span);
}

export function momentOf(turn: Turn, base: TimeBase, side: 'before' | 'after', span: TimeSpan): Moment {
  return ask(turn, { key: `time:${JSON.stringify([base, side, span])}`, kind: 'time', base, side, span });
}

/** `at`, moved on by the time between two instants. */
export function laterBy(turn: Turn, at: Instant, from: Instant, to: Instant, working: boolean): Moment {
  return ask(turn, { key: `later:${JSON.stringify([at, from, to, working])}`, kind: 'later', at, from, to, working });
}

function ask(turn: Turn, request: FactRequest): Moment {
  const [answer] = turn.ask([request]) as [FactAnswer];
  if (answer.kind === 'instant') return { at: answer.at };
  return { cause: answer.kind === 'error' ? answer.cause : 'no instant' };
}
