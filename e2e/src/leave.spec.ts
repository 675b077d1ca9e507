import { searchCirculates } from '@inkstone/api';
import { expect, type Locator, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import type { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { KeptPeople } from './kept-people.ts';
import { as, decideAs, submitLeave } from './work-by-calls.ts';
import { phone } from './phone.ts';

let server: HostedServer;
const people = new KeptPeople();

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(async () => {
  await people.leave();
  await server.dispose();
});

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
  const employee = await people.signedIn(browser, server, 'employee');
  await fillLeave(employee, 2, 6);
  await expect(employee.field('days')).toContainText('5');
  await employee.press('Submit');
  await expect(employee.page.getByText('流程發起成功')).toBeVisible();
  await expect(employee.page.getByRole('complementary')).toContainText('陳大文');
  await employee.shot('leave-submitted-zh');

  for (const account of ['manager', 'head']) await decideAs(server, account, 'Agree', { opinion: '同意' });

  expect((await (await as(server, 'deputy')).call(searchCirculates, {})).items).toHaveLength(1);
  await expect(employee.page.getByRole('img', { name: '同意' })).toHaveCount(2);
  await employee.shot('leave-completed-zh');
});

test('three days need only the manager; typed values are restored after a reload', async ({ browser }) => {
  const employee = await people.signedIn(browser, server, 'employee');
  await fillLeave(employee, 2, 4);
  await expect
    .poll(() => employee.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('inkstone.unsaved')).length))
    .toBe(1);
  await employee.page.getByRole('navigation').first().getByRole('link').last().click();
  await expect(employee.dialog).toContainText('離開這張表單？');
  await employee.dialog.getByRole('button', { name: /^留\s*下$/ }).click();
  await expect(employee.dialog).toBeHidden();
  employee.page.on('dialog', (dialog) => void dialog.accept());
  await employee.page.reload();
  await employee.page.locator('[data-action=restore]').click();
  await expect(employee.field('days')).toContainText('3');
  await expect(employee.field('reason').locator('textarea')).toHaveValue('家庭旅遊');
  await employee.press('Submit');
  await expect(employee.page.getByText('流程發起成功')).toBeVisible();

  await decideAs(server, 'manager', 'Agree');

  await expect(employee.page.getByText('流程結束')).toBeVisible();
});

test('all missing fields are shown at once, and nothing is sent', async ({ browser }) => {
  const employee = await people.signedIn(browser, server, 'employee', { at: '/new/leave_request/leave_request' });
  let sent = 0;
  employee.page.on('request', (request) => (sent += request.url().includes('/form/submit') ? 1 : 0));

  await employee.press('Submit');

  await expect(employee.page.getByText('還有 6 處需要修正')).toBeVisible();
  await expect(employee.field('reason')).toContainText('請輸入事由');
  expect(sent).toBe(0);
});

test('a timeline shows leaves by month, quarter and year, on a PC and on a phone', async ({ browser }) => {
  await submitLeave(server, '2026-11-09', '2026-11-13');
  const employee = await people.signedIn(browser, server, 'employee', { at: '/apps/leave' });
  await employee.page.getByRole('button', { name: '時間軸' }).click();
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

  const window = { ...phone, at: '/apps/leave?gantt=quarter&at=2026-11-15' } as const;
  const viewer = await people.signedIn(browser, server, 'employee', window);
  await expect(viewer.page.getByRole('link', { name: /9 Nov 2026 – 13 Nov 2026/ })).toBeVisible();
  await expect(shownPeriod(viewer.page.getByRole('region', { name: 'Timeline' }))).toHaveText('October 2026 – December 2026');
  await viewer.shot('leave-gantt-phone-en');
  expect(await accessibilityViolations(viewer.page)).toEqual([]);
});
