import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getFields, getHeaders, listTotals, listListViews, myModelRights, queryList } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { RecordList } from './RecordList.tsx';

afterEach(cleanup);

const field = (code: string, name: string) => ({
  code,
  name,
  controlType: 'text',
  options: {},
  kind: 'text',
  operators: [1],
  isSortable: true,
  isGroupable: false,
  totals: [],
  isDay: false,
});
const fields = [field('no', '單號'), field('buyer', '採購')];
const header = ({ code, name }: { code: string; name: string }) => ({ code, name, controlType: 'text', options: {}, width: null });
const record = (id: string) => ({ id, name: `訂單 ${id}`, values: { no: `N-${id}`, buyer: '安' } });

interface Served {
  readonly at?: string;
  readonly rights?: readonly string[];
  readonly records?: () => unknown;
  readonly headers?: () => unknown;
  readonly isNarrow?: boolean;
}

const found = () => ({ items: [record('r1'), record('r2')], next: null });

function open({ at = '/list', rights = [], records = found, headers = () => fields.map(header), isNarrow = false }: Served = {}) {
  const asked: Record<string, unknown>[] = [];
  showPages({
    routes: [{ path: 'list', Component: () => <RecordList schemaCode="order" listCode="orders" /> }],
    at,
    isNarrow,
    answers: {
      [getHeaders.path]: headers,
      [getFields.path]: () => ({ fields, list: {} }),
      [myModelRights.path]: () => ({ rights }),
      [listListViews.path]: () => ({ views: [] }),
      [listTotals.path]: () => ({ count: { kind: 'exact', value: 1200 }, totals: [] }),
      [queryList.path]: (input) => (asked.push(input), records()),
    },
  });
  return asked;
}

test('records are shown with their number, and the first column opens them', async () => {
  const asked = open();

  expect((await screen.findByRole('link', { name: 'N-r1' })).getAttribute('href')).toContain('r1');
  expect(await screen.findByText('共 1,200 筆')).toBeTruthy();
  expect(asked).toEqual([{ schemaCode: 'order', listCode: 'orders', size: 50 }]);
});

test('search, filter and sorting of the address are asked for, and each filter can be removed', async () => {
  const filter = { join: 'and', items: [{ field: 'buyer', operator: 1, value: '安' }] };
  const asked = open({ at: `/list?q=%E7%B4%99&sort=no.desc&filter=${encodeURIComponent(JSON.stringify(filter))}` });

  const chips = within(await screen.findByRole('list', { name: '目前的篩選' }));
  expect(asked[0]).toMatchObject({ keyword: '紙', sort: [{ code: 'no', direction: 'desc' }], filter });
  fireEvent.click(chips.getByRole('button', { name: /^移除篩選/ }));

  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('filter'));
  expect(asked.at(-1)).toMatchObject({ keyword: '紙' });
});

test('columns of the address replace those of the list', async () => {
  const asked = open({ at: '/list?cols=buyer,gone' });

  await screen.findAllByRole('link');

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['採購']);
  expect(asked[0]).toMatchObject({ fields: ['buyer'] });
});

test('a header sorts', async () => {
  const asked = open();

  fireEvent.click(await screen.findByRole('button', { name: /單號/ }));

  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: [{ code: 'no', direction: 'asc' }] }));
});

test('actions are offered by the rights of the person', async () => {
  open({ rights: ['export', 'delete', 'batch'] });

  fireEvent.click(await screen.findByRole('button', { name: '更多' }));

  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['匯出', '資源回收筒']);
  expect(screen.getByRole('button', { name: /選\s?取/ })).toBeTruthy();
});

test('a person without rights selects nothing and has no menu', async () => {
  open();

  await screen.findByRole('link', { name: 'N-r1' });

  expect(screen.queryByRole('button', { name: '更多' })).toBeNull();
  expect(screen.queryByRole('button', { name: /選\s?取/ })).toBeNull();
});

test('an empty list and a search without results say different things', async () => {
  const nothing = () => ({ items: [], next: null });
  open({ records: nothing });
  expect(await screen.findByText('還沒有記錄')).toBeTruthy();
  cleanup();

  open({ at: '/list?q=x', records: nothing });

  expect(await screen.findByText('沒有符合的記錄')).toBeTruthy();
});

test('on a phone records are cards', async () => {
  open({ isNarrow: true });

  expect(await screen.findByRole('link', { name: /訂單 r1|N-r1/ })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: '欄位' })).toBeNull();
});

test('a list whose columns could not be loaded can be loaded again', async () => {
  let attempts = 0;
  open({
    headers: () => {
      attempts += 1;
      if (attempts === 1) throw new RequestFailure('offline');
      return fields.map(header);
    },
  });

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByRole('link', { name: 'N-r1' })).toBeTruthy();
});
