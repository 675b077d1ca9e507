import { involve } from '../../flow/involvement.ts';
import { hasUnread } from '../../flow/reading.ts';
import { isSlotItem } from '../../instance-query.ts';
import type { ActionModel } from '../action-model.ts';
import { itemsTakingPart, requireTakingPart } from '../acting-item.ts';
import { noteOf, requirePeople } from '../people-involved.ts';

const kinds = ['approve', 'handle'] as const;

/** Others get a copy to read, which outlives the item. Who still has one unread gets no second one. */
export const circulateModel: ActionModel<'Circulate'> = {
  action: 'Circulate',
  offers: (view) =>
    itemsTakingPart(view, kinds)
      .filter(({ item }) => isSlotItem(item) || item.kind === 'add')
      .map(({ item }) => ({
        action: 'Circulate',
        itemId: item.id,
        label: { zh: '傳閱', en: 'Circulate' },
        opinion: 'optional',
        signature: 'none',
      })),
  perform(turn, command) {
    const { item } = requireTakingPart(turn, command, kinds);
    if (!isSlotItem(item) && item.kind !== 'add') turn.refuse('ActionNotOffered');
    const people = requirePeople(turn, command.people).filter((person) => !hasUnread(turn.state, item.activity, person));
    if (people.length === 0) turn.refuse('AlreadyCirculated');
    involve(turn, item, { way: 'circulate', people, ...noteOf(turn) });
  },
};
