import { cleanup, fireEvent, screen } from '@testing-library/react';
import { listApps } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { RulesPage } from './RulesPage.tsx';

afterEach(cleanup);

test('a rule is added from the list of all applications by selecting an application', async () => {
  const routes = [
    { path: 'admin/rules', Component: RulesPage },
    { path: 'admin/rules/:app/new', Component: () => <p>new rule</p> },
  ];
  showPages({ routes, at: '/admin/rules', answers: { [listApps.path]: () => [{ code: 'expense', name: '費用報銷' }] } });

  fireEvent.click(await screen.findByRole('button', { name: '新增規則' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '費用報銷' }));

  expect(await screen.findByText('new rule')).toBeTruthy();
});
