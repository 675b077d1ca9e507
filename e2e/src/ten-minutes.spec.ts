import { openWorkingCopy, submitGroup } from '@inkstone/api';
import { expect, test, type Locator } from '@playwright/test';
import { call } from './call.ts';
import { Keys } from './keys.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';

let server: HostedServer;
/** Who builds, in one window that stays open. */
let person: Person;

test.beforeAll(async ({ browser }) => {
  server = await HostedServer.create();
  await server.start();
  person = await Person.signedIn(browser, server, 'admin', { size: { width: 1440, height: 900 }, at: '/design' });
});

test.afterAll(async () => {
  await person.leave();
  await server.dispose();
});

/** What building, fixing, simulating, publishing and filling in may take (design of the designers, section 8). */
const most = 120;

/** Does what somebody does and counts it: a click, a drag, a chord, a field filled. */
class Hands {
  readonly #person: Person;
  count = 0;

  constructor(person: Person) {
    this.#person = person;
  }

  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.count += 1;
    await target.fill(text);
  }

  async select(target: Locator, label: string): Promise<void> {
    this.count += 1;
    await target.selectOption({ label });
  }

  /** A day, typed and confirmed. */
  async day(key: string, day: string): Promise<void> {
    this.count += 1;
    await this.#person.typeDate(key, 0, day);
  }

  async drag(from: Locator, to: Locator): Promise<void> {
    this.count += 1;
    await from.dragTo(to);
  }
}

/** Somebody else breaks the list: it searches a field that is not there. */
async function plantIssue(person: Person, appCode: string, list: { readonly schemaCode: string; readonly code: string }): Promise<void> {
  const { revision } = await call(person, openWorkingCopy, { appCode });
  const document = { kind: 'list', ...list } as const;
  await call(person, submitGroup, {
    appCode,
    revision,
    operations: [{ op: 'set', document, path: ['search'], value: ['room'] }],
  });
}

