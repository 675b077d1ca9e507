import type { HeadRow } from '@inkstone/form-engine';

/** Returns, for each cell of each header row, the index of the first column below it. */
export function headStarts(head: readonly HeadRow[]): readonly (readonly number[])[] {
  let open = [...Array(head[0]?.reduce((count, { colSpan }) => count + colSpan, 0) ?? 0).keys()];
  return head.map((cells) => {
    const starts: number[] = [];
    let at = 0;
    for (const { colSpan } of cells) {
      starts.push(open[at]!);
      at += colSpan;
    }
    // A column's own header cell extends down to the rows.
    const closed = new Set(cells.flatMap(({ column }, index) => (column === null ? [] : [starts[index]!])));
    open = open.filter((column) => !closed.has(column));
    return starts;
  });
}
