import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { documentId, type JsonObject } from '@inkstone/design';
import { listDefinitionSchema } from '@inkstone/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showInCopy } from '../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../working-copy/working-copy.ts';
import { ListPage } from './ListPage.tsx';
import { listProperties } from './list.locale.ts';

const key = { kind: 'list', schemaCode: 'order', code: 'all' } as const;
const items: JsonObject[] = [
  { code: 'title', name: '品名', type: 'ShortText' },
  { code: 'kind', name: '類別', type: 'Dropdown' },
  { code: 'amount', name: '金額', type: 'Number' },
  { code: 'due', name: '期限', type: 'Date' },
];
const list: JsonObject = { code: 'all', schemaCode: 'order', name: 'All', columns: [{ code: 'amount' }] };

async function open(content: JsonObject = list): Promise<WorkingCopy> {
  const copy = await showInCopy(
    () => <ListPage appCode="shop" schemaCode="order" code="all" />,
    [
      [
        { kind: 'model', code: 'order' },
        { code: 'order', name: '訂單', dataItems: items },
      ],
      [key, content],
    ],
  );
  await screen.findByLabelText('名稱');
  return copy;
}

const contentOf = (copy: WorkingCopy): JsonObject => copy.state().replica.documents.get(documentId(key))!.content;
const write = (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('every property of a list has help in both languages, and each but its columns and names a line', async () => {
  await open();
  const { code: _code, schemaCode: _model, ...shape } = listDefinitionSchema.shape;
  expect(new Set(Object.keys(listProperties))).toEqual(new Set(Object.keys(shape)));

  const lines = new Set([...document.querySelectorAll('[data-property]')].map((line) => line.getAttribute('data-property')!));
  expect(lines).toEqual(new Set(['name', 'name_i18n', 'code', 'sort', 'group', 'frozen', 'filter', 'filters', 'search', 'gantt']));
  for (const { zh } of Object.values(listProperties).slice(2)) expect(document.body.textContent).toContain(zh);
});

test('every property of a list is set as publishing takes it', async () => {
  const copy = await open();

  write('名稱', '全部訂單');
  write('英文名稱', 'All orders');
  choose('新增欄位…', 'title');
  write('品名：寬度', '240');
  choose('金額：合計', 'sum');
  choose('排序欄位', 'due');
  choose('方向', 'desc');
  choose('分組欄位', 'kind');
  choose('凍結欄數', '2');
  fireEvent.click(within(screen.getByRole('group', { name: '清單上方提供的篩選' })).getByLabelText('類別'));
  fireEvent.click(within(screen.getByRole('group', { name: '關鍵字搜尋的欄位' })).getByLabelText('品名'));
  choose('開始', 'due');
  choose('進度', 'amount');

  // Its filter is a condition, which a dialog makes (RecordConditions).
  expect(listDefinitionSchema.parse(contentOf(copy))).toEqual({
    code: 'all',
    schemaCode: 'order',
    name: '全部訂單',
    name_i18n: { en: 'All orders' },
    columns: [{ code: 'amount' }, { code: 'title', width: 240 }],
    totals: [{ code: 'amount', kind: 'sum' }],
    sort: { code: 'due', direction: 'desc' },
    group: 'kind',
    frozen: 2,
    filters: ['kind'],
    search: ['title'],
    gantt: { start: 'due', end: 'due', progress: 'amount' },
  });
});
