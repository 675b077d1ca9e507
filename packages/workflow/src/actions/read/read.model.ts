import { inOrder } from '../../instance-query.ts';
import type { ActionModel } from '../action-model.ts';
import { finishItem, requireItem } from '../acting-item.ts';

/** Marks a copy as read, also after the instance ended. */
export const readModel: ActionModel<'Read'> = {
  action: 'Read',
  offers: ({ state, actor }) =>
    inOrder(state.items)
      .filter((item) => item.slot === null && item.state === 'open' && item.holder === actor)
      .map((item) => ({ action: 'Read', itemId: item.id, label: { zh: '已閱', en: 'Mark as read' }, opinion: 'none' })),
  perform(turn, command) {
    const item = requireItem(turn, command.itemId, command.itemVersion);
    if (item.slot !== null) turn.refuse('ActionNotOffered');
    finishItem(turn, item, 'read');
  },
};
