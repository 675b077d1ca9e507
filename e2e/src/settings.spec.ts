import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await ServerProcess.create();
  await server.start();
});

test.afterAll(() => server.dispose());

test('an administrator limits uploads and sets a map; what is wrong is told beside its field (zh)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin');
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
  await page.getByRole('button', { name: '儲存' }).click();

  await expect(page.getByText('網址中缺少 {key}')).toBeVisible();
  await expect(page.getByText('請輸入金鑰')).toBeVisible();
  await expect(page.getByText('必須是 1 到 5000 的整數')).toBeVisible();
  await admin.shot('settings-refused-zh');

  await page.getByLabel('圖磚網址').fill('https://tile.example/{z}/{x}/{y}.png?k={key}');
  await page.getByLabel('圖磚金鑰').fill('s3cret');
  await page.getByLabel('版權聲明').fill('© Tiles');
  await page.getByLabel('一次匯入的列數上限').fill('1000');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByRole('toolbar').getByText('設定已儲存')).toBeVisible();
  await expect(page.getByText('由 200 改為 20')).toBeVisible();
  await admin.shot('settings-zh');
  await page.reload();
  await expect(page.getByLabel('圖磚金鑰')).toHaveAttribute('placeholder', '已設定，留空則不變');
  await expect(page.getByLabel('圖磚金鑰')).toHaveValue('');
  await admin.leave();
});

test('mourning takes the colour from every page, also on a phone (en)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin', { language: 'en', size: { width: 375, height: 812 } });
  await admin.go('/admin/settings');
  const { page } = admin;
  await page.getByRole('checkbox', { name: 'Show every page without colour' }).check();
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.locator('html')).toHaveClass(/ink-greyscale/);
  await admin.shot('settings-en-375');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await admin.leave();
  const stranger = await Person.arrive(browser, server);
  await expect(stranger.page.locator('html')).toHaveClass(/ink-greyscale/);
  await stranger.leave();
});

test('the organisation’s name and colour stand on the sign-in page; a colour nobody could read is refused (zh)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin');
  const { page } = admin;
  await admin.go('/admin/settings');
  await page.getByLabel('中文顯示名稱').fill('墨石');
  await page.getByLabel('品牌色').fill('#ffcc00');
  await page.getByRole('radio', { name: '深色' }).check();
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('顏色太淺，文字會看不清楚')).toBeVisible();
  await page.getByLabel('品牌色').fill('#0b5d3b');
  await page.getByRole('button', { name: '儲存' }).click();

  await expect(page.getByRole('toolbar').getByText('設定已儲存')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await admin.shot('settings-theme-dark-zh');
  await admin.leave();
  const stranger = await Person.arrive(browser, server);
  await expect(stranger.page.getByText('墨石')).toBeVisible();
  await expect(stranger.page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await stranger.shot('sign-in-theme');
  await stranger.leave();
});
