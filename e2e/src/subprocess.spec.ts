import { createServer, type Server } from 'node:http';
import { createUrge, formSubmit, userSearch } from '@inkstone/api';
import { cellPath, createId } from '@inkstone/schema';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { as, decideAs, submitTask } from './work-by-calls.ts';
import { phone } from './phone.ts';

let server: HostedServer;
/** The personnel system of the demo: the requests it received, and its response. */
let personnel: Server;
let answer = 409;
const letters: { id: string; body: string }[] = [];

test.beforeAll(async () => {
  personnel = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (answer === 200) letters.push({ id: String(request.headers['webhook-id']), body });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => personnel.listen(18_181, '127.0.0.1', resolve));
  server = await HostedServer.create();
  await server.start({ PRIVATE_HOSTS: '127.0.0.1' });
});

test.afterAll(async () => {
  personnel.close();
  await server.dispose();
});

/** Submits an onboarding with all preparations or with none; the manager agrees. */
async function prepare(newcomer: string, first_day: string, mentors: readonly string[], items: readonly string[]): Promise<string> {
  const employee = await as(server, 'employee');
  const people = await Promise.all(mentors.map(async (name) => (await employee.call(userSearch, { keyword: name })).items[0]!.id));
  const rows = items.map((item) => ({ id: createId(), item, quantity: 1 }));
  const values = {
    newcomer,
    position: '業務專員',
    first_day,
    needs_account: items.length > 0,
    tell_personnel: items.length > 0,
    mentors: people.map((id) => ({ id, name: '', unitType: 3 })),
    ...Object.fromEntries(
      rows.flatMap(({ id, item, quantity }) => [
        [cellPath('equipment', id, 'item'), item],
        [cellPath('equipment', id, 'quantity'), quantity],
      ]),
    ),
  };
  const patch = { values, rows: rows.length > 0 ? { equipment: { added: rows.map(({ id }) => id) } } : {} };
  const { workflowInstanceId } = await employee.call(formSubmit, { schemaCode: 'onboarding', formCode: 'onboarding', patch });
  await decideAs(server, 'manager', 'Agree', { instance: workflowInstanceId! });
  return workflowInstanceId!;
}

const today = new Date().toISOString().slice(0, 10);

