import type { RowId, RowInput } from '../interfaces/row.ts';
import { invariant } from '../invariant.ts';
import { freeId } from './row-id.ts';
import { sizedList } from './sized-list.ts';

/** The rows of the base that were removed. */
export interface RemovedRows {
  hasRemoved(id: RowId): boolean;
  /** False only if no id between the two, which are included, is of such a row. */
  mayHaveRemoved(lowest: RowId, highest: RowId): boolean;
}

/**
 * The rows of a sheet, their order, and the slot of each in the columns. Slots of removed rows are reused. Keeps track of the rows added
 * and removed since the base.
 */
export class SheetRows {
  /** Slots in row order. */
  order: number[] = [];
  /** By slot: the ordinal of the added row it holds; 0 for a row of the base. */
  private addition: number[] = [];
  private additions = 0;
  /** How many of the present rows are of the base. */
  private stored = 0;
  private idOf: RowId[] = [];
  private index: Map<RowId, number> | undefined;
  /** Lower and upper bound of all ids. Ids created later are higher, so new rows are recognized without the index. */
  private lowest: RowId = '';
  private highest: RowId = '';
  private free: number[] = [];
  private baseOrder: readonly RowId[] | undefined;

  get length(): number {
    return this.order.length;
  }

  /** The number of slots ever used: columns hold values below it. */
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

  /** Was the row in this slot added since the base? */
  isAdded(slot: number): boolean {
    return this.addition[slot] !== 0;
  }

  areAllAdded(): boolean {
    return this.stored === 0;
  }

  /** False only if no row has an id between the two, which are included. */
  mayHave(lowest: RowId, highest: RowId): boolean {
    return this.capacity > 0 && lowest <= this.highest && highest >= this.lowest;
  }

  insert(index: number, id: RowId, added: boolean): number {
    invariant(!this.slots.has(id), `row ${id} exists already`);
    if (added) this.rememberOrder();
    const slot = this.allocate(id, added);
    if (index >= this.order.length) this.order.push(slot);
    else this.order.splice(Math.max(index, 0), 0, slot);
    return slot;
  }

  /** Appends rows of the base with their own ids or new ones; returns their slots. */
  load(rows: readonly RowInput[]): readonly number[] {
    return this.putAll(rows, null);
  }

  /** The same for rows that a person adds, or restores if they are of the base. `ids`: their `ascendingIds`, if known. */
  append(rows: readonly RowInput[], removed: RemovedRows, ids?: RowId[] | null): readonly number[] {
    this.rememberOrder();
    return this.putAll(rows, removed, ids);
  }

