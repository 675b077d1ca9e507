import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { KeptPeople } from './kept-people.ts';
import { decideAs, submitLeave } from './work-by-calls.ts';
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

async function pickPeople(person: Person, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    // New search results may replace the option under the pointer.
    await expect(async () => {
      await person.dialog.getByRole('combobox').fill(name);
      await person.page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: name }).first().click();
      await expect(person.dialog.locator('.ant-select').first()).toContainText(name, { timeout: 2000 });
    }).toPass();
  }
  await person.dialog.locator('textarea').focus();
}

async function confirm(person: Person): Promise<void> {
  await person.dialog.locator('[data-action=confirm]').click();
  await expect(person.dialog).toBeHidden();
}

test('an assistant edits the form, and unfinished assistance is retrieved (zh)', async ({ browser }) => {
  await submitLeave(server);
  const manager = await people.signedIn(browser, server, 'manager');
  await manager.openWork('請假');
  await manager.chooseMenuAction('協辦');
  await pickPeople(manager, '許文龍', '鄭雅婷');
  await manager.dialog.locator('textarea').fill('請確認代理人');
  await manager.shot('assist-zh');
  expect(await accessibilityViolations(manager.page, '.ant-modal')).toEqual([]);
  await confirm(manager);

  await manager.go('/work/waiting');
  await manager.openWork('請假');
  await expect(manager.page.getByRole('region', { name: '參與的人員' })).toContainText('許文龍');
  await manager.shot('assist-waiting-zh');

  const helper = await Person.signedIn(browser, server, 'budget');
  await expect(helper.page.getByRole('main').getByText('協辦', { exact: true })).toBeVisible();
  await helper.openWork('請假');
  await expect(helper.page.getByRole('region', { name: '參與的人員' })).toContainText('請確認代理人');
  await helper.page.getByRole('button', { name: '在整頁開啟' }).click();
  await helper.pickPerson('deputy', '蔡佩君');
  await helper.shot('assist-edit-zh');
  await helper.press('Submit');
  await helper.dialog.locator('[data-action=confirm]').click();
  await expect(helper.dialog).toBeHidden();
  await helper.leave();

  await expect(manager.page.getByRole('region', { name: '參與的人員' })).toContainText('已完成');
  await manager.press('AssistRetrieve');
  await confirm(manager);
  await manager.go('/work/todo');
  await manager.openWork('請假');
  await expect(manager.field('deputy')).toContainText('蔡佩君');
  await manager.decide('Agree', '同意');
});

test('signers are added before and in parallel, and the person who added them sees their opinions when deciding (zh)', async ({
  browser,
}) => {
  const id = await submitLeave(server, '2026-11-09', '2026-11-10');
  const manager = await people.signedIn(browser, server, 'manager', { at: `/instance/${id}` });
  await manager.chooseMenuAction('加簽');
  await pickPeople(manager, '王建國');
  await manager.shot('add-sign-zh');
  await confirm(manager);
  await decideAs(server, 'gm', 'Agree', { opinion: '沒有意見' });
  await expect(manager.page.getByRole('region', { name: '參與的人員' })).toContainText('沒有意見');

  await manager.chooseMenuAction('加簽');
  await pickPeople(manager, '吳靜怡');
  await manager.dialog.getByText('並行加簽').click();
  await confirm(manager);
  await decideAs(server, 'finance1', 'Agree', { opinion: '可以' });

  const logs = manager.page.getByRole('complementary');
  await expect(logs).toContainText('並行加簽 吳靜怡');
  await expect(logs).toContainText('前加簽 王建國');
  await manager.shot('involved-progress-zh');
});