test('a form for leave is built, fixed, simulated, published and filled in with the mouse', async () => {
  const { page, dialog } = person;
  const hands = new Hands(person);
  const panel = page.getByRole('region', { name: '屬性' });
  const name = page.getByLabel('名稱', { exact: true });
  const tree = page.getByRole('tree', { name: '表單內容' });
  const create = async (button: Locator, called: string) => {
    await hands.click(button);
    await hands.fill(dialog.getByLabel('名稱', { exact: true }), called);
    await hands.click(dialog.getByRole('button', { name: /建\s*立/ }));
  };
  const add = async (type: string, called: string) => {
    await hands.click(page.getByRole('button', { name: `加入「${type}」`, exact: true }));
    await expect(name).toHaveValue(new RegExp(`^${type}`));
    await hands.fill(name, called);
  };

  await test.step('begins the application with a form', async () => {
    await person.go('/design');
    await create(page.getByRole('button', { name: '建立應用' }), '請假滑鼠');
    await create(page.getByRole('button', { name: '新增表單' }), '請假單甲');
  });

  await test.step('adds eight controls, kinds of leave, days from two dates, and a reason above three days', async () => {
    await hands.drag(page.getByRole('button', { name: '加入「下拉單選」' }), page.getByText('這份表單還是空的'));
    await expect(name).toHaveValue('下拉單選');
    await hands.fill(name, '假別');
    for (const [index, kind] of ['特休', '事假', '病假'].entries())
      await hands.fill(page.getByLabel(`選項 ${index + 1}`, { exact: true }), kind);
    await hands.click(panel.getByRole('checkbox', { name: '必填', exact: true }));
    await add('日期', '開始日期');
    await add('日期', '結束日期');
    await add('數值', '天數');
    await hands.select(panel.getByRole('combobox', { name: '常用計算…' }), '兩個日期之間的天數（頭尾都算）');
    await hands.click(panel.getByRole('button', { name: '使用這個計算' }));
    await expect(panel.locator('[data-option=computeFormula]')).toContainText('開始日期');
    await add('多行文字', '事由');
    const required = panel.locator('[data-option=requiredFormula]');
    await hands.select(required.getByRole('combobox', { name: '必填條件' }), '符合條件時');
    await hands.select(required.getByRole('combobox', { name: '欄位' }), '天數');
    await hands.select(required.getByRole('combobox', { name: '運算子' }), '大於');
    await hands.fill(required.getByRole('textbox', { name: '值' }), '3');
    await add('人員單選', '職務代理人');
    await add('附件', '證明文件');
    await add('單行文字', '聯絡電話');
    for (const each of ['假別', '開始日期', '結束日期', '天數', '事由', '職務代理人', '證明文件', '聯絡電話'])
      await expect(tree.getByText(new RegExp(`^${each}`)).first()).toBeVisible();
  });

  await test.step('adds a sub-table with two columns', async () => {
    await add('子表', '行程');
    await add('日期', '日期');
    await add('單行文字', '地點');
    await hands.click(tree);
    await expect(page.locator('[data-column]')).toHaveText(['日期', '地點']);
  });

  await test.step('makes a list with two filters', async () => {
    await create(page.getByRole('button', { name: '新增清單' }), '請假紀錄');
    const filters = page.getByRole('group', { name: '清單上方提供的篩選' });
    await expect(filters.getByLabel('假別')).toBeChecked();
    await expect(filters.getByLabel('開始日期')).toBeChecked();
  });

  await test.step('draws the workflow: the manager, and above three days another role', async () => {
    await create(page.getByRole('button', { name: '新增流程' }), '請假流程');
    await hands.click(page.getByRole('button', { name: '在「簽核」與「結束」之間加入' }));
    await hands.click(page.getByRole('menuitem', { name: '條件分支' }));
    await hands.click(page.locator('[data-slot="r3"]'));
    await hands.click(page.getByRole('menuitem', { name: '簽核' }));
    const settings = page.getByRole('region', { name: '設定' });
    await expect(settings.getByLabel('名稱', { exact: true })).toHaveValue(/^簽核/);
    await hands.fill(settings.getByLabel('名稱', { exact: true }), '人資');
    await hands.select(settings.getByRole('combobox', { name: '來源 1' }), '角色');
    await hands.select(settings.getByRole('combobox', { name: '角色', exact: true }), '財務覆核');
    await hands.click(page.locator('[data-route="r3"]'));
    await hands.click(settings.getByRole('button', { name: '新增條件' }));
    await hands.select(settings.getByRole('combobox', { name: '欄位' }), '天數');
    await hands.select(settings.getByRole('combobox', { name: '運算子' }), '大於');
    await hands.fill(settings.getByRole('textbox', { name: '值' }), '3');
  });

  await test.step('adds an entry of the menu', async () => {
    await hands.click(page.getByRole('link', { name: '選單' }));
    await hands.click(page.getByRole('button', { name: '新增選單項目' }));
    await expect(page.getByLabel('請假單甲：流程')).toHaveValue('qing_jia_liu_cheng');
    await expect(page.getByText('沒有問題')).toBeVisible();
  });

  await test.step('finds and fixes what somebody else has broken', async () => {
    await plantIssue(person, 'qing_jia_hua_shu', { schemaCode: 'qing_jia_dan_jia', code: 'qing_jia_ji_lu' });
    await expect(page.getByText('錯誤 1')).toBeVisible();
    await hands.click(page.getByRole('button', { name: '問題' }));
    await hands.click(page.getByRole('button', { name: /^修正/ }));
    await expect(page.getByText('沒有問題')).toBeVisible();
  });

  await test.step('simulates a short and a long leave', async () => {
    await hands.click(page.getByRole('link', { name: '請假流程' }));
    await hands.click(page.getByText('模擬', { exact: true }));
    const initiator = page.getByRole('combobox', { name: '發起人' });
    await hands.fill(initiator, '林小美');
    await hands.click(page.locator('.ant-select-item-option', { hasText: '林小美' }));
    await hands.select(person.field('jia_bie').getByRole('combobox'), '特休');
    await hands.day('kai_shi_ri_qi', '2026-11-02');
    await hands.day('jie_shu_ri_qi', '2026-11-03');
    await hands.click(page.getByRole('button', { name: '開始模擬' }));
    await hands.click(page.getByRole('button', { name: '到最後' }));
    const way = page.getByRole('list', { name: '流程走向' });
    await expect(way).toContainText('陳大文');
    await expect(way).not.toContainText('人資');
    await hands.click(page.getByRole('region', { name: '模擬' }).locator('summary'));
    await hands.day('jie_shu_ri_qi', '2026-11-06');
    await hands.fill(person.field('shi_you').locator('textarea'), '返鄉');
    await hands.click(page.getByRole('button', { name: '重新模擬' }));
    await hands.click(page.getByRole('button', { name: '到最後' }));
    await expect(way).toContainText('人資');
    await person.shot('ten-minutes-trial');
  });

  await test.step('publishes, and fills in the first one', async () => {
    await hands.click(page.getByRole('button', { name: /^發\s*布/ }));
    await hands.click(page.getByRole('button', { name: /發布 \d 份文件/ }));
    await hands.click(page.getByRole('button', { name: '開啟應用' }));
    await hands.click(page.getByRole('button', { name: 'plus 新增' }));
    await hands.click(person.field('jia_bie').getByRole('combobox'));
    await hands.click(person.offered('特休'));
    await hands.day('kai_shi_ri_qi', '2026-11-02');
    await hands.day('jie_shu_ri_qi', '2026-11-03');
    await expect(person.field('tian_shu')).toContainText('2');
    await hands.click(page.locator('[role=toolbar] [data-action="Submit"]'));
    await expect(page.getByText('流程發起成功')).toBeVisible();
  });

  console.log(`the ten-minute test by mouse: ${hands.count} actions`);
  expect(hands.count).toBeLessThanOrEqual(most);
  await person.shot('ten-minutes-mouse');
});

