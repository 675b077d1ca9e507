/** One row of the sheet as it is stored. */
export interface PlainRow {
  readonly id: string;
  readonly description: string;
  readonly qty: number;
  readonly price: number;
}

/** The computed columns in the formula language; the other contenders declare the same formulas in their own way. */
export const columnFormulas = { amount: 'qty * price', tax: 'round(amount * 0.04, 2)', gross: 'amount + tax' } as const;

export const totalFormulas = {
  total: 'sum(items.amount)',
  taxes: 'sum(items.tax)',
  average: 'avg(items.gross)',
  least: 'min(items.price)',
  most: 'max(items.gross)',
} as const;

/** The five totals, in the order of `totalFormulas`. */
export type Totals = readonly number[];

/**
 * Rows with ids in the order of creation. A share of 0.04 of whole cents never ends in half a cent, so that doubles round like decimals.
 */
export function rowsOf(count: number, shift = 0): PlainRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `0198000${shift}-0000-7000-8000-${String(index).padStart(12, '0')}`,
    description: '原子筆與紙',
    qty: (index % 17) + 1,
    price: priceOf(index, shift),
  }));
}

export function priceOf(index: number, shift: number): number {
  return (((index * 37 + shift * 11) % 9999) + 1) / 100;
}
