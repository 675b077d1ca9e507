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

test('an administrator creates a rule for suppliers; issues are shown at their fields (zh)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin');
  const { page } = admin;
  await admin.go('/admin/rules');
  await expect(page.getByRole('link', { name: '聯絡資料齊全' })).toBeVisible();
  await page.getByLabel('應用', { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByText('請假單').click();
  await expect(page.getByText('沒有業務規則')).toBeVisible();
  await admin.shot('rules-none-zh');
  await page.getByLabel('應用', { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByText('採購申請').click();
  await page.getByRole('button', { name: '新增規則' }).click();
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('請填寫').first()).toBeVisible();

  await page.getByLabel('中文名稱').fill('禁用名稱');
  await page.getByLabel('編碼').fill('banned_name');
  await page.getByLabel('來源資料模型').click();
  await page.locator('.ant-select-dropdown:visible').getByText('供應商', { exact: true }).click();
  await page.getByLabel('觸發時機').click();
  await page.locator('.ant-select-dropdown:visible').getByText('儲存時', { exact: true }).click();
  const action = page.getByRole('region', { name: '動作 1' });
  await action.getByLabel('公式', { exact: true }).fill('nothing = 1');
  await action.getByLabel('拒絕時的訊息（中文）').fill('供應商名稱不可為禁用');
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(action.getByText(/第 1 字/)).toBeVisible();
  await admin.shot('rule-wrong-zh');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await page.setViewportSize({ width: 375, height: 800 });
  await admin.shot('rule-wrong-phone-zh');
  await page.setViewportSize({ width: 1280, height: 860 });

  await action.getByLabel('公式', { exact: true }).fill('supplier_name <> "禁用"');
  await action.getByLabel('訊息顯示於欄位').click();
  await page.locator('.ant-select-dropdown:visible').getByText('(supplier_name)').click();
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByRole('heading', { name: '禁用名稱' })).toBeVisible();
  await page.getByRole('link', { name: '所有業務規則' }).click();
  await expect(page.getByText(/供應商 · 儲存時 · 檢查公式/)).toBeVisible();
  await admin.shot('rules-zh');
  await admin.leave();
});

test('a supplier that violates the rule is refused at the field, and the refusal is logged', async ({ browser }) => {
  const employee = await Person.signedIn(browser, server, 'employee');
  await employee.go('/apps/purchase?list=supplier');
  await employee.page.getByRole('button', { name: '新增' }).click();
  await employee.type('supplier_name', '禁用');
  await employee.type('tax_number', '12345678');
  await employee.press('Submit');
  await expect(employee.page.getByText('供應商名稱不可為禁用').first()).toBeVisible();
  await employee.shot('rule-refused-zh');
  await employee.leave();

  const admin = await Person.signedIn(browser, server, 'admin');
  const { page } = admin;
  await admin.go('/admin/rules/logs');
  await expect(page.getByText('業務異常')).toBeVisible();
  await page.getByRole('button', { name: '詳情 禁用名稱' }).click();
  await expect(page.getByText('沒有寫入任何資料')).toBeVisible();
  await admin.shot('rule-logs-zh');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await admin.leave();
});
