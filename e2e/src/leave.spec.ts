import { expect, test } from '@playwright/test';
import { Person } from './person.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await ServerProcess.create();
  await server.start();
});

test.afterAll(() => server.dispose());

/** Fills in a leave from the first to the last day of November given. */
async function fillLeave(employee: Person, from: number, to: number): Promise<void> {
  const day = (date: number): string => `2026-11-${String(date).padStart(2, '0')}`;
  await employee.go('/new/leave_request/leave_request');
  await employee.choose('leave_kind', '特休');
  await employee.type('date_from', day(from));
  await employee.type('date_to', day(to));
  await employee.pickPerson('deputy', '周柏翰');
  await employee.type('reason', '家庭旅遊');
}

test('a leave of more than three days goes on to the department head, and the deputy gets to read it', async ({ browser }) => {
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

test('three days end with the manager; what is typed is offered again after a reload', async ({ browser }) => {
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

test('everything that is missing is told at once, and nothing is sent', async ({ browser }) => {
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
