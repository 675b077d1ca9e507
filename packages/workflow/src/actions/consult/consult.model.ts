import { involve } from '../../flow/involvement.ts';
import { isOpen } from '../../state/instance-query.ts';
import type { ConsultCommand } from '../../state/command.ts';
import type { WorkItem } from '../../state/instance-state.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel } from '../action-model.ts';
import { participatingItems, requireParticipatingItem } from '../acting-item.ts';
import { noteOf, requirePeople } from '../people-involved.ts';

const kinds = ['approve', 'handle'] as const;

/** Asks others for an opinion; they read and answer. The item waits only on request; a question closes with its slot. */
export const consultModel: ActionModel<'Consult'> = {
  action: 'Consult',
  offers: (view) =>
    participatingItems(view, kinds)
      .filter(({ item }) => mayConsult(item))
      .map(({ item }) => ({
        action: 'Consult',
        itemId: item.id,
        label: { zh: '徵詢', en: 'Consult' },
        opinion: 'required',
        signature: 'none',
      })),
  perform(context, command) {
    const { item } = requireParticipatingItem(context, command, kinds);
    if (!mayConsult(item)) context.refuse('ActionNotOffered');
    requireConsulted(context, item, command);
    const note = noteOf(context);
    if (note.note === null) context.refuse('QuestionRequired');
    involve(context, item, { way: 'consult', people: requirePeople(context, command.people), waits: command.waits ?? false, ...note });
  },
};

/** Handlers and added signers may consult; people who were only asked to assist or for an opinion may not. */
function mayConsult({ kind }: WorkItem): boolean {
  return kind !== 'assist' && kind !== 'consult';
}

function requireConsulted(context: DecisionContext, { slot }: WorkItem, { people, actor }: ConsultCommand): void {
  if (people.includes(actor)) context.refuse('ConsultSelf');
  const waiting = Object.values(context.state.items).filter((each) => each.kind === 'consult' && each.slot === slot && isOpen(each));
  if (waiting.some((each) => people.includes(each.holder))) context.refuse('AlreadyConsulted');
}
