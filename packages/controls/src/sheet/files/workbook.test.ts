import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable, writeTable } from './workbook.ts';

const text = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '"', '<', '&', '1', 'A', '(', ')', '硯', ' '),
  minLength: 1,
  maxLength: 12,
});
const cell = fc.oneof(
  text.filter((each) => each.trim() === each),
  fc.integer(),
  fc.boolean(),
);

test('a written file is read back, and text that looks like a formula stays text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
      const bytes = await writeTable({
        name: '明細/[1]',
        columns: [{ width: 10 }, { width: 10, format: '#,##0.00' }],
        head: ['a', 'b'],
        rows,
      });

      expect(await readTable(bytes, 100)).toEqual([['a', 'b'], ...rows]);
    }),
    { numRuns: cases(20) },
  );
});

test('no cell is written as a formula', async () => {
  const bytes = await writeTable({ name: 'x', columns: [], head: ['=HYPERLINK("x")'], rows: [['=1+1'], ['+1'], ['-1'], ['@x']] });

  expect(await xmlOf(bytes)).not.toMatch(/<f[ >]/);
});

test('at most the requested number of rows is read', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => [index]);
  const bytes = await writeTable({ name: 'x', columns: [], head: ['n'], rows });

  expect(await readTable(bytes, 5)).toHaveLength(5);
});

test('a file that is not a spreadsheet is refused', async () => {
  await expect(readTable(new TextEncoder().encode('a,b\n1,2'), 10)).rejects.toThrow();
});

async function xmlOf(bytes: Uint8Array): Promise<string> {
  const { inflateRawSync } = await import('node:zlib');
  const view = Buffer.from(bytes);
  const name = 'xl/worksheets/sheet1.xml';
  const start = view.indexOf(Buffer.from(name)) - 30;
  const data = start + 30 + name.length + view.readUInt16LE(start + 28);
  return view.readUInt16LE(start + 8) === 0
    ? view.subarray(data, data + view.readUInt32LE(start + 22)).toString()
    : inflateRawSync(view.subarray(data)).toString();
}
