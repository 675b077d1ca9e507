import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { accessibilityViolations } from './accessibility.ts';
import type { Person, Server } from './person.ts';
import { decideAs, submitExpense } from './work-by-calls.ts';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

/** Creates an expense claim that the manager has approved. */
async function agreedClaim(server: Server): Promise<string> {
  const instance = await submitExpense(server, { rows: 4, price: 1490, purpose: '拜訪高雄客戶' });
  await decideAs(server, 'manager', 'Agree', { instance, opinion: '行程屬實' });
  return instance;
}

async function downloaded(person: Person, press: () => Promise<void>): Promise<{ name: string; begins: string }> {
  const [download] = await Promise.all([person.page.waitForEvent('download'), press()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), begins: bytes.subarray(0, 5).toString() };
}

test('a record is previewed, printed, and downloaded as PDF, on a phone too', async ({ server }) => {
  const id = await agreedClaim(server);
  const employee = await server.signedIn('employee', { at: `/instance/${id}` });
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

  const reader = await server.signedIn('employee', { ...phone, at: `/print/instance/${id}` });
  await expect(reader.page.frameLocator('main iframe').getByText('Approval history')).toBeVisible();
  await reader.shot('print-phone-en');
  expect(await reader.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('selected records of a list become one PDF', async ({ server }) => {
  const employee = await server.signedIn('employee', { at: '/apps/purchase?list=supplier' });
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
});

test('a template is designed with its page beside it, of samples and of a record, also as PDF', async ({ server }) => {
  await submitExpense(server);
  const admin = await server.signedIn('admin', { at: '/design/expense' });
  const { page } = admin;
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
  await expect(paper.getByText(/拜訪(高雄)?客戶/).first()).toBeVisible();
  const pdf = await downloaded(admin, () => page.getByRole('button', { name: '下載 PDF' }).click());
  expect(pdf).toEqual({ name: '出納聯.pdf', begins: '%PDF-' });
});