test('a sub-process runs for each piece of equipment and each mentor, then the personnel system is notified', async ({ browser }) => {
  const id = await prepare('何家寧', today, ['周柏翰', '吳靜怡'], ['筆記型電腦', '門禁卡']);

  // The initiator sees the started sub-processes and navigates there and back.
  const employee = await Person.signedIn(browser, server, 'employee', { at: `/instance/${id}` });
  const side = employee.page.getByRole('complementary');
  await expect(side).toContainText('等待 2 個子流程');
  await side.getByRole('tab', { name: '資訊' }).click();
  await expect(side.getByRole('link', { name: /設備發放單/ })).toHaveCount(2);
  await employee.shot('subprocess-parent-zh');
  expect(await accessibilityViolations(employee.page)).toEqual([]);

  const tech = await Person.signedIn(browser, server, 'tech');
  await tech.openWork('新人到職單');
  await tech.type('account_name', 'ho.jianing');
  // The instance changes while the form is filled in: the page is updated, and typed values stay.
  await (await as(server, 'employee')).call(createUrge, { workflowInstanceId: id });
  await expect(tech.page.getByText('您填寫的內容仍保留')).toBeVisible();
  await expect(tech.field('account_name').locator('input')).toHaveValue('ho.jianing');
  await tech.shot('subprocess-account-zh');
  await tech.decide('Submit');
  await tech.go('/');
  await expect(tech.page.getByRole('main').getByRole('listitem').filter({ hasText: '設備發放單' })).toHaveCount(2);
  await tech.openWork('設備發放單');
  await tech.type('asset_number', 'A-1');
  await tech.decide('Submit');
  // The other one is the only task once this one is done.
  await tech.go('/');
  await expect(tech.page.getByRole('main').getByRole('listitem').filter({ hasText: '設備發放單' })).toHaveCount(1);
  await submitTask(server, 'tech', 'equipment_issue', { asset_number: 'A-2' });
  await tech.leave();

  await side
    .getByRole('link', { name: /設備發放單/ })
    .first()
    .click();
  await expect(employee.field('asset_number')).toContainText(/A-[12]/);
  await side.getByRole('tab', { name: '資訊' }).click();
  await employee.shot('subprocess-child-zh');
  await side.getByRole('link', { name: /新人到職單/ }).click();
  // Each sub-process returns its result right after its submission, and the open page is updated.
  await expect(employee.field('equipment')).toContainText(/A-1.*A-2|A-2.*A-1/);
  // An administrator who takes no part views the instance.
  const admin = await Person.signedIn(browser, server, 'admin', { at: `/instance/${id}` });
  await expect(admin.page.getByRole('complementary')).toContainText('等待 2 個子流程');

  // Each mentor has their own sub-process, on a phone in English.
  const mentor = await Person.signedIn(browser, server, 'deputy', phone);
  await mentor.openWork('Mentoring');
  await mentor.type('plan', 'Meet the team, read the handbook');
  await mentor.shot('subprocess-mentor-en');
  expect(await accessibilityViolations(mentor.page)).toEqual([]);
  await mentor.decide('Submit');
  await mentor.leave();
  await submitTask(server, 'finance1', 'mentoring', { plan: 'Meet the team, read the handbook' });

  // On the day before, the personnel system refuses the first request; an administrator retries it.
  await expect(admin.page.getByText('answered 409').first()).toBeVisible();
  await expect(side).toContainText('原因請洽流程管理員');
  await expect(employee.page.getByText('answered 409')).toHaveCount(0);
  await admin.shot('subprocess-exception-zh');

  // The history shows the changes of each action with old and new values, limited to visible fields.
  const historyPanel = admin.page.getByRole('complementary');
  await historyPanel.getByRole('button', { name: '檢視修改' }).first().click();
  await expect(historyPanel.locator('dl').first()).toContainText(/帳號名稱.*（空白） → ho\.jianing/);
  for (const [person, sees] of [
    [admin, true],
    [employee, false],
  ] as const) {
    await person.page.getByRole('tab', { name: '修改' }).click();
    const changes = person.page.getByRole('list', { name: '修改' });
    await expect(changes).toContainText(/設備 第 1 列 財產編號（空白） → A-[12]/);
    await expect(changes.getByText('帳號名稱')).toHaveCount(sees ? 1 : 0);
  }
  await admin.shot('changes-zh');
  expect(await accessibilityViolations(admin.page)).toEqual([]);
  answer = 200;
  await admin.page.getByRole('button', { name: '重試' }).first().click();
  await expect(admin.page.getByText('可由維運人員重新啟動')).toBeHidden();
  await employee.go('/');
  await employee.openWork('新人到職單');
  await employee.type('impression', '順利');
  await employee.decide('Submit');
  expect(letters.map(({ body }) => (JSON.parse(body) as { values: unknown }).values)).toEqual([
    { newcomer: '何家寧', position: '業務專員', first_day: today, account_name: 'ho.jianing' },
  ]);
  await admin.leave();
  await employee.leave();
});

test('without preparations the workflow waits for the day, and an administrator continues it (en, phone)', async ({ browser }) => {
  const id = await prepare('范姜宇', '2099-12-01', [], []);
  const window = { ...phone, at: `/instance/${id}` } as const;
  const admin = await Person.signedIn(browser, server, 'admin', window);
  await expect(admin.page.getByRole('complementary')).toContainText('Waiting until 30 Nov');
  await admin.shot('subprocess-waiting-en');
  expect(await accessibilityViolations(admin.page)).toEqual([]);

  await admin.chooseMenuAction('Activate node');
  await admin.dialog.getByRole('combobox').first().click();
  await admin.page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: 'Confirm arrival' }).click();
  await admin.shot('subprocess-activate-en');
  await admin.dialog.locator('[data-action=confirm]').click();
  await expect(admin.dialog).toBeHidden();
  await expect(admin.page.locator('[data-open]')).toContainText('林小美');
  await expect(admin.page.getByText('Waiting until')).toHaveCount(0);
  await admin.leave();
});
