import { formSubmit, listWorkitems, workitemAction } from '@inkstone/api';
import { cellPath, createId } from '@inkstone/schema';
import { ApiClient } from '@inkstone/testing';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';

let server: HostedServer;

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

/** Creates an expense claim that the manager has approved. */
async function agreedClaim(): Promise<string> {
  const employee = await new ApiClient(server.url).signIn('employee', 'inkstone');
  const rows = Array.from({ length: 4 }, () => createId());
  const cells = rows.flatMap((row) => [
    [cellPath('items', row, 'date'), '2026-11-05'],
    [cellPath('items', row, 'category'), '交通'],
    [cellPath('items', row, 'quantity'), 2],
    [cellPath('items', row, 'price'), 1490],
  ]);
  const values = { purpose: '拜訪高雄客戶', ...Object.fromEntries(cells) };
  const claim = { schemaCode: 'expense_claim', patch: { values, rows: { items: { added: rows } } } };
  const { workflowInstanceId } = await employee.call(formSubmit, claim);
  const manager = await new ApiClient(server.url).signIn('manager', 'inkstone');
  const { items } = await manager.call(listWorkitems, { size: 100 });
  const item = items.find((each) => each.workflowInstanceId === workflowInstanceId)!;
  await manager.call(workitemAction, { workItemId: item.id, action: 'Agree', opinion: '行程屬實' });
  return workflowInstanceId!;
}

async function downloaded(person: Person, press: () => Promise<void>): Promise<{ name: string; begins: string }> {
  const [download] = await Promise.all([person.page.waitForEvent('download'), press()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), begins: bytes.subarray(0, 5).toString() };
}

test('a record is previewed, printed, and downloaded as PDF, on a phone too', async ({ browser }) => {
  const id = await agreedClaim();
  const employee = await Person.signedIn(browser, server, 'employee');
  await employee.go(`/instance/${id}`);
  await employee.chooseMenuAction('列印');

  const paper = employee.page.frameLocator('main iframe');
  await expect(paper.getByRole('heading', { name: '費用報銷單', level: 1 })).toBeVisible();
  await expect(paper.getByText('拜訪高雄客戶')).toBeVisible();
  await expect(paper.getByText('行程屬實')).toBeVisible();
  await expect(paper.getByRole('img', { name: '同意' })).toBeVisible();
  await employee.shot('print-zh');
  expect(await accessibilityViolations(employee.page)).toEqual([]);

  await employee.page
    .locator('main iframe')
    .evaluate((frame: HTMLIFrameElement) => Object.assign(frame.contentWindow!, { print: () => (document.title = 'printed') }));
  await employee.page.locator('[data-action=print]').click();
  await expect.poll(() => employee.page.title()).toBe('printed');

  const pdf = await downloaded(employee, () => employee.page.locator('[data-action=pdf]').click());
  expect(pdf).toEqual({ name: '費用報銷單.pdf', begins: '%PDF-' });
  await employee.leave();

  const phone = await Person.signedIn(browser, server, 'employee', { language: 'en', size: { width: 375, height: 760 } });
  await phone.go(`/print/instance/${id}`);
  await expect(phone.page.frameLocator('main iframe').getByText('Approval history')).toBeVisible();
  await phone.shot('print-phone-en');
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await phone.leave();
});

test('selected records of a list become one PDF', async ({ browser }) => {
  const employee = await Person.signedIn(browser, server, 'employee');
  await employee.go('/apps/purchase?list=supplier');
  await expect(employee.page.getByRole('link', { name: /宏碩資訊/ })).toBeVisible();
  await employee.page.getByRole('button', { name: /^選\s*取$/ }).click();
  await employee.page.getByRole('checkbox', { name: /選取「順達物流/ }).check();
  await employee.page.getByRole('checkbox', { name: /選取「宏碩資訊/ }).check();
  await employee.page.locator('[data-action=print]').click();
  await expect(employee.dialog).toContainText('列印 2 筆記錄');
  await employee.shot('print-records-zh');

  const pdf = await downloaded(employee, () => employee.dialog.locator('[data-action=confirm]').click());

  expect(pdf.begins).toBe('%PDF-');
  await expect(employee.dialog).toBeHidden();
  await employee.leave();
});

test('a template is designed with its page beside it, of samples and of a record, also as PDF', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin');
  const { page } = admin;
  await admin.go('/design/expense');
  await admin.addDocument('新增列印範本', { name: '出納聯', code: 'cashier' });
  const paper = page.frameLocator('main iframe');
  await expect(paper.getByText('簽核歷程')).toBeVisible();

  await page.getByLabel('頁首文字').fill('出納留存');
  await page.getByLabel('印出簽核歷程').uncheck();
  await page.getByLabel('簽名欄').fill('出納');
  await page.keyboard.press('Enter');
  await expect(paper.getByText('出納留存')).toBeVisible();
  await expect(paper.getByText('簽核歷程')).toBeHidden();
  await expect(paper.getByText('出納', { exact: true })).toBeVisible();
  await expect(page.getByText('沒有問題')).toBeVisible();
  await admin.shot('print-template-zh');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByText('記錄', { exact: true }).click();
  await page.getByLabel('選擇記錄').click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await expect(paper.getByText('拜訪高雄客戶').or(paper.getByText('費用報銷單')).first()).toBeVisible();
  const pdf = await downloaded(admin, () => page.getByRole('button', { name: '下載 PDF' }).click());
  expect(pdf).toEqual({ name: '出納聯.pdf', begins: '%PDF-' });
  await admin.leave();
});
