import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { phone } from './phone.ts';

let server: HostedServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

test('an administrator sets hours and a holiday; issues are shown at their fields, and changes are logged (zh)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin', { at: '/admin' });
  const { page } = admin;
  await page.getByRole('link', { name: '工作行事曆' }).click();
  await expect(page.getByRole('radio', { name: '臺灣' })).toBeChecked();
  await expect(page.getByText('尚未設定自訂日')).toBeVisible();
  await page.getByRole('group', { name: '第 1 段' }).getByLabel('結束').fill('08:00');
  await page.getByRole('button', { name: '新增自訂日' }).click();
  await page.getByRole('button', { name: '儲存' }).click();

  await expect(page.getByText('結束必須晚於開始')).toBeVisible();
  await expect(page.getByText('請填寫存在的日期')).toBeVisible();
  await expect(page.getByText('請填寫名稱')).toBeVisible();
  await admin.shot('calendar-refused-zh');

  await page.getByRole('group', { name: '第 1 段' }).getByLabel('結束').fill('12:30');
  const day = page.getByRole('group', { name: '第 1 個自訂日' });
  await day.getByLabel('日期').fill('2026-12-25');
  await day.getByLabel('名稱', { exact: true }).fill('校慶');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByRole('toolbar').getByText('行事曆已儲存')).toBeVisible();
  await expect(page.getByText('請填寫名稱')).toBeHidden();
  await expect(page.getByRole('list', { name: '臺灣 2026' }).getByText('由自訂日取代')).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await admin.shot('calendar-zh');

  await page.reload();
  await expect(page.getByRole('group', { name: '第 1 段' }).getByLabel('結束')).toHaveValue('12:30');
  await admin.go('/admin/settings');
  await expect(page.getByText('行事曆自訂日：加入 2026-12-25 放假 校慶')).toBeVisible();
  await expect(page.getByText('工作時段：加入 09:00–12:30；移除 09:00–12:00')).toBeVisible();
  await admin.leave();
});

test('on a phone the calendar is changed to another region and days (en)', async ({ browser }) => {
  const window = { ...phone, at: '/admin/calendar' } as const;
  const admin = await Person.signedIn(browser, server, 'admin', window);
  const { page } = admin;
  await page.getByRole('radio', { name: 'Mainland China' }).check();
  await page.getByRole('checkbox', { name: 'Sat' }).check();
  await expect(page.getByRole('list', { name: 'Mainland China 2026' }).getByText('Make-up working day').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('toolbar').getByText('Calendar saved')).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await admin.shot('calendar-en-375');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Sat' })).toBeChecked();
  await admin.leave();
});
