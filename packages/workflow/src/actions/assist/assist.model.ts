import { involve } from '../../flow/involvement.ts';
import type { ActionModel } from '../action-model.ts';
import { actingItems, requireActingItem } from '../acting-item.ts';
import { noteOf, peopleOfVisit, requirePeople } from '../people-involved.ts';

const kinds = ['approve', 'handle'] as const;

/** Asks others to work on the form with the handler's rights and without a vote; the item waits for them. */
export const assistModel: ActionModel<'Assist'> = {
  action: 'Assist',
  offers: (view) =>
    actingItems(view, kinds).map(({ item }) => ({
      action: 'Assist',
      itemId: item.id,
      label: { zh: '協辦', en: 'Request assistance' },
      opinion: 'optional',
      signature: 'none',
    })),
  perform(context, command) {
    const { item } = requireActingItem(context, command, kinds);
    const handlers = peopleOfVisit(context, item.visit);
    if (command.people.some((person) => handlers.has(person))) context.refuse('AssistToHandler');
    involve(context, item, { way: 'assist', people: requirePeople(context, command.people), waits: true, ...noteOf(context) });
  },
};
