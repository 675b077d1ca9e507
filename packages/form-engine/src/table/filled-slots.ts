/** The slots that a column's filling has set so far: the same list while it is all of them, which is usual and needs no copy. */
export class FilledSlots {
  private readonly slots: readonly number[];
  /** Undefined while none is left out. */
  private some: number[] | undefined;

  constructor(slots: readonly number[]) {
    this.slots = slots;
  }

  /** The slot at the index was set. */
  set(index: number): void {
    this.some?.push(this.slots[index]!);
  }

  /** The slots from one index up to another were set. */
  setUntil(from: number, until: number): void {
    if (this.some) for (let index = from; index < until; index += 1) this.some.push(this.slots[index]!);
  }

  /** The slot at the index was left out; those before it are known. */
  leaveOut(index: number): void {
    this.some ??= this.slots.slice(0, index);
  }

  get all(): readonly number[] {
    return this.some ?? this.slots;
  }
}
