import { half } from '@inkstone/testing/cases';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person, type Language } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { submitExpense } from './work-by-calls.ts';

let server: HostedServer;
/** Who designs, in one window that stays open. */
let admin: Person;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await HostedServer.create();
  await server.start();
  admin = await Person.signedIn(browser, server, 'admin', { size: { width: 1440, height: 900 }, at: '/design/contract' });
});

test.afterAll(async () => {
  await admin.leave();
  await server.dispose();
});

/** Chooses what is shown on the drawing. */
const layer = (name: string): Promise<void> => admin.page.getByLabel('圖上顯示').getByText(name, { exact: true }).click();

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

test('a workflow is drawn with the mouse: inserted, named, branched, dragged, checked (zh)', async () => {
  const { page, dialog } = admin;
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
  const who = panel.getByRole('status').getByText('陳大文');
  await expect(who).toBeVisible();
  await admin.shot('workflow-designer-participants-zh');
  const level = panel.getByRole('textbox', { name: '第幾級主管' });
  await level.fill('2');
  await level.press('Enter');
  await expect(who).toHaveCount(0);
  await level.fill('1');
  await level.press('Enter');
  await expect(who).toBeVisible();

  await page.getByRole('button', { name: '在「簽核」與「結束」之間加入' }).click();
  await admin.shot('workflow-designer-menu-zh');
  await page.getByRole('menuitem', { name: '條件分支' }).click();
  await expect.poll(() => drawn(page)).toEqual(['start', 'approve', 'tiao_jian_fen_zhi', 'end']);
  await page.locator('[data-slot="r3"]').click();
  await page.getByRole('menuitem', { name: '辦理' }).click();
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('辦理');
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
  await page.getByLabel('檢視', { exact: true }).getByText('設計', { exact: true }).click();
});

