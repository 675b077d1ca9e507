import { expect, test } from '@playwright/test';
import { startIdentityProvider, type IdentityProviderServer } from '@inkstone/testing/identity-provider';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { phone } from './phone.ts';

let server: HostedServer;
let provider: IdentityProviderServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  [server, provider] = await Promise.all([HostedServer.create(), startIdentityProvider()]);
  await server.start({ PRIVATE_HOSTS: '127.0.0.1' });
});

test.afterAll(async () => {
  await server.dispose();
  await provider.close();
});

test('an administrator sets the provider; issues are shown at their fields (zh)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin', { at: '/admin/settings' });
  const { page } = admin;
  const save = page.getByRole('toolbar', { name: '操作', exact: true }).getByRole('button');
  await page.getByRole('radio', { name: 'OpenID Connect' }).check();
  await page.getByLabel('簽發者').fill(provider.issuer);
  await save.click();
  await expect(page.getByText('請填寫此欄')).toHaveCount(2);

  await page.getByLabel('登入按鈕名稱（中文）').fill('公司帳號');
  await page.getByLabel('登入按鈕名稱（英文）').fill('Acme');
  await page.getByLabel('用戶端 ID').fill(provider.clientId);
  await page.getByLabel('用戶端密鑰').fill(provider.clientSecret);
  await expect(page.getByLabel('返回網址')).toHaveValue(`${server.url}/`);
  await save.click();

  await expect(page.getByRole('toolbar').getByText('設定已儲存')).toBeVisible();
  await expect(page.getByLabel('用戶端密鑰')).toHaveValue('');
  await admin.shot('identity-settings-zh');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await admin.leave();
});

test('signing in by the provider leads to the requested page, and the code is removed from the URL (zh)', async ({ browser }) => {
  provider.setClaims({ sub: 'p-1', preferred_username: 'employee' });
  const person = await Person.arrive(browser, server, { at: '/work/done?group=app' });
  const { page } = person;
  await expect(page.getByRole('button', { name: '以公司帳號登入' })).toBeVisible();
  await person.shot('sign-in-provider-zh');
  await page.getByRole('button', { name: '以公司帳號登入' }).click();

  await expect(page).toHaveURL(`${server.url}/#/work/done?group=app`);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByText('林小美').first()).toBeVisible();
  await person.leave();
});

test('a code of another browser is refused, and a person without an account gets a message (en, phone)', async ({ browser }) => {
  provider.setClaims({ sub: 'p-2', preferred_username: 'nobody' });
  const person = await Person.arrive(browser, server, phone);
  const { page } = person;
  await page.goto(`${server.url}/?code=stolen&state=elsewhere`);
  await expect(page.getByText('was not started in this tab')).toBeVisible();
  expect(page.url()).not.toContain('stolen');

  await page.getByRole('button', { name: 'Sign in with Acme' }).click();

  await expect(page.getByText('There is no account nobody for you')).toBeVisible();
  await person.shot('sign-in-provider-refused-en-375');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await person.leave();
});
