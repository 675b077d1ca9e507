import type { ActionOffer } from '../../action-offer.ts';
import type { RejectCommand, Resubmit } from '../../command.ts';
import { activityName, roundsAtMost, type HumanActivity } from '../../definition-index.ts';
import { closeVisit } from '../../flow/token-move.ts';
import { findOnWay, mayRewindTogether, rewindTo } from '../../flow/rewind.ts';
import { scopeOf } from '../../instance-query.ts';
import type { ReturnPoint, Token } from '../../instance-state.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel } from '../action-model.ts';
import { actingItems, finishItem, opinionParts, requireActingItem, requireOpinion } from '../acting-item.ts';
import { hasRoundLeft, targetsOnWay, tokenOf } from './reject-way.ts';

const kinds = ['approve', 'handle'] as const;

/** Routing by one person, whatever the votes: the visit ends and the targets get a new round. */
export const rejectModel: ActionModel<'Reject'> = {
  action: 'Reject',
  offers: (view) =>
    actingItems(view, kinds).map(({ item, activity }): ActionOffer => ({
      action: 'Reject',
      itemId: item.id,
      label: { zh: '退回', en: 'Send back' },
      ...opinionParts(activity, 'reject'),
      choosesResubmit: resubmitOf(activity) === 'choose',
    })),
  perform(turn, command) {
    const acting = requireActingItem(turn, command, kinds);
    const token = tokenOf(turn.state, acting.item) ?? turn.refuse('TaskProcessed');
    const targets = [...new Set(command.targets)];
    requireTargets(turn, token, targets);
    const resubmit = chooseResubmit(turn, acting.activity, command);
    const point = resubmit === 'direct' ? returnPointOf(turn, token, acting.item.visit, targets) : null;
    if (point) requireRound(turn, acting.activity.code);
    requireOpinion(turn, acting.activity, 'reject');

    finishItem(turn, acting.item, 'rejected');
    closeVisit(turn, acting.item.visit, 'rejected', 'rejected');
    turn.emit({
      type: 'rejected',
      reject: { item: acting.item.id, from: acting.activity.code, targets, resubmit: point ? 'direct' : 'through' },
    });
    rewindTo(turn, turn.state.tokens[token.id]!, targets, 'rejected', point);
  },
};

function resubmitOf(activity: HumanActivity): Resubmit | 'choose' {
  return activity.kind === 'approve' ? activity.resubmit : 'direct';
}

function requireTargets(turn: Turn, token: Token, targets: readonly string[]): void {
  if (targets.length === 0) turn.refuse('RejectTargetMissing');
  const offered = new Set(targetsOnWay(turn.index, turn.state, token).map((target) => target.activity));
  const foreign = targets.find((target) => !offered.has(target));
  if (foreign !== undefined) turn.refuse('RejectTargetInvalid', { activity: activityName(turn.index, foreign) });
  if (!mayRewindTogether(turn, token, targets)) turn.refuse('NonParallelTargets');
  for (const target of targets) requireRound(turn, target);
}

function requireRound(turn: Turn, code: string): void {
  const activity = turn.index.activities.get(code) as HumanActivity;
  if (hasRoundLeft(turn.index, turn.state, code)) return;
  turn.refuse('RoundsExhausted', { activity: activity.name, rounds: roundsAtMost(activity) });
}

function chooseResubmit(turn: Turn, activity: HumanActivity, command: RejectCommand): Resubmit {
  const setting = resubmitOf(activity);
  if (setting === 'choose') return command.resubmit ?? 'direct';
  if (command.resubmit !== undefined && command.resubmit !== setting) turn.refuse('ResubmitFixed');
  return setting;
}

/** Straight back only within the same blocks: one that was left runs again, and a finished one leads through its join. */
function returnPointOf(turn: Turn, token: Token, visit: string, targets: readonly string[]): ReturnPoint | null {
  const way = findOnWay(turn, token, targets[0]!);
  const staysInside = way?.depth === scopeOf(turn.state, token).length && way.step.kind === 'activity';
  return staysInside ? { activity: token.activity, visit, trail: token.trail } : null;
}
