import { controlModels, type ControlType } from '@inkstone/controls/models';
import { half } from '@inkstone/testing/cases';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { addToDesign, modelWithForm } from './designed-app.ts';
import { Person, type Server } from './person.ts';
import { sharedServer } from './shared-server.ts';
import { as, submitExpense } from './work-by-calls.ts';

let server: Server;
/** Who designs, in one window that stays open. */
let admin: Person;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  server = await sharedServer();
  admin = await Person.signedIn(browser, server, 'admin', { size: { width: 1440, height: 900 }, at: '/design' });
});

test.afterAll(() => admin.leave());

/** The rows of the canvas: the codes of the controls in each. */
function rowsOf(page: Page): Promise<string[]> {
  return page
    .locator('[role=tree] > [data-row]')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll(':scope > [data-control]')].map((cell) => cell.getAttribute('data-control')).join(' ')),
    );
}

test('a form is built with the mouse: dragged, widened, named, given a condition and previewed (zh)', async () => {
  const { page, dialog } = admin;
  await page.getByRole('button', { name: '建立應用' }).click();
  await dialog.getByLabel('名稱', { exact: true }).fill('公務車');
  await dialog.getByRole('button', { name: /建\s*立/ }).click();
  await page.getByRole('button', { name: '新增資料模型' }).click();
  await dialog.getByLabel('名稱', { exact: true }).fill('用車申請');
  await dialog.getByRole('button', { name: /建\s*立/ }).click();
  // As long as there is no model, such a button adds one together with the form.
  await expect(page.getByRole('navigation').getByRole('link', { name: '用車申請' })).toBeVisible();
  await page.getByRole('button', { name: '新增表單' }).click();
  await dialog.getByLabel('名稱', { exact: true }).fill('用車申請');
  await dialog.getByRole('button', { name: /建\s*立/ }).click();
  await expect(page.getByText('這份表單還是空的')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('form-designer-empty-zh');

  const offered = (name: string) => page.getByRole('button', { name: `加入「${name}」` });
  const cell = (key: string) => page.locator(`[data-control="${key}"]`);
  const named = async (before: string, name: string, followed: string, code: string) => {
    await expect(page.getByLabel('名稱', { exact: true })).toHaveValue(before);
    await page.getByLabel('名稱', { exact: true }).fill(name);
    await page.getByLabel('名稱', { exact: true }).press('Enter');
    await expect(page.getByLabel('資料項編碼')).toHaveValue(followed);
    await page.getByLabel('資料項編碼').fill(code);
    await page.getByLabel('資料項編碼').press('Enter');
    await expect(cell(code)).toBeVisible();
  };
  await offered('單行文字').dragTo(page.getByText('這份表單還是空的'));
  await named('單行文字', '目的地', 'mu_di_di', 'destination');
  await offered('日期').dragTo(cell('destination'), { targetPosition: { x: 260, y: 40 } });
  await named('日期', '用車日期', 'yong_che_ri_qi', 'day');
  await offered('下拉單選').click();
  await named('下拉單選', '車種', 'che_zhong', 'kind');
  await page.getByLabel('選項 1', { exact: true }).fill('轎車');
  await page.getByLabel('選項 2', { exact: true }).fill('貨車');
  await page.getByRole('button', { name: '刪除選項「選項三」' }).click();
  await offered('數值').dragTo(cell('destination'), { targetPosition: { x: 100, y: 4 } });
  await named('數值', '人數', 'ren_shu', 'people');
  expect(await rowsOf(page)).toEqual(['people', 'destination day', 'kind']);

  await cell('people').dragTo(cell('kind'), { targetPosition: { x: 260, y: 40 } });
  await expect(cell('kind')).toBeVisible();
  await expect.poll(() => rowsOf(page)).toEqual(['destination day', 'kind people']);
  await page.getByRole('radio', { name: '6', exact: true }).click();
  await expect(cell('people')).toHaveCSS('grid-column-start', 'span 6');
  const grip = (await cell('people').locator('[data-grip]').boundingBox())!;
  const width = (await cell('people').boundingBox())!.width;
  await page.mouse.move(grip.x + 4, grip.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip.x + width * 0.9, grip.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(cell('people')).toHaveCSS('grid-column-start', 'span 12');
  const tree = (await page.getByRole('tree', { name: '表單內容' }).boundingBox())!;
  await page.mouse.move(tree.x + tree.width - 8, tree.y + 8);
  await page.mouse.down();
  await page.mouse.move(tree.x + 60, tree.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('已選取 2 個控制項')).toBeVisible();
  await cell('people').click();
  await page.getByRole('checkbox', { name: '必填', exact: true }).check();
  await expect(cell('people')).toContainText('*');

  const display = page.locator('[data-option="displayFormula"]');
  await display.getByRole('combobox', { name: '顯示條件' }).selectOption('when');
  await display.getByText('公式', { exact: true }).click();
  const condition = display.getByRole('textbox', { name: '顯示條件' });
  await condition.click();
  await page.keyboard.type("knd == '貨車'");
  await page.getByLabel('名稱', { exact: true }).focus();
  await expect(page.getByText('錯誤 1')).toBeVisible();
  await expect(page.getByRole('region', { name: '屬性' }).getByText(/knd/).last()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('form-designer-issue-zh');
  await condition.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('車');
  await page.getByRole('option', { name: /車種 kind/ }).click();
  await page.keyboard.type(" == '貨車'");
  await page.getByLabel('名稱', { exact: true }).focus();
  await expect(condition).toHaveText('車種 == 「貨車」');
  await expect(display.getByText('車種 等於 「貨車」')).toBeVisible();
  await display.getByText('條件', { exact: true }).click();
  await expect(display.getByRole('combobox', { name: '欄位' })).toHaveValue('kind');
  await admin.shot('formula-rows-panel-zh');
  await display.getByRole('button', { name: '放大「顯示條件」' }).click();
  await expect(dialog.getByText('結果：否')).toBeVisible();
  await dialog.getByLabel('車種', { exact: true }).selectOption('貨車');
  await expect(dialog.getByText('結果：是')).toBeVisible();
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await admin.shot('formula-dialog-zh');
  await dialog.getByRole('button', { name: /取\s*消/ }).click();
  await expect(page.getByText('沒有問題')).toBeVisible();

  await page.getByRole('link', { name: '規則', exact: true }).click();
  const rule = page.getByRole('row').filter({ hasText: '人數' });
  await expect(rule.getByText('車種 等於 「貨車」')).toBeVisible();
  await expect(rule.getByRole('link', { name: '車種' })).toBeVisible();
  await rule.getByRole('button', { name: '編輯「人數」的顯示條件' }).click();
  await expect(rule.getByRole('combobox', { name: '欄位' })).toHaveValue('kind');
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('form-rules-zh');
  await page.getByRole('link', { name: '文字', exact: true }).click();
  await page.getByRole('searchbox', { name: '尋找文字' }).fill('目的地');
  const english = page.getByRole('textbox', { name: '名稱「目的地」的英文' });
  await expect(english).toHaveCount(2);
  await english.first().fill('Destination');
  await english.first().press('Enter');
  await expect(english.last()).toBeFocused();
  await expect(english.first()).toHaveValue('Destination');
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('app-texts-zh');
  await page.goBack();
  await page.getByRole('link', { name: '回到表單' }).click();

  await page.getByText('預覽', { exact: true }).click();
  const preview = page.getByRole('region', { name: '預覽' });
  const previewed = 'section[aria-label="預覽"]';
  await expect(admin.field('destination')).toBeVisible();
  await expect(admin.field('people')).toHaveCount(0);
  await admin.choose('kind', '貨車');
  await expect(admin.field('people')).toBeVisible();
  await preview.getByText('手機', { exact: true }).click();
  await preview.getByRole('button', { name: '檢查填寫內容' }).click();
  await preview.getByText('English', { exact: true }).click();
  expect(await accessibilityViolations(page, previewed)).toEqual([]);
  await admin.shot('form-designer-preview-phone');
  await preview.getByText('深色', { exact: true }).click();
  await preview.getByText('範例', { exact: true }).click();
  await expect(admin.field('kind')).toContainText('轎車');
  await expect(preview.getByText('「用車申請」尚未發布')).toHaveCount(0);
  await preview.getByText('記錄', { exact: true }).click();
  await preview.getByRole('combobox', { name: '選擇記錄' }).click();
  await expect(page.getByText('沒有雙方都能查看的記錄')).toBeVisible();
  await page.keyboard.press('Escape');
  await admin.shot('form-designer-preview-record');
  await preview.getByText('範例', { exact: true }).click();
  expect(await accessibilityViolations(page, previewed)).toEqual([]);
  await admin.shot('form-designer-preview-sample');
  await preview.getByText('電腦與手機', { exact: true }).click();
  await expect(admin.field('kind')).toHaveCount(2);
  expect(await accessibilityViolations(page, previewed)).toEqual([]);
  await admin.shot('form-designer-preview-both');
  await page.getByText('並排', { exact: true }).click();
  await cell('destination').click();
  await page.getByLabel('名稱', { exact: true }).fill('地點');
  await expect(admin.field('destination').first()).toContainText('地點');
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('form-designer-beside');
  await page.getByLabel('名稱', { exact: true }).fill('目的地');
  await page.getByText('設計', { exact: true }).click();
});

test('everything goes by keyboard: walk, move, choose several, rename, copy, remove, undo (en)', async () => {
  const { page } = admin;
  await admin.go('/design/gong_wu_che/form/yong_che_shen_qing.yong_che_shen_qing');
  await admin.switchLanguage();
  const tree = page.getByRole('tree', { name: 'Form content' });
  await expect(tree).toBeVisible();
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  const rows = () => rowsOf(page);
  await tree.getByRole('treeitem').first().focus();
  await keys('Home');
  await expect(page.locator('[data-control=destination]')).toBeFocused();
  await keys('ArrowDown', 'ArrowDown');
  await expect(page.locator('[data-control=kind]')).toBeFocused();
  await keys('Alt+ArrowUp');
  await expect.poll(rows).toEqual(['destination day', 'kind', 'people']);
  await keys('Alt+ArrowUp');
  await expect.poll(rows).toEqual(['kind', 'destination day', 'people']);
  await keys('Alt+ArrowDown', 'Alt+ArrowRight');
  await expect.poll(rows).toEqual(['destination day', 'kind people']);

  await keys('Enter');
  await page.keyboard.type('Vehicle');
  await keys('Enter');
  await expect(page.locator('[data-control=kind]')).toContainText('Vehicle');
  await expect(page.locator('[data-control=kind]')).toBeFocused();
  await keys('Alt+Shift+ArrowRight');
  await expect(page.locator('[data-control=kind]')).toHaveCSS('grid-column-start', 'span 16');
  await keys('Alt+Shift+ArrowLeft');
  await expect(page.locator('[data-control=kind]')).toHaveCSS('grid-column-start', 'span 12');
  await keys('Home', 'Shift+ArrowDown');
  await expect(page.getByText('2 controls selected')).toBeVisible();
  await admin.shot('form-designer-several-en');
  await keys('ControlOrMeta+d');
  await expect.poll(rows).toContain('destination_2');
  await keys('Delete');
  await expect.poll(rows).toEqual(['destination day', 'kind people']);
  await keys('ControlOrMeta+z');
  await expect.poll(rows).toContain('destination_2');
  await keys('ControlOrMeta+z');
  await expect.poll(rows).toEqual(['destination day', 'kind people']);

  for (const name of ['Tabs', 'Sub-table', 'Number']) {
    await page.getByRole('button', { name: `Add "${name}"`, exact: true }).focus();
    await keys('Enter');
    await expect(page.getByRole('region', { name: 'Properties' }).getByText(name, { exact: true }).first()).toBeVisible();
  }
  const columns = page.locator('[data-column]');
  await columns.filter({ hasText: 'Number' }).focus();
  await keys('ControlOrMeta+d');
  await expect(columns).toHaveCount(2);
  await expect(columns.nth(1)).toBeFocused();
  await keys('Alt+ArrowLeft', 'Enter');
  await page.keyboard.type('Price');
  await keys('Enter');
  await expect(columns).toHaveText(['Price', 'Number']);
  await expect(page.getByLabel('Data item code')).toHaveValue('price');
  await columns.nth(1).dragTo(columns.nth(0), { targetPosition: { x: 4, y: 20 } });
  await expect(columns).toHaveText(['Number', 'Price']);

  await page.getByText('Outline', { exact: true }).click();
  const outline = page.getByRole('region', { name: 'Outline' });
  await outline.getByRole('searchbox').fill('pri');
  await outline.getByRole('treeitem', { name: 'Price' }).click();
  await expect(columns.filter({ hasText: 'Price' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Show help').check();
  await admin.shot('form-designer-tabs-en');

  // A condition by keyboard alone.
  const required = page.locator('[data-option="requiredFormula"]');
  await required.getByRole('combobox', { name: 'Required condition' }).focus();
  await page.keyboard.type('When');
  const tabTo = async (target: Locator) => {
    for (let steps = 0; steps < 8 && !(await target.evaluate((each) => each === document.activeElement)); steps += 1) await keys('Tab');
    await expect(target).toBeFocused();
  };
  await tabTo(required.getByRole('combobox', { name: 'Field' }));
  const walkTo = async (name: string, value: string) => {
    const select = required.getByRole('combobox', { name });
    for (let steps = 0; steps < 30 && (await select.inputValue()) !== value; steps += 1) await keys('ArrowDown');
    await expect(select).toHaveValue(value);
  };
  await walkTo('Field', 'people');
  await keys('Tab');
  await walkTo('Operator', '3');
  await tabTo(required.getByRole('textbox', { name: 'Value' }));
  await page.keyboard.type('3');
  await keys('Tab');
  await expect(required.getByText(/is greater than 3/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('formula-rows-keyboard-en');
  await admin.switchLanguage();
});

test('every control of the palette is added, and the form is fit to be published but for the models that nobody chose (zh)', async () => {
  const { page } = admin;
  await addToDesign(await as(server, 'admin'), 'gong_wu_che', modelWithForm('everything', []));
  await admin.go('/design/gong_wu_che/form/everything.everything');
  await expect(page.getByText('這份表單還是空的')).toBeVisible();
  const palette = page.getByRole('region', { name: '控制項', exact: true });
  for (const group of ['基礎控制項', '系統控制項', '版面控制項', '進階控制項'])
    await expect(palette.getByRole('heading', { name: group })).toBeVisible();
  const added = await palette.getByRole('button').evaluateAll(addAll);
  expect(added).toHaveLength(48);
  await expect(page.locator('[role=tree] > [data-row] > [data-control]')).toHaveCount(48);
  await page.getByRole('button', { name: '問題' }).click();
  await expect(page.getByRole('region', { name: '問題' }).getByRole('link')).toHaveText([
    /還沒有選擇關聯的資料模型/,
    /還沒有選擇關聯的資料模型/,
  ]);
  await admin.shot('form-designer-all-zh');
  expect(await accessibilityViolations(page)).toEqual([]);
});

/** Clicks each button of the palette, with nothing chosen: at the end of the form, not in what was added last. Returns their names. */
async function addAll(buttons: readonly Element[]): Promise<string[]> {
  const named = new Map(buttons.map((button) => [button.getAttribute('aria-label')!, button.getAttribute('title')!]));
  const count = (): number => document.querySelectorAll('[role=tree] > [data-row] > [data-control]').length;
  const added: string[] = [];
  for (const [label, name] of named) {
    document.querySelector<HTMLElement>('[data-canvas]')!.click();
    // A system control is offered once; the buttons after it may be other elements then.
    document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!.click();
    added.push(name);
    for (let frames = 0; count() < added.length; frames += 1) {
      if (frames > 600) throw new Error(`${name} was not added`);
      await new Promise(requestAnimationFrame);
    }
  }
  return added;
}

/** The controls of a form that have properties which those before them have not, with these properties. */
async function newProperties(controls: Locator): Promise<readonly (readonly [key: string, options: readonly string[]])[]> {
  const cells = await controls.evaluateAll((found) => found.map(({ dataset }) => [dataset['control']!, dataset['type']!] as const));
  const seen = new Set<string>();
  return cells.flatMap(([key, type]) => {
    const fresh = Object.keys(controlModels[type as ControlType].props).filter((option) => !seen.has(option));
    for (const option of fresh) seen.add(option);
    return fresh.length === 0 ? [] : [[key, fresh] as const];
  });
}

/** Copies of lines of one control after the other, to be examined at once: each examination reads the whole page, 48 controls included. */
class GatheredLines {
  readonly #copies: string[] = [];

  async add(lines: Locator): Promise<void> {
    this.#copies.push(...(await lines.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))));
  }

  /** Examines them in place of the lines that the panel shows, and puts those back. */
  async violations(panel: Locator): Promise<string[]> {
    const replaced = await panel.evaluateHandle((section, copies) => {
      const groups = [...section.querySelectorAll('fieldset:has([data-option])')];
      const shown = groups.map((group) => [group, [...group.childNodes]] as const);
      for (const group of groups) group.replaceChildren();
      groups[0]!.innerHTML = copies.join('');
      return shown;
    }, this.#copies);
    const violations = await accessibilityViolations(panel.page(), '[data-option]');
    await replaced.evaluate((shown) => {
      for (const [group, nodes] of shown) group.replaceChildren(...nodes);
    });
    return violations;
  }
}

test('the panel of every property fits in zh and en, and is accessible light and dark', async () => {
  const { page } = admin;
  for (const language of ['zh', 'en'] as const) {
    if (language === 'en') {
      await page.emulateMedia({ colorScheme: 'dark' });
      await admin.switchLanguage();
    }
    const controls = page.locator('[role=tree] > [data-row] > [data-control]');
    await expect(controls).toHaveCount(48);
    const panel = page.getByRole('region', { name: /^(屬性|Properties)$/ });
    const gathered = new GatheredLines();
    for (const [key, options] of half(await newProperties(controls), language === 'zh' ? 0 : 1)) {
      await page.locator(`[data-control="${key}"]`).click({ position: { x: 20, y: 12 } });
      await expect(panel.locator('[data-option]').first()).toBeVisible();
      expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth), key).toBe(0);
      await admin.shot(`form-panel-${key}-${language}`);
      await gathered.add(panel.locator(options.map((option) => `[data-option="${option}"]`).join(', ')));
    }
    expect(await gathered.violations(panel)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await admin.switchLanguage();
});

test('a form is previewed as another person at a step, on a record that both see, and a formula is tried on it (zh)', async () => {
  await submitExpense(server, { price: 350, rows: 2, purpose: '參展並拜訪客戶' });
  const { page, dialog } = admin;
  await admin.go('/design/expense/form/expense_claim.expense_claim');
  await page.getByText('預覽', { exact: true }).click();
  const preview = page.getByRole('region', { name: '預覽' });
  await preview.getByRole('combobox', { name: '查看身分' }).fill('林小美');
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: '林小美' }).click();
  await preview.getByText('記錄', { exact: true }).click();
  const record = preview.getByRole('combobox', { name: '選擇記錄' });
  await record.fill('參展並拜訪客戶');
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: '參展並拜訪客戶' }).click();
  await expect(admin.field('purpose').locator('input')).toHaveValue('參展並拜訪客戶');
  await expect(admin.field('creater')).toContainText('林小美');
  await expect(admin.field('total')).toContainText('1,400.00');
  await preview.getByRole('combobox', { name: '節點' }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: '主管' }).first().click();
  // Whoever approves reads what was filled in.
  await expect(admin.field('purpose').locator('input')).toHaveCount(0);
  await expect(admin.field('purpose')).toContainText('參展並拜訪客戶');
  expect(await accessibilityViolations(page)).toEqual([]);
  await admin.shot('form-designer-preview-person-zh');

  await page.getByText('設計', { exact: true }).click();
  await page.locator('[data-control=total]').click();
  await page.getByRole('button', { name: '放大「計算公式」' }).click();
  await dialog.getByText('真實記錄', { exact: true }).click();
  await dialog.getByRole('combobox', { name: '記錄', exact: true }).selectOption({ label: '參展並拜訪客戶' });
  await expect(dialog.getByText('結果：1400')).toBeVisible();
  const steps = dialog.getByRole('listitem').filter({ hasText: '的總和' });
  await expect(steps.first()).toContainText('1400');
  expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await admin.shot('formula-dialog-record-zh');
});
