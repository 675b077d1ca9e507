import { inOrder, isOpen } from '../instance-query.ts';
import type { CloseReason, InstanceState, Involvement, VoteOutcome, WorkItem } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { openItem } from './visit.ts';

type Asked = Pick<Involvement, 'way' | 'people'> & Partial<Pick<Involvement, 'vote' | 'waits' | 'note' | 'files'>>;

const kinds = { before: 'add', after: 'add', assist: 'assist', consult: 'consult', circulate: 'circulate' } as const;

/**
 * Draws people into an item and gives them theirs: one after the other where the vote is sequential, else at once. Slots beside are
 * opened by who adds them.
 */
export function involve(turn: Turn, item: WorkItem, { way, people, vote = 'all', waits = false, note = null, files = [] }: Asked): void {
  const { id: asking, visit, slot } = item;
  const isOver = way === 'beside' || way === 'circulate';
  const id = turn.newId();
  const involvement: Involvement = {
    id,
    way,
    item: asking,
    visit,
    slot: slot!,
    by: turn.command.actor,
    people,
    vote,
    waits,
    note,
    files,
    at: turn.command.at,
    state: isOver ? 'done' : 'open',
    outcome: null,
  };
  turn.emit({ type: 'people-involved', involvement });
  if (waits) turn.emit({ type: 'item-paused', item: asking, involvement: id });
  if (way === 'beside') return;
  const first = vote === 'sequential' ? people.slice(0, 1) : people;
  for (const person of first) openInvolvedItem(turn, involvement, person);
}

/** The item of somebody drawn in. A copy belongs to no slot, so that it outlives it. */
export function openInvolvedItem(turn: Turn, { id, way, visit, slot, item }: Involvement, holder: string): void {
  if (way === 'beside') return;
  openItem(turn, { kind: kinds[way], visit, slot: way === 'circulate' ? null : slot, source: item, holder, involvement: id });
}

export function itemsOfInvolvement(state: InstanceState, involvement: string): WorkItem[] {
  return inOrder(state.items).filter((item) => item.involvement === involvement);
}

/** What an item asked of others and what has not come back yet. */
export function openInvolvementsOf(state: InstanceState, item: string): Involvement[] {
  return inOrder(state.involvements).filter((each) => each.item === item && each.state === 'open');
}

/** Ends an involvement, with whatever is still open of it. */
export function closeInvolvement(
  turn: Turn,
  involvement: Involvement,
  {
    state,
    outcome = null,
    reason,
  }: { readonly state: 'done' | 'cancelled'; readonly outcome?: VoteOutcome | null; readonly reason: CloseReason },
): void {
  for (const item of itemsOfInvolvement(turn.state, involvement.id)) {
    closeInvolvements(turn, (each) => each.item === item.id, reason);
    if (isOpen(item)) turn.emit({ type: 'item-cancelled', item: item.id, reason });
  }
  turn.emit({ type: 'involvement-closed', involvement: involvement.id, state, outcome });
}

/** Takes back all that is still asked of others within what fits. */
export function closeInvolvements(turn: Turn, fits: (involvement: Involvement) => boolean, reason: CloseReason): void {
  for (const { id } of inOrder(turn.state.involvements)) {
    const involvement = turn.state.involvements[id]!;
    if (involvement.state === 'open' && fits(involvement)) closeInvolvement(turn, involvement, { state: 'cancelled', reason });
  }
}
