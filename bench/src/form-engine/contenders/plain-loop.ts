import type { PlainRow, Totals } from '../sample/sheet-sample.ts';
import type { Contender, SheetForm } from './contender.ts';

/** No engine: doubles in typed columns, computed in one loop. A lower bound on this machine, not a competitor. */
export const plainLoop: Contender = {
  name: 'plain loop',
  keepsNothing: true,
  openSheet(rows) {
    let totals = computed(rows);
    return {
      totals: () => totals,
      replace: (others) => void (totals = computed(others)),
      setPrice: unmeasured,
      append: unmeasured,
      removeLast: unmeasured,
      setAllPrices: unmeasured,
    } satisfies SheetForm;
  },
};

/** The loop does not support updates, it can only run again. */
function unmeasured(): void {
  throw new Error('the plain loop only opens and replaces');
}

function computed(rows: readonly PlainRow[]): Totals {
  const count = rows.length;
  const qty = new Float64Array(count);
  const price = new Float64Array(count);
  const amount = new Float64Array(count);
  const tax = new Float64Array(count);
  const gross = new Float64Array(count);
  for (let row = 0; row < count; row += 1) {
    qty[row] = rows[row]!.qty;
    price[row] = rows[row]!.price;
  }
  let [total, taxes, grossTotal, least, most] = [0, 0, 0, Infinity, -Infinity];
  for (let row = 0; row < count; row += 1) {
    amount[row] = qty[row]! * price[row]!;
    tax[row] = Math.round(amount[row]! * 4) / 100;
    gross[row] = amount[row]! + tax[row]!;
    total += amount[row]!;
    taxes += tax[row]!;
    grossTotal += gross[row]!;
    least = Math.min(least, price[row]!);
    most = Math.max(most, gross[row]!);
  }
  return [total, taxes, grossTotal / count, least, most];
}
