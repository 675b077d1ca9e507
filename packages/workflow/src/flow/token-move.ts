import type { Route } from '@inkstone/schema';
import { activityName } from '../definition-index.ts';
import type { FactAnswer } from '../state/fact.ts';
import { awaitedChildren, openItemsOf, slotsOf, splitOutcomes } from '../state/instance-query.ts';
import type { CloseReason, Token, TokenFailure, VisitOutcome } from '../state/instance-state.ts';
import type { RefusalCode } from '../texts/refusal-text.ts';
import type { DecisionContext } from '../decision-context.ts';
import { closeInvolvements } from './involvement.ts';

type NewToken = Pick<Token, 'activity' | 'fork' | 'branch' | 'outcome' | 'trail'>;

/** Creates a token that is about to enter an activity. */
export function createToken(context: DecisionContext, token: NewToken): void {
  context.queue.push(putToken(context, token));
}

/** Creates a token at an activity without entering it. */
export function putToken(context: DecisionContext, token: NewToken): string {
  const id = context.newId();
  context.emit({ type: 'token-created', token: { ...token, id, visit: null, returns: [], failure: null } });
  return id;
}

/** Moves a token that is about to enter an activity; `route` is null when it did not take one. */
export function moveToken(context: DecisionContext, token: string, to: string, route: string | null): void {
  context.emit({ type: 'token-moved', token, from: context.state.tokens[token]!.activity, to, route });
  context.queue.push(token);
}

export function markToken(
  context: DecisionContext,
  id: string,
  marks: Partial<Pick<Token, 'outcome' | 'trail' | 'returns' | 'fork' | 'branch'>>,
): void {
  const { outcome, trail, returns, fork, branch } = { ...context.state.tokens[id]!, ...marks };
  context.emit({ type: 'token-marked', token: id, outcome, trail, returns, fork, branch });
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

/** Returns the refusal that corresponds to a token's failure. */
export function failureRefusal(name: string, { cause, detail }: TokenFailure): { code: RefusalCode; params: Record<string, string> } {
  const params = { activity: name, ...(detail !== undefined && (cause === 'rounds' ? { rounds: detail } : { detail })) };
  return { code: failureRefusals[cause], params };
}

/**
 * Marks the token as failed; while it is, the instance is an EXCEPTION. At the submit of a draft the submit is refused instead and nothing
 * is written (workflow design, section 4, "Exceptions").
 */
export function failToken(context: DecisionContext, token: string, failure: TokenFailure): void {
  const { activity } = context.state.tokens[token]!;
  if (context.refusesFailures) {
    const { code, params } = failureRefusal(activityName(context.index, activity), failure);
    context.refuse(code, params);
  }
  context.emit({ type: 'token-failed', token, activity, failure });
}

/** Cancels a token: its visit closes and its open items are cancelled. */
export function cancelToken(context: DecisionContext, token: Token, reason: CloseReason): void {
  if (token.visit !== null) closeVisit(context, token.visit, 'cancelled', reason);
  context.emit({ type: 'token-ended', token: token.id, activity: token.activity, cause: reason });
}

/** Closes a visit and cancels everything open in it for the reason. */
export function closeVisit(context: DecisionContext, visit: string, outcome: VisitOutcome, reason: CloseReason): void {
  for (const item of openItemsOf(context.state, visit)) context.emit({ type: 'item-cancelled', item: item.id, reason });
  closeInvolvements(context, (involvement) => involvement.visit === visit, reason);
  for (const slot of slotsOf(context.state, visit)) if (slot.state === 'open') context.emit({ type: 'slot-closed', slot: slot.id, reason });
  for (const child of awaitedChildren(context.state, visit)) context.emit({ type: 'child-released', child: child.id });
  context.emit({ type: 'visit-closed', visit, activity: context.state.visits[visit]!.activity, outcome });
}

/** Takes the first matching route: by outcome, then by order and condition, the default last. */
export function leaveByRoute(context: DecisionContext, token: string, side: NonNullable<Route['outcome']>): void {
  const from = context.state.tokens[token]!.activity;
  const routes = (context.index.routesFrom.get(from) ?? []).filter((route) => (route.outcome ?? 'agree') === side);
  for (const route of [...routes.filter((each) => !each.default), ...routes.filter((each) => each.default)]) {
    const truth = route.default ? true : holds(context, route);
    if (typeof truth === 'string') return failToken(context, token, { at: 'exit', cause: 'condition', detail: truth, ...sideOf(side) });
    if (truth) return moveToken(context, token, route.to, route.code);
  }
  failToken(context, token, { at: 'exit', cause: 'no-route', ...sideOf(side) });
}

function sideOf(side: NonNullable<Route['outcome']>): Pick<TokenFailure, 'side'> {
  return side === 'agree' ? {} : { side };
}

/** Whether a route's condition holds; an error text when it cannot be evaluated. */
function holds(context: DecisionContext, route: Route): boolean | string {
  const holding = evaluateRoutes(context, [route]);
  return typeof holding === 'string' ? holding : holding.length > 0;
}

/** Returns the routes whose conditions hold, requesting all conditions at once; an error text when one cannot be evaluated. */
export function evaluateRoutes(context: DecisionContext, routes: readonly Route[]): Route[] | string {
  const outcomes = splitOutcomes(context.state);
  const asked = routes.filter((route) => route.condition);
  const answers = context.ask(
    asked.map((route) => {
      const key = `condition:${route.code}:${JSON.stringify(outcomes)}`;
      return { key, kind: 'condition', route: route.code, condition: route.condition!, outcomes };
    }),
  );
  const answersByRoute = new Map<Route, FactAnswer>(asked.map((route, index) => [route, answers[index]!]));
  for (const answer of answersByRoute.values()) {
    if (answer.kind === 'error') return answer.cause;
    if (answer.kind !== 'truth') return 'no truth value';
  }
  return routes.filter((route) => (answersByRoute.get(route) as { holds?: boolean } | undefined)?.holds ?? true);
}
