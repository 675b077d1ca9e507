/**
 * Which cells of a sheet a person set, and in which order within a row. The order between rows is irrelevant, since mappings never leave
 * their row.
 */
export class TouchedCells {
  /** By column and slot: a counter of when the cell was last set; 0 for never. */
  private readonly times: Uint32Array[];
  private clock = 0;

  constructor(columns: number) {
    this.times = Array.from({ length: columns }, () => new Uint32Array(0));
  }

  add(column: number, slot: number): void {
    const times = this.times[column]!;
    if (slot < times.length) times[slot] = this.clock += 1;
    else this.grown(column, slot + 1)[slot] = this.clock += 1;
  }

  /** Slots below `capacity`, all at the same time, because they are in different rows. */
  addAll(column: number, slots: readonly number[], capacity: number): void {
    const times = capacity > this.times[column]!.length ? this.grown(column, capacity) : this.times[column]!;
    const now = (this.clock += 1);
    for (let index = 0; index < slots.length; index += 1) times[slots[index]!] = now;
  }

  has(column: number, slot: number): boolean {
    return (this.times[column]![slot] ?? 0) > 0;
  }

  delete(column: number, slot: number): void {
    const times = this.times[column]!;
    if (slot < times.length) times[slot] = 0;
  }

  deleteRow(slot: number): void {
    for (const column of this.times.keys()) this.delete(column, slot);
  }

  deleteAll(): void {
    for (const times of this.times) times.fill(0);
  }

  /** The columns set in a row, in the order in which they were last set. */
  columnsOf(slot: number): number[] {
    const timeOf = (column: number): number => this.times[column]![slot] ?? 0;
    return [...this.times.keys()].filter((column) => timeOf(column) > 0).sort((a, b) => timeOf(a) - timeOf(b));
  }

  private grown(column: number, length: number): Uint32Array {
    const times = new Uint32Array(Math.max(length, this.times[column]!.length * 2));
    times.set(this.times[column]!);
    return (this.times[column] = times);
  }
}
