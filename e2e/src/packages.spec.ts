import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { ServerProcess } from './server-process.ts';
import { storedZip } from './small-workbook.ts';

let server: ServerProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await ServerProcess.create();
  await server.start();
});

test.afterAll(() => server.dispose());

const item = (code: string, name: string) => ({ code, name, type: 'ShortText' });
const control = (key: string, name: string, options: object = {}) => ({ key, type: 'text', options: { name, ...options } });

/** The files of an application for tools, with additional parts of its model and form. */
function toolPackage(items: readonly object[] = [], controls: readonly object[] = [], required = false): Buffer {
  const parts = {
    'app.json': {
      format: 1,
      code: 'tools',
      name: '工具借用',
      name_i18n: { en: 'Tools' },
      group: { code: 'work', name: '工作' },
      functions: [{ code: 'tool', name: '工具', schemaCode: 'tool', formCode: 'tool', listCode: 'tools' }],
    },
    'models/tool.json': { code: 'tool', name: '工具', dataItems: [item('label', '名稱'), ...items] },
    'forms/tool/tool.json': {
      code: 'tool',
      name: '工具',
      schemaCode: 'tool',
      controls: [control('label', '名稱', { required }), ...controls],
      layout: [],
    },
    'lists/tool/tools.json': { code: 'tools', name: '所有工具', schemaCode: 'tool', columns: [{ code: 'label', width: 120 }] },
  };
  return storedZip(Object.fromEntries(Object.entries(parts).map(([path, part]) => [path, JSON.stringify(part)])));
}

const chosen = (buffer: Buffer) => ({ name: 'tools.zip', mimeType: 'application/zip', buffer });

test('a package is previewed and imported as a new application, which everyone can open (zh)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin');
  const { page } = admin;
  await admin.go('/admin');
  await page.getByRole('link', { name: '應用與版本' }).click();
  await expect(page.getByRole('link', { name: '請假單' })).toBeVisible();
  await admin.shot('apps-zh');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: '匯入套件' }).click();

  await page.locator('input[type=file]').setInputFiles(chosen(Buffer.from('no zip')));
  await expect(page.getByText('無法讀取此檔案')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(chosen(toolPackage([], [control('nowhere', '沒有的項目')])));
  await expect(page.getByRole('list', { name: '無法匯入的原因' })).toContainText('nowhere');
  await expect(page.getByRole('button', { name: '匯入並發布' })).toBeDisabled();
  await admin.shot('package-wrong-zh');

  await page.locator('input[type=file]').setInputFiles(chosen(toolPackage()));
  await expect(page.getByText('這是新的應用')).toBeVisible();
  await admin.shot('package-new-zh');
  await page.getByRole('button', { name: '匯入並發布' }).click();
  await expect(page.getByRole('heading', { name: '工具借用' })).toBeVisible();
  await expect(page.getByRole('link', { name: /工具.*第 1 版/ })).toBeVisible();
  await admin.shot('app-zh');
  await admin.go('/apps/tools');
  await expect(page.getByText('工具', { exact: true }).first()).toBeVisible();
  await admin.leave();
});

test('the import of another version shows its changes before and after; its export is the same package (en, phone)', async ({
  browser,
}) => {
  const admin = await Person.signedIn(browser, server, 'admin', { language: 'en', size: { width: 375, height: 800 } });
  const { page } = admin;
  await admin.go('/admin/app-import');
  await page.locator('input[type=file]').setInputFiles(chosen(toolPackage([item('maker', '廠牌')], [control('maker', '廠牌')], true)));
  const preview = page.getByRole('region', { name: 'Changes to "Tools"' });
  await expect(preview).toContainText('Data item 廠牌');
  await expect(preview).toContainText('Required');
  await admin.shot('package-changes-phone-en');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await preview.getByRole('button', { name: 'Import and publish' }).click();

  await page.getByRole('link', { name: /工具.*Version 2/ }).click();
  await page.getByRole('button', { name: 'Compare with previous version' }).click();
  await expect(page.getByRole('list', { name: 'Changes from version 1 to version 2' })).toContainText('Data item 廠牌');
  await admin.shot('model-versions-phone-en');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await page.getByRole('tab', { name: 'Data items' }).click();
  await expect(page.getByRole('list', { name: 'Data items' })).toContainText('maker · ShortText · Type 0');
  await page.getByRole('tab', { name: 'Query lists' }).click();
  await expect(page.getByRole('link', { name: '所有工具' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the application' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export package' }).click();
  const zip = await readFile(await (await download).path());
  await admin.go('/admin/app-import');
  await page.locator('input[type=file]').setInputFiles(chosen(zip));
  await expect(page.getByText('The package is identical to the application in this system. There are no changes.')).toBeVisible();
  await admin.leave();
});