  /** Empties it and returns the rows with their slots as a separate object. */
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
    this.additions = 0;
    this.stored = 0;
    this.free = [];
    return released;
  }

  /** Frees the slots; the caller has emptied them. */
  remove(ids: readonly RowId[]): void {
    this.rememberOrder();
    const gone = new Set(ids.map((id) => this.slot(id)));
    if (gone.size === 1) this.order.splice(this.order.indexOf([...gone][0]!), 1);
    else this.order = this.order.filter((slot) => !gone.has(slot));
    for (const slot of gone) {
      if (!this.isAdded(slot)) this.stored -= 1;
      this.free.push(slot);
      this.slots.delete(this.idOf[slot]!);
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

  /** Makes the current rows the base. */
  settle(): void {
    this.addition.fill(0);
    this.stored = this.order.length;
    this.baseOrder = undefined;
  }

  /** The rows of the base, in its order. */
  base(): readonly RowId[] {
    return this.baseOrder ?? this.ids();
  }

  /** The rows added since the base, in row order. */
  added(): RowId[] {
    return this.order.filter((slot) => this.isAdded(slot)).map((slot) => this.id(slot));
  }

  removed(): RowId[] {
    return this.baseOrder ? this.baseOrder.filter((id) => !this.slots.has(id)) : [];
  }

  /** Do rows or order differ from the base? */
  differs(): boolean {
    if (!this.baseOrder) return false;
    return this.baseOrder.length !== this.order.length || this.baseOrder.some((id, index) => this.id(this.order[index]!) !== id);
  }

  /** Does the order differ from the base's without the removed rows and with the added ones at the end? */
  isRearranged(): boolean {
    if (!this.baseOrder) return false;
    const added = this.order.filter((slot) => this.isAdded(slot)).sort((a, b) => this.addition[a]! - this.addition[b]!);
    const natural = [...this.baseOrder.filter((id) => this.slots.has(id)), ...added.map((slot) => this.id(slot))];
    return natural.some((id, index) => this.id(this.order[index]!) !== id);
  }

  /** Without `removed` the rows are of the base. */
  private putAll(rows: readonly RowInput[], removed: RemovedRows | null, known?: RowId[] | null): readonly number[] {
    const ids = this.capacity > 0 ? null : known === undefined ? ascendingIds(rows) : known;
    if (ids) return this.putFirst(ids, removed);
    const slots = rows.map((row) => {
      const id = freeId(this, row);
      return this.allocate(id, removed !== null && !removed.hasRemoved(id));
    });
    this.order = [...this.order, ...slots];
    return slots;
  }

  /** Adds rows with ascending ids when there were none. */
  private putFirst(ids: RowId[], removed: RemovedRows | null): readonly number[] {
    this.idOf = ids;
    this.index = undefined;
    this.lowest = ids[0] ?? '';
    this.highest = ids.at(-1) ?? '';
    this.order = ascending(0, ids.length);
    this.addition = this.additionsOf(ids, removed);
    return this.order.slice();
  }

  private additionsOf(ids: readonly RowId[], removed: RemovedRows | null): number[] {
    let { additions } = this;
    if (removed !== null && !removed.mayHaveRemoved(this.lowest, this.highest)) {
      this.additions += ids.length;
      return ascending(additions + 1, ids.length);
    }
    const isAdded = (id: RowId): boolean => removed !== null && !removed.hasRemoved(id);
    const ordinals = ids.map((id) => (isAdded(id) ? (additions += 1) : 0));
    this.stored += ids.length - (additions - this.additions);
    this.additions = additions;
    return ordinals;
  }

  /** Created when a row is first looked up by its id. */
  private get slots(): Map<RowId, number> {
    if (this.index) return this.index;
    this.index = new Map();
    // Removing a row creates the index, so before that all slots hold rows.
    for (let slot = 0; slot < this.idOf.length; slot += 1) this.index.set(this.idOf[slot]!, slot);
    return this.index;
  }

  private allocate(id: RowId, added: boolean): number {
    const slot = this.free.pop() ?? this.idOf.length;
    this.idOf[slot] = id;
    this.index?.set(id, slot);
    if (this.lowest === '' || id < this.lowest) this.lowest = id;
    if (id > this.highest) this.highest = id;
    this.addition[slot] = added ? (this.additions += 1) : 0;
    if (!added) this.stored += 1;
    return slot;
  }

  private rememberOrder(): void {
    this.baseOrder ??= this.ids();
  }
}

/**
 * The ids if they ascend, otherwise null. Ascending ids are all different, which saves looking them up. Rows in the order of their creation
 * have them.
 */
export function ascendingIds(rows: readonly RowInput[]): RowId[] | null {
  const ids = sizedList<RowId>(rows.length);
  let before = '';
  for (let index = 0; index < rows.length; index += 1) {
    const { id } = rows[index]!;
    if (typeof id !== 'string' || id <= before) return null;
    ids[index] = id;
    before = id;
  }
  return ids;
}

/** As many as the largest sheet had rows, because copying a part of them is several times as fast as counting. */
const naturals: number[] = [];

function ascending(from: number, length: number): number[] {
  while (naturals.length < from + length) naturals.push(naturals.length);
  return naturals.slice(from, from + length);
}
