import { limits, type ActivityOf } from '@inkstone/schema';
import { completeActivity } from '../../flow/human-activity.ts';
import { gatherSources } from '../../flow/participants.ts';
import { closeVisit, failToken, leaveByRoute, markToken } from '../../flow/token-move.ts';
import { openVisit } from '../../flow/visit.ts';
import { awaitedChildren, childrenOf } from '../../instance-query.ts';
import type { Child, InstanceState, TokenFailure, VoteOutcome } from '../../instance-state.ts';
import type { PersonId } from '../../command.ts';
import type { Turn } from '../../turn.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Starts instances of another workflow and waits until it was told of the end of each, or goes on at once. */
export const subprocessModel: ActivityModel<'subprocess'> = {
  kind: 'subprocess',
  enter(turn, token, activity) {
    const depth = (turn.state.parent?.depth ?? 0) + 1;
    if (depth > limits.instanceDepth) return failToken(turn, token.id, { at: 'entry', cause: 'depth' });
    const wanted = wantedChildren(turn, activity);
    if ('cause' in wanted) return failToken(turn, token.id, wanted);
    const visit = openVisit(turn, token.id, activity);
    for (const { key, initiator } of wanted) {
      const id = turn.newId();
      const child: Child = { id, visit, key, initiator, awaited: activity.waits, state: 'running', outcome: null };
      turn.emit({ type: 'child-started', child });
    }
    if (activity.waits && wanted.length > 0) return;
    closeVisit(turn, visit, wanted.length > 0 ? 'passed' : 'skipped', 'decided');
    leaveByRoute(turn, token.id, 'agree');
  },
  /** A child ended; with the last one the token goes on. */
  finish(turn, visit) {
    if (awaitedChildren(turn.state, visit).length > 0) return;
    const { token } = turn.state.visits[visit]!;
    closeVisit(turn, visit, 'finished', 'decided');
    completeActivity(turn, token, null);
    markToken(turn, token, { outcome: childrenOutcome(turn.state, visit) ?? turn.state.tokens[token]!.outcome });
    leaveByRoute(turn, token, 'agree');
  },
  /** The others run on; the token fails where it waits. */
  fail(turn, visit, problem) {
    failToken(turn, turn.state.visits[visit]!.token, { at: 'entry', cause: 'child', ...problem });
  },
  resume(turn, token) {
    if (token.visit === null) return void turn.queue.push(token.id);
    for (const child of awaitedChildren(turn.state, token.visit)) {
      if (child.state === 'failed') turn.emit({ type: 'child-started', child: { ...child, state: 'running' } });
    }
  },
};

type Wanted = readonly { readonly key: string | null; readonly initiator: PersonId }[];

function wantedChildren(turn: Turn, { code, each }: ActivityOf<'subprocess'>): Wanted | TokenFailure {
  const initiator = turn.state.initiator!;
  if (each.kind === 'one') return [{ key: null, initiator }];
  const wanted = each.kind === 'row' ? rowChildren(turn, each.sheet, initiator) : personChildren(turn, code, each.participants);
  if (typeof wanted === 'string') return { at: 'entry', cause: 'source', detail: wanted };
  return wanted.length > limits.childInstances ? { at: 'entry', cause: 'children', detail: String(wanted.length) } : wanted;
}

function rowChildren(turn: Turn, sheet: string, initiator: PersonId): Wanted | string {
  const [answer] = turn.ask([{ key: `rows:${sheet}`, kind: 'rows', sheet }]);
  if (answer?.kind === 'rows') return answer.rows.map((key) => ({ key, initiator }));
  return answer?.kind === 'error' ? answer.cause : 'no rows';
}

function personChildren(
  turn: Turn,
  activity: string,
  sources: Extract<ActivityOf<'subprocess'>['each'], { kind: 'person' }>['participants'],
): Wanted | string {
  const people = gatherSources(turn, activity, sources);
  return typeof people === 'string' ? people : people.map(({ person }) => ({ key: person, initiator: person }));
}

/** One that disagreed, or was cancelled, makes it disagreed; null where nobody voted. */
function childrenOutcome(state: InstanceState, visit: string): VoteOutcome | null {
  const outcomes = childrenOf(state, visit).map((child) => child.outcome);
  if (outcomes.includes('disagreed') || outcomes.includes('terminated')) return 'disagreed';
  return outcomes.includes('agreed') ? 'agreed' : null;
}
