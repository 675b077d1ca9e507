import type { RowId } from '../form.ts';
import { invariant } from '../invariant.ts';

/**
 * Which rows a sheet has, in which order, and in which slot the columns keep each. Slots of removed rows are used again. Remembers
 * which rows came and went since the base.
 */
export class SheetRows {
  /** Slots in row order. */
  order: number[] = [];
  readonly added = new Set<RowId>();
  private readonly idOf: RowId[] = [];
  private readonly slots = new Map<RowId, number>();
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
    return this.slots.has(id);
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

  insert(index: number, id: RowId, added: boolean): number {
    invariant(!this.slots.has(id), `row ${id} is there already`);
    if (added) this.rememberOrder();
    const slot = this.free.pop() ?? this.idOf.length;
    this.idOf[slot] = id;
    this.slots.set(id, slot);
    if (index >= this.order.length) this.order.push(slot);
    else this.order.splice(Math.max(index, 0), 0, slot);
    if (added) this.added.add(id);
    return slot;
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
      this.added.delete(id);
    }
  }

  move(id: RowId, index: number): void {
    this.rememberOrder();
    const slot = this.slot(id);
    this.order.splice(this.order.indexOf(slot), 1);
    this.order.splice(Math.max(index, 0), 0, slot);
  }

  /** Sets the whole order at once; `ids` are exactly the rows that are there. */
  arrange(ids: readonly RowId[]): void {
    this.rememberOrder();
    this.order = ids.map((id) => this.slot(id));
  }

  /** What is there now is the base. */
  settle(): void {
    this.added.clear();
    this.baseOrder = undefined;
  }

  /** Rows of the base, in its order. */
  base(): readonly RowId[] {
    return this.baseOrder ?? this.ids();
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
    const natural = [...this.baseOrder.filter((id) => this.slots.has(id)), ...this.added];
    return natural.some((id, index) => this.id(this.order[index]!) !== id);
  }

  private rememberOrder(): void {
    this.baseOrder ??= this.ids();
  }
}
