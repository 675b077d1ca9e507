import type { ActionModel } from '../action-model.ts';
import { opinionParts, requireOpinion, requireVotingItem, votingItems } from '../acting-item.ts';
import { castVote } from '../cast-vote.ts';

/** The slot's vote for it, or that of a signer who was added. */
export const agreeModel: ActionModel<'Agree'> = {
  action: 'Agree',
  offers: (view) =>
    votingItems(view).map(({ item, activity }) => ({
      action: 'Agree',
      itemId: item.id,
      label: { zh: '同意', en: 'Agree' },
      ...opinionParts(activity, 'agree'),
    })),
  perform(turn, command) {
    const acting = requireVotingItem(turn, command);
    requireOpinion(turn, acting.activity, 'agree');
    castVote(turn, acting, 'agreed');
  },
};
