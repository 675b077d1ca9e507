import { contenders } from './contenders/index.ts';
import { rowsOf } from './sample/sheet-sample.ts';

/**
 * A program, run with --expose-gc: prints the bytes that an open form of so many rows retains besides the given rows; without a contender
 * those of the rows themselves. Arguments: rows, contender.
 */
const [, , count = '5000', name] = process.argv;
const contender = contenders.find((one) => one.name === name);

const warmUp = contender && (await contender.openSheet!(rowsOf(10)));
const before = used();
const rows = rowsOf(Number(count));
const withRows = used();
const form = contender && (await contender.openSheet!(rows));
const bytes = form ? used() - withRows : withRows - before;
console.log(JSON.stringify({ bytes, totals: form?.totals(), rows: rows.length, warm: warmUp?.totals().length }));

function used(): number {
  globalThis.gc!();
  globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
