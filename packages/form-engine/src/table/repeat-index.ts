import { trimmedText, type FieldValue } from '@inkstone/schema';
import type { CellFollower } from './cell-followers.ts';

/** The cells of a column as a repeat index reads them. */
export interface RepeatCells {
  slots(): readonly number[];
  value(slot: number): FieldValue;
  /** A cell began or ceased to repeat because another one changed. */
  turned(slot: number): void;
}

/**
 * Which cells of a column hold a value that another row holds too: compared as the server does, without the blanks around it, empty left
 * out (runtime specification, section 5). Worked out when first asked, then edit by edit.
 */
export class RepeatIndex implements CellFollower {
  private readonly keys = new Map<number, string>();
  private readonly holders = new Map<string, Set<number>>();
  private readonly cells: RepeatCells;
  private isStale = true;

  constructor(cells: RepeatCells) {
    this.cells = cells;
  }

  repeats(slot: number): boolean {
    this.refresh();
    return this.isShared(slot);
  }

  cellChanged(slot: number): void {
    if (this.isStale) return;
    const before = this.take(slot);
    const after = this.put(slot);
    if (before === after) return;
    if (before?.size === 1) this.tell(before);
    if (after?.size === 2) this.tell(after, slot);
  }

  allChanged(): void {
    this.isStale = true;
  }

  /** Many cells changed at once: those that began or ceased to repeat are told now, if anybody ever asked. */
  lookAgain(): void {
    if (!this.isStale || this.keys.size === 0) return;
    const before = new Set([...this.keys.keys()].filter((slot) => this.isShared(slot)));
    this.refresh();
    for (const slot of this.cells.slots()) if (before.has(slot) !== this.isShared(slot)) this.cells.turned(slot);
  }

  private isShared(slot: number): boolean {
    const key = this.keys.get(slot);
    return key !== undefined && this.holders.get(key)!.size > 1;
  }

  private refresh(): void {
    if (!this.isStale) return;
    this.keys.clear();
    this.holders.clear();
    for (const slot of this.cells.slots()) this.put(slot);
    this.isStale = false;
  }

  private take(slot: number): ReadonlySet<number> | undefined {
    const key = this.keys.get(slot);
    if (key === undefined) return undefined;
    const holders = this.holders.get(key)!;
    holders.delete(slot);
    if (holders.size === 0) this.holders.delete(key);
    this.keys.delete(slot);
    return holders;
  }

  private put(slot: number): ReadonlySet<number> | undefined {
    const key = repeatKey(this.cells.value(slot));
    if (key === '') return undefined;
    const holders = this.holders.get(key) ?? new Set();
    this.holders.set(key, holders.add(slot));
    this.keys.set(slot, key);
    return holders;
  }

  private tell(holders: ReadonlySet<number>, except?: number): void {
    for (const slot of holders) if (slot !== except) this.cells.turned(slot);
  }
}

/** What two values are compared by; empty for what never repeats. */
export function repeatKey(value: FieldValue): string {
  if (typeof value === 'string') return trimmedText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value !== null && !Array.isArray(value) && 'id' in value ? String(value.id) : '';
}
