import type { ActionModel } from '../action-model.ts';
import { opinionRequirements, requireOpinion, requireVotingItem, votingItems } from '../acting-item.ts';
import { castVote } from '../cast-vote.ts';

/** Disagrees with the vote of a slot, or of an added signer. */
export const disAgreeModel: ActionModel<'DisAgree'> = {
  action: 'DisAgree',
  offers: (view) =>
    votingItems(view).map(({ item, activity }) => ({
      action: 'DisAgree',
      itemId: item.id,
      label: { zh: '不同意', en: 'Disagree' },
      ...opinionRequirements(activity, 'disagree'),
    })),
  perform(context, command) {
    const acting = requireVotingItem(context, command);
    requireOpinion(context, acting.activity, 'disagree');
    castVote(context, acting, 'disagreed');
  },
};
