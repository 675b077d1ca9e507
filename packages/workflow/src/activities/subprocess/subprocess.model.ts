import { limits, type ActivityOf } from '@inkstone/schema';
import { completeActivity } from '../../flow/human-activity.ts';
import { gatherSources } from '../../flow/participants.ts';
import { closeVisit, failToken, leaveByRoute, markToken } from '../../flow/token-move.ts';
import { openVisit } from '../../flow/visit.ts';
import { awaitedChildren, childrenOf } from '../../state/instance-query.ts';
import type { Child, InstanceState, TokenFailure, VoteOutcome } from '../../state/instance-state.ts';
import type { PersonId } from '../../state/command.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Starts instances of another workflow, and waits until each of them has been reported as ended or continues at once. */
export const subprocessModel: ActivityModel<'subprocess'> = {
  kind: 'subprocess',
  enter(context, token, activity) {
    const depth = (context.state.parent?.depth ?? 0) + 1;
    if (depth > limits.instanceDepth) return failToken(context, token.id, { at: 'entry', cause: 'depth' });
    const planned = plannedChildren(context, activity);
    if ('cause' in planned) return failToken(context, token.id, planned);
    const visit = openVisit(context, token.id, activity);
    for (const { key, initiator } of planned) {
      const id = context.newId();
      const child: Child = { id, visit, key, initiator, awaited: activity.waits, state: 'running', outcome: null };
      context.emit({ type: 'child-started', child });
    }
    if (activity.waits && planned.length > 0) return;
    closeVisit(context, visit, planned.length > 0 ? 'passed' : 'skipped', 'decided');
    leaveByRoute(context, token.id, 'agree');
  },
  /** The token continues after the last awaited child has ended. */
  finish(context, visit) {
    if (awaitedChildren(context.state, visit).length > 0) return;
    const { token } = context.state.visits[visit]!;
    closeVisit(context, visit, 'finished', 'decided');
    completeActivity(context, token, null);
    markToken(context, token, { outcome: childrenOutcome(context.state, visit) ?? context.state.tokens[token]!.outcome });
    leaveByRoute(context, token, 'agree');
  },
  /** The other children continue; the token fails where it waits. */
  fail(context, visit, failure) {
    failToken(context, context.state.visits[visit]!.token, { at: 'entry', cause: 'child', ...failure });
  },
  resume(context, token) {
    if (token.visit === null) return void context.queue.push(token.id);
    for (const child of awaitedChildren(context.state, token.visit)) {
      if (child.state === 'failed') context.emit({ type: 'child-started', child: { ...child, state: 'running' } });
    }
  },
};

type PlannedChildren = readonly { readonly key: string | null; readonly initiator: PersonId }[];

function plannedChildren(context: DecisionContext, { code, each }: ActivityOf<'subprocess'>): PlannedChildren | TokenFailure {
  const initiator = context.state.initiator!;
  if (each.kind === 'one') return [{ key: null, initiator }];
  const planned = each.kind === 'row' ? rowChildren(context, each.sheet, initiator) : personChildren(context, code, each.participants);
  if (typeof planned === 'string') return { at: 'entry', cause: 'source', detail: planned };
  return planned.length > limits.childInstances ? { at: 'entry', cause: 'children', detail: String(planned.length) } : planned;
}

function rowChildren(context: DecisionContext, sheet: string, initiator: PersonId): PlannedChildren | string {
  const [answer] = context.ask([{ key: `rows:${sheet}`, kind: 'rows', sheet }]);
  if (answer?.kind === 'rows') return answer.rows.map((key) => ({ key, initiator }));
  return answer?.kind === 'error' ? answer.cause : 'no rows';
}

function personChildren(
  context: DecisionContext,
  activity: string,
  sources: Extract<ActivityOf<'subprocess'>['each'], { kind: 'person' }>['participants'],
): PlannedChildren | string {
  const people = gatherSources(context, activity, sources);
  return typeof people === 'string' ? people : people.map(({ person }) => ({ key: person, initiator: person }));
}

/** One child that disagreed or was cancelled makes the outcome `disagreed`; null when nobody voted. */
function childrenOutcome(state: InstanceState, visit: string): VoteOutcome | null {
  const outcomes = childrenOf(state, visit).map((child) => child.outcome);
  if (outcomes.includes('disagreed') || outcomes.includes('terminated')) return 'disagreed';
  return outcomes.includes('agreed') ? 'agreed' : null;
}
