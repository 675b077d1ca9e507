import type { Place } from '@inkstone/design';
import { holdsControls, isControlType } from '../control-kinds.ts';
import { headsOf, placementOf, type FormContent } from '../form-content.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

interface StepTo {
  readonly place: Place;
  /** Beside which it stands then, or in which. */
  readonly other: string;
  readonly said: 'movedBefore' | 'movedAfter' | 'movedInto';
}

/**
 * Where a control goes by one step: within its row to the side, or into a row of its own above or below. Alone in its row it goes into the
 * container or the tabs above or below, from panel to panel, and out again.
 */
export function stepFrom(content: FormContent, key: string, direction: Direction): StepTo | null {
  const placement = placementOf(content, key);
  if (!placement) return null;
  const row = placement.row.columns.map(({ control }) => control);
  const rows = rowsIn(content, placement.container);
  const at = rows.findIndex((columns) => columns.includes(key));
  if (direction === 'left' || direction === 'right') return sideStep(rows, row, { key, at, direction });
  const neighbour = row.find((each) => each !== key);
  if (neighbour !== undefined) return levelStep(neighbour, direction);
  const next = rows[direction === 'up' ? at - 1 : at + 1];
  if (!next) return placement.container === null ? null : outOf(content, placement.container, direction);
  const rooms = next.length === 1 ? roomsOf(content, next[0]!) : [];
  const room = direction === 'down' ? rooms[0] : rooms.at(-1);
  return room === undefined ? levelStep(next[0]!, direction) : into(content, room, direction);
}

type Rows = readonly (readonly string[])[];

function rowsIn(content: FormContent, container: string | null): Rows {
  const rows = container === null ? content.rows : (content.controls.get(container)?.layout ?? []);
  return rows.map(({ columns }) => columns.map(({ control }) => control));
}

interface Side {
  readonly key: string;
  /** Of the row. */
  readonly at: number;
  readonly direction: 'left' | 'right';
}

function sideStep(rows: Rows, row: readonly string[], { key, at, direction }: Side): StepTo | null {
  const isLeft = direction === 'left';
  const other = row[row.indexOf(key) + (isLeft ? -1 : 1)];
  if (other !== undefined)
    return { place: isLeft ? { leftOf: other } : { rightOf: other }, other, said: isLeft ? 'movedBefore' : 'movedAfter' };
  const beside = rows[isLeft ? at - 1 : at + 1];
  const end = isLeft ? beside?.at(-1) : beside?.[0];
  if (end === undefined) return null;
  return { place: isLeft ? { rightOf: end } : { leftOf: end }, other: end, said: isLeft ? 'movedAfter' : 'movedBefore' };
}

const levelStep = (other: string, direction: 'up' | 'down'): StepTo =>
  direction === 'up'
    ? { place: { rowAbove: other }, other, said: 'movedBefore' }
    : { place: { rowBelow: other }, other, said: 'movedAfter' };

/** What of a control receives others: a container itself, the panels of tabs. */
function roomsOf(content: FormContent, key: string): readonly string[] {
  const control = content.controls.get(key);
  if (!control || !isControlType(control.type)) return [];
  if (control.type === 'tabs') return headsOf(control).map((head) => head.key);
  return holdsControls(control.type) ? [key] : [];
}

/** Into a container or a panel: first from above, last from below. */
function into(content: FormContent, room: string, direction: 'up' | 'down'): StepTo {
  const last = rowsIn(content, room).at(-1)?.[0];
  const place = direction === 'down' || last === undefined ? { firstIn: room } : { rowBelow: last };
  return { place, other: room, said: 'movedInto' };
}

/** Out of a container, or out of a panel into the next one. */
function outOf(content: FormContent, room: string, direction: 'up' | 'down'): StepTo {
  const tabs = [...content.controls.values()].find((each) => each.type === 'tabs' && headsOf(each).some(({ key }) => key === room));
  if (!tabs) return levelStep(room, direction);
  const panels = headsOf(tabs).map(({ key }) => key);
  const next = panels[panels.indexOf(room) + (direction === 'up' ? -1 : 1)];
  return next === undefined ? levelStep(tabs.key, direction) : into(content, next, direction);
}
