import { expect } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { submitLeave } from './work-by-calls.ts';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

test('a delegation shares tasks with the deputy, the history names both people, and ending it returns the tasks', async ({ server }) => {
  const manager = await server.signedIn('manager', { at: '/me/delegations' });
  await expect(manager.page.getByText('沒有委託')).toBeVisible();
  await manager.page.getByRole('button', { name: '新增委託' }).click();
  await manager.dialog.getByRole('button', { name: /儲\s*存/ }).click();
  await expect(manager.dialog.getByText('請填寫此項').first()).toBeVisible();
  await manager.dialog.getByRole('combobox').first().fill('周柏翰');
  await manager.page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: '周柏翰' }).first().click();
  await manager.dialog.getByLabel('開始日期').fill('2026-01-01');
  await manager.dialog.getByLabel('結束日期').fill('2099-12-31');
  await manager.shot('delegation-dialog-pc-zh');
  expect(await accessibilityViolations(manager.page)).toEqual([]);
  await manager.dialog.getByRole('button', { name: /儲\s*存/ }).click();
  await expect(manager.page.getByText('陳大文 → 周柏翰')).toBeVisible();

  const id = await submitLeave(server);
  const deputy = await server.signedIn('deputy', phone);
  await expect(deputy.page.getByText('delegated by 陳大文')).toBeVisible();
  await deputy.shot('delegated-task-phone-en');
  await deputy.openWork('請假單');
  await deputy.decide('Agree');
  await manager.go(`/instance/${id}`);
  await expect(manager.page.getByText('周柏翰（代陳大文）')).toBeVisible();

  await manager.go('/me/delegations');
  await manager.page.getByRole('button', { name: /結\s*束/ }).click();
  await manager.page
    .locator('.ant-popover')
    .getByRole('button', { name: /結\s*束/ })
    .click();
  await expect(manager.page.getByText('委託已結束')).toBeVisible();
});

test('a deputy starts a leave for the principal, who becomes its initiator', async ({ server }) => {
  const employee = await server.signedIn('employee', { at: '/me/delegations' });
  await employee.page.getByRole('button', { name: '新增委託' }).click();
  await employee.dialog.getByText('代為發起流程').click();
  await employee.dialog.getByRole('combobox').first().fill('黃志強');
  await employee.page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: '黃志強' }).first().click();
  await employee.dialog.getByLabel('開始日期').fill('2026-01-01');
  await employee.dialog.getByLabel('結束日期').fill('2099-12-31');
  await employee.dialog.getByRole('button', { name: /儲\s*存/ }).click();
  await expect(employee.page.getByText('林小美 → 黃志強')).toBeVisible();

  const head = await server.signedIn('head', { language: 'en', at: '/new/leave_request/leave_request' });
  await head.page.getByText('On behalf of 林小美').click();
  await expect(head.page.getByText('黃志強 starts this workflow on behalf of 林小美')).toBeVisible();
  await head.choose('leave_kind', 'Annual leave');
  await head.type('date_from', '2026-12-08');
  await head.type('date_to', '2026-12-09');
  await head.pickPerson('deputy', '周柏翰');
  await head.type('reason', '家庭旅遊');
  await head.shot('started-for-pc-en');
  await head.press('Submit');
  await expect(head.page.getByText('黃志強 for 林小美')).toBeVisible();

  await employee.go('/work/started');
  await expect(employee.page.getByText('請假單 · 林小美').first()).toBeVisible();
});
