import { cleanup, screen, waitFor } from '@testing-library/react';
import { getFields, getHeaders, listFunctionsByAppcode, listPages, myModelRights, queryList } from '@inkstone/api';
import { afterEach, expect, test, vi } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { AppPage } from './AppPage.tsx';

afterEach(cleanup);

const routes = [
  { path: 'apps/:appCode', Component: AppPage },
  { path: 'apps/:appCode/pages/:code', Component: () => <p>the page</p> },
];
const functions = () => [{ code: 'orders', name: '訂單', appCode: 'shop', schemaCode: 'order', formCode: 'order', listCode: 'orders' }];

const listed = vi.fn(() => ({ items: [], next: null }));

function open(at: string, pages: readonly object[]): void {
  listed.mockClear();
  const answers = {
    [listPages.path]: () => pages,
    [listFunctionsByAppcode.path]: functions,
    [myModelRights.path]: () => ({ rights: [] }),
    [queryList.path]: listed,
    [getHeaders.path]: () => [],
    [getFields.path]: () => ({ fields: [], list: {} }),
  };
  showPages({ routes, at, answers });
}

test('an application that has a page opens with it', async () => {
  open('/apps/shop', [{ appCode: 'shop', code: 'home', name: '首頁' }]);

  expect(await screen.findByText('the page')).toBeTruthy();
});

test('an address that names a list opens the list', async () => {
  open('/apps/shop?list=orders', [{ appCode: 'shop', code: 'home', name: '首頁' }]);

  expect(await screen.findByRole('link', { name: '訂單', current: 'page' })).toBeTruthy();
});

test('an application without pages opens with its first list', async () => {
  open('/apps/shop', []);

  await waitFor(() => expect(listed).toHaveBeenCalledWith(expect.objectContaining({ schemaCode: 'order' }), expect.anything()));
  expect(screen.queryByText('the page')).toBeNull();
});
