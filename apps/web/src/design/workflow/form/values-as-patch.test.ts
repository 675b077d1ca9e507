import type { FormDefinition } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { valuesAsPatch } from './values-as-patch.ts';

const controls = [
  { key: 'title', type: 'text', options: { name: 'Title' } },
  { key: 'people', type: 'staff-multi-selector', options: { name: 'People' } },
  { key: 'lines', type: 'sheet', options: { name: 'Lines' }, columns: [{ key: 'price', type: 'number', options: { name: 'Price' } }] },
] as unknown as FormDefinition['controls'];

test('the values of a record are set as if somebody filled them in, with rows of their own', () => {
  const people = [{ id: 'u1', name: 'Ann', unitType: 3 as const }];
  const values = {
    title: 'Desk',
    note: null,
    people,
    lines: [
      { id: 'old1', price: 5 },
      { id: 'old2', price: null },
    ],
  };
  let id = 0;

  expect(valuesAsPatch(values as never, { controls }, () => `new${++id}`)).toEqual({
    values: { title: 'Desk', people, 'lines[new1].price': 5 },
    rows: { lines: { added: ['new1', 'new2'], removed: [] } },
  });
});
