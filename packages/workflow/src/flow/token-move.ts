import type { Route } from '@inkstone/schema';
import { activityName } from '../definition-index.ts';
import type { FactAnswer } from '../fact.ts';
import { awaitedChildren, openItemsOf, slotsOf, splitOutcomes } from '../instance-query.ts';
import type { CloseReason, Token, TokenFailure, VisitOutcome } from '../instance-state.ts';
import type { RefusalCode } from '../refusal-text.ts';
import type { Turn } from '../turn.ts';
import { closeInvolvements } from './involvement.ts';

type NewToken = Pick<Token, 'activity' | 'fork' | 'branch' | 'outcome' | 'trail'>;

/** Puts a new token before an activity. */
export function createToken(turn: Turn, token: NewToken): void {
  turn.queue.push(putToken(turn, token));
}

/** Puts a new token at an activity that it does not enter by itself. */
export function putToken(turn: Turn, token: NewToken): string {
  const id = turn.newId();
  turn.emit({ type: 'token-created', token: { ...token, id, visit: null, returns: [], failure: null } });
  return id;
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
  time: 'CannotEvaluate',
  service: 'ServiceFailed',
  child: 'ChildFailed',
  children: 'ChildrenTooMany',
  depth: 'ChildrenTooDeep',
  rules: 'RulesFailed',
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
  closeInvolvements(turn, (involvement) => involvement.visit === visit, reason);
  for (const slot of slotsOf(turn.state, visit)) if (slot.state === 'open') turn.emit({ type: 'slot-closed', slot: slot.id, reason });
  for (const child of awaitedChildren(turn.state, visit)) turn.emit({ type: 'child-released', child: child.id });
  turn.emit({ type: 'visit-closed', visit, activity: turn.state.visits[visit]!.activity, outcome });
}

/** Takes the first route out that fits: by outcome, then by order and condition, the default last. */
export function leaveByRoute(turn: Turn, token: string, side: NonNullable<Route['outcome']>): void {
  const from = turn.state.tokens[token]!.activity;
  const routes = (turn.index.routesFrom.get(from) ?? []).filter((route) => (route.outcome ?? 'agree') === side);
  for (const route of [...routes.filter((each) => !each.default), ...routes.filter((each) => each.default)]) {
    const truth = route.default ? true : holds(turn, route);
    if (typeof truth === 'string') return failToken(turn, token, { at: 'exit', cause: 'condition', detail: truth, ...sideOf(side) });
    if (truth) return moveToken(turn, token, route.to, route.code);
  }
  failToken(turn, token, { at: 'exit', cause: 'no-route', ...sideOf(side) });
}

function sideOf(side: NonNullable<Route['outcome']>): Pick<TokenFailure, 'side'> {
  return side === 'agree' ? {} : { side };
}

/** Whether a route's condition holds; a text says why that cannot be told. */
function holds(turn: Turn, route: Route): boolean | string {
  const holding = evaluateRoutes(turn, [route]);
  return typeof holding === 'string' ? holding : holding.length > 0;
}

/** Those of the routes whose condition holds, all asked at once; a text says why that cannot be told of one of them. */
export function evaluateRoutes(turn: Turn, routes: readonly Route[]): Route[] | string {
  const outcomes = splitOutcomes(turn.state);
  const asked = routes.filter((route) => route.condition);
  const answers = turn.ask(
    asked.map((route) => {
      const key = `condition:${route.code}:${JSON.stringify(outcomes)}`;
      return { key, kind: 'condition', route: route.code, condition: route.condition!, outcomes };
    }),
  );
  const truths = new Map<Route, FactAnswer>(asked.map((route, index) => [route, answers[index]!]));
  for (const answer of truths.values()) {
    if (answer.kind === 'error') return answer.cause;
    if (answer.kind !== 'truth') return 'no truth value';
  }
  return routes.filter((route) => (truths.get(route) as { holds?: boolean } | undefined)?.holds ?? true);
}
