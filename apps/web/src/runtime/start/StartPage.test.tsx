import { cleanup, fireEvent, screen } from '@testing-library/react';
import { listApps, listFavoritesWorkflow, listFunctionsByAppcode, listRecentBizModel } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { StartPage } from './StartPage.tsx';

afterEach(cleanup);

const app = (code: string, name: string) => ({ code, name, group: { code: 'office', name: '行政' } });
const form = (appCode: string, name: string) => ({ appCode, code: name, name, schemaCode: name, formCode: name });
const forms: Readonly<Record<string, readonly object[]>> = {
  expense: [form('expense', '報銷單'), form('expense', '預支單')],
  leave: [form('leave', '請假單')],
};

const open = (apps: () => unknown, at = '/start') =>
  showPages({
    routes: [{ path: 'start', Component: StartPage }],
    at,
    answers: {
      [listApps.path]: apps,
      [listFunctionsByAppcode.path]: ({ appCode }) => forms[String(appCode)],
      [listFavoritesWorkflow.path]: () => [],
      [listRecentBizModel.path]: () => [],
    },
  });

const apps = () => [app('expense', '費用'), app('leave', '差勤')];
const formLinks = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.includes('/new/'));

test('a search for a form hides other forms and applications without any', async () => {
  open(apps, '/start?q=預支');

  await screen.findByRole('region', { name: '行政' });

  expect(formLinks().map(decodeURIComponent)).toEqual([expect.stringContaining('/new/預支單/預支單')]);
});

test('a search for an application shows all of its forms', async () => {
  open(apps, '/start?q=費用');

  await screen.findByRole('region', { name: '行政' });

  expect(formLinks()).toHaveLength(2);
});

test('a search without result says so, which differs from having no applications', async () => {
  open(apps, '/start?q=xyz');

  expect(await screen.findByText('沒有符合的表單')).toBeTruthy();
  expect(screen.queryByText('還沒有可以使用的應用')).toBeNull();
});

test('without applications the page says who can help', async () => {
  open(() => []);

  expect(await screen.findByText('還沒有可以使用的應用')).toBeTruthy();
});

test('applications that could not be loaded are loaded again on request', async () => {
  let isOffline = true;
  open(() => {
    if (isOffline) throw new RequestFailure('offline');
    return apps();
  });

  const retry = await screen.findByRole('button', { name: '再試一次' });
  isOffline = false;
  fireEvent.click(retry);

  expect(await screen.findByRole('region', { name: '行政' })).toBeTruthy();
});
