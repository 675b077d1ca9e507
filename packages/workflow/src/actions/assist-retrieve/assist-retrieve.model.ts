import { closeInvolvement, itemsOfInvolvement, openInvolvementsOf } from '../../flow/involvement.ts';
import { inOrder, isFor, isOpen } from '../../instance-query.ts';
import type { InstanceState, Involvement, WorkItem } from '../../instance-state.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel } from '../action-model.ts';
import { mayAct } from '../acting-item.ts';

/** Who asked takes back what others have not done yet; the item goes on once nothing is waited for. */
export const assistRetrieveModel: ActionModel<'AssistRetrieve'> = {
  action: 'AssistRetrieve',
  offers: ({ state, actor }) =>
    inOrder(state.items)
      .filter((item) => isFor(item, actor) && isOpen(item) && retrievable(state, item).length > 0)
      .map((item) => ({ action: 'AssistRetrieve', itemId: item.id, label: { zh: '取回', en: 'Take back' }, opinion: 'none' })),
  perform(turn, { itemId, itemVersion, items }) {
    const item = turn.state.items[itemId] ?? turn.refuse('ItemUnknown');
    if (!mayAct(item, turn.command)) turn.refuse('NotHandler');
    if (!isOpen(item)) turn.refuse('TaskProcessed');
    const asked = retrievable(turn.state, item).filter((involvement) => !items || takesBackFrom(turn.state, involvement, items));
    if (asked.length === 0) turn.refuse('AssistFinished');
    if (itemVersion !== undefined && itemVersion !== item.version) turn.refuse('TaskProcessed');
    for (const involvement of asked) takeBack(turn, involvement, items);
  },
};

/** A vote added after is part of a vote already given. */
function retrievable(state: InstanceState, item: WorkItem): Involvement[] {
  return openInvolvementsOf(state, item.id).filter(({ way }) => way !== 'after');
}

function takesBackFrom(state: InstanceState, { id }: Involvement, items: readonly string[]): boolean {
  return itemsOfInvolvement(state, id).some((item) => isOpen(item) && items.includes(item.id));
}

/** An added vote is taken back as a whole; of assists and questions some may stay. */
function takeBack(turn: Turn, involvement: Involvement, items: readonly string[] | undefined): void {
  const open = itemsOfInvolvement(turn.state, involvement.id).filter(isOpen);
  const staying = involvement.way === 'before' || !items ? [] : open.filter((item) => !items.includes(item.id));
  if (staying.length > 0) {
    for (const item of open) if (!staying.includes(item)) turn.emit({ type: 'item-cancelled', item: item.id, reason: 'withdrawn' });
    return;
  }
  const isAnswered = itemsOfInvolvement(turn.state, involvement.id).some((item) => item.state === 'done');
  const state = isAnswered && involvement.way !== 'before' ? 'done' : 'cancelled';
  closeInvolvement(turn, involvement, { state, reason: 'withdrawn' });
  if (involvement.waits) turn.emit({ type: 'item-resumed', item: involvement.item });
}
