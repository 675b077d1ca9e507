import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { phoneSize } from './phone.ts';

let server: HostedServer;
/** Who sets everything, in one window that stays open. */
let admin: Person;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await HostedServer.create();
  await server.start();
  admin = await Person.signedIn(browser, server, 'admin');
});

test.afterAll(async () => {
  await admin.leave();
  await server.dispose();
});

test('an administrator limits uploads and sets a map; issues are shown at their fields (zh)', async () => {
  const { page } = admin;
  await page
    .getByRole('button', { name: /系統管理員|管理/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: '系統管理' }).click();
  await page.getByRole('link', { name: '系統設定' }).click();
  await page.getByLabel('單一檔案上限').click();
  await page.getByTitle('20 MB').click();
  await page.getByRole('radio', { name: '需要金鑰的圖磚' }).check();
  await page.getByLabel('圖磚網址').fill('https://tile.example/{z}/{x}/{y}.png');
  await page.getByLabel('一次匯入的列數上限').fill('6000');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await page.getByRole('toolbar', { name: '操作', exact: true }).getByRole('button').click();

  await expect(page.getByText('網址中缺少 {key}')).toBeVisible();
  await expect(page.getByText('請輸入金鑰')).toBeVisible();
  await expect(page.getByText('必須是 1 到 5000 的整數')).toBeVisible();
  await admin.shot('settings-refused-zh');

  await page.getByLabel('圖磚網址').fill('https://tile.example/{z}/{x}/{y}.png?k={key}');
  await page.getByLabel('圖磚金鑰').fill('s3cret');
  await page.getByLabel('版權聲明').fill('© Tiles');
  await page.getByLabel('一次匯入的列數上限').fill('1000');
  await page.getByRole('toolbar', { name: '操作', exact: true }).getByRole('button').click();
  await expect(page.getByRole('toolbar').getByText('設定已儲存')).toBeVisible();
  await expect(page.getByText('由 200 改為 20')).toBeVisible();
  await admin.shot('settings-zh');
  await page.reload();
  await expect(page.getByLabel('圖磚金鑰')).toHaveAttribute('placeholder', '已設定，留空則不變');
  await expect(page.getByLabel('圖磚金鑰')).toHaveValue('');
});

test('a mail server and a webhook are set and tested, with clear failures (zh; en on a phone)', async () => {
  const { page } = admin;
  await page.getByRole('switch', { name: '郵件 啟用' }).click();
  await page.getByLabel('主機').fill('127.0.0.1');
  await page.getByLabel('連接埠', { exact: true }).fill('1');
  await page.getByLabel('寄件人').fill('硯');
  await page.getByLabel('密碼').fill('s3cret');
  await page.getByRole('switch', { name: 'Webhook 啟用' }).click();
  await page.getByRole('button', { name: '儲存訊息設定' }).click();
  await expect(page.getByText('請輸入電子郵件地址，例如')).toBeVisible();
  await expect(page.getByText('有密碼時請填寫帳號')).toBeVisible();
  await admin.shot('ways-refused-zh');

  await page.getByLabel('寄件人').fill('硯 <ink@example.com>');
  await page.getByLabel('帳號').fill('ink');
  await page.getByLabel('網址', { exact: true }).fill('https://hook.example/');
  await page.getByRole('checkbox', { name: '收到傳閱' }).uncheck();
  await page.getByRole('button', { name: '儲存訊息設定' }).click();
  await expect(page.getByRole('toolbar').getByText('訊息設定已儲存')).toBeVisible();
  await expect(page.getByLabel('密碼')).toHaveValue('');
  await page.getByLabel('測試信收件人').fill('somebody@example.com');
  await page.getByRole('button', { name: '寄出測試信' }).click();
  await expect(page.locator('[data-way=mail]')).toContainText('無法連線，請檢查連接埠與防火牆');
  await admin.shot('ways-zh');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await admin.switchLanguage();
  await page.setViewportSize(phoneSize);
  await page.reload();
  await expect(page.getByLabel('Host')).toHaveValue('127.0.0.1');
  await expect(page.getByText('No messages sent yet')).toBeVisible();
  await admin.shot('channels-en-375');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
});

test('the mourning mode removes the colours of every page, also on a phone (en)', async ({ browser }) => {
  const { page } = admin;
  await page.getByRole('checkbox', { name: 'Show all pages in greyscale' }).check();
  await page.getByRole('toolbar', { name: 'Actions', exact: true }).getByRole('button').click();

  await expect(page.locator('html')).toHaveClass(/ink-greyscale/);
  await admin.shot('settings-en-375');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const stranger = await Person.arrive(browser, server);
  await expect(stranger.page.locator('html')).toHaveClass(/ink-greyscale/);
  await stranger.leave();
});

test('the sign-in page shows name and colour of the organisation; a colour with low contrast is refused (zh)', async ({ browser }) => {
  const { page } = admin;
  await page.setViewportSize({ width: 1280, height: 860 });
  await admin.switchLanguage();
  await page.getByLabel('中文顯示名稱').fill('墨石');
  await page.getByLabel('品牌色').fill('#ffcc00');
  await page.getByRole('radio', { name: '深色' }).check();
  await page.getByRole('toolbar', { name: '操作', exact: true }).getByRole('button').click();
  await expect(page.getByText('顏色太淺，文字會看不清楚')).toBeVisible();
  await page.getByLabel('品牌色').fill('#0b5d3b');
  await page.getByRole('toolbar', { name: '操作', exact: true }).getByRole('button').click();

  await expect(page.getByRole('toolbar').getByText('設定已儲存')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await admin.shot('settings-theme-dark-zh');
  await expect(page).toHaveTitle('系統設定 · 墨石');
  await admin.go('/new/leave_request/leave_request');
  await expect(page).toHaveTitle('請假單 · 墨石');
  const stranger = await Person.arrive(browser, server);
  await expect(stranger.page.getByText('墨石')).toBeVisible();
  await expect(stranger.page).toHaveTitle('登入 · 墨石');
  await stranger.page.getByRole('button', { name: 'English' }).click();
  await expect(stranger.page).toHaveTitle('Sign in · 墨石');
  await expect(stranger.page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await stranger.shot('sign-in-theme');
  await stranger.leave();
});
