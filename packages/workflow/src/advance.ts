import { modelOf } from './activities/models.ts';
import { inCreationOrder } from './state/entity-views.ts';
import { isRunning } from './state/instance-query.ts';
import { FactsMissing, factsMissing, type DecisionContext } from './decision-context.ts';
import { failToken } from './flow/token-move.ts';
import { settleTimeLimits } from './time/time-limit.ts';

/** How often one command may bring a token to the same activity; more is a loop in which nobody acts. */
const entriesAtMost = 20;

/**
 * Moves every queued token as far as it can go. A token that waits for facts does not keep the others from requesting theirs, so that one
 * round of answers serves all branches.
 */
export function advance(context: DecisionContext): void {
  const entries = new Map<string, number>();
  for (let id = context.queue.shift(); id !== undefined; id = context.queue.shift()) {
    const token = context.state.tokens[id];
    if (!token) continue;
    const activity = context.index.activities.get(token.activity);
    const count = (entries.get(token.activity) ?? 0) + 1;
    entries.set(token.activity, count);
    if (!activity) failToken(context, id, { at: 'entry', cause: 'no-route', detail: token.activity });
    else if (count > entriesAtMost) failToken(context, id, { at: 'entry', cause: 'loop' });
    else untilFactsMissing(() => modelOf(activity).enter(context, token, activity));
  }
  if (context.missing.size > 0) throw factsMissing;
  settleTimeLimits(context);
  settleStatus(context);
}

function untilFactsMissing(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (!(error instanceof FactsMissing)) throw error;
  }
}

/** An instance has the status EXCEPTION exactly while one of its tokens has failed. */
function settleStatus(context: DecisionContext): void {
  if (!isRunning(context.state)) return;
  const failed = inCreationOrder(context.state.tokens).find((token) => token.failure !== null);
  const status = failed ? 'EXCEPTION' : 'PROCESSING';
  if (status === context.state.status) return;
  context.emit({ type: 'status-changed', from: context.state.status, status, outcome: null, reason: failed?.failure?.cause ?? null });
}
