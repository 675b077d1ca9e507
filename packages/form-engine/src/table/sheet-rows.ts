import type { RowId, RowInput } from '../interfaces/row.ts';
import { invariant } from '../invariant.ts';
import { freeId } from './row-id.ts';

/**
 * Which rows a sheet has, in which order, and in which slot the columns keep each. Slots of removed rows are used again. Remembers
 * which rows came and went since the base.
 */
export class SheetRows {
  /** Slots in row order. */
  order: number[] = [];
  /** By slot: the how-manieth added row it holds; 0 for a row of the base. */
  private addition: number[] = [];
  private additions = 0;
  private idOf: RowId[] = [];
  private index: Map<RowId, number> | undefined;
  /** No row has an id beyond these. Ids made later are higher, so rows that come are told from those that are there without the index. */
  private lowest: RowId = '';
  private highest: RowId = '';
  private free: number[] = [];
  private baseOrder: readonly RowId[] | undefined;

  get length(): number {
    return this.order.length;
  }

  /** Slots ever used: columns hold values below this number. */
  get capacity(): number {
    return this.idOf.length;
  }

  has(id: RowId): boolean {
    return id >= this.lowest && id <= this.highest && this.slots.has(id);
  }

  slot(id: RowId): number {
    const slot = this.slots.get(id);
    invariant(slot !== undefined, `no row ${id}`);
    return slot;
  }

  id(slot: number): RowId {
    return this.idOf[slot]!;
  }

  ids(): RowId[] {
    return this.order.map((slot) => this.idOf[slot]!);
  }

  /** Came the row in this slot since the base? */
  isAdded(slot: number): boolean {
    return this.addition[slot] !== 0;
  }

  areAllAdded(): boolean {
    return this.order.every((slot) => this.isAdded(slot));
  }

  insert(index: number, id: RowId, added: boolean): number {
    invariant(!this.slots.has(id), `row ${id} is there already`);
    if (added) this.rememberOrder();
    const slot = this.take(id, added);
    if (index >= this.order.length) this.order.push(slot);
    else this.order.splice(Math.max(index, 0), 0, slot);
    return slot;
  }

  /** Puts rows of the base at the end, under their own ids or new ones; answers their slots. */
  load(rows: readonly RowInput[]): number[] {
    return this.putAll(rows, undefined);
  }

  /** The same for rows that a person adds, or brings back where they are of the base. */
  append(rows: readonly RowInput[], isOfBase: (id: RowId) => boolean): number[] {
    this.rememberOrder();
    return this.putAll(rows, (id) => !isOfBase(id));
  }

  /** Empties it; the rows with their slots go on in an object of their own. */
  release(): SheetRows {
    this.rememberOrder();
    const released = new SheetRows();
    released.idOf = this.idOf;
    released.index = this.index;
    released.lowest = this.lowest;
    released.highest = this.highest;
    released.addition = this.addition;
    this.order = [];
    this.idOf = [];
    this.index = undefined;
    this.lowest = '';
    this.highest = '';
    this.addition = [];
    this.free = [];
    return released;
  }

  /** Gives the slot free; the caller has emptied it. */
  remove(ids: readonly RowId[]): void {
    this.rememberOrder();
    const gone = new Set(ids.map((id) => this.slot(id)));
    if (gone.size === 1) this.order.splice(this.order.indexOf([...gone][0]!), 1);
    else this.order = this.order.filter((slot) => !gone.has(slot));
    for (const id of ids) {
      this.free.push(this.slot(id));
      this.slots.delete(id);
    }
  }

  move(id: RowId, index: number): void {
    this.rememberOrder();
    const slot = this.slot(id);
    this.order.splice(this.order.indexOf(slot), 1);
    this.order.splice(Math.max(index, 0), 0, slot);
  }

  arrange(slots: readonly number[]): void {
    this.rememberOrder();
    this.order = [...slots];
  }

  /** What is there now is the base. */
  settle(): void {
    this.addition.fill(0);
    this.baseOrder = undefined;
  }

  /** Rows of the base, in its order. */
  base(): readonly RowId[] {
    return this.baseOrder ?? this.ids();
  }

  /** Rows that came since the base, in row order. */
  added(): RowId[] {
    return this.order.filter((slot) => this.isAdded(slot)).map((slot) => this.id(slot));
  }

  removed(): RowId[] {
    return this.baseOrder ? this.baseOrder.filter((id) => !this.slots.has(id)) : [];
  }

  /** Do rows and order differ from the base? */
  differs(): boolean {
    if (!this.baseOrder) return false;
    return this.baseOrder.length !== this.order.length || this.baseOrder.some((id, index) => this.id(this.order[index]!) !== id);
  }

  /** Is the order another one than the base's with the removed taken out and the added put at the end? */
  isRearranged(): boolean {
    if (!this.baseOrder) return false;
    const added = this.order.filter((slot) => this.isAdded(slot)).sort((a, b) => this.addition[a]! - this.addition[b]!);
    const natural = [...this.baseOrder.filter((id) => this.slots.has(id)), ...added.map((slot) => this.id(slot))];
    return natural.some((id, index) => this.id(this.order[index]!) !== id);
  }

  private putAll(rows: readonly RowInput[], isAdded: ((id: RowId) => boolean) | undefined): number[] {
    if (this.capacity === 0 && haveAscendingIds(rows)) return this.putFirst(rows, isAdded);
    const slots = rows.map((row) => {
      const id = freeId(this, row);
      return this.take(id, isAdded?.(id) ?? false);
    });
    this.order = [...this.order, ...slots];
    return slots;
  }

  /** Rows with ascending ids, where there were none. */
  private putFirst(rows: readonly RowInput[], isAdded: ((id: RowId) => boolean) | undefined): number[] {
    const ids = rows.map(({ id }) => id as RowId);
    this.idOf = ids;
    this.index = undefined;
    this.lowest = ids[0] ?? '';
    this.highest = ids.at(-1) ?? '';
    this.addition = ids.map((id) => (isAdded?.(id) ? (this.additions += 1) : 0));
    this.order = ids.map((_, slot) => slot);
    return [...this.order];
  }

  /** Made when somebody first asks for a row by its id. */
  private get slots(): Map<RowId, number> {
    if (this.index) return this.index;
    this.index = new Map();
    // Removing a row asks for it, so while there is none all slots hold rows.
    for (let slot = 0; slot < this.idOf.length; slot += 1) this.index.set(this.idOf[slot]!, slot);
    return this.index;
  }

  private take(id: RowId, added: boolean): number {
    const slot = this.free.pop() ?? this.idOf.length;
    this.idOf[slot] = id;
    this.index?.set(id, slot);
    if (this.lowest === '' || id < this.lowest) this.lowest = id;
    if (id > this.highest) this.highest = id;
    this.addition[slot] = added ? (this.additions += 1) : 0;
    return slot;
  }

  private rememberOrder(): void {
    this.baseOrder ??= this.ids();
  }
}

/** Then they are all different without looking any up, and so they are where rows stand in the order in which they were made. */
function haveAscendingIds(rows: readonly RowInput[]): boolean {
  let before = '';
  for (const { id } of rows) {
    if (typeof id !== 'string' || id <= before) return false;
    before = id;
  }
  return true;
}
