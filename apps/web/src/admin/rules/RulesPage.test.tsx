import { cleanup, screen } from '@testing-library/react';
import { listApps, listBizDataRules } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { RulesPage } from './RulesPage.tsx';

afterEach(cleanup);

test('the rules of all applications lead to their designer', async () => {
  const rule = {
    id: 'r1',
    appCode: 'shop',
    code: 'limit',
    name: '上限',
    schemaName: '訂單',
    trigger: 'submitted',
    active: true,
    actions: ['check'],
  };
  const answers = { [listApps.path]: () => [], [listBizDataRules.path]: () => ({ items: [rule], next: null }) };
  showPages({ routes: [{ path: 'admin/rules', Component: RulesPage }], at: '/admin/rules', answers });

  expect((await screen.findByRole('link', { name: '上限' })).getAttribute('href')).toContain('/design/shop/rule/limit');
});
