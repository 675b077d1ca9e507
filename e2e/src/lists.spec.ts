import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { HostedServer } from './hosted-server.ts';
import { KeptPeople } from './kept-people.ts';
import { phone } from './phone.ts';

let server: HostedServer;
const people = new KeptPeople();
test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});
test.afterAll(async () => {
  await people.leave();
  await server.dispose();
});

const list = '/apps/purchase?list=supplier';
const dialogClosed = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toHaveCount(0);

test('several records are changed in one batch after a preview of the changes', async ({ browser }) => {
  const admin = await people.signedIn(browser, server, 'admin', { at: list });
  const { page } = admin;
  await expect(page.locator('table tbody tr')).toHaveCount(4);
  await page.getByRole('button', { name: /^選\s*取$/ }).click();
  await page.getByRole('checkbox', { name: '選取「順達物流股份有限公司」' }).check();
  await page.getByRole('checkbox', { name: '選取「宏碩資訊股份有限公司」' }).check();
  await expect(page.getByText('已選 2 筆')).toBeVisible();
  await admin.shot('list-picked-pc-zh');
  await page.getByRole('button', { name: '批次修改' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '要修改的欄位' }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: '電話' }).click();
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await admin.type('phone', '02-5555-0000');
  await dialog.getByRole('button', { name: /預\s*覽/ }).click();

  await expect(dialog.getByText('將修改 2 筆')).toBeVisible();
  await expect(dialog).toContainText('03-397-2468');
  await admin.shot('list-change-pc-zh');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: '批次修改' }).click();

  await expect(dialog.getByText('已修改 2 筆')).toBeVisible();
  await dialog
    .getByRole('button', { name: /關\s*閉/ })
    .last()
    .click();
  await expect(page.getByRole('table').getByText('02-5555-0000')).toHaveCount(2);
  await dialogClosed(page);

  await page.getByRole('button', { name: '篩選' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: '第 1 分組欄位' }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: '電話' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /套\s*用/ })
    .click();
  await page.getByRole('button', { name: /02-5555-0000\s*2 筆/ }).click();
  await expect(page.locator('table tbody tr')).toHaveCount(2);
  await dialogClosed(page);
  await admin.shot('list-groups-pc-zh');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a list is filtered, sorted and configured, and its URL opens the same view', async ({ browser }) => {
  const admin = await people.signedIn(browser, server, 'admin', { at: list });
  // The list of the test before still offers its records to be selected.
  await admin.page.reload();
  const { page } = admin;
  const rows = page.locator('table tbody tr');
  const choose = async (name: string, option: string): Promise<void> => {
    await page.getByRole('dialog').getByRole('combobox', { name }).first().click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: option }).first().click();
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  };
  await expect(rows).toHaveCount(4);
  await expect(page.getByText('共 4 筆')).toBeVisible();

  await page.getByRole('button', { name: '統一編號' }).click();
  await expect(page.getByRole('columnheader', { name: '統一編號' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.first()).toContainText('宏碩資訊');
  await admin.shot('list-pc-zh');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: '篩選' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '值' }).fill('股份');
  await page.getByRole('button', { name: /新增條件$/ }).click();
  await choose('欄位', '名稱');
  await admin.shot('list-filter-pc-zh');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /套\s*用/ })
    .click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('名稱 包含 股份')).toBeVisible();
  await expect(page.getByText('共 2 筆')).toBeVisible();

  await page.getByRole('button', { name: /欄位$/ }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: '顯示「電話」' }).click();
  await admin.shot('list-columns-pc-zh');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /套\s*用/ })
    .click();
  await expect(page.getByRole('columnheader')).toHaveText(['名稱', /^統一編號/, '聯絡人']);

  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('columnheader')).toHaveText(['名稱', /^統一編號/, '聯絡人']);
  await page.getByRole('button', { name: '檢視' }).click();
  await page.getByRole('menuitem', { name: '儲存與管理檢視' }).click();
  const views = page.getByRole('dialog');
  await views.getByRole('textbox', { name: '檢視名稱' }).fill('公司');
  await views.getByRole('button', { name: '儲存目前的檢視' }).click();
  await views.getByRole('radio', { name: '公司' }).click();
  await expect(views.getByRole('radio', { name: '公司' })).toBeChecked();
  await admin.shot('list-views-pc-zh');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(views).toHaveCount(0);

  await page.getByRole('button', { name: '檢視：公司' }).click();
  await page.getByRole('menuitem', { name: '清單預設' }).click();
  await expect(rows).toHaveCount(4);
  await admin.go('/work');
  await admin.go(list);
  await expect(page.getByRole('button', { name: '檢視：公司' })).toBeVisible();
  await expect(rows).toHaveCount(2);
});

test('on a phone the list consists of cards and is filtered in a bottom sheet', async ({ browser }) => {
  const window = { ...phone, at: list } as const;
  const manager = await people.signedIn(browser, server, 'manager', window);
  const { page } = manager;
  await expect(
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.locator('dl') }),
  ).toHaveCount(4);

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Value' }).fill('nobody');
  await manager.shot('list-filter-phone-en');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();

  await expect(page.getByText('No matching records')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.locator('dl') }),
  ).toHaveCount(4);
  await manager.shot('list-phone-en');
  expect(await accessibilityViolations(page)).toEqual([]);
});
