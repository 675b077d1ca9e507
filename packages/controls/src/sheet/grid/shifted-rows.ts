import type { RowId } from '@inkstone/form-engine';

/** Moves the named rows up (-1) or down (1) by one position each; rows at the end stay. */
export function shiftedRows(rows: readonly RowId[], named: readonly RowId[], step: 1 | -1): readonly RowId[] {
  const moving = new Set(named);
  const order = step === -1 ? [...rows] : rows.toReversed();
  for (let index = 1; index < order.length; index += 1) {
    if (!moving.has(order[index]!) || moving.has(order[index - 1]!)) continue;
    [order[index - 1], order[index]] = [order[index]!, order[index - 1]!];
  }
  return step === -1 ? order : order.reverse();
}
