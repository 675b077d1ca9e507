import { expect } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { submitLeave } from './work-by-calls.ts';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

test('a person comments on a form and mentions another by @, who reads and replies on a phone', async ({ browser, server }) => {
  const address = `/instance/${await submitLeave(server)}`;
  const employee = await Person.signedIn(browser, server, 'employee', { at: address });
  await employee.page.getByRole('tab', { name: '評論' }).click();
  const box = employee.page.getByRole('textbox', { name: '寫下評論' });
  await employee.page.getByRole('button', { name: '傳送' }).click();
  await expect(employee.page.getByText('評論內容不能為空')).toBeVisible();
  await box.fill('請 ');
  await box.press('End');
  await box.pressSequentially('@wjg');
  await employee.page
    .getByRole('menuitem', { name: /王建國/ })
    .or(employee.page.locator('.ant-mentions-dropdown-menu-item', { hasText: '王建國' }))
    .first()
    .click();
  await box.pressSequentially('看一下');
  await employee.page.getByRole('button', { name: '加入附件' }).click();
  await employee.page
    .locator('aside input[type=file]')
    .first()
    .setInputFiles({ name: '行程.txt', mimeType: 'text/plain', buffer: Buffer.from('行程') });
  await expect(employee.page.locator('aside').getByText('行程.txt')).toBeVisible();
  await employee.page.getByRole('button', { name: '傳送' }).click();
  const comments = employee.page.getByRole('list', { name: '評論' });
  await expect(comments.getByText('@王建國')).toBeVisible();
  await expect(comments.getByText('行程.txt')).toBeVisible();
  await employee.shot('comments-pc-zh');
  expect(await accessibilityViolations(employee.page)).toEqual([]);
  await employee.page.getByRole('tab', { name: '進度' }).click();
  await expect(employee.page.getByText('提及 王建國，可查看此流程')).toBeVisible();
  await employee.page.getByRole('tab', { name: /評論/ }).click();

  const reader = await Person.signedIn(browser, server, 'gm', { ...phone, at: address });
  await reader.page.getByRole('tab', { name: 'Comments (1)' }).click();
  await reader.page.getByRole('button', { name: 'Reply', exact: true }).click();
  await reader.page.getByRole('textbox', { name: /Reply to/ }).fill('Looks fine');
  await reader.page.getByRole('button', { name: 'Send' }).last().click();
  await expect(reader.page.getByRole('listitem').getByRole('listitem').getByText('Looks fine')).toBeVisible();
  await expect(reader.page.getByRole('textbox', { name: /Reply to/ })).toBeHidden();
  await reader.shot('comments-phone-en');
  expect(await accessibilityViolations(reader.page)).toEqual([]);

  await comments.getByRole('button', { name: '展開 1 則回覆' }).click();
  await expect(comments.getByText('Looks fine')).toBeVisible();
  await reader.page.getByRole('button', { name: 'Delete' }).last().click();
  await reader.page.getByRole('tooltip').or(reader.page.locator('.ant-popover')).getByRole('button', { name: 'Delete' }).click();
  await expect(reader.page.getByText('Delete comment succeeded')).toBeVisible();
  await expect(comments.getByText('Looks fine')).toBeHidden();
  await employee.leave();
  await reader.leave();
});
