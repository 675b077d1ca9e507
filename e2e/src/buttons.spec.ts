import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person, type Server } from './person.ts';
import { sharedServer } from './shared-server.ts';
import { phoneSize } from './phone.ts';

let server: Server;
/** In one window that stays open. */
let employee: Person;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await sharedServer();
  employee = await Person.signedIn(browser, server, 'employee', { at: '/new/supplier/supplier' });
});

test.afterAll(() => employee.leave());

test('a form button runs its rule, shows its refusal, and processes several records one by one (zh)', async () => {
  const { page } = employee;
  await employee.type('supplier_name', '無名商行');
  await employee.type('tax_number', '12345678');
  await employee.press('Submit');
  await expect(page).toHaveURL(/#\/record\/supplier\//);

  await employee.press('button-check');
  await expect(employee.dialog).toContainText('缺少聯絡人或電話');
  await employee.dialog.locator('[data-action=confirm]').click();
  await expect(employee.dialog).toBeHidden();

  await employee.go('/apps/purchase?list=supplier');
  await page.getByRole('button', { name: '選取', exact: true }).click();
  await page.getByRole('checkbox', { name: /無名商行/ }).check();
  await page.getByRole('checkbox', { name: /宏碩資訊/ }).check();
  await employee.press('button-check');
  await expect(employee.dialog).toContainText('可執行 1 筆');
  await expect(employee.dialog.getByRole('listitem').first()).toHaveText('無名商行 缺少聯絡人或電話');
  expect(await accessibilityViolations(page, '.ant-modal')).toEqual([]);
  await employee.shot('buttons-list-zh');
  await employee.dialog.locator('[data-action=confirm]').click();
  await expect(employee.dialog).toContainText('已完成 1 筆');
  await employee.dialog.locator('[data-action=confirm]').click();

  await page.getByRole('main').getByRole('link', { name: '無名商行' }).click();
  await employee.type('contact', '陳先生');
  await employee.press('button-check');
  await expect(employee.dialog).toContainText('請先儲存或提交變更');
  await page.keyboard.press('Escape');
  await employee.go('/apps/purchase?list=supplier');
  await employee.dialog.getByRole('button', { name: /^離\s?開$/ }).click();
});

test('on a phone a button asks for confirmation and opens an external URL (en)', async () => {
  const { page } = employee;
  await employee.go('/apps/purchase?list=supplier');
  await employee.switchLanguage();
  await page.setViewportSize(phoneSize);
  await page
    .getByRole('main')
    .getByRole('link', { name: /宏碩資訊/ })
    .click();
  await employee.press('buttons');
  await page.getByRole('menuitem', { name: 'Check contact' }).click();
  await expect(page.getByText('"Check contact" completed')).toBeVisible();
  expect(await accessibilityViolations(page, '[role=toolbar]')).toEqual([]);
  await employee.shot('buttons-phone-en');

  await page.context().route('https://findbiz.nat.gov.tw/**', (route) => route.fulfill({ body: 'outside' }));
  await employee.press('buttons');
  await page.getByRole('menuitem', { name: 'Look up tax number' }).click();
  await expect(employee.dialog).toContainText('This opens an external website.');
  const opened = page.context().waitForEvent('page');
  await employee.dialog.locator('[data-action=confirm]').click();
  await expect(await opened).toHaveURL('https://findbiz.nat.gov.tw/');
});
