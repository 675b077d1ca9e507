import { expect, test } from '@playwright/test';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { decideAs } from './work-by-calls.ts';
import { phoneSize } from './phone.ts';

let server: HostedServer;

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

test('choosing a supplier fills in its fields; both reviews must be done before the general manager', async ({ browser }) => {
  const employee = await Person.signedIn(browser, server, 'employee', { at: '/new/purchase_request/purchase_request' });
  await employee.type('subject', '會議室投影機');
  await employee.type('needed_on', '2026-12-01');
  await employee.field('urgencyLevel').getByText('緊急', { exact: true }).click();
  await employee.pickRecord('supplier', '宏碩');
  await expect(employee.field('supplier_tax_number')).toContainText('24536806');
  await expect(employee.field('supplier_contact').locator('input')).toHaveValue('張家豪');
  await employee.typeCell('items', 0, 'product', '投影機');
  await employee.typeCell('items', 0, 'quantity', '2');
  await employee.typeCell('items', 0, 'price', '18500');
  await employee.deleteRow('items', 1);
  await expect(employee.field('total')).toContainText('37,000.00');
  await employee.type('reason', '原設備故障');
  await employee.shot('purchase-filled-zh');
  await employee.press('Submit');
  await expect(employee.page.getByText('流程發起成功')).toBeVisible();
  const progress = employee.page.getByRole('complementary');
  await expect(progress).toContainText('許文龍');
  await expect(progress).toContainText('鄭雅婷');
  await expect(progress).toContainText('王建國');
  await employee.shot('purchase-submitted-zh');

  await decideAs(server, 'budget', 'Agree');
  const generalManager = await Person.signedIn(browser, server, 'gm');
  await expect(generalManager.page.getByText('都處理完了')).toBeVisible();
  await decideAs(server, 'tech', 'Agree');

  // An open work list is updated automatically.
  await generalManager.openWork('採購申請單');
  await generalManager.decide('Agree', '核准');
  await generalManager.leave();
  await expect(employee.page.getByRole('img', { name: '同意' })).toHaveCount(3);
  await employee.go('/apps/purchase?list=purchase_request');
  await expect(employee.page.locator('main')).toContainText('會議室投影機');
  await employee.shot('purchase-list-zh');
  await employee.leave();
});

for (const [device, size] of [
  ['Computer', { width: 1280, height: 800 }],
  ['phone', phoneSize],
] as const) {
  test(`rows are added from the available catalogue items with name and price on a ${device}`, async ({ browser }) => {
    const window = { language: 'en', size, at: '/new/purchase_request/purchase_request' } as const;
    const employee = await Person.signedIn(browser, server, 'employee', window);
    const { page } = employee;
    // A phone offers no file import, so the button opens the catalogue directly.
    if (device === 'Computer') await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole(device === 'Computer' ? 'menuitem' : 'button', { name: 'Import from Article' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: '27 吋螢幕' })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: '傳真機' })).toHaveCount(0);
    for (const name of ['27 吋螢幕', 'A4 影印紙（箱）']) await dialog.getByRole('checkbox', { name }).check();
    await employee.shot(`purchase-catalogue-${device}-en`);
    await dialog.getByRole('button', { name: 'OK' }).click();

    await expect(dialog).toBeHidden();
    for (const row of [/27 吋螢幕.*5,890\.00/s, /A4 影印紙.*720\.00/s]) {
      const name = device === 'Computer' ? 'row' : 'article';
      await expect(
        employee
          .field('items')
          .getByRole(name)
          .filter({ hasText: row })
          .or(page.getByRole(name, { name: row })),
      ).toBeVisible();
    }
    if (device === 'Computer') {
      const article = employee.cell('items', 0, 'article');
      await article.getByRole('button', { name: 'Article: 0 shared' }).click();
      await page.getByRole('checkbox', { name: 'Share "27 吋螢幕" with everyone who handles this form' }).check();
      await employee.shot('purchase-shared-PC-en');
      await page.keyboard.press('Escape');
      await expect(article.getByRole('button', { name: 'Article: 1 shared' })).toBeFocused();
    }
    await employee.shot(`purchase-imported-${device}-en`);
    expect(employee.pageErrors).toEqual([]);
    await employee.leave();
  });
}
