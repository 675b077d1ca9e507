import type { Route } from '@inkstone/schema';
import { activityName } from '../definition-index.ts';
import type { FactAnswer } from '../fact.ts';
import { openItemsOf, slotsOf, splitOutcomes } from '../instance-query.ts';
import type { CloseReason, Token, TokenFailure, VisitOutcome } from '../instance-state.ts';
import type { RefusalCode } from '../refusal-text.ts';
import type { Turn } from '../turn.ts';

/** Puts a new token before an activity. */
export function createToken(turn: Turn, token: Pick<Token, 'activity' | 'fork' | 'branch' | 'outcome' | 'trail'>): void {
  const id = turn.newId();
  turn.emit({ type: 'token-created', token: { ...token, id, visit: null, returns: [], failure: null } });
  turn.queue.push(id);
}

/** Moves a token before an activity; without a route it was sent there. */
export function moveToken(turn: Turn, token: string, to: string, route: string | null): void {
  turn.emit({ type: 'token-moved', token, from: turn.state.tokens[token]!.activity, to, route });
  turn.queue.push(token);
}

export function markToken(turn: Turn, id: string, marks: Partial<Pick<Token, 'outcome' | 'trail' | 'returns' | 'fork' | 'branch'>>): void {
  const { outcome, trail, returns, fork, branch } = { ...turn.state.tokens[id]!, ...marks };
  turn.emit({ type: 'token-marked', token: id, outcome, trail, returns, fork, branch });
}

const failureRefusals: Record<TokenFailure['cause'], RefusalCode> = {
  nobody: 'NobodyResolved',
  condition: 'CannotEvaluate',
  source: 'CannotEvaluate',
  'no-route': 'NoRoute',
  rounds: 'RoundsExhausted',
  loop: 'EndlessLoop',
};

/** The refusal that says what a failed token says. */
export function failureRefusal(name: string, { cause, detail }: TokenFailure): { code: RefusalCode; params: Record<string, string> } {
  const params = { activity: name, ...(detail !== undefined && (cause === 'rounds' ? { rounds: detail } : { detail })) };
  return { code: failureRefusals[cause], params };
}

/**
 * The token waits where it cannot go on, and the instance is an EXCEPTION while it does. At the submit of a draft the submit
 * is refused instead and nothing is written (workflow design, section 4, "Exceptions").
 */
export function failToken(turn: Turn, token: string, failure: TokenFailure): void {
  const { activity } = turn.state.tokens[token]!;
  if (turn.refusesFailures) {
    const { code, params } = failureRefusal(activityName(turn.index, activity), failure);
    turn.refuse(code, params);
  }
  turn.emit({ type: 'token-failed', token, activity, failure });
}

/** Ends a token from outside: its visit closes and its open items are cancelled. */
export function cancelToken(turn: Turn, token: Token, reason: CloseReason): void {
  if (token.visit !== null) closeVisit(turn, token.visit, 'cancelled', reason);
  turn.emit({ type: 'token-ended', token: token.id, activity: token.activity, cause: reason });
}

/** Closes a visit; what is still open in it is cancelled for the reason. */
export function closeVisit(turn: Turn, visit: string, outcome: VisitOutcome, reason: CloseReason): void {
  for (const item of openItemsOf(turn.state, visit)) turn.emit({ type: 'item-cancelled', item: item.id, reason });
  for (const slot of slotsOf(turn.state, visit)) if (slot.state === 'open') turn.emit({ type: 'slot-closed', slot: slot.id, reason });
  turn.emit({ type: 'visit-closed', visit, activity: turn.state.visits[visit]!.activity, outcome });
}

/** Takes the first route out that fits: by outcome, then by order and condition, the default last. */
export function leaveByRoute(turn: Turn, token: string, side: 'agree' | 'disagree'): void {
  const from = turn.state.tokens[token]!.activity;
  const routes = (turn.index.routesFrom.get(from) ?? []).filter((route) => (route.outcome === 'disagree') === (side === 'disagree'));
  for (const route of [...routes.filter((each) => !each.default), ...routes.filter((each) => each.default)]) {
    const truth = route.default ? true : holds(turn, route);
    if (typeof truth === 'string') return failToken(turn, token, { at: 'exit', cause: 'condition', detail: truth });
    if (truth) return moveToken(turn, token, route.to, route.code);
  }
  failToken(turn, token, { at: 'exit', cause: 'no-route' });
}

/** Whether a route's condition holds; a text says why that cannot be told. */
function holds(turn: Turn, route: Route): boolean | string {
  if (!route.condition) return true;
  const outcomes = splitOutcomes(turn.state);
  const key = `condition:${route.code}:${JSON.stringify(outcomes)}`;
  const [answer] = turn.ask([{ key, kind: 'condition', route: route.code, condition: route.condition, outcomes }]) as [FactAnswer];
  if (answer.kind === 'truth') return answer.holds;
  return answer.kind === 'error' ? answer.cause : 'no truth value';
}
