import { expect, type Locator, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';

let server: HostedServer;

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

/** Fills in a leave between two days of November. */
async function fillLeave(employee: Person, from: number, to: number): Promise<void> {
  const day = (date: number): string => `2026-11-${String(date).padStart(2, '0')}`;
  await employee.go('/new/leave_request/leave_request');
  await employee.choose('leave_kind', '特休');
  await employee.type('date_from', day(from));
  await employee.type('date_to', day(to));
  await employee.pickPerson('deputy', '周柏翰');
  await employee.type('reason', '家庭旅遊');
}

/** The period that a timeline shows, beside what it says while its records are loading. */
function shownPeriod(timeline: Locator): Locator {
  return timeline.locator('strong[role=status]');
}

test('a leave of more than three days also needs the department head, and the deputy receives a copy', async ({ browser }) => {
  const employee = await Person.signedIn(browser, server, 'employee');
  await fillLeave(employee, 2, 6);
  await expect(employee.field('days')).toContainText('5');
  await employee.press('Submit');
  await expect(employee.page.getByText('流程發起成功')).toBeVisible();
  await expect(employee.page.getByRole('complementary')).toContainText('陳大文');
  await employee.shot('leave-submitted-zh');

  const manager = await Person.signedIn(browser, server, 'manager');
  await manager.openWork('請假單');
  await manager.decide('Agree', '同意');
  await manager.leave();
  const head = await Person.signedIn(browser, server, 'head');
  await head.openWork('請假單');
  await head.decide('Agree');
  await head.leave();

  const deputy = await Person.signedIn(browser, server, 'deputy');
  await deputy.go('/work/to-read');
  await deputy.openWork('請假單');
  await deputy.press('Read');
  await expect(deputy.page.getByText('沒有待閱的項目')).toBeVisible();
  await deputy.leave();
  await employee.page.reload();
  await expect(employee.page.getByRole('img', { name: '同意' })).toHaveCount(2);
  await employee.shot('leave-completed-zh');
  await employee.leave();
});

test('three days need only the manager; typed values are restored after a reload', async ({ browser }) => {
  const employee = await Person.signedIn(browser, server, 'employee');
  await fillLeave(employee, 2, 4);
  await expect
    .poll(() => employee.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('inkstone.unsaved')).length))
    .toBe(1);
  employee.page.on('dialog', (dialog) => void dialog.accept());
  await employee.page.reload();
  await employee.page.locator('[data-action=restore]').click();
  await expect(employee.field('days')).toContainText('3');
  await expect(employee.field('reason').locator('textarea')).toHaveValue('家庭旅遊');
  await employee.press('Submit');
  await expect(employee.page.getByText('流程發起成功')).toBeVisible();

  const manager = await Person.signedIn(browser, server, 'manager');
  await manager.openWork('請假單');
  await manager.decide('Agree');
  await manager.leave();

  await employee.page.reload();
  await expect(employee.page.getByText('流程結束')).toBeVisible();
  await employee.leave();
});

test('all missing fields are shown at once, and nothing is sent', async ({ browser }) => {
  const employee = await Person.signedIn(browser, server, 'employee');
  await employee.go('/new/leave_request/leave_request');
  let sent = 0;
  employee.page.on('request', (request) => (sent += request.url().includes('/form/submit') ? 1 : 0));

  await employee.press('Submit');

  await expect(employee.page.getByText('還有 6 處需要修正')).toBeVisible();
  await expect(employee.field('reason')).toContainText('請輸入事由');
  expect(sent).toBe(0);
  await employee.leave();
});

test('a timeline shows leaves by month, quarter and year, on a PC and on a phone', async ({ browser }) => {
  const employee = await Person.signedIn(browser, server, 'employee');
  await fillLeave(employee, 9, 13);
  await employee.press('Submit');
  await expect(employee.page.getByText('流程發起成功')).toBeVisible();

  await employee.go('/apps/leave');
  await employee.page.getByRole('button', { name: '甘特圖' }).click();
  await expect(employee.page.getByRole('region', { name: '時間軸' })).toBeVisible();
  await employee.go('/apps/leave?gantt=month&at=2026-11-15');
  const timeline = employee.page.getByRole('region', { name: '時間軸' });
  const period = shownPeriod(timeline);
  await expect(period).toHaveText('2026年11月');
  const bar = timeline.getByRole('link', { name: /2026年11月9日 – 2026年11月13日/ });
  await expect(bar).toBeVisible();
  await employee.shot('leave-gantt-zh');
  expect(await accessibilityViolations(employee.page)).toEqual([]);
  await timeline.getByRole('button', { name: '往後' }).click();
  await expect(period).toHaveText('2026年12月');
  await expect(timeline.getByText('這段時間沒有記錄')).toBeVisible();
  await timeline.getByText('年', { exact: true }).click();
  await expect(period).toHaveText('2026年');
  await expect(bar).toBeVisible();
  await employee.shot('leave-gantt-year-zh');
  await timeline.getByRole('button', { name: '沒有開始日期的記錄' }).click();
  await bar.click();
  await expect(employee.field('date_from')).toContainText('2026-11-09');
  await employee.leave();

  const phone = await Person.signedIn(browser, server, 'employee', { language: 'en', size: { width: 375, height: 760 } });
  await phone.go('/apps/leave?gantt=quarter&at=2026-11-15');
  await expect(phone.page.getByRole('link', { name: /9 Nov 2026 – 13 Nov 2026/ })).toBeVisible();
  await expect(shownPeriod(phone.page.getByRole('region', { name: 'Timeline' }))).toHaveText('October 2026 – December 2026');
  await phone.shot('leave-gantt-phone-en');
  expect(await accessibilityViolations(phone.page)).toEqual([]);
  await phone.leave();
});
