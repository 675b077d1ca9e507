import type { ActionModel } from '../action-model.ts';
import { opinionParts, requireOpinion, requireVotingItem, votingItems } from '../acting-item.ts';
import { castVote } from '../cast-vote.ts';

/** The slot's vote against it, or that of a signer who was added. */
export const disAgreeModel: ActionModel<'DisAgree'> = {
  action: 'DisAgree',
  offers: (view) =>
    votingItems(view).map(({ item, activity }) => ({
      action: 'DisAgree',
      itemId: item.id,
      label: { zh: '不同意', en: 'Disagree' },
      ...opinionParts(activity, 'disagree'),
    })),
  perform(turn, command) {
    const acting = requireVotingItem(turn, command);
    requireOpinion(turn, acting.activity, 'disagree');
    castVote(turn, acting, 'disagreed');
  },
};
