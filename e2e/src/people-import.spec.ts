import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { phoneSize } from './phone.ts';

let server: HostedServer;
/** In one window that stays open. */
let admin: Person;

test.beforeAll(async ({ browser }) => {
  server = await HostedServer.create();
  await server.start();
  admin = await Person.signedIn(browser, server, 'admin', { at: '/admin/people-import' });
});

test.afterAll(async () => {
  await admin.leave();
  await server.dispose();
});

const count = 300;

/** A file of people in two new departments, who report to the first of them. */
function peopleFile({ mailOfRow12 }: { readonly mailOfRow12: string }) {
  const people = Array.from({ length: count }, (_, index) => {
    const account = `person${index + 1}`;
    const mail = index === 10 ? mailOfRow12 : `${account}@example.com`;
    const department = `墨川國際貿易/工廠/${index % 2 === 0 ? '生產組' : '品管組'}`;
    return [account, `員工${index + 1}`, `F${index + 1}`, mail, department, index === 0 ? '' : 'person1', '2026/3/2'].join(',');
  });
  const text = ['帳號,姓名,員工編號,電子郵件,主要部門,直屬主管,到職日', ...people].join('\r\n');
  return { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('a file with a mistake names its row and column; the fixed one imports 300 people', async () => {
  const { page } = admin;
  const input = page.locator('input[type=file]');
  await expect(page.getByRole('button', { name: '下載範本' })).toBeVisible();
  await admin.shot('people-import-pc-zh');
  expect(await accessibilityViolations(page)).toEqual([]);

  await input.setInputFiles(peopleFile({ mailOfRow12: 'no mail' }));
  await expect(page.getByText('300 列有問題')).toBeVisible();
  await page.getByRole('checkbox', { name: '依路徑建立不存在的部門' }).click();
  await expect(page.getByText('1 列有問題')).toBeVisible();
  const rows = page.getByRole('region', { name: '檔案內容' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.last().getByRole('rowheader')).toHaveText('12');
  await expect(rows.last().getByText('「no mail」不是電子郵件地址')).toBeVisible();
  await expect(page.getByRole('button', { name: /^匯入 299 人/ })).toBeDisabled();
  await admin.shot('people-import-issue-pc-zh');
  expect(await accessibilityViolations(page)).toEqual([]);

  await input.setInputFiles(peopleFile({ mailOfRow12: 'person11@example.com' }));
  await expect(page.getByText('300 列有問題')).toBeVisible();
  await page.getByRole('checkbox', { name: '依路徑建立不存在的部門' }).click();
  await expect(page.getByText('將建立 3 個部門')).toBeVisible();
  await admin.shot('people-import-preview-pc-zh');
  await page.getByRole('button', { name: '匯入 300 人' }).click();

  await expect(page.getByText('已匯入：新增 300 人、變更 0 人')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: '寄邀請給 300 位新人員' })).toBeVisible();
  await admin.shot('people-import-done-pc-zh');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('exported people, imported again on a phone in English, change nothing; a changed cell is shown', async () => {
  const { page } = admin;
  await page.reload();
  await admin.switchLanguage();
  await page.setViewportSize(phoneSize);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export .csv' }).click();
  const exported = await readFile(await (await downloading).path());
  const input = page.locator('input[type=file]');

  await input.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: exported });
  await expect(page.getByText('The file is identical to the stored data; there is nothing to write.')).toBeVisible();

  const changed = Buffer.from(exported.toString().replace('林小美', '林大美'));
  await input.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: changed });
  const rows = page.getByRole('region', { name: 'Rows in the file' }).getByRole('row');
  await expect(page.getByText('1 changed')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(rows.last().getByRole('deletion')).toHaveText('林小美');
  await expect(rows.last().getByRole('insertion')).toHaveText('林大美');
  await admin.shot('people-import-preview-phone-en');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await expect(page.getByText('Imported: 0 new, 1 changed')).toBeVisible({ timeout: 30_000 });
});
