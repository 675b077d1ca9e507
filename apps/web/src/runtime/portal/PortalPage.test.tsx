import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import {
  getFields,
  getHeaders,
  getPageByCode,
  getWorkCount,
  listFunctionsByAppcode,
  listPages,
  listTotals,
  listWorkitems,
  queryList,
  type Call,
} from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { PlatformContext, type Platform } from '../../platform/platform.ts';
import { createSessionStore } from '../../platform/session/session-store.ts';
import { createMemoryHistory, createRouter, RouterProvider } from '../../platform/router/index.ts';
import type { PortalCard } from './portal-query.ts';
import { PortalPage } from './PortalPage.tsx';

afterEach(cleanup);

const source = { schemaCode: 'thing', listCode: 'things', functionCode: 'thing', span: 12 as const };
const cards: readonly PortalCard[] = [
  { kind: 'text', code: 'words', name: '公告', span: 24, html: '<p>你好</p><img src="x" onerror="y()">' },
  { kind: 'forms', code: 'begin', name: '開始', span: 24, forms: [{ schemaCode: 'thing', formCode: 'thing', name: '物品' }] },
  { kind: 'list', code: 'list', name: '貴的', ...source, filter: { field: 'price', operator: 'gte', value: 5 }, size: 5 },
  { kind: 'number', code: 'count', name: '數量', ...source },
  { kind: 'number', code: 'sum', name: '總價', ...source, total: { code: 'price', kind: 'sum' } },
  { kind: 'work', code: 'work', name: '待辦', span: 24, size: 5 },
  { kind: 'recent', code: 'recent', name: '最近', span: 24, schemaCode: 'thing', size: 5 },
];
const price = { code: 'price', name: '價格', controlType: 'number', options: {}, width: null };
const desk = { id: 'r1', name: '桌子', workflowInstanceId: null, values: { price: 7 } };

type Answers = ReadonlyMap<Call, (input: Readonly<Record<string, unknown>>) => unknown>;

const full: Answers = new Map<never, never>([
  [getPageByCode, () => ({ appCode: 'office', code: 'home', name: '首頁', cards })],
  [listPages, () => [{ appCode: 'office', code: 'home', name: '首頁' }]],
  [listFunctionsByAppcode, () => [{ code: 'thing', name: '物品', appCode: 'office', schemaCode: 'thing', formCode: 'thing' }]],
  [getHeaders, () => [price]],
  [getFields, () => ({ fields: [price], list: {} })],
  [queryList, () => ({ items: [desk], next: null })],
  [
    listTotals,
    ({ totals }: { totals: object[] }) => ({
      count: { value: 1234, kind: 'exact' },
      totals: totals.map((total) => ({ ...total, state: 'done', value: 70 })),
    }),
  ],
  [getWorkCount, () => ({ todo: 1, toRead: 0, drafts: 0 })],
  [
    listWorkitems,
    () => ({ items: [{ id: 'w1', instanceName: '請購', activityName: '主管', receivedAt: '2026-01-01T00:00:00Z' }], next: null }),
  ],
] as unknown as [never, never][]);

function open(answers: Answers) {
  const call = async (contract: Call, input: Readonly<Record<string, unknown>>) => {
    const answer = answers.get(contract);
    return answer ? answer(input) : { timeZone: 'Asia/Taipei', theme: {}, extensions: [] };
  };
  const router = createRouter(
    [{ path: 'apps/:appCode/pages/:code', Component: PortalPage }],
    createMemoryHistory('/apps/office/pages/home'),
  );
  render(
    <PlatformContext value={{ client: { call }, session: createSessionStore() } as unknown as Platform}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PlatformContext>,
  );
}

const card = (name: string) => screen.findByRole('region', { name });

test('each card shows its content and links to more', async () => {
  open(full);

  expect((await within(await card('公告')).findByText('你好')).parentElement!.innerHTML).not.toContain('onerror');
  expect(
    within(await card('開始'))
      .getByRole('link', { name: '物品' })
      .getAttribute('href'),
  ).toContain('/new/thing/thing');
  const line = await within(await card('貴的')).findByRole('link', { name: /桌子/ });
  expect([line.textContent, line.getAttribute('href')]).toEqual(['桌子7', expect.stringContaining('/record/thing/r1')]);
  expect(await within(await card('數量')).findByText('1,234')).toBeTruthy();
  expect(await within(await card('總價')).findByText('70')).toBeTruthy();
  expect(await within(await card('待辦')).findByText('1 件待辦')).toBeTruthy();
  expect(await within(await card('最近')).findByRole('link', { name: '桌子' })).toBeTruthy();
});

test('the whole list opens with the filter of the card', async () => {
  open(full);

  const all = await within(await card('貴的')).findByRole('link', { name: '查看全部 貴的' });

  const search = new URLSearchParams(all.getAttribute('href')!.split('?')[1]);
  expect(search.get('list')).toBe('thing');
  expect(JSON.parse(search.get('filter')!)).toEqual({ join: 'and', items: [{ field: 'price', operator: 'gte', value: 5 }] });
});

test('a card that fails offers a retry; the others are unaffected', async () => {
  let broken = true;
  const failing = new Map(full).set(
    listTotals as never,
    (({ totals }: { totals: object[] }) => {
      if (broken) throw new RequestFailure('offline');
      return full.get(listTotals as never)!({ totals });
    }) as never,
  );
  open(failing);

  const retry = await within(await card('數量')).findByRole('button');
  expect(await within(await card('最近')).findByRole('link', { name: '桌子' })).toBeTruthy();
  broken = false;
  fireEvent.click(retry);

  expect(await within(await card('數量')).findByText('1,234')).toBeTruthy();
});

test('empty cards, and a page without cards, show that they are empty', async () => {
  const none = () => ({ items: [], next: null });
  open(new Map(full).set(queryList as never, none).set(listWorkitems as never, none));
  expect(await within(await card('貴的')).findByText('沒有記錄')).toBeTruthy();
  expect(await within(await card('待辦')).findByText('沒有待辦')).toBeTruthy();
  cleanup();

  open(new Map(full).set(getPageByCode as never, () => ({ appCode: 'office', code: 'home', name: '首頁', cards: [] })));

  expect(await screen.findByText('這個頁面目前沒有您可以查看的內容')).toBeTruthy();
});
