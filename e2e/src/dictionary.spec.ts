import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { phoneSize } from './phone.ts';

let server: HostedServer;
/** In windows that stay open. */
let admin: Person;
let employee: Person;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await HostedServer.create();
  await server.start();
  admin = await Person.signedIn(browser, server, 'admin', { at: '/design/contract/form/contract.contract/party_trade' });
  employee = await Person.signedIn(browser, server, 'employee');
});

test.afterAll(async () => {
  await admin.leave();
  await employee.leave();
  await server.dispose();
});

test('an administrator adds an entry to a dictionary, which a contract can choose (zh)', async () => {
  const { page } = admin;
  await page.getByRole('link', { name: '查看字典的項目' }).click();
  await expect(page.getByRole('heading', { name: /行業別/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /行業別$/ }).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('design-dictionaries-zh');
  await page.getByRole('button', { name: '製造業 的操作' }).click();
  await page.getByRole('menuitem', { name: '新增下層項目' }).click();
  await admin.dialog.getByLabel('中文名稱').fill('紡織');
  await admin.dialog.getByLabel('英文名稱').fill('Textiles');
  await admin.dialog.getByLabel('編碼').fill('make-electronics');
  await admin.dialog.getByRole('button', { name: '儲存' }).click();
  await expect(admin.dialog.getByText('此字典已有編碼「make-electronics」')).toBeVisible();
  await admin.shot('dictionary-dialog-zh');
  await admin.dialog.getByLabel('編碼').fill('make-textiles');
  await admin.dialog.getByRole('button', { name: '儲存' }).click();
  await expect(admin.dialog).toBeHidden();
  await expect(page.getByText('紡織')).toBeVisible();
  await admin.go('/admin/dictionary');
  await expect(page.getByText('10 個項目')).toBeVisible();
  await admin.shot('dictionaries-zh');

  await employee.go('/new/contract/contract');
  await employee.type('subject', '布料採購合約');
  await employee.field('kind').getByText('採購', { exact: true }).click();
  await employee.field('party_trade').getByRole('combobox').click();
  await expect(employee.page.getByRole('treeitem', { name: '製造業' })).toBeVisible();
  await employee.shot('dictionary-tree-zh');
  await employee.page.locator('.ant-select-tree-node-content-wrapper').filter({ hasText: '紡織' }).click();
  await employee.page.getByRole('tab', { name: '金額與付款' }).click();
  await employee.field('payment_terms').getByText('月結 30 天').click();
  await employee.page.getByRole('tab', { name: '條款' }).click();
  const court = employee.field('court').getByRole('combobox');
  await court.fill('高雄');
  await expect(employee.page.getByTitle('臺灣高雄地方法院')).toBeVisible();
  await expect(employee.page.getByTitle('臺灣臺北地方法院')).toBeHidden();
  await court.press('ArrowDown');
  await court.press('Enter');
  await expect(court).toHaveValue('臺灣高雄地方法院');
  await employee.shot('dictionary-suggested-zh');
  await employee.press('Save');
  await expect(employee.page.getByText(/已儲存|儲存成功/).first()).toBeVisible();
});

test('a disabled entry is not offered but still readable; a dictionary in use cannot be deleted (en, phone)', async () => {
  const { page } = admin;
  await admin.switchLanguage();
  await page.setViewportSize(phoneSize);
  await admin.go('/admin/dictionary/payment_terms');
  await page.getByRole('button', { name: 'Actions for 30 days net' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '30 days net' }).getByText('Disabled')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Terms of payment' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await admin.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(admin.dialog.getByText(/uses this dictionary; disable it instead/)).toBeVisible();
  await admin.shot('dictionary-remove-en-375');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  await employee.go('/work/drafts');
  await employee.switchLanguage();
  await employee.page.setViewportSize(phoneSize);
  await employee.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Contract' }).first().click();
  await expect(employee.field('party_trade')).toContainText('Textiles');
  await employee.page.getByRole('tab', { name: 'Amount and payment' }).click();
  await expect(employee.field('payment_terms').getByText('30 days net')).toBeVisible();
  await employee.shot('dictionary-retired-en-375');
  await employee.page.getByRole('tab', { name: 'Terms' }).click();
  const court = employee.field('court').getByRole('combobox');
  await expect(court).toHaveValue('臺灣高雄地方法院');
  await court.fill('Court of arbitration');
  await expect(court).toHaveValue('Court of arbitration');
  await employee.field('court').scrollIntoViewIfNeeded();
  await employee.shot('dictionary-suggested-en-375');
});
