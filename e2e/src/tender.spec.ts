import { formSubmit } from '@inkstone/api';
import { expect } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { settled } from './settled.ts';
import { as, decideAs, submitTask } from './work-by-calls.ts';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

test('a tender runs through parallel tasks, a total that changes meanwhile, chosen experts and a vote of the committee', async ({
  server,
}) => {
  const values = { subject: '伺服器汰換', needed_on: '2099-12-01', quantity: 4, price: 100_000, reason: '保固到期' };
  const { workflowInstanceId } = await (await as(server, 'employee')).call(formSubmit, { schemaCode: 'tender', patch: { values } });

  // Both have the form open; the second one gets no live updates, sees an outdated total, and is asked to confirm.
  const tech = await server.signedIn('tech');
  await tech.page.route('**/api/live**', (route) => route.abort());
  await tech.page.reload();
  await tech.openWork('採購審議單');
  await tech.type('quantity', '5');
  await expect(tech.field('total')).toContainText('500,000.00');
  await submitTask(server, 'budget', 'tender', { price: 120_000 });
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

  // The convener sees the pickers and is asked to choose if nobody is chosen.
  const head = await server.signedIn('head');
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

  // The first expert has the task; the following ones are shown beside the form.
  const employee = await server.signedIn('employee', { at: `/instance/${workflowInstanceId!}` });
  const side = employee.page.getByRole('complementary');
  await expect(side.getByRole('listitem').filter({ hasText: '等待他人處理' })).toContainText('吳靜怡');
  await expect(side).toContainText('選擇 鄭雅婷、吳靜怡 處理');
  await employee.shot('tender-sequence-zh');

  await tech.page.unroute('**/api/live**');
  await tech.go('/');
  await tech.page.reload();
  await tech.openWork('採購審議單');
  await tech.decide('Agree', '規格合適');
});

test('the committee votes in English on a phone with its own button texts, and is decided before the last vote', async ({ server }) => {
  await decideAs(server, 'finance1', 'Agree');

  const member = await server.signedIn('gm', phone);
  await member.openWork('Procurement committee');
  await expect(member.page.getByRole('button', { name: 'In favour' })).toBeVisible();
  await member.press('Agree');
  await expect(member.dialog.getByText('In favour').first()).toBeVisible();
  await member.shot('tender-committee-gm-en');
  await member.dialog.locator('[data-action=confirm]').click();
  await expect(member.dialog).toBeHidden();
  for (const account of ['budget', 'finance1']) await decideAs(server, account, 'Agree');

  const employee = await server.signedIn('employee');
  await employee.openWork('採購審議單');
  await employee.type('award_number', 'AW-2026-001');
  await employee.shot('tender-award-zh');
  await employee.decide('Submit');
});
