import { expect } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { smallWorkbook } from './small-workbook.ts';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

const list = '/apps/purchase?list=supplier';
const bytes = smallWorkbook(['供應商名單'], ['名稱', '統一編號', '備忘'], ['匯入一號', '00000001', 'x'], ['', '00000002', 'y']);

test('a file is mapped, checked and imported; faulty rows are listed', async ({ server }) => {
  const employee = await server.signedIn('employee', { at: list });
  const { page } = employee;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /更\s*多/ }).click();
  await page.getByRole('menuitem', { name: '匯入' }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'suppliers.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: bytes,
  });
  await expect(dialog.getByRole('list', { name: '對應' }).getByRole('listitem')).toHaveCount(3);
  await employee.shot('import-mapping-pc-zh');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);

  await dialog.locator('[data-action=confirm]').click();
  await expect(dialog.getByText('將新增 1 筆、更新 0 筆')).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByRole('region', { name: '問題' }).getByRole('row')).toHaveCount(2);
  await employee.shot('import-check-pc-zh');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);

  await dialog.getByRole('checkbox', { name: '略過有問題的資料' }).click();
  await dialog.locator('[data-action=confirm]').click();
  await expect(dialog.getByText('已新增 1 筆、更新 0 筆')).toBeVisible({ timeout: 20_000 });
  await dialog.locator('[data-action=confirm]').click();
  await expect(page.getByRole('main').getByRole('row', { name: '匯入一號' })).toHaveCount(1);
});

test('a list is exported on a phone, and its file appears in the list of exports', async ({ server }) => {
  const employee = await server.signedIn('employee', { ...phone, at: list });
  const { page } = employee;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Select all' })).toBeVisible();
  await employee.shot('export-phone-en');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);

  await dialog.locator('[data-action=confirm]').click();
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 20_000 });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
  await employee.go('/me/exports');
  await expect(page.getByRole('main').locator('li[data-state=done]')).toHaveCount(1);
  await employee.shot('exports-phone-en');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No exports')).toBeVisible();
});
