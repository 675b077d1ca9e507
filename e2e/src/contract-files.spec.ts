import { expect, type Page } from '@playwright/test';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

/** The address of the submitted contract. */
let instance: string;

test.describe.configure({ mode: 'serial' });

/** A red square, 8 by 8. */
const photo = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4oSGHFTEMLQkAis5DgUjR6usAAAAASUVORK5CYII=', 'base64');

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('dialog').locator('canvas');
  // Waits until the bottom sheet has stopped moving.
  await pad.hover({ position: { x: 60, y: 60 } });
  const box = (await pad.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 120, { steps: 8 });
  await page.mouse.move(box.x + 260, box.y + 50, { steps: 8 });
  await page.mouse.up();
  await page
    .getByRole('dialog')
    .filter({ has: page.locator('canvas') })
    .getByRole('button', { name: /完成|確定/ })
    .click();
}

test('a contract with files, a photograph, a signature, an address and people is read by the manager', async ({ server }) => {
  const employee = await server.signedIn('employee', { at: '/new/contract/contract' });
  const { page } = employee;
  await employee.type('subject', '倉庫租賃合約');
  await employee.field('kind').getByText('採購', { exact: true }).click();
  await employee.choose('party', '宏碩');
  await employee.field('party_address').getByRole('combobox').click();
  await page.getByRole('option', { name: '臺北市' }).first().click();
  await page.getByRole('option', { name: '大安區' }).first().click();
  await employee.field('party_address').getByRole('textbox').last().fill('羅斯福路四段1號');
  await employee.typeDate('period', 0, '2026-12-01');
  await employee.typeDate('period', 1, '2027-11-30');
  await employee.shot('contract-address-zh');
  await page.getByRole('tab', { name: '金額與付款' }).click();
  await employee.type('amount', '90000');
  await page.getByRole('tab', { name: '條款' }).click();

  const drafts = employee.field('draft_files');
  await drafts
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: '草案.txt', mimeType: 'text/plain', buffer: Buffer.from('第一條') },
      { name: '工具.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
  await expect(drafts.getByText('草案.txt')).toBeVisible();
  await expect(drafts).toContainText('不支援的檔案類型：工具.exe');
  await drafts.getByRole('button', { name: '關閉 工具.exe' }).click();
  const photos = employee.field('site_photos');
  await photos
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: '現場.png', mimeType: 'image/png', buffer: photo }]);
  await expect(photos.locator('img').first()).toBeVisible();

  await employee.field('signed').getByRole('button', { name: '經辦人簽名：簽名' }).click();
  await sign(page);
  await expect(employee.field('signed').locator('img').first()).toBeVisible();
  await employee.shot('contract-files-zh');
  await employee.press('Submit');
  await expect(page.getByText('流程發起成功')).toBeVisible();
  instance = new URL(page.url()).hash.slice(1);

  const manager = await server.signedIn('manager');
  await manager.openWork('合約簽核單');
  await expect(manager.field('party_address')).toContainText('臺北市大安區羅斯福路四段1號');
  await manager.page.getByRole('tab', { name: '條款' }).click();
  await expect(manager.field('site_photos').locator('img').first()).toBeVisible();
  await expect(manager.field('signed').locator('img').first()).toBeVisible();
  const [download] = await Promise.all([manager.page.waitForEvent('download'), manager.field('draft_files').getByText('草案.txt').click()]);
  expect(download.suggestedFilename()).toBe('草案.txt');
  await manager.shot('contract-files-read-zh');
});

test('the manager agrees with a file and a signature, which the initiator reads on a phone', async ({ server }) => {
  const manager = await server.signedIn('manager');
  await manager.openWork('合約簽核單');
  await manager.press('Agree');
  const dialog = manager.page.getByRole('dialog', { name: '同意' });
  await dialog.locator('textarea').fill('請依附件修改第三條');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: '修改建議.txt', mimeType: 'text/plain', buffer: Buffer.from('第三條') }]);
  await expect(dialog.getByText('修改建議.txt')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '簽名：掃碼簽名' })).toBeVisible();
  await dialog.getByRole('button', { name: '簽名：簽名' }).click();
  await sign(manager.page);
  await expect(dialog.locator('img').first()).toBeVisible();
  await manager.shot('contract-opinion-dialog-zh');
  await dialog.locator('[data-action=confirm]').click();
  await expect(dialog).toBeHidden();

  const reader = await server.signedIn('employee', { ...phone, at: instance });
  await expect(reader.field('opinions')).toContainText('請依附件修改第三條');
  await expect(reader.field('opinions').locator('img').first()).toBeVisible();
  const [advice] = await Promise.all([reader.page.waitForEvent('download'), reader.field('opinions').getByText('修改建議.txt').click()]);
  expect(advice.suggestedFilename()).toBe('修改建議.txt');
  await reader.shot('contract-opinions-en-375');
});

test('the initiator sets a profile picture, which the manager sees in the work list', async ({ server }) => {
  const employee = await server.signedIn('employee', { ...phone, at: '/me' });
  const { page } = employee;
  await page.locator('input[type=file]').setInputFiles([{ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }]);
  await expect(page.getByRole('alert').filter({ hasText: 'format' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles([{ name: 'me.png', mimeType: 'image/png', buffer: photo }]);
  await expect(page.getByRole('main').locator('img[data-avatar]')).toBeVisible();
  await employee.shot('me-en-375');

  const manager = await server.signedIn('manager', { at: '/work/done' });
  // A page keeps the pictures that it has.
  await manager.page.reload();
  await expect(manager.page.getByRole('main').locator('[data-entry]').first().locator('img[data-avatar]')).toBeVisible();
  await manager.shot('work-picture-zh');
});
