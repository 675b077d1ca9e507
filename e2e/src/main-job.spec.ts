import { expect, test } from '@playwright/test';
import { HostedServer } from './hosted-server.ts';
import { KeptPeople } from './kept-people.ts';
import { Person } from './person.ts';
import { decideAs, submitExpense, submitLeave } from './work-by-calls.ts';
import { phoneSize } from './phone.ts';

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

const rows = [
  ['2026-11-02', '交通', '高鐵 台北－台中', '2', '700'],
  ['2026-11-02', '住宿', '商務旅館', '1', '2400'],
  ['2026-11-02', '餐飲', '午餐', '3', '180.5'],
  ['2026-11-03', '交通', '計程車', '4', '235'],
] as const;

const title = '費用報銷單';

test('an expense claim is filled in, submitted once by two clicks, approved in English, and shown as completed in both languages', async ({
  browser,
}) => {
  const employee = await people.signedIn(browser, server, 'employee', { at: '/new/expense_claim/expense_claim' });
  await employee.type('purpose', '台中客戶拜訪');
  for (const [index, [date, category, description, quantity, price]] of rows.entries()) {
    if (index >= 2) await employee.page.getByRole('button', { name: '新增一列' }).click();
    await employee.typeCell('items', index, 'date', date);
    await employee.chooseCell('items', index, 'category', category);
    await employee.typeCell('items', index, 'description', description);
    await employee.typeCell('items', index, 'quantity', quantity);
    await employee.typeCell('items', index, 'price', price);
  }
  await employee.page.getByRole('button', { name: '新增一列' }).click();
  await employee.deleteRow('items', rows.length);
  await expect(employee.field('total')).toContainText('5,281.50');
  await expect(employee.field('total_capital')).toContainText('伍仟貳佰捌拾壹元伍角整');
  await employee.shot('expense-filled-zh');
  let submissions = 0;
  employee.page.on('request', (request) => (submissions += request.url().includes('/form/submit') ? 1 : 0));
  await employee.page.locator('[role=toolbar] [data-action=Submit]').dblclick();
  await expect(employee.page.getByText('流程發起成功')).toBeVisible();
  expect(submissions).toBe(1);

  const manager = await people.signedIn(browser, server, 'manager', { language: 'en' });
  await manager.shot('todo-en');
  await manager.openWork(title);
  await manager.press('Agree');
  await manager.dialog.locator('textarea').fill('核對無誤');
  await manager.shot('opinion-en');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toBeHidden();
  await decideAs(server, 'finance1', 'Agree', { opinion: '單據齊全' });
  const history = employee.page.getByRole('complementary');
  await expect(history.getByRole('img', { name: '同意' })).toHaveCount(2);
  await expect(employee.page.getByText('流程結束', { exact: true })).toBeHidden();
  await decideAs(server, 'finance2', 'Agree', { opinion: '同意付款' });

  await expect(history.getByRole('img', { name: '同意' })).toHaveCount(3);
  await expect(history).toContainText('核對無誤');
  await expect(history).toContainText('流程結束');
  await employee.shot('expense-completed-zh');
  const address = new URL(employee.page.url()).hash.slice(1);
  await employee.go('/work/started');
  await expect(employee.page.locator('main')).toContainText('EX-');
  await manager.go(address);
  await expect(manager.page.getByRole('complementary').getByRole('img', { name: 'AGREED' })).toHaveCount(3);
  await expect(manager.page.getByRole('complementary')).toContainText('Completed');
});

