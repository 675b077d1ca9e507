import { createForm, type Form } from '../src/index.ts';
import { buildDefinition, environment, number, sheet, text } from '../test/build-form.fixture.ts';
import { fixtureControls } from '../test/controls.fixture.ts';

/**
 * A sheet with three computed columns and five totals against a plain loop over typed columns, side by side in one run. Prints times and
 * ratios; run with `node packages/form-engine/bench/sheet.bench.ts`.
 */
const controls = () => [
  sheet('items', [
    text('description'),
    number('qty', { decimals: 0 }),
    number('price'),
    number('amount', { computeFormula: 'qty * price' }),
    number('tax', { computeFormula: 'round(amount * 0.05, 2)' }),
    number('gross', { computeFormula: 'amount + tax' }),
  ]),
  number('total', { computeFormula: 'sum(items.amount)' }),
  number('taxes', { computeFormula: 'sum(items.tax)' }),
  number('average', { computeFormula: 'avg(items.gross)' }),
  number('least', { computeFormula: 'min(items.price)' }),
  number('most', { computeFormula: 'max(items.gross)' }),
];

interface PlainRow {
  readonly id: string;
  readonly description: string;
  readonly qty: number;
  readonly price: number;
}

const rowsOf = (count: number, shift = 0): PlainRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${shift}-${index}`,
    description: 'pens and paper',
    qty: (index % 17) + 1,
    price: ((index * 37 + shift) % 9999) / 100,
  }));

/** The same work without an engine: doubles in typed columns. */
function plainLoop(rows: readonly PlainRow[]): number[] {
  const count = rows.length;
  const [qty, price, amount, tax, gross] = Array.from({ length: 5 }, () => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let row = 0; row < count; row += 1) {
    qty[row] = rows[row]!.qty;
    price[row] = rows[row]!.price;
  }
  let [total, taxes, grossTotal, least, most] = [0, 0, 0, Infinity, -Infinity];
  for (let row = 0; row < count; row += 1) {
    amount[row] = qty[row]! * price[row]!;
    tax[row] = Math.round(amount[row]! * 5) / 100;
    gross[row] = amount[row]! + tax[row]!;
    total += amount[row]!;
    taxes += tax[row]!;
    grossTotal += gross[row]!;
    least = Math.min(least, price[row]!);
    most = Math.max(most, gross[row]!);
  }
  return [total, taxes, grossTotal / count, least, most];
}

/** The median of many runs, in microseconds. */
function median(runs: number, work: (run: number) => void): number {
  const times = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    work(run);
    return (performance.now() - start) * 1000;
  });
  return times.toSorted((a, b) => a - b)[runs >> 1]!;
}

let kept: unknown;
const open = (rows: readonly PlainRow[]): Form =>
  createForm({ definition: buildDefinition(...controls()), controls: fixtureControls, environment, values: { items: rows as never } });

function measure(count: number): Record<string, string | number> {
  const rows = rowsOf(count);
  const others = rowsOf(count, 1);
  const runs = count > 1000 ? 40 : 200;
  const plain = median(runs * 5, () => (kept = plainLoop(rows)));
  const creation = median(runs, () => (kept = open(rows)));

  const form = open(rows);
  const items = form.sheet('items');
  const ids = rows.map(({ id }) => id);
  const edit = median(2000, (run) => form.set(`items[${ids[(run * 7919) % count]!}].price`, (run % 1000) / 100));
  const append = median(500, () => (kept = items.append({ description: 'x', qty: 2, price: 3.5 })));
  const remove = median(500, () => items.remove(items.rows.peek().at(-1)!));
  const removeSlowSignal = median(200, () => {
    const id = items.append({ qty: 1, price: 1 });
    items.remove(id);
  });
  const replace = median(Math.min(runs, 20), (run) => items.setRows((run % 2 ? rows : others).map((row) => ({ ...row }))));
  const validate = median(Math.min(runs, 20), () => (kept = form.validate({ full: true })));
  const us = (time: number): number => Math.round(time * 10) / 10;
  return {
    rows: count,
    'plain µs': us(plain),
    'creation µs': us(creation),
    'creation ×': us(creation / plain),
    'edit µs': us(edit),
    'append µs': us(append),
    'remove µs (list read)': us(remove),
    'append+remove µs': us(removeSlowSignal),
    'replace ×': us(replace / plain),
    'validate µs': us(validate),
  };
}

const results = [measure(100), measure(5000), measure(100), measure(1000), measure(5000)].slice(2);
console.table(results);
if (kept === undefined) console.log('nothing was measured');