test('a form for leave is built, fixed, simulated, published and filled in with the keyboard only', async () => {
  const { page, dialog } = person;
  const keys = new Keys(person);
  const panel = page.getByRole('region', { name: '屬性' });
  const tree = page.getByRole('tree', { name: '表單內容' });
  const day = (key: string) => person.field(key).locator('input').first();
  const add = async (type: string, called: string) => {
    await keys.command(`${type} ${called}`, called);
    await expect(page.getByLabel('名稱', { exact: true })).toHaveValue(called);
  };

  await test.step('begins the application with a form', async () => {
    await person.go('/design');
    await expect(page.getByRole('button', { name: '建立應用' })).toBeVisible();
    await keys.press('n');
    await keys.type(dialog.getByLabel('名稱', { exact: true }), '請假鍵盤');
    await keys.press('Enter');
    await keys.type(page.getByLabel('第一份表單的名稱'), '請假單乙');
    await keys.press('Enter');
    await expect(page.getByText('這份表單還是空的')).toBeVisible();
  });

  await test.step('adds eight controls, kinds of leave, days from two dates, and a reason above three days', async () => {
    await add('下拉單選', '假別');
    await keys.command('選項 1');
    for (const [index, kind] of ['特休', '事假', '病假'].entries()) {
      if (index > 0) await keys.press('Enter');
      await keys.type(page.getByLabel(`選項 ${index + 1}`, { exact: true }), kind);
    }
    await keys.command('必填');
    await add('日期', '開始日期');
    await add('日期', '結束日期');
    await add('數值', '天數');
    await keys.command('常用計算');
    await keys.choose(panel.getByRole('combobox', { name: '常用計算…' }), '兩個日期之間的天數（頭尾都算）');
    await keys.press('Enter');
    await expect(panel.locator('[data-option=computeFormula]')).toContainText('開始日期');
    await add('多行文字', '事由');
    const required = panel.locator('[data-option=requiredFormula]');
    await keys.command('必填條件');
    await keys.choose(required.getByRole('combobox', { name: '必填條件' }), '符合條件時');
    await keys.command('欄位');
    await keys.choose(required.getByRole('combobox', { name: '欄位' }), '天數');
    await keys.press('Tab');
    await keys.choose(required.getByRole('combobox', { name: '運算子' }), '大於');
    await keys.press('Tab');
    await keys.type(required.getByRole('textbox', { name: '值' }), '3');
    await add('人員單選', '職務代理人');
    await add('附件', '證明文件');
    await add('單行文字', '聯絡電話');
    for (const each of ['假別', '開始日期', '結束日期', '天數', '事由', '職務代理人', '證明文件', '聯絡電話'])
      await expect(tree.getByText(new RegExp(`^${each}`)).first()).toBeVisible();
  });

  await test.step('adds a sub-table with two columns', async () => {
    await add('子表', '行程');
    await add('日期', '日期');
    await add('單行文字', '地點');
    await expect(page.locator('[data-column]')).toHaveText(['日期', '地點']);
  });

  await test.step('makes a list with two filters', async () => {
    await keys.command('新增清單 請假紀錄', '請假紀錄');
    const filters = page.getByRole('group', { name: '清單上方提供的篩選' });
    await expect(filters.getByLabel('假別')).toBeChecked();
    await expect(filters.getByLabel('開始日期')).toBeChecked();
  });

  await test.step('draws the workflow: the manager, and above three days another role', async () => {
    await keys.command('新增流程 休假流程', '休假流程');
    const settings = page.getByRole('region', { name: '設定' });
    await expect(page.getByRole('tree', { name: '流程大綱' })).toBeVisible();
    await keys.command('條件分支');
    await expect(page.getByRole('tree', { name: '流程大綱' })).toBeFocused();
    await keys.press('ArrowDown');
    await keys.command('新增條件');
    await keys.choose(settings.getByRole('combobox', { name: '欄位' }), '天數');
    await keys.press('Tab');
    await keys.choose(settings.getByRole('combobox', { name: '運算子' }), '大於');
    await keys.press('Tab');
    await keys.type(settings.getByRole('textbox', { name: '值' }), '3');
    await keys.command('簽核 人資', '人資');
    await expect(settings.getByLabel('名稱', { exact: true })).toHaveValue('人資');
    await keys.command('來源 1');
    await keys.choose(settings.getByRole('combobox', { name: '來源 1' }), '角色');
    await keys.press('Tab', 'Tab');
    await keys.choose(settings.getByRole('combobox', { name: '角色', exact: true }), '財務覆核');
  });

  await test.step('adds an entry of the menu', async () => {
    await keys.command('加入選單');
    await expect(page.getByLabel('請假單乙：流程')).toHaveValue('xiu_jia_liu_cheng');
    await expect(page.getByText('沒有問題')).toBeVisible();
  });

  await test.step('finds and fixes what somebody else has broken', async () => {
    await plantIssue(person, 'qing_jia_jian_pan', { schemaCode: 'qing_jia_dan_yi', code: 'qing_jia_ji_lu' });
    await expect(page.getByText('錯誤 1')).toBeVisible();
    await keys.command('修正');
    await expect(page.getByText('沒有問題')).toBeVisible();
  });

  await test.step('simulates a short and a long leave', async () => {
    await keys.command('休假流程');
    await expect(page.getByRole('tree', { name: '流程大綱' })).toBeVisible();
    await keys.command('模擬');
    const kind = person.field('jia_bie').getByRole('combobox');
    await expect(kind).toBeVisible();
    await keys.command('發起人');
    await keys.pick(page.getByRole('combobox', { name: '發起人' }), '林小美');
    await keys.command('假別');
    await keys.choose(kind, '特休');
    await keys.press('Tab');
    await keys.day(day('kai_shi_ri_qi'), '2026-11-02');
    await keys.press('Tab');
    await keys.day(day('jie_shu_ri_qi'), '2026-11-03');
    await keys.press('ControlOrMeta+Enter');
    await keys.command('到最後');
    const way = page.getByRole('list', { name: '流程走向' });
    await expect(way).toContainText('陳大文');
    await expect(way).not.toContainText('人資');
    await keys.command('結束日期');
    await keys.day(day('jie_shu_ri_qi'), '2026-11-06');
    await keys.press('Tab');
    await keys.type(person.field('shi_you').locator('textarea'), '返鄉');
    await keys.press('ControlOrMeta+Enter');
    await keys.command('到最後');
    await expect(way).toContainText('人資');
  });

  await test.step('publishes, and fills in the first one', async () => {
    await keys.command('開啟 發布');
    await expect(page.getByRole('button', { name: /發布 \d 份文件/ })).toBeEnabled();
    await keys.command('份文件');
    await expect(page.getByRole('button', { name: '開啟應用' })).toBeVisible();
    await keys.command('開啟應用');
    await expect(page.getByRole('button', { name: 'plus 新增' })).toBeVisible();
    await keys.press('n');
    const kind = person.field('jia_bie').getByRole('combobox');
    await expect(kind).toBeVisible();
    await keys.press('Tab');
    await keys.chooseShort(kind, '特休');
    await keys.press('Tab');
    await keys.day(day('kai_shi_ri_qi'), '2026-11-02');
    await keys.press('Tab');
    await keys.day(day('jie_shu_ri_qi'), '2026-11-03');
    await expect(person.field('tian_shu')).toContainText('2');
    await keys.press('ControlOrMeta+Enter');
    await expect(page.getByText('流程發起成功')).toBeVisible();
  });

  console.log(`the ten-minute test by keyboard: ${keys.count} actions`);
  expect(keys.count).toBeLessThanOrEqual(most);
  await person.shot('ten-minutes-keyboard');
});
