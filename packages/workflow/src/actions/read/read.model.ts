import { inCreationOrder } from '../../state/entity-views.ts';
import type { ActionModel } from '../action-model.ts';
import { finishItem, requireItem } from '../acting-item.ts';

/** Marks a copy as read, also after the instance has ended. */
export const readModel: ActionModel<'Read'> = {
  action: 'Read',
  offers: ({ state, actor }) =>
    inCreationOrder(state.items)
      .filter((item) => item.slot === null && item.state === 'open' && item.holder === actor)
      .map((item) => ({ action: 'Read', itemId: item.id, label: { zh: '已閱', en: 'Mark as read' }, opinion: 'none' })),
  perform(context, command) {
    const item = requireItem(context, command.itemId, command.itemVersion);
    if (item.slot !== null) context.refuse('ActionNotOffered');
    finishItem(context, item, 'read');
  },
};
