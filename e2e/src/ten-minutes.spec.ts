import { expect, test, type Locator, type Page } from '@playwright/test';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';

let server: HostedServer;

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

/** Does what somebody does and counts it: a click, a drag, a chord, a field filled. */
class Hands {
  readonly #page: Page;
  count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.count += 1;
    await target.fill(text);
  }

  async drag(from: Locator, to: Locator, at?: { readonly x: number; readonly y: number }): Promise<void> {
    this.count += 1;
    await from.dragTo(to, at ? { targetPosition: at } : {});
  }

  async press(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) {
      this.count += 1;
      await this.#page.keyboard.press(chord);
    }
  }
}

/** The eight controls of the form: the name of the type in the palette, and what each is called. */
const controls = [
  ['下拉選單', '假別'],
  ['日期', '開始日期'],
  ['日期', '結束日期'],
  ['數字', '天數'],
  ['多行文字', '事由'],
  ['人員單選', '職務代理人'],
  ['附件', '證明文件'],
  ['單行文字', '聯絡電話'],
] as const;

const columns = [
  ['日期', '日期'],
  ['單行文字', '地點'],
] as const;

async function shownInForm(page: Page, names: readonly string[]): Promise<void> {
  const tree = page.getByRole('tree', { name: '表單內容' });
  for (const name of names) await expect(tree.getByText(name, { exact: true }).first()).toBeVisible();
}

test('a form for leave is built with the mouse', async ({ browser }) => {
  const person = await Person.signedIn(browser, server, 'admin', { size: { width: 1440, height: 900 } });
  const { page, dialog } = person;
  const hands = new Hands(page);
  const panel = page.getByRole('region', { name: '屬性' });

  await test.step('begins the application with a model and a form', async () => {
    await person.go('/design');
    await hands.click(page.getByRole('button', { name: '建立應用' }));
    await hands.fill(dialog.getByLabel('名稱', { exact: true }), '請假滑鼠');
    await hands.click(dialog.getByRole('button', { name: /建\s*立/ }));
    for (const part of ['新增資料模型', '新增表單']) {
      await hands.click(page.getByRole('button', { name: part }));
      await hands.fill(dialog.getByLabel('名稱', { exact: true }), '請假單甲');
      await hands.click(dialog.getByRole('button', { name: /建\s*立/ }));
    }
  });

  await test.step('adds eight controls and names them', async () => {
    for (const [index, [type, name]] of controls.entries()) {
      await hands.drag(
        page.getByRole('button', { name: `加入「${type}」` }),
        index === 0
          ? page.getByText('這份表單還是空的')
          : page.getByRole('treeitem', { name: controls[index - 1]![1], exact: false }).last(),
        index === 0 ? undefined : { x: 60, y: 60 },
      );
      await expect(page.getByLabel('名稱', { exact: true })).toHaveValue(new RegExp(`^${type}`));
      await hands.fill(page.getByLabel('名稱', { exact: true }), name);
      await hands.press('Enter');
      await expect(page.getByRole('treeitem', { name }).last()).toBeVisible();
    }
    await shownInForm(
      page,
      controls.map(([, name]) => name),
    );
  });

  await test.step('names the kinds of leave', async () => {
    await hands.click(page.getByRole('treeitem', { name: '假別' }));
    for (const [index, kind] of ['特休', '事假', '病假'].entries())
      await hands.fill(page.getByLabel(`選項 ${index + 1}`, { exact: true }), kind);
    await hands.click(panel.getByRole('checkbox', { name: '必填', exact: true }));
    await expect(page.getByRole('treeitem', { name: '假別' })).toContainText('*');
  });

  await test.step('adds a sub-table with two columns', async () => {
    await hands.click(page.getByRole('button', { name: '加入「子表」' }));
    await expect(page.getByLabel('名稱', { exact: true })).toHaveValue('子表');
    await hands.fill(page.getByLabel('名稱', { exact: true }), '行程');
    await hands.press('Enter');
    for (const [type, name] of columns) {
      await hands.click(page.getByRole('button', { name: `加入「${type}」` }));
      await expect(page.getByLabel('名稱', { exact: true })).toHaveValue(type);
      await hands.fill(page.getByLabel('名稱', { exact: true }), name);
      await hands.press('Enter');
    }
    await expect(page.locator('[data-column]')).toHaveText(['日期', '地點']);
  });

  await test.step('makes a list with two filters, and an entry of the menu', async () => {
    await hands.click(page.getByRole('button', { name: '新增列表' }));
    await hands.fill(dialog.getByLabel('名稱', { exact: true }), '請假紀錄');
    await hands.click(dialog.getByRole('button', { name: /建\s*立/ }));
    const filters = page.getByRole('group', { name: '列表上方提供的篩選' });
    await hands.click(filters.getByLabel('假別'));
    await hands.click(filters.getByLabel('開始日期'));
    await hands.click(page.getByRole('link', { name: '選單' }));
    await hands.click(page.getByRole('button', { name: '新增選單項目' }));
    await expect(page.getByLabel('請假單甲：名稱')).toBeVisible();
    await expect(page.getByText('沒有問題')).toBeVisible();
  });

  console.log(`the form part of the ten-minute test by mouse: ${hands.count} actions`);
  await person.shot('ten-minutes-mouse');
  await person.leave();
});
