import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { submitLeave } from './work-by-calls.ts';
import { phone } from './phone.ts';

let server: HostedServer;
test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});
test.afterAll(() => server.dispose());

test('the holder of a task gets a message, is urged, and reads it on a phone', async ({ browser }) => {
  const manager = await Person.signedIn(browser, server, 'manager', { at: '/work/todo' });
  const todo = manager.page.getByRole('main').locator('nav a[aria-current=page]');
  await expect(todo).toHaveText('待辦');
  const id = await submitLeave(server);
  // This window is updated without any interaction.
  await expect(todo).toHaveText('待辦1');

  const employee = await Person.signedIn(browser, server, 'employee', { at: `/instance/${id}` });
  await employee.page.getByRole('button', { name: '催辦' }).click();
  const dialog = employee.page.getByRole('dialog', { name: '催辦處理人' });
  await dialog.getByRole('textbox', { name: '留言（選填）' }).fill('請今天處理');
  await employee.shot('urge-pc-zh');
  expect(await accessibilityViolations(employee.page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: '送出催辦' }).click();
  await expect(dialog).toBeHidden();
  await employee.page.getByRole('button', { name: '催辦' }).click();
  await expect(dialog.getByText(/最近由 林小美 於/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: '送出催辦' })).toBeDisabled();
  await dialog.getByRole('button', { name: '取消' }).click();

  await manager.go('/messages');
  await expect(manager.page.getByText(/林小美 催辦/)).toBeVisible();
  await expect(manager.page.getByText('請今天處理')).toBeVisible();
  await manager.shot('messages-pc-zh');
  expect(await accessibilityViolations(manager.page)).toEqual([]);
  await manager.go('/me/messages');
  await expect(manager.page.getByRole('checkbox', { name: '被催辦: 站內' })).toBeChecked();
  await manager.shot('message-settings-pc-zh');
  expect(await accessibilityViolations(manager.page)).toEqual([]);

  await employee.leave();
  await manager.leave();

  const reader = await Person.signedIn(browser, server, 'manager', { ...phone, at: '/messages?show=unread' });
  await expect(reader.page.getByText(/urges you about/)).toBeVisible();
  await reader.shot('messages-phone-en');
  expect(await accessibilityViolations(reader.page)).toEqual([]);
  await reader.page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(reader.page.getByText('No unread messages')).toBeVisible();
  await reader.leave();
});
