import { createPerson, changeOwnMail, listManagedDepartments } from '@inkstone/api';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { MailServer } from './mail-server.ts';
import { call } from './call.ts';
import { Person, type Server } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { totpCode } from './totp-code.ts';
import { phone, phoneSize } from './phone.ts';

let server: HostedServer;
let mail: MailServer;
/** Passkeys need a host name, which the links of mails have too. */
let site: Server;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  mail = await MailServer.start();
  server = await HostedServer.create();
  site = { url: server.url.replace('127.0.0.1', 'localhost') };
  await server.start({ SMTP_URL: mail.url, MAIL_FROM: 'forms@example.com', PUBLIC_URL: site.url });
});
test.afterAll(async () => {
  await server.dispose();
  await mail.stop();
});

const password = 'seven ink stones';

async function chooseNewPassword({ page }: Person, button: RegExp): Promise<void> {
  const inputs = page.locator('input[autocomplete=new-password]');
  await inputs.first().fill(password);
  await inputs.last().fill(password);
  await page.getByRole('button', { name: button }).click();
}

test('an invited person sets a password and a second factor, and signs in with both (zh)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, site, 'admin', { at: '/admin' });
  const [department] = await call(admin, listManagedDepartments, {});
  const { id } = await call(admin, createPerson, { account: 'newcomer', name: '新進人', departmentIds: [department!.id] });
  await admin.go(`/admin/accounts/${id}`);
  await expect(admin.page.getByText('尚未邀請')).toBeVisible();
  await admin.page.getByRole('button', { name: '產生邀請連結' }).click();
  const link = await admin.dialog.locator('code').textContent();
  await admin.dialog.getByRole('button', { name: /關\s*閉/ }).click();
  expect(await accessibilityViolations(admin.page, 'main')).toEqual([]);
  await admin.shot('account-invited-pc-zh');

  const newcomer = await Person.arrive(browser, site);
  await newcomer.page.goto(link!);
  await expect(newcomer.page.getByText('新進人，您的帳號是 newcomer。')).toBeVisible();
  expect(await accessibilityViolations(newcomer.page)).toEqual([]);
  await newcomer.shot('account-link-pc-zh');
  await chooseNewPassword(newcomer, /設定密碼/);
  await newcomer.page.getByRole('link', { name: '前往登入' }).click();
  await newcomer.signIn('newcomer', password);
  await newcomer.page.getByRole('navigation').first().waitFor();

  await newcomer.go('/me/security');
  await newcomer.page.getByRole('button', { name: '設定驗證器 App' }).click();
  await newcomer.dialog.locator('input[autocomplete=current-password]').fill(password);
  await newcomer.dialog.getByRole('button', { name: '下一步' }).click();
  const secret = await newcomer.dialog.locator('code').textContent();
  await newcomer.shot('totp-setup-pc-zh');
  await newcomer.dialog.getByLabel('App 顯示的驗證碼').fill(totpCode(secret!));
  await newcomer.dialog.getByRole('button', { name: /確\s*認/ }).click();
  await expect(newcomer.dialog.getByRole('listitem')).toHaveCount(10);
  await newcomer.shot('recovery-codes-pc-zh');
  await newcomer.dialog.getByRole('button', { name: '我已留存' }).click();
  await expect(newcomer.page.getByText('還有 10 組')).toBeVisible();
  expect(await accessibilityViolations(newcomer.page, 'main')).toEqual([]);

  await newcomer.go('/me');
  await newcomer.page.getByRole('button', { name: /登\s*出/ }).click();
  await newcomer.signIn('newcomer', password);
  await newcomer.page.getByLabel('驗證碼').fill(totpCode(secret!, 1));
  expect(await accessibilityViolations(newcomer.page)).toEqual([]);
  await newcomer.shot('second-step-pc-zh');
  await newcomer.page.getByRole('button', { name: /^登\s*入$/ }).click();
  await expect(newcomer.page.getByRole('navigation').first()).toBeVisible();
  await newcomer.leave();

  await admin.go('/admin/sign-ins');
  await expect(admin.page.getByText(/密碼 \+ 驗證碼/).first()).toBeVisible();
  expect(await accessibilityViolations(admin.page, 'main')).toEqual([]);
  await admin.leave();
});

