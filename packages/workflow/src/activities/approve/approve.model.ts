import { readPermission, type ActivityOf } from '@inkstone/schema';
import { arrive, closeEverything, completeInstance, terminateSiblings } from '../../flow/block-run.ts';
import { completeActivity, enterHumanActivity, goOn, settleVotes } from '../../flow/human-activity.ts';
import { resolveParticipants } from '../../flow/participants.ts';
import { findOnWay, rewindOutward, rewindTo } from '../../flow/rewind.ts';
import { failToken, leaveByRoute, markToken } from '../../flow/token-move.ts';
import type { Turn } from '../../turn.ts';
import type { ActivityModel } from '../activity-model.ts';

/** Participants vote: agree or disagree. */
export const approveModel: ActivityModel<'approve'> = {
  kind: 'approve',
  enter(turn, token, activity) {
    enterHumanActivity(turn, token, activity, () => resolveParticipants(turn, activity));
  },
  settle(turn, visit, activity) {
    const { token } = turn.state.visits[visit]!;
    const outcome = settleVotes(turn, visit, activity.policy);
    if (outcome === 'disagreed') return failVote(turn, token, activity);
    if (outcome === null) return;
    completeActivity(turn, token, 'agreed');
    goOn(turn, token);
  },
  grant: (activity) => activity.permission ?? readPermission,
};

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

function goBack(turn: Turn, token: string, target: string): void {
  const current = turn.state.tokens[token]!;
  if (findOnWay(turn, current, target)?.step.kind === 'activity') return rewindTo(turn, current, [target], 'returned', null);
  if (!rewindOutward(turn, current, target, 'returned')) failToken(turn, token, { at: 'exit', cause: 'no-route', detail: target });
}
