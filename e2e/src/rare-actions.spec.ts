import { getInstanceBaseinfo, saveAppRole, userSearch } from '@inkstone/api';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { as, decideAs, submitLeave } from './work-by-calls.ts';
import { phoneSize } from './phone.ts';

let server: HostedServer;

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

test('the initiator retrieves a request and deletes the draft (en)', async ({ browser }) => {
  const id = await submitLeave(server);
  const employee = await Person.signedIn(browser, server, 'employee', { language: 'en', at: `/instance/${id}` });

  await employee.chooseMenuAction('Retrieve');
  await expect(employee.dialog).toContainText('returns to draft');
  await employee.dialog.locator('[data-action=confirm]').click();

  await expect(employee.page.getByText('Retrieved', { exact: true }).first()).toBeVisible();
  await employee.go('/work/drafts');
  await employee.openWork('Leave');
  await employee.shot('draft-en');
  await employee.chooseMenuAction('Delete');
  await employee.dialog.locator('[data-action=confirm]').click();
  await expect(employee.page.getByText('No drafts')).toBeVisible();
  await employee.leave();
});

test('the manager forwards a task, and an administrator cancels the instance (en)', async ({ browser }) => {
  const id = await submitLeave(server);
  const manager = await Person.signedIn(browser, server, 'manager', { language: 'en' });
  await manager.openWork('Leave');
  await manager.chooseMenuAction('Forward');
  await manager.chooseByEnter(manager.dialog.getByRole('combobox'), '黃志強');
  await manager.shot('forward-en');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toBeHidden();
  await manager.leave();

  const admin = await Person.signedIn(browser, server, 'admin', { language: 'en', at: `/instance/${id}` });
  await expect(admin.page.getByRole('complementary')).toContainText('Forwarded to 黃志強');
  await admin.page.locator('[role=toolbar] [data-action=more]').click();
  await admin.page.getByRole('menuitem', { name: 'Cancel', exact: true }).click();
  await expect(admin.dialog).toContainText('The workflow stops here permanently and cannot be continued.');
  await admin.dialog.locator('textarea').fill('ordered twice');
  await admin.dialog.locator('[data-action=confirm]').click();
  await expect(admin.page.getByRole('img', { name: 'VOID' })).toBeVisible();
  await admin.shot('cancelled-en');
  await admin.leave();
});

test('a form is copied, submitted with a fresh one behind it, and edited outside of a task by whom a role lets (zh)', async ({
  browser,
}) => {
  const id = await submitLeave(server);
  const employee = await Person.signedIn(browser, server, 'employee', { at: `/instance/${id}` });
  await employee.chooseMenuAction('複製');
  await expect(employee.page.getByText('已複製為草稿')).toBeVisible();
  await expect(employee.field('reason').locator('textarea, input').first()).toHaveValue('家事');
  await employee.shot('copied-zh');

  await employee.go('/new/leave_request/leave_request');
  await employee.choose('leave_kind', '特休');
  await employee.type('date_from', '2026-12-21');
  await employee.type('date_to', '2026-12-21');
  await employee.type('reason', '返鄉');
  await employee.pickPerson('deputy', '周柏翰');
  await employee.chooseMenuAction('儲存並新增');
  await expect(employee.page.getByText('流程發起成功')).toBeVisible();
  await expect(employee.field('reason').locator('textarea, input').first()).toHaveValue('');
  expect(await accessibilityViolations(employee.page)).toEqual([]);
  await employee.leave();

  await decideAs(server, 'manager', 'Agree', { instance: id });
  const admin = await as(server, 'admin');
  const [clerk] = (await admin.call(userSearch, { keyword: '吳靜怡' })).items;
  await admin.call(saveAppRole, {
    appCode: 'leave',
    name: '人事',
    members: [{ kind: 'person', id: clerk!.id }],
    grants: [{ schemaCode: 'leave_request', rights: ['view', 'edit'], scope: 'all', fields: {} }],
  });
  const { objectId } = await admin.call(getInstanceBaseinfo, { workflowInstanceId: id });
  const window = { size: phoneSize, at: `/record/leave_request/${objectId}` };
  const editor = await Person.signedIn(browser, server, 'finance1', window);
  await editor.press('Edit');
  await editor.type('reason', '家事，已補證明');
  await editor.shot('edit-outside-phone-zh');
  await editor.press('save2');
  await expect(editor.page.getByText('儲存成功')).toBeVisible();
  await expect(editor.field('reason')).toContainText('家事，已補證明');
  await editor.press('Edit');
  await editor.type('reason', '不要');
  await editor.press('cancel2');
  await expect(editor.field('reason')).toContainText('家事，已補證明');
  await editor.leave();
});
