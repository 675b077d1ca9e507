import { formSubmit, userSearch } from '@inkstone/api';
import { ApiClient } from '@inkstone/testing';
import { expect, test } from '@playwright/test';
import { Person } from './person.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;

test.beforeEach(async () => {
  server = await ServerProcess.create();
  await server.start();
});

test.afterEach(() => server.dispose());

async function submitLeave(): Promise<string> {
  const employee = await new ApiClient(server.url).signIn('employee', 'inkstone');
  const [deputy] = (await employee.call(userSearch, { keyword: '周柏翰' })).items;
  const values = {
    leave_kind: '特休',
    date_from: '2026-11-02',
    date_to: '2026-11-03',
    reason: '家事',
    deputy: { id: deputy!.id, name: '', unitType: 3 },
  };
  const answer = await employee.call(formSubmit, { schemaCode: 'leave_request', formCode: 'leave_request', patch: { values, rows: {} } });
  return answer.workflowInstanceId ?? '';
}

test('the initiator takes a request back and deletes the draft (en)', async ({ browser }) => {
  const id = await submitLeave();
  const employee = await Person.signedIn(browser, server, 'employee', { language: 'en' });
  await employee.go(`/instance/${id}`);

  await employee.pressRare('Retrieve');
  await expect(employee.dialog).toContainText('becomes a draft again');
  await employee.dialog.locator('[data-action=confirm]').click();

  await expect(employee.page.getByText('Retrieved', { exact: true }).first()).toBeVisible();
  await employee.go('/work/drafts');
  await employee.openWork('Leave');
  await employee.shot('draft-en');
  await employee.pressRare('Delete');
  await employee.dialog.locator('[data-action=confirm]').click();
  await expect(employee.page.getByText('No drafts')).toBeVisible();
  await employee.leave();
});

test('the manager hands it over, and an administrator cancels it (en)', async ({ browser }) => {
  const id = await submitLeave();
  const manager = await Person.signedIn(browser, server, 'manager', { language: 'en' });
  await manager.openWork('Leave');
  await manager.pressRare('Forward');
  await manager.takeByEnter(manager.dialog.getByRole('combobox'), '黃志強');
  await manager.shot('forward-en');
  await manager.dialog.locator('[data-action=confirm]').click();
  await expect(manager.dialog).toBeHidden();
  await manager.leave();

  const admin = await Person.signedIn(browser, server, 'admin', { language: 'en' });
  await admin.go(`/instance/${id}`);
  await expect(admin.page.getByRole('complementary')).toContainText('Forwarded to 黃志強');
  await admin.page.locator('[role=toolbar] [data-action=more]').click();
  await admin.page.getByRole('menuitem', { name: 'Cancel', exact: true }).click();
  await admin.dialog.locator('textarea').fill('ordered twice');
  await admin.dialog.locator('[data-action=confirm]').click();
  await expect(admin.page.getByRole('img', { name: 'VOID' })).toBeVisible();
  await admin.shot('cancelled-en');
  await admin.leave();
});