test('a claim is returned, corrected, submitted again and rejected', async ({ browser }) => {
  await submitExpense(server);
  const manager = await people.signedIn(browser, server, 'manager');
  await manager.openWork(title);
  await manager.press('Reject');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toContainText('請選擇要退回的節點');
  await expect(manager.dialog).toContainText('請輸入您的意見');
  await manager.dialog.getByRole('radio').first().check();
  await manager.dialog.locator('textarea').fill('請附上車次');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toBeHidden();

  const employee = await people.signedIn(browser, server, 'employee', { at: '/work/todo' });
  await employee.openWork(title);
  await employee.page.getByRole('button', { name: '在整頁開啟' }).click();
  await expect(employee.page).toHaveURL(/work-item/);
  await expect(employee.page.getByRole('complementary')).toContainText('請附上車次');
  await employee.typeCell('items', 0, 'description', '高鐵 0625 車次');
  await employee.shot('sent-back-zh');
  await employee.decide('Submit', '已補上車次');
  await expect(employee.page.getByText('任務提交成功')).toBeVisible();
  await expect(employee.page.getByRole('link', { name: /^下一件待辦：|^回到工作台/ })).toBeVisible();

  await manager.go('/work/todo');
  await manager.openWork(title);
  await expect(manager.field('items')).toContainText('高鐵 0625 車次');
  const disagree = manager.page.locator('button[data-action=DisAgree]');
  await disagree.press('Enter');
  await expect(manager.dialog).toBeVisible();
  await manager.page.keyboard.press('Escape');
  await expect(disagree).toBeFocused();
  await manager.decide('DisAgree', '不符合規定');
  await manager.go('/work/done');
  await manager.openWork(title);
  await expect(manager.page.getByRole('img', { name: '不同意' })).toHaveCount(1);
  await manager.shot('disagreed-zh');
});

test('a task is decided by a key and Enter, the next one by two clicks', async ({ browser }) => {
  for (const day of ['2027-03-01', '2027-03-02']) await submitLeave(server, day, day);
  const manager = await people.signedIn(browser, server, 'manager', { at: '/work/todo' });
  const entries = manager.page.getByRole('main').locator('[data-entry]');
  await expect(entries).toHaveCount(2);
  await manager.page.keyboard.press('j');
  await expect(manager.page.locator('button[data-action=Agree]')).toBeVisible();
  await manager.page.keyboard.press('a');
  await expect(manager.dialog).toBeVisible();
  await manager.page.keyboard.press('Enter');
  await expect(manager.dialog).toBeHidden();
  await expect(entries).toHaveCount(1);

  await manager.press('Agree');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(entries).toHaveCount(0);
});

test('a task that was decided in another window says so, and keeps what was typed', async ({ browser }) => {
  const instance = await submitExpense(server);
  const manager = await people.signedIn(browser, server, 'manager', { at: '/work/todo' });
  await manager.openWork(title);
  await manager.press('Agree');
  await manager.dialog.locator('textarea').fill('我也同意');
  await decideAs(server, 'manager', 'Agree', { instance });
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toContainText('目前的任務已被取消或處理');
  await expect(manager.dialog.locator('textarea')).toHaveValue('我也同意');
  await manager.shot('refused-zh');
});

test('an expired access token is renewed silently; an ended sign-in asks to sign in and returns to the page', async ({ browser }) => {
  const employee = await people.signedIn(browser, server, 'employee', { at: '/work/started' });
  await employee.page.evaluate(() => localStorage.setItem('token', 'not.a.token'));
  await employee.page.reload();
  await expect.poll(() => employee.page.evaluate(() => localStorage.getItem('token'))).not.toBe('not.a.token');
  await expect(employee.page.getByRole('navigation').first()).toBeVisible();

  await employee.page.evaluate(() => {
    localStorage.setItem('token', 'not.a.token');
    localStorage.setItem('refresh_token', 'nor.this');
  });
  await employee.page.reload();
  await expect(employee.page.locator('button[type=submit]')).toBeVisible();
  await employee.signIn('employee', 'wrong');
  await expect(employee.page.getByText('帳號或密碼不正確')).toBeVisible();
  await employee.shot('wrong-password-zh');
  await employee.signIn('employee', 'inkstone');
  await expect(employee.page.getByRole('navigation').first()).toBeVisible();
  await expect(employee.page).toHaveURL(/work\/started/);
});

test('on a phone the claim is filled in row by row', async ({ browser }) => {
  const window = { size: phoneSize, at: '/new/expense_claim/expense_claim' };
  const employee = await Person.signedIn(browser, server, 'employee', window);
  await employee.type('purpose', '台中客戶拜訪');
  await employee.shot('phone-claim-zh');
  const width = await employee.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
  await employee.press('Save');
  await expect(employee.page.getByText('儲存成功')).toBeVisible();
  await employee.leave();
});
