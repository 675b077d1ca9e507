import { expect, test, type Browser } from '@playwright/test';
import { Person, type Language } from './person.ts';
import { HostedServer } from './hosted-server.ts';

let server: HostedServer;

test.beforeEach(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterEach(() => server.dispose());

const rows = [
  ['2026-11-02', '交通', '高鐵 台北－台中', '2', '700'],
  ['2026-11-02', '住宿', '商務旅館', '1', '2400'],
  ['2026-11-02', '餐飲', '午餐', '3', '180.5'],
  ['2026-11-03', '交通', '計程車', '4', '235'],
  ['2026-11-03', '餐飲', '客戶晚餐', '1', '1860'],
  ['2026-11-03', '文具', '簡報印刷', '12', '25'],
  ['2026-11-04', '其他', '停車費', '2', '120'],
] as const;

/** Both languages take the whole way; the long sheet is filled in once. */
const claims = {
  zh: { count: rows.length, total: '7,681.50', capital: '柒仟陸佰捌拾壹元伍角整' },
  en: { count: 4, total: '5,281.50', capital: '伍仟貳佰捌拾壹元伍角整' },
} as const;

/** Texts of the product that the tests use. */
const productTexts = {
  zh: {
    started: '流程發起成功',
    agreed: '同意',
    disagreed: '不同意',
    ended: '流程結束',
    title: '費用報銷',
    add: '新增一行',
    done: '任務提交成功',
  },
  en: {
    started: 'Workflow initiated',
    agreed: 'AGREED',
    disagreed: 'DIS- AGREED',
    ended: 'Completed',
    title: 'Expense',
    add: 'Add row',
    done: 'submitted',
  },
} as const;

async function fillClaim(employee: Person, words: (typeof productTexts)[Language], count: number): Promise<void> {
  await employee.go('/new/expense_claim/expense_claim');
  await employee.type('purpose', '台中客戶拜訪');
  for (const [index, [date, category, description, quantity, price]] of rows.slice(0, count).entries()) {
    if (index >= 2) await employee.page.getByRole('button', { name: words.add }).click();
    await employee.typeCell('items', index, 'date', date);
    await employee.chooseCell('items', index, 'category', category);
    await employee.typeCell('items', index, 'description', description);
    await employee.typeCell('items', index, 'quantity', quantity);
    await employee.typeCell('items', index, 'price', price);
  }
}

async function decideAs(browser: Browser, account: string, language: Language, action: string, opinion: string): Promise<void> {
  const person = await Person.signedIn(browser, server, account, { language });
  await person.openWork('費用報銷單');
  await person.decide(action, opinion);
  await person.leave();
}

for (const language of ['zh', 'en'] as const) {
  const words = productTexts[language];
  const { count, total, capital } = claims[language];

  test(`an expense claim of ${count} rows is filled in, submitted, approved and shown as completed (${language})`, async ({ browser }) => {
    const employee = await Person.signedIn(browser, server, 'employee', { language });
    await fillClaim(employee, words, count);
    await expect(employee.field('total')).toContainText(total);
    await expect(employee.field('total_capital')).toContainText(capital);
    await employee.shot(`expense-filled-${language}`);
    await employee.press('Submit');
    await expect(employee.page.getByText(words.started)).toBeVisible();

    const manager = await Person.signedIn(browser, server, 'manager', { language });
    await manager.shot(`todo-${language}`);
    await manager.openWork('費用報銷單');
    await manager.shot(`todo-open-${language}`);
    await manager.press('Agree');
    await manager.dialog.locator('textarea').fill('核對無誤');
    await manager.shot(`opinion-${language}`);
    await manager.dialog.locator('[data-action=confirm]').click();
    await expect(manager.dialog).toBeHidden();
    await manager.leave();
    await decideAs(browser, 'finance1', language, 'Agree', '單據齊全');
    await expect(employee.page.getByText(words.ended, { exact: true })).toBeHidden();
    await decideAs(browser, 'finance2', language, 'Agree', '同意付款');

    await employee.page.reload();
    const history = employee.page.getByRole('complementary');
    await expect(history.getByRole('img', { name: words.agreed })).toHaveCount(3);
    await expect(history).toContainText('核對無誤');
    await expect(history).toContainText(words.ended);
    await employee.shot(`expense-completed-${language}`);
    await employee.go('/work/started');
    await expect(employee.page.locator('main')).toContainText('EX-');
    await employee.leave();
  });
}

test('a claim is returned, corrected, submitted again and rejected', async ({ browser }) => {
  const employee = await Person.signedIn(browser, server, 'employee');
  await fillClaim(employee, productTexts.zh, 1);
  await employee.deleteRow('items', 1);
  await employee.press('Submit');
  await expect(employee.page.getByText(productTexts.zh.started)).toBeVisible();

  const manager = await Person.signedIn(browser, server, 'manager');
  await manager.openWork('費用報銷單');
  await manager.press('Reject');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toContainText('請選擇要退回的節點');
  await expect(manager.dialog).toContainText('請輸入您的意見');
  await manager.dialog.getByRole('radio').first().check();
  await manager.dialog.locator('textarea').fill('請附上車次');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toBeHidden();

  await employee.go('/work/todo');
  await employee.openWork('費用報銷單');
  await employee.page.getByRole('button', { name: '在整頁開啟' }).click();
  await expect(employee.page).toHaveURL(/work-item/);
  await expect(employee.page.getByRole('complementary')).toContainText('請附上車次');
  await employee.typeCell('items', 0, 'description', '高鐵 0625 車次');
  await employee.shot('sent-back-zh');
  await employee.decide('Submit', '已補上車次');
  await expect(employee.page.getByText('任務提交成功')).toBeVisible();
  await expect(employee.page.getByRole('link', { name: /^下一件待辦：|^回到工作台/ })).toBeVisible();

  await manager.go('/work/todo');
  await manager.openWork('費用報銷單');
  await expect(manager.field('items')).toContainText('高鐵 0625 車次');
  const disagree = manager.page.locator('button[data-action=DisAgree]');
  await disagree.press('Enter');
  await expect(manager.dialog).toBeVisible();
  await manager.page.keyboard.press('Escape');
  await expect(disagree).toBeFocused();
  await manager.decide('DisAgree', '不符合規定');
  await manager.go('/work/done');
  await manager.openWork('費用報銷單');
  await expect(manager.page.getByRole('img', { name: productTexts.zh.disagreed })).toHaveCount(1);
  await manager.shot('disagreed-zh');
  await manager.leave();
  await employee.leave();
});

test('a task that another person finished, a second click and a wrong password each show a clear message', async ({ browser }) => {
  const stranger = await Person.arrive(browser, server);
  await stranger.signIn('employee', 'wrong');
  await expect(stranger.page.getByText('帳號或密碼不正確')).toBeVisible();
  await stranger.shot('wrong-password-zh');
  await stranger.leave();

  const employee = await Person.signedIn(browser, server, 'employee');
  await fillClaim(employee, productTexts.zh, 1);
  await employee.deleteRow('items', 1);
  let submissions = 0;
  employee.page.on('request', (request) => (submissions += request.url().includes('/form/submit') ? 1 : 0));
  await employee.page.locator('[role=toolbar] [data-action=Submit]').dblclick();
  await expect(employee.page.getByText(productTexts.zh.started)).toBeVisible();
  expect(submissions).toBe(1);
  await employee.leave();

  const first = await Person.signedIn(browser, server, 'manager');
  const second = await Person.signedIn(browser, server, 'manager');
  await first.openWork('費用報銷單');
  await second.openWork('費用報銷單');
  await second.press('Agree');
  await second.dialog.locator('textarea').fill('我也同意');
  await first.decide('Agree', '同意');
  await second.dialog.locator('[data-action=confirm]').click();
  await expect(second.dialog).toContainText('當前任務已被取消或處理');
  await expect(second.dialog.locator('textarea')).toHaveValue('我也同意');
  await second.shot('refused-zh');
  await first.leave();
  await second.leave();
});

test('an expired access token is renewed silently; an ended sign-in asks to sign in and returns to the page', async ({ browser }) => {
  const employee = await Person.signedIn(browser, server, 'employee');
  await employee.page.evaluate(() => localStorage.setItem('token', 'not.a.token'));
  await employee.go('/work/started');
  await employee.page.reload();
  await expect.poll(() => employee.page.evaluate(() => localStorage.getItem('token'))).not.toBe('not.a.token');
  await expect(employee.page.getByRole('navigation').first()).toBeVisible();

  await employee.page.evaluate(() => {
    localStorage.setItem('token', 'not.a.token');
    localStorage.setItem('refresh_token', 'nor.this');
  });
  await employee.page.reload();
  await expect(employee.page.locator('button[type=submit]')).toBeVisible();
  await employee.signIn('employee', 'inkstone');
  await expect(employee.page).toHaveURL(/work\/started/);
  await employee.leave();
});

test('on a phone the claim is filled in row by row', async ({ browser }) => {
  const employee = await Person.signedIn(browser, server, 'employee', { size: { width: 375, height: 760 } });
  await employee.shot('phone-workbench-zh');
  await employee.go('/start');
  await employee.shot('phone-start-zh');
  await employee.go('/new/expense_claim/expense_claim');
  await employee.type('purpose', '台中客戶拜訪');
  await employee.shot('phone-claim-zh');
  const width = await employee.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
  await employee.press('Save');
  await expect(employee.page.getByText('儲存成功')).toBeVisible();
  await employee.leave();
});
