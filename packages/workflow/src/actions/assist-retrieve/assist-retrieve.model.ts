import { closeInvolvement, itemsOfInvolvement, openInvolvementsOf } from '../../flow/involvement.ts';
import { inCreationOrder } from '../../state/entity-views.ts';
import { isHolderOrAgent, isOpen } from '../../state/instance-query.ts';
import type { InstanceState, Involvement, WorkItem } from '../../state/instance-state.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel } from '../action-model.ts';
import { mayAct } from '../acting-item.ts';

/** The person who asked retrieves requests that are not finished yet; the item continues once it waits for nothing. */
export const assistRetrieveModel: ActionModel<'AssistRetrieve'> = {
  action: 'AssistRetrieve',
  offers: ({ state, actor }) =>
    inCreationOrder(state.items)
      .filter((item) => isHolderOrAgent(item, actor) && isOpen(item) && retrievable(state, item).length > 0)
      .map((item) => ({ action: 'AssistRetrieve', itemId: item.id, label: { zh: '取回', en: 'Take back' }, opinion: 'none' })),
  perform(context, { itemId, itemVersion, items }) {
    const item = context.state.items[itemId] ?? context.refuse('ItemUnknown');
    if (!mayAct(item, context.command)) context.refuse('NotHandler');
    if (!isOpen(item)) context.refuse('TaskProcessed');
    const asked = retrievable(context.state, item).filter((involvement) => !items || retrievesFrom(context.state, involvement, items));
    if (asked.length === 0) context.refuse('AssistFinished');
    if (itemVersion !== undefined && itemVersion !== item.version) context.refuse('TaskProcessed');
    for (const involvement of asked) retrieveFrom(context, involvement, items);
  },
};

/** A vote added after belongs to a vote already given and cannot be retrieved. */
function retrievable(state: InstanceState, item: WorkItem): Involvement[] {
  return openInvolvementsOf(state, item.id).filter(({ way }) => way !== 'after');
}

function retrievesFrom(state: InstanceState, { id }: Involvement, items: readonly string[]): boolean {
  return itemsOfInvolvement(state, id).some((item) => isOpen(item) && items.includes(item.id));
}

/** An added vote is retrieved as a whole; assists and questions can be retrieved one by one. */
function retrieveFrom(context: DecisionContext, involvement: Involvement, items: readonly string[] | undefined): void {
  const open = itemsOfInvolvement(context.state, involvement.id).filter(isOpen);
  const staying = involvement.way === 'before' || !items ? [] : open.filter((item) => !items.includes(item.id));
  if (staying.length > 0) {
    for (const item of open) if (!staying.includes(item)) context.emit({ type: 'item-cancelled', item: item.id, reason: 'withdrawn' });
    return;
  }
  const isAnswered = itemsOfInvolvement(context.state, involvement.id).some((item) => item.state === 'done');
  const state = isAnswered && involvement.way !== 'before' ? 'done' : 'cancelled';
  closeInvolvement(context, involvement, { state, reason: 'withdrawn' });
  if (involvement.waits) context.emit({ type: 'item-resumed', item: involvement.item });
}
