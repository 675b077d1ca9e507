import { repeatText, type FieldValue } from '@inkstone/schema';
import type { CellListener } from './cell-listeners.ts';

/** The cells of a column as a repeat index reads them. */
export interface RepeatCells {
  slots(): readonly number[];
  value(slot: number): FieldValue;
  /** Called when a cell began or ceased to repeat because another one changed. */
  repetitionChanged(slot: number): void;
}

/**
 * Which cells of a column hold a value that another row holds too: compared as on the server, without surrounding blanks, empty ones left
 * out (runtime specification, section 5). Computed on first use, then updated with each edit.
 */
export class RepeatIndex implements CellListener {
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
    const before = this.removeKey(slot);
    const after = this.addKey(slot);
    if (before === after) return;
    if (before?.size === 1) this.notify(before);
    if (after?.size === 2) this.notify(after, slot);
  }

  allChanged(): void {
    this.isStale = true;
  }

  /** After many cells changed at once: announces those that began or ceased to repeat, if the index was ever used. */
  announceChanges(): void {
    if (!this.isStale || this.keys.size === 0) return;
    const before = new Set([...this.keys.keys()].filter((slot) => this.isShared(slot)));
    this.refresh();
    for (const slot of this.cells.slots()) if (before.has(slot) !== this.isShared(slot)) this.cells.repetitionChanged(slot);
  }

  private isShared(slot: number): boolean {
    const key = this.keys.get(slot);
    return key !== undefined && this.holders.get(key)!.size > 1;
  }

  private refresh(): void {
    if (!this.isStale) return;
    this.keys.clear();
    this.holders.clear();
    for (const slot of this.cells.slots()) this.addKey(slot);
    this.isStale = false;
  }

  private removeKey(slot: number): ReadonlySet<number> | undefined {
    const key = this.keys.get(slot);
    if (key === undefined) return undefined;
    const holders = this.holders.get(key)!;
    holders.delete(slot);
    if (holders.size === 0) this.holders.delete(key);
    this.keys.delete(slot);
    return holders;
  }

  private addKey(slot: number): ReadonlySet<number> | undefined {
    const key = repeatKey(this.cells.value(slot));
    if (key === '') return undefined;
    const holders = this.holders.get(key) ?? new Set();
    this.holders.set(key, holders.add(slot));
    this.keys.set(slot, key);
    return holders;
  }

  private notify(holders: ReadonlySet<number>, except?: number): void {
    for (const slot of holders) if (slot !== except) this.cells.repetitionChanged(slot);
  }
}

/** The key by which values are compared; empty for values that never repeat. */
export function repeatKey(value: FieldValue): string {
  if (typeof value === 'string') return repeatText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value !== null && !Array.isArray(value) && 'id' in value ? String(value.id) : '';
}
