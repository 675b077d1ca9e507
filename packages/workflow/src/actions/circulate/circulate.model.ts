import { involve } from '../../flow/involvement.ts';
import { hasUnread } from '../../flow/reading.ts';
import { isSlotItem } from '../../state/instance-query.ts';
import type { ActionModel } from '../action-model.ts';
import { participatingItems, requireParticipatingItem } from '../acting-item.ts';
import { noteOf, requirePeople } from '../people-involved.ts';

const kinds = ['approve', 'handle'] as const;

/** Sends others a copy to read, which outlives the item. A person who still has an unread copy does not get a second one. */
export const circulateModel: ActionModel<'Circulate'> = {
  action: 'Circulate',
  offers: (view) =>
    participatingItems(view, kinds)
      .filter(({ item }) => isSlotItem(item) || item.kind === 'add')
      .map(({ item }) => ({
        action: 'Circulate',
        itemId: item.id,
        label: { zh: '傳閱', en: 'Circulate' },
        opinion: 'optional',
        signature: 'none',
      })),
  perform(context, command) {
    const { item } = requireParticipatingItem(context, command, kinds);
    if (!isSlotItem(item) && item.kind !== 'add') context.refuse('ActionNotOffered');
    const people = requirePeople(context, command.people).filter((person) => !hasUnread(context.state, item.activity, person));
    if (people.length === 0) context.refuse('AlreadyCirculated');
    involve(context, item, { way: 'circulate', people, ...noteOf(context) });
  },
};
