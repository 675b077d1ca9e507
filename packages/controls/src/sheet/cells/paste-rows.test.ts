import { expect, test } from 'vitest';
import { buildControl, buildForm, buildSheet } from '../../testing/build-form.ts';
import { pasteRows } from './paste-rows.ts';

const person = { id: 'p', name: 'Ann', unitType: 3 };

function open() {
  const form = buildForm(
    [
      buildSheet('items', [
        buildControl('date', 'on', { format: 'YYYY-MM-DD' }),
        buildControl('dropdown', 'kind', { options: [{ code: 'T', value: '交通', name_i18n: { en: 'Travel' } }] }),
        buildControl('logic', 'paid'),
        buildControl('checkbox', 'tags', { options: 'a;b' }),
        buildControl('staff-selector', 'who'),
      ]),
    ],
    { values: { items: [{ id: 'r1', who: person }] } as never, stored: true },
  );
  const sheet = form.sheet('items');
  return { form, sheet, paste: (column: string, block: string[][]) => pasteRows(form, sheet, sheet.columns, { row: 'r1', column }, block) };
}

test.each(['2026-12-01', '2026/12/1', '2026.12.01', '2026年12月1日'])('%s is read as a day', (text) => {
  const { paste, sheet } = open();

  paste('on', [[text]]);

  expect(sheet.cell('r1', 'on').value.peek()).toBe('2026-12-01');
});

test('choices are read by label in either language, booleans by word, lists by their parts', () => {
  const { paste, sheet } = open();

  const result = paste('kind', [
    ['交通', '是', 'a、b'],
    ['Travel', 'no', 'b'],
  ]);

  const rows = sheet.rows.peek().map((row) => sheet.row(row).values());
  expect(rows).toMatchObject([
    { kind: 'T', paid: true, tags: ['a', 'b'] },
    { kind: 'T', paid: false, tags: ['b'] },
  ]);
  expect(result).toEqual({ rows: 2, cells: 6, left: 0 });
});

test('a text that is not a choice is reported at once; a name alone identifies nobody', () => {
  const { paste, sheet } = open();

  paste('kind', [['Flight']]);
  const result = paste('who', [['Ann', 'past the end']]);

  expect(sheet.cell('r1', 'kind').errors.peek()[0]?.code).toBe('NotAnOption');
  expect(sheet.cell('r1', 'who').value.peek()).toEqual(person);
  expect(result).toEqual({ rows: 1, cells: 0, left: 2 });
});

test('blanks and zero-width characters around a cell and its parts are ignored, as in files and in typed text', () => {
  const { paste, sheet } = open();

  paste('kind', [
    ['\u200b交通\u3000', '\ufeff是', 'a\u200b、\u3000b'],
    ['\u200b\u3000', '', ''],
  ]);

  const rows = sheet.rows.peek().map((row) => sheet.row(row).values());
  expect(rows).toMatchObject([
    { kind: 'T', paid: true, tags: ['a', 'b'] },
    { kind: null, paid: null, tags: [] },
  ]);
});

test('an empty text clears its cell', () => {
  const { paste, sheet } = open();
  paste('on', [['2026-12-01']]);

  paste('on', [['', '']]);

  expect(sheet.cell('r1', 'on').value.peek()).toBeNull();
});
