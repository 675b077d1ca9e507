import { expect, test } from 'vitest';
import { readForm } from '../form-content.ts';
import { outlineLines } from './outline-lines.ts';

test('columns stand below their sub-table, controls below their panel, in the order of the form', () => {
  const content = readForm({
    controls: [
      { key: 'note', type: 'text', options: { name: '備註', name_i18n: { en: 'Note' } } },
      { key: 'lines', type: 'sheet', options: { name: '明細' }, columns: [{ key: 'item', type: 'text', options: { name: '品名' } }] },
      { key: 'tabs', type: 'tabs', options: { name: '頁籤', heads: [{ key: 'first', title: '一' }] } },
      { key: 'first', type: 'tabs-panel', options: { name: '一' }, layout: [{ columns: [{ control: 'note' }] }] },
    ],
    layout: [{ columns: [{ control: 'lines' }] }, { columns: [{ control: 'tabs' }] }],
  });

  const lines = outlineLines(content, 'en').map(({ key, name, level }) => `${level} ${key} ${name}`);

  expect(lines).toEqual(['1 lines 明細', '2 lines.item 品名', '1 tabs 頁籤', '2 first 一', '3 note Note']);
});
