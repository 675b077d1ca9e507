import { expect, test } from 'vitest';
import { buildControl, buildForm, buildSheet } from '../../testing/build-form.ts';
import { exportedTable, fileRows, importedColumns, mappedColumns, templateTable } from './sheet-file.ts';

function open() {
  const form = buildForm(
    [
      buildSheet('items', [
        buildControl('text', 'what', { name: '品名', name_i18n: { en: 'Item' }, required: true }),
        buildControl('number', 'price', { format: 'thousands.2' }),
        buildControl('date', 'on'),
        buildControl('dropdown', 'kind', { options: 'a;b' }),
        buildControl('logic', 'paid'),
        buildControl('staff-selector', 'who'),
        buildControl('number', 'twice', { computeFormula: 'price * 2' }),
      ]),
    ],
    {
      values: {
        items: [
          { id: 'r1', what: '=Pen', price: 1234.5, on: '2026-12-01', kind: 'a', paid: true, who: { id: 'p', name: 'Ann', unitType: 3 } },
        ],
      } as never,
      stored: true,
    },
  );
  const sheet = form.sheet('items');
  return { form, sheet, locale: 'en' as const };
}

test('rows are exported with numbers as numbers and all other values as text', () => {
  const table = exportedTable(open(), ['r1']);

  expect(table.head).toEqual(['Item', 'price', 'on', 'kind', 'paid', 'who', 'twice']);
  expect(table.rows).toEqual([['=Pen', 1234.5, '2026-12-01', 'a', 'Yes', 'Ann', null]]);
  expect(table.columns[1]?.format).toBe('#,##0.00');
});

test('a template has the importable columns, with required ones marked and choices to pick', () => {
  const table = templateTable(open());

  expect(table.head).toEqual(['Item*', 'price', 'on', 'kind', 'paid']);
  expect(table.columns[3]?.choices).toEqual(['a', 'b']);
  expect(table.rows).toEqual([]);
});

test('headers match in any language, with the required mark and by code; a column is mapped only once', () => {
  const { sheet } = open();

  expect(mappedColumns(['品名', ' ITEM* ', 'price', 'who', null, 5], importedColumns(sheet))).toEqual([
    'what',
    null,
    'price',
    null,
    null,
    null,
  ]);
});

test('lines become rows: dates in any notation, numbers unchanged; blank lines are skipped and line numbers are kept', () => {
  const opened = open();
  const day = new Date(Date.UTC(2026, 11, 24));

  const { rows, lines } = fileRows(
    opened,
    [
      ['Item', 'price', 'on', 'paid'],
      ['Pen', 1.5, day, true],
      [null, '', ' '],
      [7, '1,200.50', 46_380, '否'],
    ],
    ['what', 'price', 'on', 'paid'],
  );

  expect(rows).toEqual([
    { what: 'Pen', price: 1.5, on: '2026-12-24', paid: true },
    { what: '7', price: 1200.5, on: '2026-12-24', paid: false },
  ]);
  expect(lines).toEqual([2, 4]);
});
