/** Estimates the time of a contender's tasks from their times at smaller sizes. */
export class Forecast {
  private readonly known = new Map<string, { readonly size: number; readonly time: number }[]>();

  add(work: string, size: number, time: number): void {
    this.known.set(work, [...(this.known.get(work) ?? []), { size, time }]);
  }

  /** Extrapolates from the last two sizes, at least linearly; 0 without data. */
  expected(work: string, size: number): number {
    const known = this.known.get(work) ?? [];
    const last = known.at(-1);
    const before = known.at(-2);
    if (!last) return 0;
    const slope = before ? Math.log(last.time / before.time) / Math.log(last.size / before.size) : 1;
    return last.time * (size / last.size) ** Math.max(slope, 1);
  }
}
