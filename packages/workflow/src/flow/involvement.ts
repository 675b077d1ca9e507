import { inCreationOrder } from '../state/entity-views.ts';
import { isOpen } from '../state/instance-query.ts';
import type { CloseReason, InstanceState, Involvement, VoteOutcome, WorkItem } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { openItem } from './visit.ts';

type InvolvementRequest = Pick<Involvement, 'way' | 'people'> & Partial<Pick<Involvement, 'vote' | 'waits' | 'note' | 'files'>>;

const kinds = { before: 'add', after: 'add', assist: 'assist', consult: 'consult', circulate: 'circulate' } as const;

/**
 * Involves people in an item and opens their items: one after the other where the vote is sequential, otherwise at once. The caller opens
 * slots for people added beside.
 */
export function involve(
  context: DecisionContext,
  item: WorkItem,
  { way, people, vote = 'all', waits = false, note = null, files = [] }: InvolvementRequest,
): void {
  const { id: asking, visit, slot } = item;
  const isOver = way === 'beside' || way === 'circulate';
  const id = context.newId();
  const involvement: Involvement = {
    id,
    way,
    item: asking,
    visit,
    slot: slot!,
    by: context.command.actor,
    people,
    vote,
    waits,
    note,
    files,
    at: context.command.at,
    state: isOver ? 'done' : 'open',
    outcome: null,
  };
  context.emit({ type: 'people-involved', involvement });
  if (waits) context.emit({ type: 'item-paused', item: asking, involvement: id });
  if (way === 'beside') return;
  const first = vote === 'sequential' ? people.slice(0, 1) : people;
  for (const person of first) openInvolvedItem(context, involvement, person);
}

/** Opens the item of an involved person. A copy belongs to no slot, so that it outlives the slot. */
export function openInvolvedItem(context: DecisionContext, { id, way, visit, slot, item }: Involvement, holder: string): void {
  if (way === 'beside') return;
  openItem(context, { kind: kinds[way], visit, slot: way === 'circulate' ? null : slot, source: item, holder, involvement: id });
}

export function itemsOfInvolvement(state: InstanceState, involvement: string): WorkItem[] {
  return inCreationOrder(state.items).filter((item) => item.involvement === involvement);
}

/** Returns the open involvements of an item. */
export function openInvolvementsOf(state: InstanceState, item: string): Involvement[] {
  return inCreationOrder(state.involvements).filter((each) => each.item === item && each.state === 'open');
}

/** Ends an involvement and cancels its open items. */
export function closeInvolvement(
  context: DecisionContext,
  involvement: Involvement,
  {
    state,
    outcome = null,
    reason,
  }: { readonly state: 'done' | 'cancelled'; readonly outcome?: VoteOutcome | null; readonly reason: CloseReason },
): void {
  for (const item of itemsOfInvolvement(context.state, involvement.id)) {
    closeInvolvements(context, (each) => each.item === item.id, reason);
    if (isOpen(item)) context.emit({ type: 'item-cancelled', item: item.id, reason });
  }
  context.emit({ type: 'involvement-closed', involvement: involvement.id, state, outcome });
}

/** Cancels all open involvements for which `fits` holds. */
export function closeInvolvements(context: DecisionContext, fits: (involvement: Involvement) => boolean, reason: CloseReason): void {
  for (const { id } of inCreationOrder(context.state.involvements)) {
    const involvement = context.state.involvements[id]!;
    if (involvement.state === 'open' && fits(involvement)) closeInvolvement(context, involvement, { state: 'cancelled', reason });
  }
}
