import type { ActionOffer } from '../action-offer.ts';
import type { RejectCommand, Resubmit } from '../../state/command.ts';
import { activityName, roundsAtMost, type HumanActivity } from '../../definition-index.ts';
import { closeVisit } from '../../flow/token-move.ts';
import { findOnTrail, mayRewindTogether, rewindTo } from '../../flow/rewind.ts';
import { scopeOf } from '../../state/instance-query.ts';
import type { ReturnPoint, Token } from '../../state/instance-state.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel } from '../action-model.ts';
import { actingItems, finishItem, opinionRequirements, requireActingItem, requireOpinion } from '../acting-item.ts';
import { hasRoundLeft, targetsOnTrail, tokenOf } from './reject-targets.ts';

const kinds = ['approve', 'handle'] as const;

/** One person sends the token back, whatever the votes: the visit ends and the targets get a new round. */
export const rejectModel: ActionModel<'Reject'> = {
  action: 'Reject',
  offers: (view) =>
    actingItems(view, kinds).map(({ item, activity }): ActionOffer => ({
      action: 'Reject',
      itemId: item.id,
      label: { zh: '退回', en: 'Send back' },
      ...opinionRequirements(activity, 'reject'),
      choosesResubmit: resubmitOf(activity) === 'choose',
    })),
  perform(context, command) {
    const acting = requireActingItem(context, command, kinds);
    const token = tokenOf(context.state, acting.item) ?? context.refuse('TaskProcessed');
    const targets = [...new Set(command.targets)];
    requireTargets(context, token, targets);
    const resubmit = chooseResubmit(context, acting.activity, command);
    const point = resubmit === 'direct' ? returnPointOf(context, token, acting.item.visit, targets) : null;
    if (point) requireRound(context, acting.activity.code);
    requireOpinion(context, acting.activity, 'reject');

    finishItem(context, acting.item, 'rejected');
    closeVisit(context, acting.item.visit, 'rejected', 'rejected');
    context.emit({
      type: 'rejected',
      reject: { item: acting.item.id, from: acting.activity.code, targets, resubmit: point ? 'direct' : 'through' },
    });
    rewindTo(context, context.state.tokens[token.id]!, targets, 'rejected', point);
  },
};

function resubmitOf(activity: HumanActivity): Resubmit | 'choose' {
  return activity.kind === 'approve' ? activity.resubmit : 'direct';
}

function requireTargets(context: DecisionContext, token: Token, targets: readonly string[]): void {
  if (targets.length === 0) context.refuse('RejectTargetMissing');
  const offered = new Set(targetsOnTrail(context.index, context.state, token).map((target) => target.activity));
  const foreign = targets.find((target) => !offered.has(target));
  if (foreign !== undefined) context.refuse('RejectTargetInvalid', { activity: activityName(context.index, foreign) });
  if (!mayRewindTogether(context, token, targets)) context.refuse('NonParallelTargets');
  for (const target of targets) requireRound(context, target);
}

function requireRound(context: DecisionContext, code: string): void {
  const activity = context.index.activities.get(code) as HumanActivity;
  if (hasRoundLeft(context.index, context.state, code)) return;
  context.refuse('RoundsExhausted', { activity: activity.name, rounds: roundsAtMost(activity) });
}

function chooseResubmit(context: DecisionContext, activity: HumanActivity, command: RejectCommand): Resubmit {
  const setting = resubmitOf(activity);
  if (setting === 'choose') return command.resubmit ?? 'direct';
  if (command.resubmit !== undefined && command.resubmit !== setting) context.refuse('ResubmitFixed');
  return setting;
}

/**
 * A direct return is possible only within the same blocks: a block that was left runs again, and a finished one continues through its join.
 */
function returnPointOf(context: DecisionContext, token: Token, visit: string, targets: readonly string[]): ReturnPoint | null {
  const point = findOnTrail(context, token, targets[0]!);
  const staysInside = point?.depth === scopeOf(context.state, token).length && point.step.kind === 'activity';
  return staysInside ? { activity: token.activity, visit, trail: token.trail } : null;
}
