import { activityGrants, type ActivityOf } from '@inkstone/schema';
import { arrive, closeEverything, completeInstance, terminateSiblings } from '../../flow/block-run.ts';
import { completeActivity, enterHumanActivity, leaveActivity, settleVotes } from '../../flow/human-activity.ts';
import { resolveParticipants } from '../../flow/participants.ts';
import { sendBack } from '../../flow/rewind.ts';
import { closeVisit, leaveByRoute, markToken } from '../../flow/token-move.ts';
import type { VoteOutcome } from '../../state/instance-state.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActivityModel } from '../activity-model.ts';

/** An activity in which participants vote. */
export const approveModel: ActivityModel<'approve'> = {
  kind: 'approve',
  enter(context, token, activity) {
    const entry = enterHumanActivity(context, token, activity, () => resolveParticipants(context, activity));
    if (entry.kind === 'failed-vote') failVote(context, token.id, activity);
    if (entry.kind === 'opened') settle(context, entry.visit, activity);
  },
  settle,
  conclude(context, visit, activity, outcome) {
    closeVisit(context, visit, outcome, 'expired');
    decided(context, visit, activity, outcome);
  },
  grant: (activity) => activity.permission ?? activityGrants.approve,
};

function settle(context: DecisionContext, visit: string, activity: ActivityOf<'approve'>): void {
  const outcome = settleVotes(context, visit, activity);
  if (outcome !== null) decided(context, visit, activity, outcome === 'disagreed' ? 'disagreed' : 'agreed');
}

function decided(context: DecisionContext, visit: string, activity: ActivityOf<'approve'>, outcome: VoteOutcome): void {
  const { token } = context.state.visits[visit]!;
  if (outcome === 'disagreed') return failVote(context, token, activity);
  completeActivity(context, token, 'agreed');
  leaveActivity(context, token);
}

/**
 * In a branch that brings its outcome to the join, only the branch ends as disagreed. Otherwise the instance ends as disagreed, the token
 * takes the disagree route and the sibling branches end, or the token goes back; going back is no failure, so siblings within a block that
 * the token stays in continue.
 */
function failVote(context: DecisionContext, token: string, activity: ActivityOf<'approve'>): void {
  completeActivity(context, token, 'disagreed');
  markToken(context, token, { returns: [] });
  const current = context.state.tokens[token]!;
  if (current.fork !== null && activity.whenFailedInBranch === 'join') return arrive(context, current, 'join', 'disagreed');
  switch (activity.whenFailed.kind) {
    case 'end':
      closeEverything(context, 'terminated');
      return completeInstance(context, 'disagreed');
    case 'route':
      terminateSiblings(context, current);
      return leaveByRoute(context, token, 'disagree');
    case 'back':
      return sendBack(context, token, activity.whenFailed.activity);
  }
}
