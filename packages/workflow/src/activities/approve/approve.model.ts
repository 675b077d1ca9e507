import { readPermission, type ActivityOf } from '@inkstone/schema';
import { arrive, closeEverything, completeInstance, terminateSiblings } from '../../flow/block-run.ts';
import { completeActivity, enterHumanActivity, goOn, settleVotes } from '../../flow/human-activity.ts';
import { resolveParticipants } from '../../flow/participants.ts';
import { goBack } from '../../flow/rewind.ts';
import { closeVisit, leaveByRoute, markToken } from '../../flow/token-move.ts';
import type { VoteOutcome } from '../../instance-state.ts';
import type { Turn } from '../../turn.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Participants vote: agree or disagree. */
export const approveModel: ActivityModel<'approve'> = {
  kind: 'approve',
  enter(turn, token, activity) {
    const entry = enterHumanActivity(turn, token, activity, () => resolveParticipants(turn, activity));
    if (entry.kind === 'failed-vote') failVote(turn, token.id, activity);
    if (entry.kind === 'opened') settle(turn, entry.visit, activity);
  },
  settle,
  conclude(turn, visit, activity, outcome) {
    closeVisit(turn, visit, outcome, 'expired');
    decided(turn, visit, activity, outcome);
  },
  grant: (activity) => activity.permission ?? readPermission,
};

function settle(turn: Turn, visit: string, activity: ActivityOf<'approve'>): void {
  const outcome = settleVotes(turn, visit, activity);
  if (outcome !== null) decided(turn, visit, activity, outcome === 'disagreed' ? 'disagreed' : 'agreed');
}

function decided(turn: Turn, visit: string, activity: ActivityOf<'approve'>, outcome: VoteOutcome): void {
  const { token } = turn.state.visits[visit]!;
  if (outcome === 'disagreed') return failVote(turn, token, activity);
  completeActivity(turn, token, 'agreed');
  goOn(turn, token);
}

/**
 * In a branch that brings its outcome to the join only that happens. Otherwise the instance ends as disagreed, the token takes the
 * disagree route (the sibling branches end), or it goes back; going back fails nothing, so siblings inside of which it stays go on.
 */
function failVote(turn: Turn, token: string, activity: ActivityOf<'approve'>): void {
  completeActivity(turn, token, 'disagreed');
  markToken(turn, token, { returns: [] });
  const current = turn.state.tokens[token]!;
  if (current.fork !== null && activity.whenFailedInBranch === 'join') return arrive(turn, current, 'join', 'disagreed');
  switch (activity.whenFailed.kind) {
    case 'end':
      closeEverything(turn, 'terminated');
      return completeInstance(turn, 'disagreed');
    case 'route':
      terminateSiblings(turn, current);
      return leaveByRoute(turn, token, 'disagree');
    case 'back':
      return goBack(turn, token, activity.whenFailed.activity);
  }
}
