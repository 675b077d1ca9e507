import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { HostedServer } from './hosted-server.ts';
import { KeptPeople } from './kept-people.ts';

let server: HostedServer;
const people = new KeptPeople();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(async () => {
  await people.leave();
  await server.dispose();
});

test('an administrator designs a rule for suppliers, with its issues beside their fields, and publishes it (zh)', async ({ browser }) => {
  const admin = await people.signedIn(browser, server, 'admin', { at: '/admin/rules' });
  const { page } = admin;
  await page.getByRole('link', { name: '聯絡資料齊全' }).click();
  await expect(page.getByRole('region', { name: '動作 1' })).toBeVisible();
  await admin.shot('rule-design-zh');

  await admin.addDocument('新增業務規則', { name: '禁用名稱', english: 'Banned name', code: 'banned_name' });
  await page.getByLabel('來源資料模型').selectOption({ label: '供應商' });
  await page.getByLabel('觸發時機').selectOption({ label: '儲存時' });
  const action = page.getByRole('region', { name: '動作 1' });
  await action.getByText('公式', { exact: true }).click();
  const formula = action.getByRole('textbox', { name: '必須成立的公式' });
  await formula.fill('nothing = 1');
  await formula.blur();
  await action.getByLabel('中文訊息').fill('供應商名稱不可為禁用');
  await action.getByLabel('英文訊息').fill('This name is banned');
  await action.getByLabel('英文訊息').press('Enter');
  await expect(
    action
      .getByText(/nothing/)
      .filter({ hasText: '欄位' })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('錯誤 1')).toBeVisible();
  await admin.shot('rule-wrong-zh');
  expect(await accessibilityViolations(page)).toEqual([]);

  await formula.fill('supplier_name <> "禁用"');
  await formula.blur();
  await action.getByLabel('訊息顯示於').selectOption('supplier_name');
  await expect(page.getByText('沒有問題')).toBeVisible();
  await admin.publishDesign('purchase');
  await admin.go('/admin/rules');
  await expect(page.getByText(/供應商 · 儲存時 · 檢查公式/)).toBeVisible();
  await admin.shot('rules-zh');
});

test('a supplier that violates the rule is refused at the field, and the refusal is logged', async ({ browser }) => {
  const employee = await people.signedIn(browser, server, 'employee', { at: '/apps/purchase?list=supplier' });
  await employee.page.getByRole('button', { name: '新增' }).click();
  await employee.type('supplier_name', '禁用');
  await employee.type('tax_number', '12345678');
  await employee.press('Submit');
  await expect(employee.page.getByText('供應商名稱不可為禁用').first()).toBeVisible();
  await employee.shot('rule-refused-zh');

  const admin = await people.signedIn(browser, server, 'admin', { at: '/admin/rules/logs' });
  const { page } = admin;
  await expect(page.getByText('業務異常')).toBeVisible();
  await page.getByRole('button', { name: '詳情 禁用名稱' }).click();
  await expect(page.getByText('沒有寫入任何資料')).toBeVisible();
  await admin.shot('rule-logs-zh');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
});
