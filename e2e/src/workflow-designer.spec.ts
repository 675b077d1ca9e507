import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';

let server: HostedServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

/** The codes of the activities in view from top to bottom. */
function drawn(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-activity]')
    .evaluateAll((nodes) =>
      nodes
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((node) => node.getAttribute('data-activity')),
    );
}

const size = { width: 1440, height: 900 };

test('a workflow is drawn with the mouse: inserted, named, branched, dragged, checked (zh)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin', { size });
  const { page, dialog } = admin;
  await admin.go('/design/contract');
  await page.getByRole('button', { name: '新增流程' }).first().click();
  await dialog.getByLabel('名稱', { exact: true }).fill('用車流程');
  await dialog.getByRole('button', { name: /建\s*立/ }).click();
  await expect.poll(() => drawn(page)).toEqual(['start', 'approve', 'end']);
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('workflow-designer-new-zh');

  await page.locator('[data-activity="approve"]').click();
  const panel = page.getByRole('region', { name: '設定' });
  await expect(panel.getByText('發起人的直屬主管；沒有人時交給流程管理員；多人時第一個人決定')).toBeVisible();
  const initiator = panel.getByRole('combobox', { name: '假設發起人是' });
  await initiator.click();
  await admin.chooseByEnter(initiator, '林小美');
  await expect(panel.getByRole('status').getByText('陳大文')).toBeVisible();
  await admin.shot('workflow-designer-participants-zh');

  await page.getByRole('button', { name: '在「簽核」與「結束」之間加入' }).click();
  await admin.shot('workflow-designer-menu-zh');
  await page.getByRole('menuitem', { name: '條件分支' }).click();
  await expect.poll(() => drawn(page)).toEqual(['start', 'approve', 'tiao_jian_fen_zhi', 'end']);
  await page.locator('[data-slot="r3"]').click();
  await page.getByRole('menuitem', { name: '辦理' }).click();
  await panel.getByLabel('名稱', { exact: true }).fill('派車');
  await panel.getByLabel('名稱', { exact: true }).press('Enter');
  await expect(page.locator('[data-activity="pai_che"]')).toBeVisible();
  await expect(page.getByText(/錯誤 \d/)).toBeVisible();
  await admin.shot('workflow-designer-branch-zh');

  await page.locator('[data-route="r3"]').click();
  await admin.shot('workflow-designer-route-zh');
  await page.locator('[data-activity="approve"]').click();
  await expect(panel.getByText('發起人的直屬主管').first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('workflow-designer-approve-zh');
  await page.locator('[data-activity="pai_che"]').dragTo(page.locator('[data-slot="r1"]'));
  await expect.poll(async () => (await drawn(page)).slice(0, 4)).toEqual(['start', 'pai_che', 'approve', 'tiao_jian_fen_zhi']);

  await page.getByText('表單權限', { exact: true }).first().click();
  const matrix = page.getByRole('region', { name: '各節點的表單權限' });
  await matrix.getByLabel('「派車」的所有欄位').selectOption('see');
  await matrix.getByLabel('「簽核」複製其他節點的權限').selectOption('pai_che');
  await expect(matrix.locator('tbody tr').first().locator('td').nth(2).locator('select')).toHaveValue('see');
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('workflow-designer-rights-zh');
  await page.getByText('版本', { exact: true }).click();
  await expect(page.getByText('這個流程尚未發布')).toBeVisible();
  await admin.leave();
});

test('the same by keys alone, as an outline (en)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin', { language: 'en', size });
  const { page } = admin;
  await admin.go('/design/contract/workflow/yong_che_liu_cheng/pai_che');
  const outline = page.getByRole('tree', { name: 'Outline of the workflow' });
  await expect(page.locator('[data-activity="pai_che"]')).toBeVisible();
  await outline.focus();
  const chosen = page.getByRole('treeitem', { selected: true });
  await expect(chosen).toContainText('派車');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await drawn(page)).slice(0, 4)).toEqual(['start', 'approve', 'pai_che', 'tiao_jian_fen_zhi']);
  const lines = page.getByRole('treeitem');
  await expect(lines).toHaveCount(7);
  await page.keyboard.press('Insert');
  await page.getByRole('menuitem', { name: 'Parallel' }).press('Enter');
  await expect(lines).toHaveCount(11);
  await admin.shot('workflow-designer-parallel-en');
  await outline.focus();
  await page.keyboard.press('Delete');
  await expect(lines).toHaveCount(7);
  await page.keyboard.press('Control+z');
  await expect(lines).toHaveCount(11);
  await outline.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(lines).toHaveCount(12);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second approval');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-activity]', { hasText: 'Second approval' })).toBeVisible();
  const scale = () => page.locator('.react-flow__viewport').evaluate((view) => new DOMMatrix(getComputedStyle(view).transform).a);
  await outline.focus();
  await page.keyboard.press('-');
  await expect.poll(scale).toBeLessThan(1);
  await page.keyboard.press('/');
  await expect(page.locator('#workflow-drawing-search')).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('workflow-designer-keys-en');
  await page.getByText('Form rights', { exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Form rights by node' })).toBeVisible();
  await admin.shot('workflow-designer-rights-en');
  await admin.leave();
});

test('on the drawing: a simulation with a filled-in form is kept as a scenario, then figures and changes (zh)', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin', { size });
  const { page } = admin;
  const layer = (name: string) => page.getByLabel('圖上顯示').getByText(name, { exact: true }).click();
  await admin.go('/design/expense/workflow/expense_flow');
  await expect(page.locator('[data-activity="manager"]')).toContainText('發起人的直屬主管');

  await layer('模擬');
  const panel = page.getByRole('region', { name: '模擬' });
  await panel.getByText('範例', { exact: true }).click();
  await panel.getByRole('button', { name: '開始模擬' }).click();
  await expect(panel.getByText(/^第 1 步，共 \d 步/)).toBeVisible();
  await panel.getByRole('button', { name: '下一步' }).click();
  await expect(page.locator('[data-activity="manager"]')).toHaveAttribute('data-at', 'true');
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('workflow-designer-simulation-zh');
  await panel.getByRole('button', { name: '到最後' }).click();
  await panel.getByLabel('情境名稱').fill('範例走完');
  await panel.getByRole('button', { name: '儲存情境' }).click();
  await expect(panel.getByText('已存成情境「範例走完」，發布時會再跑一次')).toBeVisible();

  await layer('數據');
  await expect(page.getByText('沒有進行中的流程')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await layer('流程');
  await page.locator('[data-slot]').first().click();
  await page.getByRole('menuitem', { name: '簽核' }).click();
  await layer('版本差異');
  await expect(page.getByText('新增 2、刪除 0、修改 1')).toBeVisible();
  await page.getByRole('button', { name: '全部修改' }).click();
  await expect(page.getByRole('region', { name: '修改內容' }).getByText('新增路徑：簽核 → 主管簽核')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('workflow-designer-changes-zh');
  await admin.leave();
});