test('a forgotten password is replaced by a mailed link, which ends all sessions (en)', async ({ browser }) => {
  const employee = await Person.signedIn(browser, site, 'employee', { language: 'en' });
  await call(employee, changeOwnMail, { email: 'mei@example.com', password: 'inkstone' });

  const forgetful = await Person.arrive(browser, site, phone);
  await forgetful.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await forgetful.page.getByLabel('Account or email address').fill('mei@example.com');
  expect(await accessibilityViolations(forgetful.page)).toEqual([]);
  await forgetful.page.getByRole('button', { name: 'Send link' }).click();
  await expect(forgetful.page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.poll(() => mail.mails.join('\n'), { timeout: 30_000 }).toContain('/#/account-link/');
  const link = /http\S+account-link\/[\w-]+/.exec(mail.mails.join('\n'))![0];

  await forgetful.page.goto(link);
  await chooseNewPassword(forgetful, /Set password/);
  await expect(forgetful.page.getByText('Sign in with the account employee and the new password.')).toBeVisible();
  await employee.page.reload();
  await expect(employee.page.locator('input[autocomplete=current-password]')).toBeVisible();
  await employee.leave();
  await forgetful.page.reload();
  await expect(forgetful.page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
  await forgetful.shot('account-link-used-phone-en');
  await forgetful.leave();
});

test('a passkey is registered, is the second step after a password, and signs in alone (en)', async ({ browser }) => {
  const manager = await Person.arrive(browser, site, { language: 'en' });
  const { page } = manager;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const signOut = async (): Promise<void> => {
    await manager.go('/me');
    await page.getByRole('button', { name: 'Sign out' }).click();
  };
  await manager.signIn('manager', 'inkstone');
  await page.getByRole('navigation').first().waitFor();
  await manager.go('/me/security');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await manager.dialog.getByLabel('Name, such as "My laptop"').fill('Laptop');
  await manager.dialog.locator('input[autocomplete=current-password]').fill('inkstone');
  await manager.dialog.getByRole('button', { name: 'Add passkey' }).click();
  await manager.dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Laptop')).toBeVisible();
  await manager.shot('passkey-pc-en');

  await signOut();
  await manager.signIn('manager', 'inkstone');
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.getByRole('navigation').first().waitFor();
  await signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await devtools.detach();
  await manager.leave();
});

test('after a reset the person must choose a password; sessions are listed and ended (zh)', async ({ browser }) => {
  const deputy = await Person.signedIn(browser, site, 'deputy');
  const { id } = await deputy.page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '{}') as { id: string });
  const admin = await Person.signedIn(browser, site, 'admin', { size: phoneSize, at: `/admin/accounts/${id}` });
  await admin.page.getByRole('button', { name: '重設密碼' }).click();
  await admin.page.locator('.ant-popover').getByRole('button', { name: '重設密碼' }).click();
  const temporary = await admin.dialog.locator('code').textContent();
  await admin.shot('temporary-password-phone-zh');
  await admin.leave();

  await deputy.page.reload();
  await deputy.signIn('deputy', temporary!);
  await expect(deputy.page.getByRole('heading', { name: '請設定自己的密碼' })).toBeVisible();
  expect(await accessibilityViolations(deputy.page)).toEqual([]);
  await deputy.shot('forced-change-pc-zh');
  await deputy.page.locator('input[autocomplete=current-password]').fill(temporary!);
  await chooseNewPassword(deputy, /設定密碼並繼續/);
  await deputy.page.getByRole('navigation').first().waitFor();

  const elsewhere = await Person.arrive(browser, site);
  await elsewhere.signIn('deputy', password);
  await elsewhere.page.getByRole('navigation').first().waitFor();
  await deputy.go('/me/security');
  await expect(deputy.page.getByText('這台裝置')).toBeVisible();
  await deputy.page.getByRole('button', { name: /^登出 / }).click();
  await expect(deputy.page.getByRole('button', { name: /^登出 / })).toHaveCount(0);
  await elsewhere.page.reload();
  await expect(elsewhere.page.locator('input[autocomplete=current-password]')).toBeVisible();
  await elsewhere.leave();
  await deputy.leave();
});
