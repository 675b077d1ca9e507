import type { ColumnModel } from '@inkstone/form-engine';
import { expect, test } from 'vitest';
import { controlModels } from '../models.ts';
import { sheetModel } from './sheet.model.ts';

const columns: ColumnModel[] = [
  { definition: { key: 'what', type: 'text', options: { name: '品名', name_i18n: { en: 'What' } } }, model: controlModels.text },
  { definition: { key: 'price', type: 'number', options: { name: '單價', format: 'thousands.2' } }, model: controlModels.number },
  { definition: { key: 'twice', type: 'number', options: { name: '兩倍', computeFormula: 'price * 2' } }, model: controlModels.number },
];
const context = {
  options: { name: '明細', showTotal: true },
  label: '明細',
  locale: 'en' as const,
  timeZone: 'UTC',
  now: () => new Date(0),
  columns,
};

test('rows are presented as a table with the exact totals of its numbers', () => {
  const presented = sheetModel.present(
    [
      { id: 'a', what: 'Pen', price: 0.1 },
      { id: 'b', what: 'Ink', price: 1234.2 },
    ],
    context,
  );

  expect(presented).toMatchObject({
    kind: 'table',
    head: ['What', '單價', '兩倍'],
    foot: [{ kind: 'empty' }, { kind: 'text', text: '1,234.30' }, { kind: 'text', text: '' }],
  });
});

test('rows with duplicate ids are refused', () => {
  expect(sheetModel.decode([{ id: 'a' }, { id: 'a' }], { name: 'x' }).ok).toBe(false);
});

test('the properties of columns are declared by the sheet', () => {
  expect(Object.keys(sheetModel.columnProps ?? {})).toEqual(['width', 'showTotal']);
  expect(sheetModel.props).toHaveProperty('frozenColumns.default', 0);
});
