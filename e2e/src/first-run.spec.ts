import { expect, test, type Browser } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { HostedServer } from './hosted-server.ts';
import { Person, type Server } from './person.ts';
import { ServerProcess } from './server-process.ts';
import { sharedServer } from './shared-server.ts';
import { phone } from './phone.ts';

const started: { dispose(): Promise<void> }[] = [];
test.afterEach(async () => {
  for (const server of started.splice(0)) await server.dispose();
});

/** A server without people, and the link of its set-up. */
async function emptyServer(): Promise<{ readonly server: HostedServer; readonly link: string }> {
  const server = await HostedServer.create({ isEmpty: true });
  started.push(server);
  await server.start({ DEMO: 'off' });
  await expect.poll(() => server.setupLink).toBeDefined();
  return { server, link: server.setupLink! };
}

/** Counts what people do: each address, click, entry, choice from a list, and file. */
class Counting {
  count = 0;

  async do(...steps: readonly (() => Promise<unknown>)[]): Promise<void> {
    for (const step of steps) await step();
    this.count += steps.length;
  }
}

test('the set-up leads from the printed link to published applications, and is taken up again where it was left', async ({ browser }) => {
  const { server, link } = await emptyServer();
  const left = await Person.arrive(browser, server, { at: link });
  await expect(left.page.getByRole('heading', { name: '組織' })).toBeVisible();
  await left.page.getByLabel('組織的中文名稱').fill('小店');
  await left.shot('first-run-organization-zh');
  await left.page.getByRole('button', { name: '下一步' }).click();
  await expect(left.page.getByRole('heading', { name: '管理員' })).toBeVisible();

  const boss = await Person.arrive(browser, server, { at: link });
  const { page } = boss;
  await page.getByLabel('您的姓名').fill('張三');
  await page.getByLabel('帳號').fill('boss');
  await page.getByLabel('密碼').fill('seven ink stones');
  await boss.shot('first-run-administrator-zh');
  await page.getByRole('button', { name: '建立管理員' }).click();
  await expect(page.getByRole('heading', { name: '人員' })).toBeVisible();
  await boss.shot('first-run-people-zh');
  await page.getByRole('button', { name: '稍後再做' }).click();
  await expect(page.getByRole('heading', { name: '應用' })).toBeVisible();
  await page.getByRole('checkbox', { name: '請假單' }).check();
  await page.getByRole('checkbox', { name: '費用報銷' }).check();
  await boss.shot('first-run-applications-zh');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '發布所選的 2 個應用' }).click();
  await expect(page.getByText('這些角色還沒有成員')).toContainText('財務覆核');
  await boss.shot('first-run-published-zh');

  await boss.go('/work/todo');
  await expect(page.getByText('初始設定還沒有完成')).toBeVisible();
  await boss.shot('first-run-notice-zh');
  await page.getByRole('link', { name: '繼續設定' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '可以開始使用了' })).toBeVisible();
  await boss.shot('first-run-ready-zh');
  await page.getByRole('button', { name: '完成設定' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: '請假單' })).toBeVisible();
  await boss.leave();
  await left.page.reload();
  await expect(left.page.getByText('第一位管理員已經建立')).toBeVisible();
  await left.leave();
});

test('on a phone in English, wrong settings are shown at their fields and each step can be opened again', async ({ browser }) => {
  const { server, link } = await emptyServer();
  const boss = await Person.arrive(browser, server, { ...phone, at: link });
  const { page } = boss;
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('English name of the organisation').fill('Small Shop');
  await page.getByLabel('Seal colour').fill('#ffeeaa');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Too light to be readable')).toBeVisible();
  await boss.shot('first-run-organization-en-phone');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Seal colour').fill('#8a1f5c');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Your name').fill('Boss');
  await page.getByLabel('Account').fill('boss');
  await page.getByLabel('Password').fill('password1');
  await page.getByRole('button', { name: 'Create administrator' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel('Password').fill('seven ink stones');
  await page.getByRole('button', { name: 'Create administrator' }).click();

  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await page.getByRole('link', { name: '1 Organisation' }).click();
  await expect(page.getByLabel('English name of the organisation')).toHaveValue('Small Shop');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible();
  await boss.shot('first-run-applications-en-phone');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue without publishing' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to use' })).toBeVisible();
  await boss.shot('first-run-ready-en-phone');
  await boss.leave();
});

test('administrators of the demo are shown how to begin an installation of their own', async ({ browser }) => {
  const server = await sharedServer();
  const admin = await Person.signedIn(browser, server, 'admin');
  await expect(admin.page.getByText('這是示範')).toBeVisible();
  await admin.shot('demo-notice-zh');
  await admin.page.getByRole('link', { name: '建立自己的系統' }).click();

  await expect(admin.page.getByLabel('指令')).toContainText(`DEMO=off PORT=${Number(new URL(server.url).port) + 1} DATA_DIR=`);
  await expect(admin.page.getByLabel('指令')).toContainText(/-own .*npm start/);
  expect(await accessibilityViolations(admin.page)).toEqual([]);
  await admin.shot('own-installation-zh');
  await admin.leave();
});

