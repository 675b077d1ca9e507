import { involve } from '../../flow/involvement.ts';
import { isOpen } from '../../instance-query.ts';
import type { ConsultCommand } from '../../command.ts';
import type { WorkItem } from '../../instance-state.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel } from '../action-model.ts';
import { itemsTakingPart, requireTakingPart } from '../acting-item.ts';
import { noteOf, requirePeople } from '../people-involved.ts';

const kinds = ['approve', 'handle'] as const;

/** Others are asked what they think; they read and answer. It blocks nothing unless the answers are waited for, and closes with the slot. */
export const consultModel: ActionModel<'Consult'> = {
  action: 'Consult',
  offers: (view) =>
    itemsTakingPart(view, kinds)
      .filter(({ item }) => mayConsult(item))
      .map(({ item }) => ({
        action: 'Consult',
        itemId: item.id,
        label: { zh: '徵詢', en: 'Consult' },
        opinion: 'required',
        signature: 'none',
      })),
  perform(turn, command) {
    const { item } = requireTakingPart(turn, command, kinds);
    if (!mayConsult(item)) turn.refuse('ActionNotOffered');
    requireConsulted(turn, item, command);
    const note = noteOf(turn);
    if (note.note === null) turn.refuse('QuestionRequired');
    involve(turn, item, { way: 'consult', people: requirePeople(turn, command.people), waits: command.waits ?? false, ...note });
  },
};

/** Handlers and added signers; not who was only asked for work or for an opinion. */
function mayConsult({ kind }: WorkItem): boolean {
  return kind !== 'assist' && kind !== 'consult';
}

function requireConsulted(turn: Turn, { slot }: WorkItem, { people, actor }: ConsultCommand): void {
  if (people.includes(actor)) turn.refuse('ConsultSelf');
  const waiting = Object.values(turn.state.items).filter((each) => each.kind === 'consult' && each.slot === slot && isOpen(each));
  if (waiting.some((each) => people.includes(each.holder))) turn.refuse('AlreadyConsulted');
}
