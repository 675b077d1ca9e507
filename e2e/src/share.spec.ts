import { expect } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

test('a form is shared by a short URL and a QR code, which both open it (zh)', async ({ server }) => {
  const employee = await server.signedIn('employee', { at: '/new/expense_claim/expense_claim' });
  const { page } = employee;
  await page.getByRole('button', { name: '分享' }).click();

  const dialog = page.getByRole('dialog', { name: '分享這張表單' });
  await expect(dialog.getByRole('img', { name: '這張表單的 QR 碼' })).toBeVisible();
  const address = await dialog.getByRole('textbox', { name: '網址' }).inputValue();
  expect(address).toMatch(/\/#\/s\/[0-9A-Za-z]{12}$/);
  expect(await accessibilityViolations(page, '.ant-modal')).toEqual([]);
  await employee.shot('share-zh');

  await employee.go('/start');
  await page.goto(address);
  await expect(page).toHaveURL(/#\/new\/expense_claim\/expense_claim$/);
  await employee.go('/s/AAAAAAAAAAAA');
  await expect(page.getByText('找不到對應的資料')).toBeVisible();
});

test('on a phone applications are marked as favorites, found by name and filtered by group (en)', async ({ server }) => {
  const employee = await server.signedIn('employee', { ...phone, at: '/apps' });
  const { page } = employee;
  const groups = page.getByRole('navigation', { name: 'Application groups' });
  const first = page.getByRole('main').getByRole('listitem').first();
  await first.getByRole('button').click();

  const favorites = page.getByRole('region', { name: 'Favourite applications' });
  await expect(favorites.getByRole('listitem')).toHaveCount(1);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await employee.shot('apps-en-375');

  const tabs = page.getByRole('navigation', { name: 'Main menu' });
  await tabs.getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/work/);
  await tabs.getByRole('link', { name: 'Applications' }).click();
  await expect(tabs.getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page');

  await groups.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/group=/);
  await expect(groups.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');
  await page.getByRole('textbox', { name: 'Find an application' }).fill('nothing is called so');
  await expect(page.getByText('No matching applications')).toBeVisible();
});
