import { formDelete } from '@inkstone/api';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { phone, phoneSize } from './phone.ts';
import { as } from './work-by-calls.ts';

let server: HostedServer;
/** Who designs and publishes, in one window that stays open. */
let admin: Person;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await HostedServer.create();
  await server.start();
  admin = await Person.signedIn(browser, server, 'admin', { at: '/design/purchase' });
});

test.afterAll(async () => {
  await admin.leave();
  await server.dispose();
});

test('a role is designed with rights on suppliers and published; its members are set where it is managed (zh)', async () => {
  const { page } = admin;
  await admin.addDocument('新增應用角色', { name: '業務人員', english: 'Sales people', code: 'sales' });
  const supplier = page.getByRole('region', { name: '供應商', exact: true });
  await supplier.getByLabel('新增').check();
  await supplier.getByLabel('列印').check();
  await expect(supplier.getByLabel('查看')).toBeChecked();
  await supplier.getByLabel('資料範圍').selectOption({ label: '本部門的' });
  await supplier.getByText('所有欄位都可編輯').click();
  await supplier.getByLabel('「統一編號」的欄位權限').selectOption({ label: '隱藏' });
  const request = page.getByRole('region', { name: '採購申請', exact: true });
  await request.getByLabel('查看').check();
  await request.getByLabel('資料範圍').selectOption({ label: '符合條件的' });
  await expect(request.getByText('資料範圍與條件不一致')).toBeVisible();
  await request.getByRole('button', { name: '編輯：記錄的條件' }).click();
  await admin.dialog.getByRole('button', { name: /新增條件$/ }).click();
  await admin.dialog.getByLabel('值', { exact: true }).fill('文具');
  await admin.dialog.getByRole('button', { name: /套\s*用/ }).click();
  await expect(request.getByText('資料範圍與條件不一致')).toBeHidden();
  await admin.shot('role-zh');
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.publishDesign('purchase');

  await admin.go('/admin/roles');
  await page.getByRole('main').getByRole('link', { name: '採購申請' }).click();
  await page.getByRole('link', { name: '業務人員' }).first().click();
  await admin.chooseByEnter(page.getByLabel('部門（僅直屬成員）'), '業務部');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByRole('toolbar').getByText('已儲存')).toBeVisible();
  await page.getByRole('link', { name: '此應用的角色' }).click();
  await expect(page.getByText('1 個成員 · 採購申請、供應商')).toBeVisible();
  await admin.shot('roles-zh');
});

test('members of the role see only the suppliers of their department, without hidden fields and forbidden actions', async ({ browser }) => {
  const employee = await Person.signedIn(browser, server, 'employee', { at: '/apps/purchase?list=supplier' });
  await expect(employee.page.getByRole('heading', { name: '還沒有記錄' })).toBeVisible();
  await expect(employee.page.getByText('宏碩資訊')).toHaveCount(0);
  await employee.page.getByRole('button', { name: '新增' }).click();
  await employee.type('supplier_name', '日昇文具行');
  await expect(employee.field('tax_number')).toHaveCount(0);
  await employee.press('Submit');
  await employee.go('/apps/purchase?list=supplier');
  await expect(employee.page.getByText('日昇文具行').first()).toBeVisible();
  await employee.leave();

  const colleague = await Person.signedIn(browser, server, 'deputy', { at: '/apps/purchase?list=supplier' });
  const { page } = colleague;
  await page.getByText('日昇文具行').first().click();
  await expect(colleague.field('supplier_name')).toContainText('日昇文具行');
  await expect(colleague.field('tax_number')).toHaveCount(0);
  await expect(page.locator('[data-action="Submit"], [data-action="Delete"]')).toHaveCount(0);
  await page.locator('[role=toolbar] [data-action=more]').click();
  await expect(page.getByRole('menuitem')).toHaveText(['列印', '複製']);
  await colleague.shot('role-record-zh');
  await colleague.leave();
});

test('a deleted record is in the recycle bin, from where it is restored or purged', async () => {
  const { page } = admin;
  const list = '/apps/purchase?list=supplier';
  await admin.go(list);
  await page.getByText('日昇文具行').first().click();
  await admin.chooseMenuAction('刪除');
  await expect(admin.dialog).toContainText('30 天內可從資源回收筒還原');
  const objectId = new URL(page.url()).hash.split('/').at(-1)!;
  await admin.dialog.locator('[data-action=confirm]').click();
  await expect(admin.dialog).toBeHidden();
  await admin.go(list);
  await expect(page.getByText('宏碩資訊').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('日昇文具行')).toHaveCount(0);

  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '資源回收筒' }).click();
  await expect(admin.dialog).toContainText('日昇文具行');
  await admin.dialog.getByLabel('搜尋名稱或單據編號').fill('沒有');
  await expect(admin.dialog).toContainText('沒有符合的記錄');
  await admin.dialog.getByLabel('搜尋名稱或單據編號').fill('日昇');
  await expect(admin.dialog.getByText('日昇文具行')).toBeVisible();
  await admin.shot('record-bin-zh');
  expect(await accessibilityViolations(page, '.ant-modal')).toEqual([]);
  await admin.dialog.getByRole('button', { name: '還原「日昇文具行」' }).click();
  await expect(admin.dialog.getByText('日昇文具行')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('日昇文具行').first()).toBeVisible();
  await (await as(server, 'admin')).call(formDelete, { schemaCode: 'supplier', objectId });

  await admin.switchLanguage();
  await page.setViewportSize(phoneSize);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Recycle bin' }).click();
  await expect(admin.dialog).toContainText('日昇文具行');
  await admin.shot('record-bin-phone-en');
  await admin.dialog.getByRole('button', { name: 'Delete 日昇文具行 permanently' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(admin.dialog.getByText('The recycle bin is empty')).toBeVisible();
});

test('members are viewed on a phone; without the role everyone has access to the suppliers again (en)', async ({ browser }) => {
  const { page } = admin;
  const stranger = await Person.signedIn(browser, server, 'gm', { ...phone, at: '/apps/purchase?list=supplier' });
  await expect(stranger.page.getByRole('heading', { name: 'Purchasing' })).toBeVisible();
  await expect(stranger.page.getByRole('heading', { name: 'You do not have permission' })).toBeVisible();
  await expect(stranger.page.getByText('宏碩資訊')).toHaveCount(0);

  await admin.go('/admin/roles/purchase');
  await page.getByRole('link', { name: 'Sales people', exact: true }).click();
  await expect(page.getByLabel('Departments (direct members)')).toBeVisible();
  await admin.shot('role-members-en-375');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  await page.setViewportSize({ width: 1280, height: 860 });
  await admin.go('/design/purchase/role/sales');
  await expect(page.getByRole('region', { name: 'Supplier' }).getByLabel('Print')).toBeChecked();
  await admin.shot('role-en');
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.dialog.getByText('It is not used anywhere else.')).toBeVisible();
  await admin.dialog.getByRole('button', { name: 'Delete' }).click();
  await admin.publishDesign('purchase');

  await stranger.page.reload();
  await expect(stranger.page.getByText('宏碩資訊').first()).toBeVisible();
  await stranger.leave();
});
