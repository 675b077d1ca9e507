import { involve } from '../../flow/involvement.ts';
import type { ActionModel } from '../action-model.ts';
import { actingItems, requireActingItem } from '../acting-item.ts';
import { noteOf, peopleOfVisit, requirePeople } from '../people-involved.ts';

const kinds = ['approve', 'handle'] as const;

/** Others are asked to do work on the form, with the handler's rights and without a vote; the item waits for them. */
export const assistModel: ActionModel<'Assist'> = {
  action: 'Assist',
  offers: (view) =>
    actingItems(view, kinds).map(({ item }) => ({
      action: 'Assist',
      itemId: item.id,
      label: { zh: '協辦', en: 'Ask for assistance' },
      opinion: 'optional',
      signature: 'none',
    })),
  perform(turn, command) {
    const { item } = requireActingItem(turn, command, kinds);
    const handlers = peopleOfVisit(turn, item.visit);
    if (command.people.some((person) => handlers.has(person))) turn.refuse('AssistToHandler');
    involve(turn, item, { way: 'assist', people: requirePeople(turn, command.people), waits: true, ...noteOf(turn) });
  },
};
