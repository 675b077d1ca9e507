import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { settled } from './settled.ts';

let server: HostedServer;

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

test('a tender runs through parallel tasks, a total that changes meanwhile, chosen experts and a vote of the committee', async ({
  browser,
}) => {
  const employee = await Person.signedIn(browser, server, 'employee');
  await employee.go('/new/tender/tender');
  await employee.type('subject', '伺服器汰換');
  await employee.typeDate('needed_on', 0, '2099-12-01');
  await employee.type('quantity', '4');
  await employee.type('price', '100000');
  await employee.type('reason', '保固到期');
  await employee.press('Submit');
  await expect(employee.page.getByText('流程發起成功')).toBeVisible();

  // Both have the form open; the second one gets no live updates, sees an outdated total, and is asked to confirm.
  const tech = await Person.signedIn(browser, server, 'tech');
  await tech.page.route('**/api/live**', (route) => route.abort());
  await tech.page.reload();
  await tech.openWork('採購審議單');
  await tech.type('quantity', '5');
  await expect(tech.field('total')).toContainText('500,000.00');
  const budget = await Person.signedIn(browser, server, 'budget');
  await budget.openWork('採購審議單');
  await budget.empty('price');
  await budget.type('price', '120000');
  await budget.decide('Submit');
  await tech.press('Submit');
  await tech.dialog.locator('[data-action=confirm]').click();
  const question = tech.page.getByRole('dialog', { name: '數值與您看到的不同' });
  await expect(question).toContainText('總價');
  await expect(question).toContainText('您看到的 500,000.00');
  await expect(question).toContainText('現在是 600,000.00');
  expect(await accessibilityViolations(tech.page, '.ant-modal')).toEqual([]);
  await tech.shot('tender-values-zh');
  await question.locator('[data-action=confirm]').click();
  await expect(tech.dialog).toBeHidden();
  await budget.leave();

  // The convener sees the pickers and is asked to choose if nobody is chosen.
  const head = await Person.signedIn(browser, server, 'head');
  await head.openWork('採購審議單');
  await head.press('Agree');
  await expect(head.dialog.getByLabel('「專家審查」處理人')).toBeVisible();
  await head.shot('tender-pick-zh');
  expect(await accessibilityViolations(head.page, '.ant-modal')).toEqual([]);
  await head.dialog.locator('[data-action=confirm]').click();
  const nobody = head.page.getByRole('dialog', { name: '下一節點尚未選擇處理人' });
  await expect(nobody.getByRole('button', { name: '仍要提交' })).toBeEnabled();
  await settled(head.page);
  await nobody.getByRole('combobox').click();
  await head.page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: '鄭雅婷' }).click();
  await head.page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: '吳靜怡' }).click();
  await head.page.keyboard.press('Escape');
  await head.shot('tender-nobody-zh');
  expect(await accessibilityViolations(head.page, '.ant-modal')).toEqual([]);
  await nobody.locator('[data-action=confirm]').click();
  await expect(head.dialog).toBeHidden();
  await head.leave();

  // The first expert has the task; the following ones are shown beside the form.
  await employee.page.reload();
  const side = employee.page.getByRole('complementary');
  await expect(side.getByRole('listitem').filter({ hasText: '等待他人處理' })).toContainText('吳靜怡');
  await expect(side).toContainText('選擇 鄭雅婷、吳靜怡 處理');
  await employee.shot('tender-sequence-zh');

  await tech.page.unroute('**/api/live**');
  await tech.go('/');
  await tech.page.reload();
  await tech.openWork('採購審議單');
  await tech.decide('Agree', '規格合適');
  await tech.leave();
  await employee.leave();
});

test('the committee votes in English on a phone with its own button texts, and is decided before the last vote', async ({ browser }) => {
  const size = { width: 375, height: 812 };
  const finance = await Person.signedIn(browser, server, 'finance1');
  await finance.openWork('採購審議單');
  await finance.decide('Agree');

  for (const account of ['gm', 'budget']) {
    const member = await Person.signedIn(browser, server, account, { language: 'en', size });
    await member.openWork('Procurement committee');
    await expect(member.page.getByRole('button', { name: 'In favour' })).toBeVisible();
    await member.press('Agree');
    await expect(member.dialog.getByText('In favour').first()).toBeVisible();
    await member.shot(`tender-committee-${account}-en`);
    await member.dialog.locator('[data-action=confirm]').click();
    await expect(member.dialog).toBeHidden();
    await member.leave();
  }
  await finance.go('/');
  await finance.openWork('採購審議單');
  await finance.decide('Agree');
  await finance.leave();

  const employee = await Person.signedIn(browser, server, 'employee', { language: 'en', size });
  await employee.openWork('Procurement committee');
  await employee.type('award_number', 'AW-2026-001');
  await employee.shot('tender-award-en');
  await employee.decide('Submit');
  await employee.leave();
});