const people = `帳號,姓名,主要部門,直屬主管
amy,林小美,小店/業務部,ben
ben,陳大文,小店/業務部,
`;

/** Follows an invitation: a password, then the first sign-in. */
async function acceptInvitation(
  browser: Browser,
  server: Server,
  way: Counting,
  { link, account }: Record<'link' | 'account', string>,
): Promise<Person> {
  const person = await Person.arrive(browser, server, { at: link });
  way.count += 1;
  const { page } = person;
  const passwords = page.locator('input[autocomplete=new-password]');
  await expect(passwords.first()).toBeVisible();
  for (const each of await passwords.all()) await way.do(() => each.fill('ink on paper 2026'));
  await way.do(
    () => page.locator('button[type=submit]').click(),
    () => page.getByRole('link', { name: '登入' }).click(),
    () => page.locator('input[autocomplete=username]').fill(account),
    () => page.locator('input[autocomplete=current-password]').fill('ink on paper 2026'),
    () => page.locator('button[type=submit]').click(),
  );
  await expect(page.getByRole('navigation').first()).toBeVisible();
  return person;
}

/** Creates the link of an invitation as the signed-in administrator; returns the address after `#`. */
async function invite({ page }: Person, account: string): Promise<string> {
  const path = await page.evaluate(async (wanted) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
    const found = await fetch(`/api/organization/user/list_managed?keyword=${wanted}`, { headers });
    const { data: list } = (await found.json()) as { data: { items: readonly { id: string }[] } };
    const body = JSON.stringify({ personId: list.items[0]!.id, by: 'link' });
    const invited = await fetch('/api/auth/invite_person', { method: 'POST', headers, body });
    return ((await invited.json()) as { data: { path: string } }).data.path;
  }, account);
  return path.replace(/^.*#/, '');
}

test('the whole way: from an empty folder to the approved leave request of an imported employee', async ({ browser }, info) => {
  const server = await ServerProcess.create({ empty: true });
  started.push(server);
  await server.start({ DEMO: 'off' });
  const link = (): string | undefined => /#(\/setup\?token=\S+)/.exec(server.output)?.[1];
  await expect.poll(link).toBeDefined();
  const began = Date.now();
  const way = new Counting();
  const boss = await Person.arrive(browser, server, { at: link()! });
  const { page } = boss;
  await way.do(
    () => page.getByLabel('組織的中文名稱').fill('小店'),
    () => page.getByRole('button', { name: '下一步' }).click(),
    () => page.getByLabel('您的姓名').fill('張三'),
    () => page.getByLabel('帳號').fill('boss'),
    () => page.getByLabel('密碼').fill('seven ink stones'),
    () => page.getByRole('button', { name: '建立管理員' }).click(),
    () => page.getByLabel('選擇檔案').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people) }),
  );
  await expect(page.getByText('將建立 1 個部門')).toBeVisible();
  await boss.shot('first-run-import-zh');
  await way.do(
    () => page.getByRole('button', { name: '匯入 2 人' }).click(),
    () => page.getByRole('button', { name: '完成', exact: true }).click(),
    () => page.getByRole('checkbox', { name: '請假單' }).check(),
    () => page.getByRole('button', { name: '發布所選的 1 個應用' }).click(),
    () => page.getByRole('button', { name: '下一步' }).click(),
    () => page.getByRole('button', { name: '完成設定' }).click(),
  );
  await expect(page.getByRole('main').getByRole('heading', { name: '請假單' })).toBeVisible();
  const setUp = way.count;

  const links = { amy: await invite(boss, 'amy'), ben: await invite(boss, 'ben') };
  const amy = await acceptInvitation(browser, server, way, { link: links.amy, account: 'amy' });
  await way.do(
    () => amy.go('/new/leave_request/leave_request'),
    () => amy.choose('leave_kind', '特休'),
    () => amy.type('date_from', '2026-11-02'),
    () => amy.type('date_to', '2026-11-03'),
    () => amy.pickPerson('deputy', '張三'),
    () => amy.type('reason', '家庭旅遊'),
    () => amy.press('Submit'),
  );
  await expect(amy.page.getByText('流程發起成功')).toBeVisible();
  const ben = await acceptInvitation(browser, server, way, { link: links.ben, account: 'ben' });
  await way.do(
    () => ben.openWork('請假單'),
    () => ben.press('Agree'),
    () => ben.dialog.locator('textarea').fill('同意'),
    () => ben.dialog.locator('[data-action=confirm]').click(),
  );
  await expect(ben.dialog).toBeHidden();
  await expect(amy.page.getByRole('img', { name: '同意' })).toHaveCount(1);
  await amy.shot('first-run-approved-zh');

  // The two links of invitations are created by the call that the page of a person makes.
  info.annotations.push({ type: 'whole way', description: `${setUp} + ${way.count - setUp} actions, ${Date.now() - began} ms` });
  expect(setUp).toBeLessThanOrEqual(13);
  expect(way.count - setUp).toBeLessThanOrEqual(27);
  for (const person of [boss, amy, ben]) await person.leave();
});
