import type { Due, TimeSpan } from '@inkstone/schema';
import type { Instant } from '../state/command.ts';
import type { FactAnswer, FactRequest, TimeBase } from '../state/fact.ts';
import type { DecisionContext } from '../decision-context.ts';

/** A moment that was requested, or why it cannot be determined. */
export type Moment = { readonly at: Instant } | { readonly cause: string };

const noTime: TimeSpan = { amount: 0, unit: 'minute', working: false };

/** Returns when something that begins now is due. */
export function dueMoment(context: DecisionContext, due: Due): Moment {
  if (due.kind === 'after') return momentOf(context, { kind: 'instant', at: context.command.at }, 'after', due.span);
  const { side, span } = due.offset ?? { side: 'after' as const, span: noTime };
  return momentOf(context, { kind: 'control', control: due.control }, side, span);
}

export function momentOf(context: DecisionContext, base: TimeBase, side: 'before' | 'after', span: TimeSpan): Moment {
  return ask(context, { key: `time:${JSON.stringify([base, side, span])}`, kind: 'time', base, side, span });
}

/** Returns `at`, postponed by the time between two instants. */
export function laterBy(context: DecisionContext, at: Instant, from: Instant, to: Instant, working: boolean): Moment {
  return ask(context, { key: `later:${JSON.stringify([at, from, to, working])}`, kind: 'later', at, from, to, working });
}

function ask(context: DecisionContext, request: FactRequest): Moment {
  const [answer] = context.ask([request]) as [FactAnswer];
  if (answer.kind === 'instant') return { at: answer.at };
  return { cause: answer.kind === 'error' ? answer.cause : 'no instant' };
}
