import { cleanup, fireEvent, screen } from '@testing-library/react';
import { listApps } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { AppsPage } from './AppsPage.tsx';

afterEach(cleanup);

const routes = [
  { path: 'admin/apps', Component: AppsPage },
  { path: 'admin/app-import', Component: () => <p>the import</p> },
];
const open = (apps: () => unknown) => showPages({ routes, at: '/admin/apps', answers: { [listApps.path]: apps } });

test('each application links to its documents, with its group and code', async () => {
  open(() => [{ code: 'expense', name: '費用報銷', group: { name: '財務' } }]);

  expect((await screen.findByRole('link', { name: '費用報銷' })).getAttribute('href')).toContain('/admin/apps/expense');
  expect(screen.getByText('財務 · expense')).toBeTruthy();
});

test('without applications the page says what can be done', async () => {
  open(() => []);

  expect(await screen.findByText('還沒有應用')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '匯入套件' }));

  expect(await screen.findByText('the import')).toBeTruthy();
});

test('applications that could not be loaded can be loaded again', async () => {
  let attempts = 0;
  open(() => {
    attempts += 1;
    if (attempts === 1) throw new RequestFailure('offline');
    return [{ code: 'expense', name: '費用報銷', group: { name: '財務' } }];
  });

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByRole('link', { name: '費用報銷' })).toBeTruthy();
});
