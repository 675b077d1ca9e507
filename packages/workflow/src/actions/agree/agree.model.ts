import type { ActionModel } from '../action-model.ts';
import { opinionRequirements, requireOpinion, requireVotingItem, votingItems } from '../acting-item.ts';
import { castVote } from '../cast-vote.ts';

/** Agrees with the vote of a slot, or of an added signer. */
export const agreeModel: ActionModel<'Agree'> = {
  action: 'Agree',
  offers: (view) =>
    votingItems(view).map(({ item, activity }) => ({
      action: 'Agree',
      itemId: item.id,
      label: { zh: '同意', en: 'Agree' },
      ...opinionRequirements(activity, 'agree'),
    })),
  perform(context, command) {
    const acting = requireVotingItem(context, command);
    requireOpinion(context, acting.activity, 'agree');
    castVote(context, acting, 'agreed');
  },
};
