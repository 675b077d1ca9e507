import type { ActionModel } from '../action-model.ts';
import { actingItems, castVote, opinionParts, requireActingItem, requireOpinion } from '../acting-item.ts';

/** The slot's vote for it. */
export const agreeModel: ActionModel<'Agree'> = {
  action: 'Agree',
  offers: (view) =>
    actingItems(view, ['approve']).map(({ item, activity }) => ({
      action: 'Agree',
      itemId: item.id,
      label: { zh: '同意', en: 'Agree' },
      ...opinionParts(activity, 'agree'),
    })),
  perform(turn, command) {
    const acting = requireActingItem(turn, command, ['approve']);
    requireOpinion(turn, acting.activity, 'agree');
    castVote(turn, acting, 'agreed');
  },
};
