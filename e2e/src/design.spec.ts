import { formSubmit, openWorkingCopy, submitGroup } from '@inkstone/api';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { phoneSize } from './phone.ts';
import { as } from './work-by-calls.ts';

let server: HostedServer;
/** Two windows of one person, which stay open. */
let admin: Person;
let other: Person;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await HostedServer.create();
  await server.start();
  admin = await Person.signedIn(browser, server, 'admin', { at: '/design' });
  other = await Person.signedIn(browser, server, 'admin', { at: '/design' });
});

test.afterAll(async () => {
  await admin.leave();
  await other.leave();
  await server.dispose();
});

test('an application is made, designed by two people at once, published and used (zh)', async () => {
  const { page, dialog } = admin;
  await page.getByRole('button', { name: '建立應用' }).click();
  await dialog.getByLabel('名稱', { exact: true }).fill('倉庫');
  await dialog.getByLabel('英文名稱').fill('Warehouse');
  await expect(dialog.getByLabel('編碼')).toHaveValue('cang_ku');
  await dialog.getByRole('button', { name: /建\s*立/ }).click();
  await expect(page.getByRole('heading', { name: '倉庫' })).toBeVisible();

  await page.getByRole('button', { name: '新增資料模型' }).click();
  await dialog.getByLabel('名稱', { exact: true }).fill('領料單');
  await dialog.getByRole('button', { name: /建\s*立/ }).click();
  const add = page.getByLabel('輸入名稱並按 Enter 新增資料項');
  for (const name of ['品名', '數量']) {
    await add.fill(name);
    await add.press('Enter');
  }
  await expect(page.getByLabel('數量：編碼')).toHaveValue('shu_liang');
  await expect(page.getByText('沒有問題')).toBeVisible();
  const type = page.getByLabel('數量：類型');
  await type.focus();
  await type.selectOption('RelevanceForm');
  await expect(page.getByText('錯誤 1')).toBeVisible();
  await page.getByRole('button', { name: '問題' }).click();
  await expect(page.getByRole('link', { name: '「數量」還沒有選擇關聯的資料模型' })).toBeVisible();
  await type.selectOption('Number');
  await expect(page.getByText('沒有問題')).toBeVisible();
  await expect(page.getByText('已儲存')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('design-model-zh');

  await other.go('/design/cang_ku/model/ling_liao_dan');
  await expect(other.page.getByLabel('數量：名稱')).toHaveValue('數量');
  await page.getByLabel('數量：編碼').fill('quantity');
  await page.getByLabel('數量：編碼').press('Enter');
  await expect(other.page.getByLabel('數量：編碼')).toHaveValue('quantity');
  await other.page.getByLabel('品名：名稱').fill('物品');
  await other.page.getByLabel('品名：名稱').press('Enter');
  await expect(page.getByLabel('物品：名稱')).toHaveValue('物品');

  await page.getByRole('button', { name: '新增表單' }).click();
  await dialog.getByLabel('名稱', { exact: true }).fill('領料單');
  await dialog.getByRole('button', { name: /建\s*立/ }).click();
  await page.getByRole('button', { name: '新增清單' }).click();
  await dialog.getByLabel('名稱', { exact: true }).fill('領料紀錄');
  await dialog.getByRole('button', { name: /建\s*立/ }).click();
  await page.getByLabel('數量：合計').selectOption('sum');
  await page.getByLabel('物品：寬度').fill('240');
  await page.getByLabel('物品：寬度').press('Enter');
  await page.getByLabel('排序欄位').selectOption('quantity');
  await page.getByLabel('方向').selectOption('desc');
  await page.getByRole('group', { name: '清單上方提供的篩選' }).getByLabel('物品').check();
  await page.getByRole('button', { name: '編輯：只列出符合條件的記錄' }).click();
  await dialog.getByRole('button', { name: /新增條件$/ }).click();
  await dialog.getByRole('button', { name: /套\s*用/ }).click();
  await expect(page.getByText('沒有問題')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('design-list-zh');
  await page.getByRole('link', { name: '選單' }).click();
  await page.getByRole('button', { name: '新增選單項目' }).click();
  await expect(page.getByLabel('領料單：名稱')).toHaveValue('領料單');
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('design-menu-zh');

  await page.getByRole('button', { name: /^發\s*布/ }).click();
  await expect(page.getByText('沒有角色限制')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('design-publish-zh');
  await page.getByLabel('說明（給版本紀錄）').fill('第一版');
  await page.getByRole('button', { name: /發布 4 份文件/ }).click();
  await page.getByRole('button', { name: '開啟應用' }).click();
  await expect(page.getByRole('heading', { name: '倉庫' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '還沒有記錄' })).toBeVisible();

  await (
    await as(server, 'employee')
  ).call(formSubmit, {
    schemaCode: 'ling_liao_dan',
    patch: { values: { pin_ming: '紙箱', quantity: 12 } },
  });
  await admin.go('/design/cang_ku/model/ling_liao_dan');
  await expect(page.getByRole('heading', { name: '資料表：1 筆記錄' })).toBeVisible();
});

test('a conflict shows both values; a cut line, a reload and undo lose nothing that was typed (en)', async () => {
  const { page, dialog } = admin;
  const name = page.getByLabel('Model name', { exact: true });
  for (const each of [admin, other]) await each.switchLanguage();
  await expect(other.page.getByLabel('Model name', { exact: true })).toHaveValue('領料單');

  await page.context().setOffline(true);
  await name.fill('Requisition');
  await name.press('Enter');
  await expect(page.getByText('Offline. Changes are saved once you are connected again')).toBeVisible();
  await other.page.getByLabel('Model name', { exact: true }).fill('Issue slip');
  await other.page.getByLabel('Model name', { exact: true }).press('Enter');
  await expect(other.page.getByText('Saved')).toBeVisible();
  await page.context().setOffline(false);
  const conflict = page.getByRole('alert').filter({ hasText: 'Changes that could not be applied' });
  await expect(conflict).toContainText('Requisition');
  await expect(conflict).toContainText('Issue slip');
  await admin.shot('design-conflict-en');
  await conflict.getByRole('button', { name: 'Use yours' }).click();
  await expect(other.page.getByLabel('Model name', { exact: true })).toHaveValue('Requisition');

  await page.context().setOffline(true);
  const add = page.getByLabel('Enter a name and press Enter to add a data item');
  await add.fill('Remark');
  await add.press('Enter');
  await expect(page.getByText('Offline. Changes are saved once you are connected again')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(other.page.getByLabel('Code of Remark')).toHaveValue('remark');

  await page.route('**/api/design/group/submit', (route) => route.abort());
  await page.getByLabel('Name of Remark', { exact: true }).fill('Remarks');
  await page.getByLabel('Name of Remark', { exact: true }).press('Enter');
  await expect(page.getByText('Offline. Changes are saved once you are connected again')).toBeVisible();
  await page.unroute('**/api/design/group/submit');
  await page.reload();
  await expect(page.getByLabel('Name of Remarks', { exact: true })).toHaveValue('Remarks');
  await expect(other.page.getByLabel('Name of Remarks', { exact: true })).toHaveValue('Remarks');

  await page.getByRole('button', { name: 'Delete Remarks' }).click();
  await expect(other.page.getByLabel('Name of Remarks', { exact: true })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(other.page.getByLabel('Name of Remarks', { exact: true })).toHaveValue('Remarks');

  await page.getByRole('button', { name: 'Delete 數量' }).click();
  await expect(dialog.getByText('The documents below use this data item')).toBeVisible();
  await expect(dialog.getByText('領料紀錄')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const english = page.getByLabel('English name of Remarks');
  await english.fill('Notes');
  await english.press('Enter');
  await expect(other.page.getByLabel('English name of Notes')).toHaveValue('Notes');
  await other.page.getByLabel('English name of Notes').fill('Comments');
  await other.page.getByLabel('English name of Notes').press('Enter');
  await expect(page.getByLabel('English name of Comments')).toHaveValue('Comments');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Someone else has just changed "Requisition › Comments › English name"' }),
  ).toBeVisible();
  await expect(page.getByLabel('English name of Comments')).toHaveValue('Comments');

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Type a command…' }).fill('hist');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Discard all changes' }).click();
  await dialog.getByRole('button', { name: 'Discard all changes' }).click();
  await expect(page.getByText('Discarded all changes')).toBeVisible();
  await expect(page.getByText('Added data item "Remark" of model "領料單"')).toBeVisible();
  await expect(other.page.getByLabel('Model name', { exact: true })).toHaveValue('領料單');
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('design-history-en');
});

test('applications are ordered, coloured, offered and removed; ? lists the keys; on a phone one only looks (en)', async () => {
  const { page, dialog } = admin;
  await admin.go('/design');
  await page.getByRole('button', { name: 'Move "Leave"' }).press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Move "/ }).nth(1)).toHaveAccessibleName(/^Move "Leave"/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('design-apps-en');

  await admin.go('/design/leave/settings');
  await page.getByRole('radio', { name: 'Teal' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Sharing of Leave request' }).selectOption({ label: 'Read' });
  await page.getByRole('button', { name: 'Set who can use it' }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('design-settings-en');
  await page.getByRole('button', { name: 'Remove application' }).click();
  await expect(dialog.getByText('cannot be removed').or(dialog.getByText('permanently removed'))).toBeVisible();
  await page.keyboard.press('Escape');

  const script = await as(server, 'admin');
  const { revision } = await script.call(openWorkingCopy, { appCode: 'leave' });
  const short = {
    name: 'A short leave',
    workflowCode: 'leave_flow',
    initiator: 'employee',
    patch: { values: { leave_kind: '特休', date_from: '2026-12-01', date_to: '2026-12-02', reason: 'x' }, rows: {} },
    expected: { path: ['manager'], outcome: 'agreed' },
  };
  const scenario = { kind: 'scenario', code: 'short' } as const;
  await script.call(submitGroup, {
    appCode: 'leave',
    revision,
    operations: [{ op: 'insert', document: scenario, path: [], value: short }],
  });
  await admin.go('/design/leave/scenario/short');
  await page.getByRole('button', { name: 'Run trial', exact: true }).click();
  await expect(page.getByText('Not as expected')).toBeVisible();
  await page.getByRole('button', { name: 'Expect this result' }).click();
  await expect(page.getByText('As expected', { exact: true })).toBeVisible();
  await expect(page.getByText('does not exist or is inactive')).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('design-scenario-en');
  await admin.go('/design/leave/publish');
  await expect(page.getByRole('region', { name: 'Publish' }).getByRole('heading', { name: 'Scenarios' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'A short leave' }).filter({ hasText: 'must pass' })).toContainText(
    'As expected',
  );

  const parts = page.getByRole('navigation', { name: 'Application contents' });
  await parts.getByRole('link', { name: 'Leave request' }).first().press('Delete');
  await expect(dialog.getByText('Also deleted:')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Leave', exact: true }).click();
  await page.keyboard.press('?');
  await expect(dialog.getByText('Form canvas')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize(phoneSize);
  await admin.go('/design/leave/model/leave_request');
  await expect(page.getByText('Designing needs a wider screen. You can only view here.')).toBeVisible();
  await page.getByRole('button', { name: 'Contents', exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await admin.shot('design-phone-en');
});
