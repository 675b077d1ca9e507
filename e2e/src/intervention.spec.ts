import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { submitExpense, submitLeave } from './work-by-calls.ts';
import { phone } from './phone.ts';

let server: HostedServer;

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

const pick = (person: Person, label: string, name: string): Promise<void> =>
  person.chooseByEnter(person.page.getByRole('combobox', { name: label }), name);

test('an administrator finds a running instance, reassigns it and ends it early (zh)', async ({ browser }) => {
  const id = await submitLeave(server);
  const admin = await Person.signedIn(browser, server, 'admin', { at: '/admin' });
  await admin.page.getByRole('link', { name: '流程實例' }).click();
  await expect(admin.page.getByText('沒有異常的流程')).toBeVisible();
  await admin.page.getByText('進行中', { exact: true }).click();
  await expect(admin.page.getByRole('link', { name: /林小美/ })).toBeVisible();
  await admin.shot('instances-zh');
  expect(await accessibilityViolations(admin.page)).toEqual([]);
  await admin.page.getByRole('link', { name: /林小美/ }).click();

  await admin.chooseMenuAction('調整處理人');
  await expect(admin.dialog).toContainText('陳大文');
  await pick(admin, '處理人', '黃志強');
  await admin.page.keyboard.press('Escape');
  await admin.shot('adjust-zh');
  await admin.dialog.locator('[data-action=confirm]').click();
  await expect(admin.page.getByRole('complementary')).toContainText('加入 黃志強');

  await admin.chooseMenuAction('提前結束');
  await expect(admin.dialog).toContainText('確定要提前結束流程嗎？未處理的任務會一併結束，流程視為完成。');
  await admin.dialog.locator('textarea').fill('已另行處理');
  await admin.dialog.locator('[data-action=confirm]').click();
  await expect(admin.page.getByRole('complementary')).toContainText('提前結束');
  await admin.shot('finished-zh');

  await admin.chooseMenuAction('刪除');
  await expect(admin.dialog).toContainText('30 天內');
  await admin.dialog.locator('[data-action=confirm]').click();
  await expect(admin.page).not.toHaveURL(new RegExp(id));
  await admin.go('/admin/instances?tab=bin');
  await admin.shot('bin-zh');
  await admin.page.getByRole('button', { name: /還原/ }).click();
  await expect(admin.page.getByText('資源回收筒是空的')).toBeVisible();
  await admin.go(`/instance/${id}`);
  await expect(admin.page.getByRole('complementary')).toContainText('提前結束');
  expect(admin.pageErrors).toEqual([]);
  await admin.leave();
});

test('a workflow administrator is appointed, and tasks are handed over (en, phone)', async ({ browser }) => {
  await submitLeave(server);
  const admin = await Person.signedIn(browser, server, 'admin', { ...phone, at: '/admin/workflow-admins' });
  await admin.page.getByRole('button', { name: 'Add workflow administrator' }).click();
  await pick(admin, 'Person', '鄭雅婷');
  await admin.page.keyboard.press('Escape');
  await admin.chooseByEnter(admin.page.getByLabel('Scope'), 'Leave');
  await admin.page.keyboard.press('Escape');
  await admin.shot('workflow-admin-en');
  await admin.page.getByRole('button', { name: 'Save' }).click();
  await expect(admin.dialog).toBeHidden();
  await expect(admin.page.getByRole('listitem').filter({ hasText: '鄭雅婷' })).toContainText('Leave');
  expect(await accessibilityViolations(admin.page)).toEqual([]);

  await admin.go('/admin/hand-over');
  await pick(admin, 'From', '陳大文');
  await admin.page.keyboard.press('Escape');
  await expect(admin.page.getByText('1 task:')).toBeVisible();
  await pick(admin, 'To', '王建國');
  await admin.page.keyboard.press('Escape');
  await admin.shot('hand-over-en');
  await admin.page.getByRole('button', { name: 'Start handover' }).click();
  await expect(admin.page.getByText('陳大文 → 王建國')).toBeVisible();
  await expect(admin.page.getByText('1 of 1 handed over')).toBeVisible({ timeout: 30_000 });
  await admin.shot('handed-over-en');
  expect(await accessibilityViolations(admin.page)).toEqual([]);
  expect(admin.pageErrors).toEqual([]);
  await admin.leave();
});

test('a manager retrieves an approval and decides again (en)', async ({ browser }) => {
  await submitExpense(server, { price: 60_000 });
  const manager = await Person.signedIn(browser, server, 'manager', { language: 'en' });
  await manager.openWork('林小美');
  await manager.press('Agree');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toBeHidden();
  await manager.go('/work/done');
  await manager.openWork('林小美');
  await manager.chooseMenuAction('Retrieve');
  await expect(manager.dialog).toContainText('no longer counts');
  await manager.shot('take-back-en');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toBeHidden();
  await manager.go('/work/todo');
  await expect(manager.page.getByRole('region', { name: 'To do' })).toBeVisible();
  await manager.openWork('林小美');
  await expect(manager.page.locator('[role=toolbar] [data-action=DisAgree]')).toBeVisible();
  await manager.leave();
});
