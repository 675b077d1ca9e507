import { expect } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

test('the page of an application shows texts, forms to start, tasks and lists (zh)', async ({ server }) => {
  const employee = await server.signedIn('employee', { at: '/apps/purchase' });
  const { page } = employee;

  await expect(page.getByRole('heading', { level: 1, name: '採購總覽' })).toBeVisible();
  await expect(page.getByRole('region', { name: '採購須知' })).toContainText('常購品項');
  await expect(page.getByRole('region', { name: '採購申請數' })).toContainText('0');
  await expect(page.getByRole('region', { name: '我的待辦' })).toContainText('沒有待辦');
  await expect(page.getByRole('region', { name: '進行中的採購' })).toContainText('沒有記錄');
  const suppliers = page.getByRole('region', { name: '最近異動的供應商' });
  await expect(suppliers.getByRole('link').first()).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await employee.shot('portal-zh');

  await page.getByRole('region', { name: '開始' }).getByRole('link', { name: '供應商' }).click();
  await expect(page).toHaveURL(/#\/new\/supplier\/supplier$/);
  await employee.go('/apps/purchase/pages/no_such_page');
  await expect(page.getByRole('alert').first()).toBeVisible();
});

test('on a phone the cards are stacked and open the filtered list (en)', async ({ server }) => {
  const employee = await server.signedIn('employee', { ...phone, at: '/apps/purchase/pages/overview' });
  const { page } = employee;

  await expect(page.getByRole('heading', { level: 1, name: 'Purchasing overview' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Before you start' })).toContainText('if it is urgent');
  await expect(page.getByRole('region', { name: 'Recently changed suppliers' }).getByRole('link').first()).toBeVisible();
  const edges = await page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(375);
  expect(new Set(edges).size).toBe(1);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await employee.shot('portal-phone-en');

  await page.getByRole('region', { name: 'Requests', exact: true }).getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(/#\/apps\/purchase\?list=purchase_request$/);
});
