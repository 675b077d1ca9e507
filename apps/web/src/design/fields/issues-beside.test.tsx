import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLocale } from '../../platform/i18n/locale-store.ts';
import { FormPage } from '../form/FormPage.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { PageDesigner } from '../page/PageDesigner.tsx';
import { Checked } from '../testing/Checked.tsx';
import { showInCopy } from '../testing/show-in-copy.tsx';

const items: JsonObject[] = [
  { code: 'title', name: '品名', type: 'ShortText' },
  { code: 'amount', name: '金額', type: 'Number' },
  { code: 'due', name: '期限', type: 'Date', precision: 'day' },
];

async function open(Page: ComponentType, key: DocumentKey, content: JsonObject): Promise<void> {
  await showInCopy(
    () => (
      <Checked appCode="shop">
        <Page />
      </Checked>
    ),
    [
      [
        { kind: 'app', code: 'shop' },
        { code: 'shop', name: 'Shop', group: { code: 'shop', name: 'Shop' }, functions: [] },
      ],
      [
        { kind: 'model', code: 'order' },
        { code: 'order', name: '訂單', dataItems: items },
      ],
      [key, content],
    ],
  );
}

/** What is told beside the editor of each property. */
const told = (): Readonly<Record<string, readonly (string | null)[]>> =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-property]')].map((line) => [
      line.getAttribute('data-property')!,
      [...line.querySelectorAll('[data-severity]')].map(({ textContent }) => textContent),
    ]),
  );

beforeEach(() => {
  localStorage.clear();
  chooseLocale('en');
});
afterEach(() => {
  cleanup();
  act(() => chooseLocale('zh'));
});

const gone = 'The data item "gone" does not exist';

test('a list tells what is wrong beside the setting, and beside the column', async () => {
  const named = {
    columns: [{ code: 'gone' }, { code: 'amount' }],
    sort: { code: 'gone', direction: 'asc' },
    filters: ['gone'],
    search: ['gone'],
    group: 'gone',
  };
  const filter = { field: 'gone', operator: 1, value: 'x' };
  await open(
    () => <ListPage appCode="shop" schemaCode="order" code="all" />,
    { kind: 'list', schemaCode: 'order', code: 'all' },
    { code: 'all', schemaCode: 'order', name: 'All', ...named, filter, gantt: { start: 'amount', end: 'due' } },
  );

  await waitFor(() => expect(told()).toMatchObject({ sort: [gone], group: [gone], filters: [gone], search: [gone], frozen: [] }));

  expect(told()['filter']).toHaveLength(1);
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('[data-severity]')?.textContent);
  expect(rows.slice(0, 2)).toEqual([gone, undefined]);
  const gantt = [...document.querySelectorAll('[data-property=gantt]')].map((line) => line.querySelectorAll('[data-severity]').length);
  expect(gantt).toEqual([1, 0, 0]);
});

test('a page tells what is wrong beside the setting of the card', async () => {
  const card = (code: string, more: JsonObject): JsonObject => ({ code, name: code, ...more });
  await open(
    () => <PageDesigner appCode="shop" code="home" />,
    { kind: 'page', code: 'home' },
    {
      code: 'home',
      name: 'Home',
      cards: [
        card('begin', { kind: 'forms', functions: ['gone'] }),
        card('some', { kind: 'list', schemaCode: 'order', listCode: 'gone' }),
        card('nowhere', { kind: 'recent', schemaCode: 'gone' }),
      ],
    },
  );

  const beside = async (name: string, property: string): Promise<void> => {
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
    await waitFor(() => expect(told()[property]).toHaveLength(1));
    const panel = screen.getByRole('region', { name: 'Card settings' });
    expect(panel.querySelectorAll('[data-severity]')).toHaveLength(1);
  };
  await beside('begin', 'functions');
  await beside('some', 'listCode');
  await beside('nowhere', 'schemaCode');
});

test('a form tells what is wrong with a button beside its setting', async () => {
  const button = { code: 'push', name: 'Push', on: ['list'], condition: 'gone > 1', does: { kind: 'address', address: '/start' } };
  await open(
    () => <FormPage appCode="shop" schemaCode="order" code="order" chosen={null} />,
    { kind: 'form', schemaCode: 'order', code: 'order' },
    {
      code: 'order',
      schemaCode: 'order',
      name: 'Order',
      controls: [],
      layout: [],
      buttons: [button, { ...button, code: 'run', name: 'Run', on: ['form'], does: { kind: 'rule', rule: 'gone' } }],
    },
  );

  const beside = () =>
    [...document.querySelectorAll('[data-property]')].flatMap((line) =>
      line.querySelector('[data-severity]') ? [line.getAttribute('data-property')] : [],
    );
  await waitFor(() => expect(beside()).toEqual(['on', 'condition', 'condition', 'does']));
});
