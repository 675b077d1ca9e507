import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { roleList } from '@inkstone/api';
import { documentId, objectsIn, type JsonObject } from '@inkstone/design';
import { pageDefinitionSchema, type PageCard } from '@inkstone/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showInCopy } from '../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../working-copy/working-copy.ts';
import { cardKinds, cardProperties } from './card-properties.ts';
import { cardKindTexts } from './page.locale.ts';
import { PageDesigner } from './PageDesigner.tsx';

const key = { kind: 'page', code: 'home' } as const;
const items: JsonObject[] = [
  { code: 'title', name: '品名', type: 'ShortText' },
  { code: 'amount', name: '金額', type: 'Number' },
];

async function open(): Promise<WorkingCopy> {
  const entry = { code: 'orders', name: '訂單', schemaCode: 'order', formCode: 'order' };
  const copy = await showInCopy(
    () => <PageDesigner appCode="shop" code="home" />,
    [
      [
        { kind: 'app', code: 'shop' },
        { code: 'shop', name: '商店', functions: [entry, { ...entry, code: 'more', name: '更多' }] },
      ],
      [
        { kind: 'model', code: 'order' },
        { code: 'order', name: '訂單', dataItems: items },
      ],
      [
        { kind: 'model', code: 'vendor' },
        { code: 'vendor', name: '廠商', dataItems: items },
      ],
      [
        { kind: 'list', schemaCode: 'order', code: 'all' },
        { code: 'all', schemaCode: 'order', name: '全部', columns: [] },
      ],
      [
        { kind: 'list', schemaCode: 'order', code: 'open' },
        { code: 'open', schemaCode: 'order', name: '未結', columns: [] },
      ],
      [
        { kind: 'role', code: 'sales' },
        { code: 'sales', name: '業務', grants: [] },
      ],
      [key, { code: 'home', name: '首頁', cards: [] }],
    ],
    { [roleList.path]: () => [{ id: 'r', code: 'finance', name: '財務' }] },
  );
  await screen.findByRole('region', { name: '首頁' });
  return copy;
}

const pageOf = (copy: WorkingCopy): JsonObject => copy.state().replica.documents.get(documentId(key))!.content;
const cardOf = (copy: WorkingCopy): JsonObject => objectsIn(pageOf(copy)['cards'])[0]!;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Edited in a dialog or by the editor of rich text, which have tests of their own. */
const elsewhere: ReadonlySet<string> = new Set(['filter', 'html', 'html_i18n']);

/** What is set for each property. */
const wanted: Readonly<Record<string, unknown>> = {
  name: '卡片',
  name_i18n: { en: 'Card' },
  span: 18,
  size: 9,
  schemaCode: 'order',
  listCode: 'open',
  functions: ['orders'],
  total: { code: 'amount', kind: 'sum' },
};

function set(line: HTMLElement, property: string): void {
  const value = wanted[property];
  const field = line.querySelector<HTMLInputElement | HTMLSelectElement>('select, input:not([type=checkbox])');
  if (property === 'functions') return void fireEvent.click(within(line).getByLabelText('更多'));
  const text =
    property === 'total' ? 'amount sum' : property === 'name_i18n' ? 'Card' : typeof value === 'number' ? String(value) : (value as string);
  fireEvent.change(field!, { target: { value: text } });
  fireEvent.blur(field!);
}

test.each(cardKinds)('every property of a card "%s" has its editor and is set as publishing takes it', async (kind: PageCard['kind']) => {
  const copy = await open();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`${cardKindTexts[kind].zh}`) }));
  const panel = await screen.findByRole('region', { name: '卡片設定' });
  const properties = cardProperties[kind].map(({ property }) => property);
  expect([...panel.querySelectorAll('[data-property]')].map((line) => line.getAttribute('data-property'))).toEqual(properties);
  for (const { help } of cardProperties[kind]) expect(panel.textContent).toContain(help.zh);

  for (const property of properties.filter((each) => !elsewhere.has(each)))
    set(panel.querySelector<HTMLElement>(`[data-property="${property}"]`)!, property);

  const made = Object.fromEntries(properties.filter((each) => !elsewhere.has(each)).map((property) => [property, wanted[property]]));
  expect(cardOf(copy)).toMatchObject(made);
  expect(pageDefinitionSchema.safeParse(pageOf(copy)).error?.issues).toBeUndefined();
});

test('who sees a page is set as publishing takes it', async () => {
  const copy = await open();
  const settings = within(document.querySelector<HTMLElement>('[data-property="seenBy"]')!);

  fireEvent.click(settings.getByRole('button'));
  await settings.findByRole('option', { name: '財務' });
  fireEvent.change(settings.getAllByRole('combobox').at(-1)!, { target: { value: 'finance' } });

  expect(pageDefinitionSchema.parse(pageOf(copy)).seenBy).toEqual([{ kind: 'role', role: 'finance' }]);
});

test('roles of the application and people who see a page are chosen, not typed', async () => {
  const copy = await open();
  const settings = within(document.querySelector<HTMLElement>('[data-property="seenBy"]')!);
  fireEvent.click(settings.getByRole('button'));
  const choose = (value: string) => fireEvent.change(settings.getAllByRole('combobox').at(-1)!, { target: { value } });

  fireEvent.change(settings.getAllByRole('combobox')[0]!, { target: { value: 'app-role' } });
  await settings.findByRole('option', { name: '業務' });
  choose('sales');

  expect(pageDefinitionSchema.parse(pageOf(copy)).seenBy).toEqual([{ kind: 'app-role', role: 'sales' }]);
});
