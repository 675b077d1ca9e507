import type { ActionModel } from '../action-model.ts';
import { actingItems, castVote, opinionParts, requireActingItem, requireOpinion } from '../acting-item.ts';

/** The slot's vote against it. */
export const disAgreeModel: ActionModel<'DisAgree'> = {
  action: 'DisAgree',
  offers: (view) =>
    actingItems(view, ['approve']).map(({ item, activity }) => ({
      action: 'DisAgree',
      itemId: item.id,
      label: { zh: '不同意', en: 'Disagree' },
      ...opinionParts(activity, 'disagree'),
    })),
  perform(turn, command) {
    const acting = requireActingItem(turn, command, ['approve']);
    requireOpinion(turn, acting.activity, 'disagree');
    castVote(turn, acting, 'disagreed');
  },
};
