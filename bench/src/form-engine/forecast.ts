/** What a contender's pieces of work took at smaller sizes, and what they will take. */
export class Forecast {
  private readonly known = new Map<string, { readonly size: number; readonly time: number }[]>();

  add(work: string, size: number, time: number): void {
    this.known.set(work, [...(this.known.get(work) ?? []), { size, time }]);
  }

  /** Goes on as it went between the last two sizes, at least in proportion; 0 when nothing is known. */
  expected(work: string, size: number): number {
    const known = this.known.get(work) ?? [];
    const last = known.at(-1);
    const before = known.at(-2);
    if (!last) return 0;
    const slope = before ? Math.log(last.time / before.time) / Math.log(last.size / before.size) : 1;
    return last.time * (size / last.size) ** Math.max(slope, 1);
  }
}
