import { abortInstance } from '@inkstone/api';
import type { Activity } from '@inkstone/schema';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { publishNext } from './next-version.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { as, submitLeave } from './work-by-calls.ts';
import { phone } from './phone.ts';

let server: HostedServer;

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

/** Agreeing requires an opinion, and the task is due immediately. */
function strict(manager: Activity): Activity {
  if (manager.kind !== 'approve' || manager.code !== 'manager') return manager;
  return {
    ...manager,
    opinion: { agree: 'required' },
    timeLimit: {
      due: { kind: 'after', span: { amount: 0, unit: 'minute', working: false } },
      reminders: [],
      runsWhileWaiting: false,
      final: { kind: 'none' },
    },
  };
}

test('several tasks are approved in one batch, failed ones show the reason; a reminder appears (zh)', async ({ browser }) => {
  const employee = await as(server, 'employee');
  await submitLeave(server, '2026-12-14', '2026-12-14');
  const taken = await submitLeave(server, '2026-12-15', '2026-12-15');
  const manager = await Person.signedIn(browser, server, 'manager', { at: '/messages' });
  await expect(manager.page.getByRole('main').getByRole('listitem')).toHaveCount(2);

  await publishNext(server, 'leave_flow', (before) => ({ ...before, activities: before.activities.map(strict) }));
  await submitLeave(server, '2026-12-16', '2026-12-16');
  await expect(manager.page.getByText(/已逾期：主管簽核/)).toBeVisible();
  await manager.shot('reminder-zh');

  await manager.page.route('**/api/live**', (route) => route.abort());
  await manager.go('/work/todo');
  await manager.page.reload();
  await manager.page.locator('[data-action=select]').click();
  await manager.page.getByRole('checkbox', { name: '全選' }).click();
  await employee.call(abortInstance, { workflowInstanceId: taken, reason: '改期' });
  await manager.page.locator('[data-action=batch-agree]').click();
  await expect(manager.dialog).toContainText('同意 3 項任務');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toContainText('已同意 1 項');
  await expect(manager.dialog).toContainText('2 項未能同意');
  await expect(manager.dialog).toContainText('目前的任務已被取消或處理');
  await expect(manager.dialog).toContainText('意見');
  await manager.shot('batch-agree-zh');
  expect(await accessibilityViolations(manager.page, '.ant-modal')).toEqual([]);
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toBeHidden();
  await expect(manager.page.getByRole('main').locator('[data-entry]')).toHaveCount(1);
  await manager.leave();
});

test('open, overdue and finished tasks are summarised on a phone (en)', async ({ browser }) => {
  const manager = await Person.signedIn(browser, server, 'manager', { ...phone, at: '/work/statistics' });
  await expect(manager.page.getByRole('row', { name: /^Total 1 1 / })).toBeVisible();
  await manager.shot('work-statistics-phone-en');
  expect(await accessibilityViolations(manager.page)).toEqual([]);
  await manager.page.getByText('Department', { exact: false }).first().click();
  await expect(manager.page).toHaveURL(/unit=1/);
  await expect(manager.page.getByText('No tasks in this period')).toBeVisible();
  expect(await manager.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.size.width);
  await manager.leave();
});
