import type { WorkflowDefinition } from '@inkstone/schema';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { publishNext } from './next-version.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { submitExpense } from './work-by-calls.ts';
import { phone } from './phone.ts';

let server: HostedServer;

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

/** The activity of the manager has another code and name. */
function withLead(before: WorkflowDefinition): WorkflowDefinition {
  const rename = (code: string): string => (code === 'manager' ? 'lead' : code);
  return {
    ...before,
    activities: before.activities.map((each) =>
      each.code === 'manager' ? { ...each, code: 'lead', name: '直屬主管', name_i18n: { en: 'Direct lead' } } : each,
    ),
    routes: before.routes.map((route) => ({ ...route, from: rename(route.from), to: rename(route.to) })),
  };
}

/** Everybody who approves is somebody whom nobody knows, which the check reports. */
const withUnknownPerson = (before: WorkflowDefinition): WorkflowDefinition => ({
  ...before,
  activities: before.activities.map((each) =>
    each.kind === 'approve' ? { ...each, participants: [{ kind: 'users', users: ['nobody-there'] }] } : each,
  ),
});

test('an administrator views a workflow and migrates its running instances to the next version (zh)', async ({ browser }) => {
  const id = await submitExpense(server);
  await publishNext(server, 'expense_flow', withLead);
  const admin = await Person.signedIn(browser, server, 'admin', { at: '/admin/workflows' });
  await admin.page.getByRole('textbox', { name: '搜尋流程名稱或編碼' }).fill('報銷');
  await expect(admin.page).toHaveURL(/q=/);
  await admin.page.getByRole('link', { name: /報銷流程/ }).click();
  await expect(admin.page.getByRole('region', { name: '流程圖' })).toContainText('直屬主管');
  await expect(admin.page.getByText('檢查沒有發現問題')).toBeVisible();
  expect(await accessibilityViolations(admin.page)).toEqual([]);
  await admin.shot('workflow-map-zh');

  await admin.page.getByRole('tab', { name: '版本' }).click();
  await admin.page.getByRole('button', { name: '與前一版比較' }).click();
  await expect(admin.page.getByRole('list', { name: '比較第 1 版與第 2 版' })).toContainText('直屬主管');
  await admin.shot('workflow-versions-zh');
  await admin.page.getByRole('button', { name: '遷移到其他版本' }).click();
  await admin.dialog.locator('[data-action=try]').click();
  await expect(admin.dialog).toContainText('新版本沒有「主管簽核」');
  await admin.dialog.getByRole('combobox', { name: '「主管簽核」改為' }).click();
  await admin.page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: '直屬主管' }).click();
  await admin.dialog.locator('[data-action=try]').click();
  await expect(admin.dialog).toContainText('主管簽核 → 直屬主管：照原樣繼續');
  await admin.shot('migration-try-zh');
  expect(await accessibilityViolations(admin.page, '[role=dialog]')).toEqual([]);
  await admin.dialog.locator('[data-action=begin]').click();
  await expect(admin.dialog).toContainText('遷移結果');
  await expect(admin.dialog).toContainText('已處理 1 / 1 件');
  await admin.dialog.getByRole('button', { name: '關閉' }).first().click();
  await expect(admin.page.getByText('進行中 1 件')).toHaveCount(1);

  await admin.go('/admin/instances?status=PROCESSING');
  await admin.page.getByRole('button', { name: /重新核對/ }).click();
  await expect(admin.page.getByText('歷程與現況一致')).toBeVisible();
  await admin.shot('history-check-zh');
  await admin.go(`/instance/${id}`);
  await expect(admin.page.getByRole('complementary')).toContainText('改依流程第 2 版進行');
  await admin.leave();
});

test('versions and issues can be viewed on a phone (en)', async ({ browser }) => {
  await publishNext(server, 'leave_flow', withUnknownPerson);
  const admin = await Person.signedIn(browser, server, 'admin', { ...phone, at: '/admin/workflows' });
  await expect(admin.page.getByRole('link', { name: /Expense approval/ })).toBeVisible();
  const warned = admin.page.getByRole('link', { name: /Leave approval.*\d warnings?/ });
  await expect(warned).toBeVisible();
  await admin.shot('workflows-phone-en');
  const scrolled = () => admin.page.evaluate(() => document.documentElement.scrollWidth);
  expect(await scrolled()).toBeLessThanOrEqual(phone.size.width);
  expect(await accessibilityViolations(admin.page)).toEqual([]);
  await warned.click();
  await expect(admin.page.getByText(/nobody-there/).first()).toBeVisible();
  await admin.shot('workflow-issues-phone-en');
  expect(await scrolled()).toBeLessThanOrEqual(phone.size.width);
  expect(await accessibilityViolations(admin.page)).toEqual([]);
  await admin.page.goBack();
  await admin.page.getByRole('link', { name: /Expense approval/ }).click();
  await expect(admin.page.getByRole('region', { name: 'Diagram' })).toBeVisible();
  await admin.shot('workflow-map-phone-en');
  await admin.page.getByRole('tab', { name: 'Versions' }).click();
  await expect(admin.page.getByText('Version 1', { exact: true })).toBeVisible();
  await admin.shot('workflow-versions-phone-en');
  expect(await accessibilityViolations(admin.page)).toEqual([]);
  expect(await scrolled()).toBeLessThanOrEqual(phone.size.width);
  await admin.leave();
});
