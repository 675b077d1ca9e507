import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person, type Server } from './person.ts';
import { sharedServer } from './shared-server.ts';
import { storedZip } from './small-workbook.ts';
import { phoneSize } from './phone.ts';

let server: Server;
/** In one window that stays open. */
let admin: Person;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await sharedServer();
  admin = await Person.signedIn(browser, server, 'admin', { at: '/admin/apps' });
});

test.afterAll(() => admin.leave());

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

test('a package is previewed, becomes the working copy of a new application, and is published (zh)', async () => {
  const { page } = admin;
  await expect(page.getByRole('link', { name: '設計「請假單」' })).toBeVisible();
  await admin.shot('apps-zh');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await admin.go('/design');
  await page.getByRole('button', { name: '匯入套件' }).click();

  await page.locator('input[type=file]').setInputFiles(chosen(Buffer.from('no zip')));
  await expect(page.getByText('無法讀取此檔案')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(chosen(toolPackage([], [control('nowhere', '沒有的項目')])));
  await expect(page.getByRole('list', { name: '發布前要先處理' })).toContainText('nowhere');
  await admin.shot('package-wrong-zh');

  await page.locator('input[type=file]').setInputFiles(chosen(toolPackage()));
  await expect(page.getByText('這是新的應用')).toBeVisible();
  await admin.shot('package-new-zh');
  await page.getByRole('button', { name: '放入設計環境' }).click();
  await expect(page.getByRole('heading', { name: '要發布的文件' })).toBeVisible();
  await admin.publishDesign('tools');
  await admin.go('/apps/tools');
  await expect(page.getByRole('main').getByRole('heading', { name: '工具借用' })).toBeVisible();
  await expect(page.getByRole('main').getByText('還沒有記錄')).toBeVisible();
});

test('another version is published in parts; versions are compared and restored; its export is the same package (en)', async () => {
  const { page, dialog } = admin;
  await admin.go('/admin/app-import');
  await admin.switchLanguage();
  await page.locator('input[type=file]').setInputFiles(chosen(toolPackage([item('maker', '廠牌')], [control('maker', '廠牌')], true)));
  const preview = page.getByRole('region', { name: 'Changes to "Tools"' });
  await expect(preview).toContainText('Data item 廠牌');
  await expect(preview).toContainText('Required');
  await page.setViewportSize(phoneSize);
  await admin.shot('package-changes-phone-en');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 860 });
  await preview.getByRole('button', { name: 'Open in the design environment' }).click();

  const form = page.getByRole('listitem').filter({ hasText: 'Form' });
  await form.getByRole('button', { name: 'Compare "工具"' }).click();
  await form.getByText('Side by side').click();
  await expect(form.getByRole('columnheader')).toHaveText(['Position', 'Published', 'With these changes']);
  await expect(form.getByRole('table')).toContainText('廠牌');
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('publish-beside-en');
  await form.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Publish 1 document', exact: true }).click();
  await expect(page.getByText('1 document published; the other changes are kept.')).toBeVisible();
  await admin.publishDesign('tools');

  await admin.go('/design/tools/history');
  const versions = page.getByRole('list', { name: 'Published versions' });
  await versions.getByRole('button', { expanded: false }).first().click();
  await versions.getByRole('button', { name: 'View "工具", version 2' }).click();
  await expect(versions.getByText('Added control "廠牌"', { exact: false })).toBeVisible();
  await versions.getByText('Side by side').click();
  await expect(versions.getByRole('columnheader')).toHaveText(['Position', 'Version 1', 'Version 2']);
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('versions-beside-en');
  await versions
    .getByRole('button', { name: 'Hide' })
    .or(versions.getByRole('button', { expanded: false }).last())
    .last()
    .click();
  await versions.getByRole('button', { name: 'Restore "工具", version 1' }).first().click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Restored earlier content').first()).toBeVisible();
  await admin.go('/design/tools/publish');
  await expect(page.getByRole('button', { name: /Publish \d documents?/ })).toBeVisible();

  await admin.go('/design/tools/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export package' }).click();
  const zip = await readFile(await (await download).path());
  await admin.go('/admin/app-import');
  await page.locator('input[type=file]').setInputFiles(chosen(zip));
  await expect(page.getByText('The package is identical to the application in this system. There are no changes.')).toBeVisible();
});