test('a consultation is answered and a copy is read on a phone; a signer added after decides too (en)', async ({ browser }) => {
  const id = await submitLeave(server, '2026-12-07', '2026-12-08');
  const manager = await people.signedIn(browser, server, 'manager', { ...phone, at: `/instance/${id}` });
  await manager.chooseMenuAction('Consult');
  await pickPeople(manager, '鄭雅婷');
  await manager.dialog.locator('textarea').fill('Is anything due that week?');
  await manager.dialog.getByText('Wait for answers').click();
  await manager.shot('consult-phone-en');
  await confirm(manager);
  await expect(manager.page.getByRole('region', { name: 'People involved' })).toContainText('Is anything due that week?');

  const tech = await Person.signedIn(browser, server, 'tech', phone);
  await tech.openWork('Leave');
  await expect(tech.page.getByRole('region', { name: 'People involved' })).toContainText('Is anything due that week?');
  await tech.shot('answer-phone-en');
  await tech.press('Answer');
  await tech.dialog.locator('textarea').fill('Nothing that cannot wait');
  await confirm(tech);

  await expect(manager.page.getByRole('region', { name: 'People involved' })).toContainText('Nothing that cannot wait');
  await manager.chooseMenuAction('Circulate');
  await pickPeople(manager, '鄭雅婷');
  await confirm(manager);
  await manager.chooseMenuAction('Add signers');
  await pickPeople(manager, '黃志強');
  await manager.dialog.getByText('After me').click();
  await manager.shot('add-sign-phone-en');
  expect(await accessibilityViolations(manager.page, '.ant-modal')).toEqual([]);
  await confirm(manager);
  await decideAs(server, 'head', 'Agree', { opinion: 'Fine' });

  await tech.go('/work/to-read');
  await tech.openWork('Leave');
  await tech.press('Read');
  await expect(tech.page.getByText('Marked as read')).toBeVisible();
  await tech.leave();
  await expect(manager.page.getByRole('complementary')).toContainText('Completed');
  await manager.shot('involved-phone-en');
  expect(await accessibilityViolations(manager.page)).toEqual([]);
});

test('several tasks are forwarded in one batch, and failed ones show the reason (zh)', async ({ browser }) => {
  await submitLeave(server, '2026-12-14', '2026-12-15');
  await submitLeave(server, '2026-12-21', '2026-12-22');
  const manager = await people.signedIn(browser, server, 'manager');
  await manager.page.locator('[data-action=select]').click();
  await manager.page.getByRole('checkbox', { name: '全選' }).click();
  await manager.shot('batch-select-zh');
  await manager.page.locator('[data-action=batch-forward]').click();
  await pickPeople(manager, '林小美');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toContainText('2 項未能轉辦');
  await expect(manager.dialog).toContainText('不允許轉辦給發起人');
  await manager.shot('batch-forward-zh');
  expect(await accessibilityViolations(manager.page, '.ant-modal')).toEqual([]);
  await confirm(manager);
  await manager.page.locator('[data-action=batch-forward]').click();
  await pickPeople(manager, '黃志強');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toContainText('已轉辦 2 項');
  await confirm(manager);
  await expect(manager.page.getByText('都處理完了')).toBeVisible();
});

test('tasks are filtered by application and form, counted and summarised (zh, and en on a phone)', async ({ browser }) => {
  await submitLeave(server, '2027-01-04', '2027-01-05');
  const manager = await people.signedIn(browser, server, 'manager');
  const main = manager.page.getByRole('main');
  const choose = async (label: string, choice: string): Promise<void> => {
    const list = main.getByRole('combobox', { name: label });
    await list.selectOption(await list.locator('option', { hasText: choice }).getAttribute('value'));
  };
  await choose('應用', '請假');
  await choose('表單', '請假');
  await expect(main.locator('[data-entry]').first()).toBeVisible();
  await manager.shot('work-filters-zh');
  await choose('應用', '採購審議');
  await expect(main.getByText('沒有符合的項目')).toBeVisible();
  await manager.go('/work/all');
  await expect(main.locator('[data-entry]').first()).toBeVisible();

  await main.getByRole('link', { name: '統計' }).click();
  await expect(main.getByRole('row', { name: /合計/ })).toBeVisible();
  await manager.shot('work-statistics-zh');
  expect(await accessibilityViolations(manager.page)).toEqual([]);

  const employee = await Person.signedIn(browser, server, 'employee', { ...phone, at: '/work/statistics?unit=1' });
  await expect(employee.page.getByText('You do not manage any department')).toBeVisible();
  await employee.go('/work/started');
  const statuses = employee.page.getByRole('combobox', { name: 'Status' }).locator('option');
  await expect(statuses.filter({ hasText: /(Running|Completed) \(\d+\)/ }).first()).toBeAttached();
  await employee.shot('work-status-phone-en');
  await employee.leave();
});
