import { modelOf } from './activities/models.ts';
import { inOrder, isRunning } from './instance-query.ts';
import { FactsMissing, factsMissing, type Turn } from './turn.ts';
import { failToken } from './flow/token-move.ts';
import { settleTimeLimits } from './time/time-limit.ts';

/** How often one command may bring a token to the same activity: more is a loop in which nobody acts. */
const entriesAtMost = 20;

/**
 * Lets every token that was moved go as far as it can. A token that waits for facts does not keep the others from asking for
 * theirs, so that one round of answers serves all branches.
 */
export function advance(turn: Turn): void {
  const entries = new Map<string, number>();
  for (let id = turn.queue.shift(); id !== undefined; id = turn.queue.shift()) {
    const token = turn.state.tokens[id];
    if (!token) continue;
    const activity = turn.index.activities.get(token.activity);
    const count = (entries.get(token.activity) ?? 0) + 1;
    entries.set(token.activity, count);
    if (!activity) failToken(turn, id, { at: 'entry', cause: 'no-route', detail: token.activity });
    else if (count > entriesAtMost) failToken(turn, id, { at: 'entry', cause: 'loop' });
    else whileFactsLast(() => modelOf(activity).enter(turn, token, activity));
  }
  if (turn.missing.size > 0) throw factsMissing();
  settleTimeLimits(turn);
  settleStatus(turn);
}

function whileFactsLast(step: () => void): void {
  try {
    step();
  } catch (problem) {
    if (!(problem instanceof FactsMissing)) throw problem;
  }
}

/** The instance is an EXCEPTION exactly while one of its tokens is. */
function settleStatus(turn: Turn): void {
  if (!isRunning(turn.state)) return;
  const failed = inOrder(turn.state.tokens).find((token) => token.failure !== null);
  const status = failed ? 'EXCEPTION' : 'PROCESSING';
  if (status === turn.state.status) return;
  turn.emit({ type: 'status-changed', from: turn.state.status, status, outcome: null, reason: failed?.failure?.cause ?? null });
}
