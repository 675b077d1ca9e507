import { expect, test } from 'vitest';
import { toldApart } from './told-apart.ts';

test('a group and its sub-table of one name are told apart by their kinds, fields of one kind by their codes', () => {
  const field = (key: string, name: string, kind: string, sheet: string | null = null) => ({ key, sheet, name, kind });
  const fields = [
    field('details', '費用明細', '群組'),
    field('items', '費用明細', '子表'),
    field('items.price', '金額', '數字', 'items'),
    field('total', '金額', '數字'),
    field('from', '日期', '日期'),
    field('until', '日期', '日期'),
  ];

  const named = toldApart(fields, (name, difference) => `${name}（${difference}）`);

  expect(named.map(({ name }) => name)).toEqual(['費用明細（群組）', '費用明細（子表）', '金額', '金額', '日期（from）', '日期（until）']);
});