test('the same by keys alone, as an outline (en)', async () => {
  const { page } = admin;
  await admin.go('/design/contract/workflow/yong_che_liu_cheng/pai_che');
  const outline = page.getByRole('tree', { name: 'Workflow outline' });
  await expect(page.locator('[data-activity="pai_che"]')).toBeVisible();
  await admin.switchLanguage();
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
  await page.keyboard.press('Space');
  await expect(page.getByRole('treeitem', { selected: true, expanded: false })).toContainText('Parallel');
  await page.keyboard.press('Space');
  await expect(page.getByRole('treeitem', { selected: true, expanded: true })).toContainText('Parallel');
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
  await expect(outline).toBeFocused();
  const scale = () => page.locator('.react-flow__viewport').evaluate((view) => new DOMMatrix(getComputedStyle(view).transform).a);
  await outline.focus();
  await page.keyboard.press('-');
  await expect.poll(scale).toBeLessThan(1);
  await page.keyboard.press('/');
  await expect(page.locator('#workflow-drawing-search')).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('workflow-designer-keys-en');
  await page.getByText('Form permissions', { exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Form permissions by node' })).toBeVisible();
  await admin.shot('workflow-designer-rights-en');
  await admin.switchLanguage();
  await page.getByLabel('檢視', { exact: true }).getByText('設計', { exact: true }).click();
});

/** Of activities, and routes between them. */
const kinds = [
  'approve',
  'circulate',
  'end',
  'exclusive',
  'handle',
  'inclusive',
  'parallel',
  'route',
  'service',
  'start',
  'subprocess',
  'timer',
];

test('every panel fits in zh and en, and is accessible light and dark', async () => {
  const { page } = admin;
  const address = '/design/contract/workflow/yong_che_liu_cheng';
  const panel = page.locator('section[aria-label="設定"], section[aria-label="Settings"]');
  const chosen = page.getByRole('treeitem', { selected: true });
  const codeOf = async (): Promise<string> => (await chosen.getAttribute('id'))!.split('-').at(-1)!;
  const look = async (kind: string, language: Language): Promise<void> => {
    await expect(panel.locator('#workflow-panel-first')).toBeVisible();
    await expect(panel).toHaveAttribute('aria-busy', 'false');
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await admin.shot(`workflow-panel-${kind}-${language}`);
    if (half(kinds, language === 'zh' ? 0 : 1).includes(kind))
      expect(await accessibilityViolations(page, 'section:has(> header #workflow-panel-first)'), kind).toEqual([]);
  };
  await admin.go(address);
  await expect(page.locator('[data-activity="start"]')).toBeVisible();
  for (const kind of ['傳閱', '多選分支', '子流程', '服務', '等待'])
    await test.step(kind, async () => {
      const before = await page.getByRole('treeitem').count();
      await page.locator('[data-slot]').first().click();
      await page.getByRole('menuitem', { name: kind }).click();
      await expect.poll(() => page.getByRole('treeitem').count()).toBeGreaterThan(before);
    });

  /** The code of the first part of each kind. */
  const parts = new Map<string, string>();
  await page.getByRole('tree').focus();
  await page.keyboard.press('Home');
  for (let line = await page.getByRole('treeitem').count(); line > 0; line -= 1) {
    await expect(chosen).toHaveCount(1);
    const code = await codeOf();
    const kind = await page.locator(`[data-activity="${code}"]`).evaluateAll(([node]) => node?.getAttribute('data-kind') ?? 'route');
    if (!parts.has(kind)) {
      parts.set(kind, code);
      await look(kind, 'zh');
    }
    await page.keyboard.press('ArrowDown');
  }
  expect([...parts.keys()].toSorted()).toEqual(kinds);

  await page.emulateMedia({ colorScheme: 'dark' });
  await admin.switchLanguage();
  for (const [kind, code] of parts) {
    await admin.go(`${address}/${code}`);
    await expect.poll(codeOf).toBe(code);
    await look(kind, 'en');
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await admin.switchLanguage();
});

test('a usual workflow to begin with, uses before a removal, publishing, and migration from the drawing (zh)', async () => {
  await submitExpense(server);
  const { page, dialog } = admin;
  await admin.go('/design/expense');
  await page.getByRole('button', { name: '新增流程' }).first().click();
  await dialog.getByLabel('名稱', { exact: true }).fill('請假');
  await page.getByRole('combobox', { name: '從哪個流程開始' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('請假', { exact: true }).click();
  await expect(dialog.getByText('表單沒有這樣的欄位。')).toHaveCount(1);
  await admin.shot('workflow-beginning-zh');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: /建\s*立/ }).click();
  await expect.poll(() => drawn(page)).toEqual(['start', 'deputy_confirms', 'manager', 'by_days', 'hr']);
  await page.locator('[data-activity="manager"]').click();
  await page.keyboard.press('Delete');
  await expect(dialog).toContainText('情境「請假：超過 3 天」：結果會不同，發布時會提示');
  await admin.shot('workflow-removal-zh');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(page.locator('[data-activity="manager"]')).toBeVisible();

  await admin.go('/design/expense/workflow/expense_flow');
  await page.locator('[data-slot]').nth(1).click();
  await page.getByRole('menuitem', { name: '簽核' }).click();
  await page.getByRole('button', { name: /^發\s*布/ }).click();
  await expect(page.getByText('符合預期')).toHaveCount(3);
  await page.getByRole('button', { name: /發布 \d+ 份文件/ }).click();
  await expect(page.getByRole('button', { name: '開啟應用' })).toBeVisible();

  await admin.go('/design/expense/workflow/expense_flow');
  await layer('統計');
  await expect(page.locator('[data-activity="manager"]')).toContainText('現有 1');
  await admin.shot('workflow-figures-zh');
  await page.getByRole('button', { name: '遷移第 1 版' }).click();
  await dialog.locator('[data-action=try]').click();
  await expect(dialog).toContainText('照原樣繼續');
  await dialog.locator('[data-action=begin]').click();
  await expect(dialog).toContainText('遷移結果');
  await expect(dialog).toContainText('已處理 1 / 1 件');
  await dialog.getByRole('button', { name: '關閉' }).first().click();
  await expect(page.getByText('第 2 版 1 件')).toBeVisible();
});

test('on the drawing: a simulation with a filled-in form is kept as a scenario, then figures and changes (zh)', async () => {
  const { page } = admin;
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
  await expect(panel.getByText('已儲存為情境「範例走完」，發布時會重新試跑')).toBeVisible();

  await layer('統計');
  await expect(page.getByText('第 2 版 1 件')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await layer('流程');
  await page.locator('[data-slot]').first().click();
  await page.getByRole('menuitem', { name: '簽核' }).click();
  await layer('版本差異');
  await expect(page.getByText('新增 2、刪除 0、修改 1')).toBeVisible();
  await page.getByRole('button', { name: '全部修改' }).click();
  await expect(page.getByRole('region', { name: '修改內容' }).getByText('新增路徑：簽核 2 → 主管簽核')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('workflow-designer-changes-zh');
});
