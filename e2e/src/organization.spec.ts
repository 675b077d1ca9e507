import { listWorkitems } from '@inkstone/api';
import { expect, test, type Locator } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { as, submitLeave } from './work-by-calls.ts';
import { phoneSize } from './phone.ts';

let server: HostedServer;
/** In one window that stays open. */
let admin: Person;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await HostedServer.create();
  await server.start();
  admin = await Person.signedIn(browser, server, 'admin', { at: '/admin' });
});

test.afterAll(async () => {
  await admin.leave();
  await server.dispose();
});

test('somebody is created, manages a department that moves, and a merger hands a waiting task to the other manager (zh)', async () => {
  await submitLeave(server);

  const { page, dialog } = admin;
  const department = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name} `) });
  const act = async (name: string, action: string) => {
    await department(name).click();
    await page.getByRole('button', { name: `「${name}」的操作` }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await page.getByRole('link', { name: '組織與人員' }).click();
  await expect(department('業務部')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await act('業務部', '新增下級部門');
  await dialog.getByRole('button', { name: /儲\s*存/ }).click();
  await expect(dialog.getByText('請輸入名稱')).toBeVisible();
  await dialog.getByLabel('中文名稱').fill('北區業務部');
  await dialog.getByLabel('英文名稱').fill('Northern sales');
  await dialog.getByLabel('編碼').fill('sales');
  await dialog.getByRole('button', { name: /儲\s*存/ }).click();
  await expect(dialog.getByText('部門編碼「sales」已有部門使用')).toBeVisible();
  await dialog.getByLabel('編碼').fill('sales-north');
  await dialog.getByRole('button', { name: /儲\s*存/ }).click();
  await expect(page.getByRole('heading', { name: '北區業務部' })).toBeVisible();

  await page.getByRole('button', { name: '新增人員' }).click();
  await page.getByLabel('姓名', { exact: true }).fill('曾詠晴');
  await page.getByLabel('英文姓名').fill('Yung-ching Tseng');
  await page.getByLabel('帳號').fill('employee');
  await page.getByLabel('電子郵件').fill('yongqing@example.com');
  await page.getByRole('button', { name: /儲\s*存/ }).click();
  await expect(page.getByText('帳號「employee」已有人使用')).toBeVisible();
  await page.getByLabel('帳號').fill('yongqing');
  await page.getByRole('button', { name: /儲\s*存/ }).click();
  await expect(page.getByRole('heading', { name: '曾詠晴' })).toBeVisible();
  await page.getByLabel('選擇照片').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByRole('button', { name: '更換照片' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('organization-person-zh');
  await page.getByRole('link', { name: '組織與人員' }).click();

  await act('北區業務部', '編輯');
  await pick(admin, dialog.getByLabel('新增主管', { exact: true }), '曾詠晴');
  await dialog.getByRole('button', { name: /儲\s*存/ }).click();
  await expect(page.getByText('主管：曾詠晴')).toBeVisible();

  await act('北區業務部', '移動');
  await pick(admin, dialog.getByLabel('上層部門'), '營運處', '墨川國際貿易 / 營運處');
  await expect(dialog.getByText('包含 1 個部門、1 位在職人員、0 項待辦')).toBeVisible();
  await dialog.getByRole('button', { name: /移\s*動/ }).click();
  await expect(dialog.getByText('部門已移動。')).toBeVisible();
  await dialog
    .getByRole('button', { name: /關\s*閉/ })
    .last()
    .click();
  await expect(department('北區業務部')).toHaveAttribute('aria-level', '3');

  await act('業務部', '併入其他部門');
  await pick(admin, dialog.getByLabel('併入'), '財務部', '墨川國際貿易 / 財務部');
  await expect(dialog.getByText(/陳大文 → 吳靜怡/)).toBeVisible();
  await admin.shot('organization-merge-zh');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: /合\s*併/ }).click();
  await dialog.getByRole('button', { name: /改派給吳靜怡/ }).click();
  await expect(dialog.getByText('已改派')).toBeVisible();
  await dialog
    .getByRole('button', { name: /關\s*閉/ })
    .last()
    .click();
  await expect(department('業務部')).toBeHidden();
  await expect(page.getByText('主管：吳靜怡')).toBeVisible();
  await admin.shot('organization-zh');

  const { items } = await (await as(server, 'finance1')).call(listWorkitems, {});
  expect(items.map(({ schemaCode }) => schemaCode)).toEqual(['leave_request']);
});

test('on a phone somebody leaves, and their successor manages the department (en)', async () => {
  const { page, dialog } = admin;
  await admin.switchLanguage();
  await page.setViewportSize(phoneSize);
  await admin.go('/admin/organization');
  await expect(page.getByRole('tree', { name: 'Departments' })).toBeVisible();
  await admin.shot('organization-tree-en-375');
  await page.getByRole('treeitem', { name: 'Northern sales' }).click();
  await expect(page.getByText('Managers: 曾詠晴')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Yung-ching Tseng' }).click();
  await page.getByRole('button', { name: 'Record departure' }).click();
  await expect(dialog.getByText('Manages 北區業務部')).toBeVisible();
  await pick(admin, dialog.getByLabel('Hand open tasks over to'), '周柏翰');
  await expect(dialog.getByLabel('Also takes over the departments and people managed')).toBeChecked();
  await admin.shot('organization-leave-en-375');
  await dialog.getByRole('button', { name: 'Confirm departure' }).click();
  await expect(dialog.getByText('Yung-ching Tseng has left')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(/^Left on/)).toBeVisible();
  await admin.shot('organization-left-en-375');
  await page.getByRole('link', { name: 'Organisation and people' }).click();
  await expect(page.getByText('Managers: 周柏翰')).toBeVisible();
  await page.getByLabel('Status').click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: 'Left' }).click();
  await expect(page.getByRole('link', { name: 'Yung-ching Tseng' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.getByRole('link', { name: 'All departments' }).click();
  await expect(page.getByRole('tree')).toBeVisible();
});

/** Chooses from a searchable list. */
async function pick(person: Person, list: Locator, typed: string, offered = typed): Promise<void> {
  await list.fill(typed);
  await person.page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: offered }).first().click();
}
