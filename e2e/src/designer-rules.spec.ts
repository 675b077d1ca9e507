import { formSubmit, openWorkingCopy, planPublishing } from '@inkstone/api';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { call } from './call.ts';
import { addToDesign, beginApp, modelWithForm, type DesignedControl } from './designed-app.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';

let server: HostedServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

const size = { width: 1440, height: 900 };
const chars = (length: number): string => 'x'.repeat(length);

/** The property panel of a form that is designed. */
class Panel {
  readonly page: Page;
  readonly region: Locator;

  constructor(page: Page, name: '屬性' | 'Properties') {
    this.page = page;
    this.region = page.getByRole('region', { name });
  }

  async choose(key: string): Promise<void> {
    const cell = this.page.locator(`[data-control="${key}"]`);
    await cell.click({ position: { x: 20, y: 12 } });
    await expect(cell).toHaveAttribute('data-chosen', 'true');
  }

  line(option: string): Locator {
    return this.region.locator(`[data-option="${option}"]`);
  }

  /** Types into the editor of a property, or of what stands in the head of the panel. */
  async write(option: string, text: string): Promise<void> {
    const heads: Readonly<Record<string, string>> = { name: '名稱', name_i18n: '英文名稱', code: '資料項編碼' };
    const input =
      option in heads
        ? this.region.getByLabel(heads[option]!, { exact: true }).first()
        : this.line(option).locator('input:not([type=checkbox]), textarea').first();
    await input.fill(text);
    await input.press('Enter');
  }

  async set(option: string, value: string | boolean): Promise<void> {
    if (typeof value === 'boolean') await this.line(option).getByRole('checkbox').setChecked(value);
    else await this.line(option).locator('select').first().selectOption(value);
  }
}

interface Refused {
  readonly type: string;
  readonly option: string;
  /** What somebody types; what stands in the stored form otherwise, as a package brings it. */
  readonly typed?: string;
  readonly stored?: unknown;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly zh: string;
  readonly en: string;
}

const bytes = (max: number) => ({ zh: `長度不能超過${max}字節`, en: `At most ${max} bytes` });
const notPositive = { zh: '只能輸入正整數', en: 'Enter a positive integer' };
const noChoice = (value: string, choices: string) => ({
  zh: `「${value}」不在可選值中：${choices}`,
  en: `“${value}” is not one of: ${choices}`,
});
const verify = { zh: '校驗規則無法識別', en: 'The validation rule cannot be read' };
const noStyle = (style: string) => ({ zh: `樣式「${style}」不允許使用`, en: `The style “${style}” is not allowed` });

/** Section 5 of the designer specification, with the limits of section 9. */
const refused: readonly Refused[] = [
  { type: 'text', option: 'name', typed: '', zh: '控制項名稱不能爲空', en: 'Enter a control name' },
  { type: 'text', option: 'name', typed: ' 前面空格', zh: '不能以空格開始', en: 'Must not start with a space' },
  { type: 'text', option: 'name', typed: '名'.repeat(41), zh: '長度不能超過40', en: 'At most 40 characters' },
  { type: 'text', option: 'name_i18n', typed: chars(41), zh: '長度不能超過40', en: 'At most 40 characters' },
  { type: 'sheet', option: 'name', typed: ' ', zh: '控制項名稱不能爲空', en: 'Enter a control name' },
  { type: 'sheet', option: 'name', typed: ' 前', zh: '不能以空格開始', en: 'Must not start with a space' },
  { type: 'sheet', option: 'name', typed: '名'.repeat(51), zh: '長度不能超過50', en: 'At most 50 characters' },
  { type: 'text', option: 'tips', typed: '字'.repeat(67), ...bytes(200) },
  { type: 'group', option: 'tips', typed: chars(201), ...bytes(200) },
  { type: 'text', option: 'placeholder', typed: chars(201), ...bytes(200) },
  { type: 'number', option: 'placeholder', typed: chars(201), ...bytes(200) },
  { type: 'text', option: 'defaultValue', typed: chars(201), ...bytes(200) },
  { type: 'text', option: 'regexpText', typed: chars(201), ...bytes(200) },
  { type: 'text', option: 'regexpText', stored: JSON.stringify({ zh: 'x', en: chars(201) }), ...bytes(200) },
  { type: 'text', option: 'style', stored: 'font-size: 12px;'.repeat(13), ...bytes(200) },
  { type: 'text', option: 'style', stored: 'position: fixed', ...noStyle('position: fixed') },
  { type: 'text', option: 'maxLength', typed: '', zh: '最大長度不能爲空', en: 'Enter a maximum length' },
  { type: 'text', option: 'maxLength', typed: 'abc', ...notPositive },
  { type: 'text', option: 'maxLength', typed: '0', ...notPositive },
  { type: 'text', option: 'maxLength', typed: '1.5', ...notPositive },
  { type: 'text', option: 'maxLength', typed: '201', zh: '最大長度不能超過200', en: 'The maximum length must not exceed 200' },
  {
    type: 'text',
    option: 'currentMaxLength',
    typed: '20000001',
    zh: '最大字數不能超過20000000',
    en: 'The maximum number of characters must not exceed 20000000',
  },
  { type: 'textarea', option: 'defaultValue', typed: chars(2001), ...bytes(2000) },
  { type: 'textarea', option: 'maxLength', typed: '-3', ...notPositive },
  { type: 'textarea', option: 'maxLength', typed: '2001', zh: '最大長度不能超過2000', en: 'The maximum length must not exceed 2000' },
  {
    type: 'textarea',
    option: 'currentMaxLength',
    typed: '',
    with: { textAreaType: 'current' },
    zh: '字數限制不能爲空',
    en: 'Enter a maximum number of characters',
  },
  { type: 'textarea', option: 'currentMaxLength', typed: '0', with: { textAreaType: 'Editor' }, ...notPositive },
  {
    type: 'textarea',
    option: 'currentMaxLength',
    typed: '20000001',
    with: { textAreaType: 'current' },
    zh: '最大字數不能超過20000000',
    en: 'The maximum number of characters must not exceed 20000000',
  },
  {
    type: 'attachment',
    option: 'fileTypes',
    typed: 'pdf, PHP',
    zh: '不允許腳本或網頁檔案：php',
    en: 'Scripts and web pages are not allowed: php',
  },
  {
    type: 'attachment',
    option: 'fileTypes',
    typed: 'html, jsp, asp, cer, swf',
    zh: '不允許腳本或網頁檔案：html, jsp, asp, cer, swf',
    en: 'Scripts and web pages are not allowed: html, jsp, asp, cer, swf',
  },
  { type: 'attachment', option: 'fileTypes', typed: chars(201), ...bytes(200) },
  {
    type: 'approval-opinion',
    option: 'fileTypes',
    typed: 'swf',
    zh: '不允許腳本或網頁檔案：swf',
    en: 'Scripts and web pages are not allowed: swf',
  },
  { type: 'attachment', option: 'fileNumber', typed: '0', with: { limitNumber: 'custom' }, ...notPositive },
  {
    type: 'attachment',
    option: 'fileNumber',
    typed: '1001',
    with: { limitNumber: 'custom' },
    zh: '不能超過最大個數1000',
    en: 'The maximum number is 1000',
  },
  {
    type: 'attachment',
    option: 'templateFile',
    stored: Array.from({ length: 11 }, (_, index) => ({ id: `t${index}`, name: `t${index}.pdf`, fileSize: 1 })),
    zh: '範本檔案最多10個',
    en: 'At most 10 templates',
  },
  { type: 'attachment', option: 'limit', stored: 3, ...noChoice('3', '1, 5, 10, 20, 50, 100, 200') },
  { type: 'sheet', option: 'width', typed: '', zh: '列寬不能爲空', en: 'Enter a column width' },
  { type: 'sheet', option: 'width', typed: '0', ...notPositive },
  { type: 'sheet', option: 'width', typed: '886', zh: '不能超過最大寬度885', en: 'The maximum width is 885' },
  { type: 'sheet', option: 'rows', typed: '', zh: '預設行數不能爲空', en: 'Enter a default number of rows' },
  { type: 'sheet', option: 'rows', typed: '-1', zh: '只能輸入非負整數', en: 'Enter a non-negative integer' },
  { type: 'sheet', option: 'rows', typed: '101', zh: '預設行數不能超過100', en: 'The default number of rows must not exceed 100' },
  { type: 'form-container', option: 'maxRows', typed: '', zh: '不能爲空', en: 'Required' },
  { type: 'form-container', option: 'maxRows', typed: '03.5', ...notPositive },
  { type: 'form-container', option: 'maxRows', stored: '03', ...notPositive },
  {
    type: 'number',
    option: 'defaultValue',
    typed: '12345678901234567890',
    zh: '只能輸入數字類型，最大長度19位，精度3位',
    en: 'Only numeric type, maximum length 19 digits, precision 3 digits',
  },
  {
    type: 'number',
    option: 'defaultValue',
    typed: '1.2345',
    zh: '只能輸入數字類型，最大長度19位，精度3位',
    en: 'Only numeric type, maximum length 19 digits, precision 3 digits',
  },
  { type: 'text', option: 'regexp', typed: '(a', zh: '格式規則無法使用', en: 'Invalid pattern' },
  { type: 'text', option: 'span', stored: 7, ...noChoice('7', '6, 8, 12, 16, 18, 24') },
  { type: 'text', option: 'labelAlign', stored: 'top', ...noChoice('top', 'left, center, right') },
  { type: 'text', option: 'noRepeat', stored: 'yes', zh: '只能設為是或否', en: 'Must be true or false' },
  { type: 'image', option: 'imageQuality', stored: 55, with: { compressible: true }, ...noChoice('55', '30, 40, 50, 60, 70, 80, 90') },
  { type: 'image', option: 'watermarkFontSize', stored: 20, with: { addWatermark: true }, ...noChoice('20', '16, 32, 48, 72') },
  {
    type: 'image',
    option: 'number',
    stored: 'several',
    zh: '圖片數量設定無法識別',
    en: 'The setting for the number of images cannot be read',
  },
  {
    type: 'date',
    option: 'format',
    stored: 'D.M.YY',
    zh: '「"D.M.YY"」不在可選值中：YYYY-MM-DD',
    en: '“"D.M.YY"” is not one of: YYYY-MM-DD',
  },
  { type: 'time', option: 'format', stored: 'HH', zh: '不在可選值中：HH:mm:ss, HH:mm', en: 'is not one of: HH:mm:ss, HH:mm' },
  {
    type: 'number',
    option: 'format',
    stored: 'decimal.10',
    zh: '「decimal.10」不在可選值中：none, integer',
    en: '“decimal.10” is not one of: none, integer',
  },
  { type: 'sheet-statistic', option: 'statisticMode', stored: 'median', ...noChoice('median', 'none, sum, avg, min, max') },
  { type: 'number', option: 'verifyFormula', stored: '{', ...verify },
  { type: 'date', option: 'verifyFormula', stored: 'rule:?_input:1', ...verify },
  { type: 'staff-dept-mixed', option: 'multi', stored: false, ...noChoice('false', 'true') },
  { type: 'staff-selector', option: 'multi', stored: true, ...noChoice('true', 'false') },
  { type: 'relevance-form', option: 'defaultVal', stored: 'nothing', zh: '預設值必須是記錄', en: 'Default values must be records' },
  {
    type: 'relevance-form',
    option: 'displayField',
    stored: 'files',
    zh: '欄位「files」的類型為 Attachment，不能作為顯示欄位',
    en: 'The field "files" of type Attachment cannot be shown in a picker',
  },
  {
    type: 'reverse-relevance',
    option: 'fieldCode',
    stored: 'title',
    with: { schemaCode: 'target' },
    zh: '欄位「title」不是指向「checked」的關聯欄位',
    en: 'The field "title" does not refer to "checked"',
  },
];

/** Codes of data items: as they are typed, and what is told. */
const codes: readonly (readonly [typed: string, zh: string])[] = [
  ['1st', '編碼只能有英文字母、數字和底線，並以字母開頭'],
  ['not-a-code', '編碼只能有英文字母、數字和底線，並以字母開頭'],
  [' first', '編碼只能有英文字母、數字和底線，並以字母開頭'],
  ['名稱', '編碼只能有英文字母、數字和底線，並以字母開頭'],
  ['a', '至少2個字元'],
  ['select', '「select」是 SQL 關鍵字，請改用其他編碼'],
  ['id', '「id」是系統欄位的編碼，請改用其他編碼'],
];

/** What a case needs to be whole otherwise. */
const needed: Readonly<Record<string, Pick<DesignedControl, 'options' | 'item' | 'columns'>>> = {
  sheet: { columns: [] },
  'relevance-form': { options: { schemaCode: 'target' }, item: { schemaCode: 'target' } },
};

const casesAsControls = refused.map(({ type, option, stored, with: others }, index): DesignedControl => {
  const { options, ...rest } = needed[type] ?? {};
  return { key: `c${index}`, type, ...rest, options: { ...options, ...others, ...(stored !== undefined && { [option]: stored }) } };
});

const target = modelWithForm('target', [
  { key: 'title', type: 'text' },
  { key: 'files', type: 'attachment' },
  { key: 'points', type: 'relevance-form', options: { schemaCode: 'rules' }, item: { schemaCode: 'rules' } },
]);

const others: readonly DesignedControl[] = [
  { key: 'coded', type: 'text' },
  { key: 'odd', type: 'crystal-ball' },
  { key: 'one', type: 'number', options: { name: '甲', computeFormula: 'other + 1' } },
  { key: 'other', type: 'number', options: { name: '乙', computeFormula: 'one + 1' } },
];

const appCode = 'panels';
const headed: ReadonlySet<string> = new Set(['name', 'name_i18n', 'span']);
const placeOf = (panel: Panel, { option }: Refused): Locator => (headed.has(option) ? panel.region : panel.line(option));

test('every message is told at its property, in the plan of publishing, and in both languages', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin', { size });
  await beginApp(admin, appCode);
  await addToDesign(admin, appCode, target);
  await addToDesign(admin, appCode, modelWithForm('checked', [...casesAsControls, ...others], 6));
  await admin.go('/design/panels/form/checked.checked');
  const panel = new Panel(admin.page, '屬性');
  for (const [index, each] of refused.entries()) {
    await panel.choose(`c${index}`);
    if (each.typed !== undefined) await panel.write(each.option, each.typed);
    await expect(placeOf(panel, each).getByText(each.zh), `${each.type}.${each.option} ${each.typed ?? ''}`).toBeVisible();
  }
  await panel.choose('coded');
  for (const [typed, zh] of codes) {
    await panel.write('code', typed);
    await expect(admin.page.getByText(zh).first(), typed).toBeVisible();
  }
  await expect(panel.region.getByLabel('資料項編碼', { exact: true })).toHaveAttribute('maxlength', '28');

  // A control that nobody knows has no properties; a circle is marked on the canvas at each of its fields.
  await panel.choose('odd');
  await expect(panel.region.getByText('不認得的控制項：crystal-ball')).toBeVisible();
  await expect(panel.region.locator('[data-option]')).toHaveCount(0);
  for (const key of ['one', 'other']) {
    await expect(admin.page.locator(`[data-control=${key}]`).getByRole('img', { name: '有錯誤' })).toBeVisible();
    await panel.choose(key);
    await expect(panel.region.getByText(/公式互相引用/)).toBeVisible();
  }
  await admin.shot('designer-rules-zh');
  const { revision } = await call(admin, openWorkingCopy, { appCode });
  const { errors } = await call(admin, planPublishing, { appCode, revision });
  const told = new Set(errors.map(({ path }) => path.split('.').find((part) => /^c\d+$/.test(part))));
  expect(
    refused.filter((_, index) => !told.has(`c${index}`)).map(({ type, option, typed, stored }) => [type, option, typed ?? stored]),
  ).toEqual([]);
  await admin.leave();

  const english = await Person.signedIn(browser, server, 'admin', { size, language: 'en' });
  await english.go('/design/panels/form/checked.checked');
  const inEnglish = new Panel(english.page, 'Properties');
  for (const [index, each] of refused.entries()) {
    await inEnglish.choose(`c${index}`);
    await expect(placeOf(inEnglish, each).getByText(each.en), `${each.type}.${each.option}`).toBeVisible();
  }
  await english.shot('designer-rules-en');
  await english.leave();
});

/** An option that hides others while it has a value, and what it is otherwise (designer specification, section 4). */
const hiding: readonly (readonly [
  type: string,
  option: string,
  hides: string | boolean,
  hidden: readonly string[],
  shows: string | boolean,
])[] = [
  ['dropdown', 'displayEmpty', false, ['emptyValue'], true],
  ['dropdown-multi', 'displayEmpty', false, ['emptyValue'], true],
  ['textarea', 'textAreaType', '"longText"', ['currentMaxLength'], '"current"'],
  ['textarea', 'textAreaType', '"Editor"', ['placeholder', 'maxLength'], '"longText"'],
  ['textarea', 'textAreaType', '"current"', ['placeholder', 'maxLength'], '"longText"'],
  ['attachment', 'limitNumber', '"unlimited"', ['fileNumber'], '"custom"'],
  ['attachment', 'displayTemplate', false, ['templateFile'], true],
  ['image', 'compressible', false, ['imageQuality'], true],
  ['image', 'addWatermark', false, ['watermarkFontSize'], true],
  ['address', 'showEmpty', false, ['emptyValue'], true],
  ['address-tab-selector', 'showEmpty', false, ['emptyValue'], true],
  ['sheet', 'editable', false, ['importable'], true],
  ['relevance-form', 'selectMode', '"dropdown"', ['showField'], '"popup"'],
  ['relevance-form-ex', 'selectMode', '"dropdown"', ['showField'], '"popup"'],
  ['reverse-relevance', 'displayMode', '"link"', ['listCode', 'conditions', 'listDisplayMode'], '"list"'],
  ['number', 'syncFormate', true, ['format1'], false],
  ['date', 'syncFormate', true, ['format1'], false],
  ['time', 'syncFormate', true, ['format1'], false],
  ['created-time', 'syncFormate', true, ['format1'], false],
  ['modified-time', 'syncFormate', true, ['format1'], false],
  ['sheet-statistic', 'syncFormate', true, ['format1'], false],
];

const systemKeys: Readonly<Record<string, string>> = { 'created-time': 'createdTime', 'modified-time': 'modifiedTime' };
const keyFor = (type: string): string => systemKeys[type] ?? type.replaceAll('-', '_');
const selectors = ['staff-selector', 'staff-multi-selector', 'department-selector', 'department-multi-selector', 'staff-dept-mixed'];
const someRecords = { field: 'title', operator: 1, value: 'x' };
const picking = {
  schemaCode: 'target',
  queryCode: 'all',
  conditions: someRecords,
  mappings: [{ from: 'title', to: 'text' }],
  displayField: 'title',
};

const tried: readonly DesignedControl[] = [
  { key: 'text', type: 'text' },
  ...[...new Set(hiding.map(([type]) => type))].map((type): DesignedControl => {
    const options = type.startsWith('relevance')
      ? picking
      : type === 'reverse-relevance'
        ? { schemaCode: 'target', fieldCode: 'points', listCode: 'all' }
        : {};
    return { key: keyFor(type), type, ...needed[type], options, ...(type.startsWith('relevance') && { item: { schemaCode: 'target' } }) };
  }),
  ...selectors.map((type): DesignedControl => ({ key: keyFor(type), type, options: { defaultValue: [{ id: 'x', name: 'X' }] } })),
  {
    key: 'tabs',
    type: 'tabs',
    options: {
      heads: [
        { key: 'tab_1', title: 'Tab 1' },
        { key: 'tab_2', title: 'Tab 2' },
      ],
      tabDefaultValue: 'tab_2',
    },
  },
  { key: 'tab_1', type: 'tabs-panel' },
  { key: 'tab_2', type: 'tabs-panel' },
];

const list = (code: string) => ({
  op: 'insert' as const,
  document: { kind: 'list' as const, schemaCode: 'target', code },
  path: [],
  value: { name: code, columns: [{ code: 'title' }] },
});

test('what hides is hidden, and what is reset is reset, as section 4 says', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin', { size });
  const { page } = admin;
  await addToDesign(admin, appCode, [list('all'), list('few'), ...modelWithForm('rules', tried, 6)]);
  await admin.go('/design/panels/form/rules.rules');
  const panel = new Panel(page, '屬性');
  for (const [type, option, hides, hidden, shows] of hiding) {
    await panel.choose(keyFor(type));
    await panel.set(option, shows);
    for (const each of hidden) await expect(panel.line(each), `${type}.${each}`).toBeVisible();
    await panel.set(option, hides);
    for (const each of hidden) await expect(panel.line(each), `${type}.${each}`).toHaveCount(0);
  }
  const isSet = (option: string, value = true) =>
    value ? expect(panel.line(option)).toHaveAttribute('data-set', 'true') : expect(panel.line(option)).not.toHaveAttribute('data-set');

  // A new query clears the conditions; a new model everything that belongs to the former one.
  for (const type of ['relevance-form', 'relevance-form-ex']) {
    await panel.choose(keyFor(type));
    await isSet('conditions');
    await panel.set('queryCode', 'few');
    await isSet('conditions', false);
    await isSet('mappings');
    await panel.set('schemaCode', 'rules');
    for (const option of ['queryCode', 'conditions', 'mappings', 'displayField']) await isSet(option, false);
    await expect(panel.line('displayField').locator('select')).toHaveValue('name');
    await panel.set('schemaCode', 'target');
    await expect(panel.line('displayField').locator('option')).toHaveText([/./, /./, 'title']);
  }
  await panel.choose('reverse_relevance');
  await panel.set('displayMode', '"list"');
  await isSet('listCode');
  await panel.set('schemaCode', 'rules');
  await isSet('listCode', false);
  await isSet('fieldCode', false);
  // Only references to the model of this form are offered.
  await panel.set('schemaCode', 'target');
  await expect(panel.line('fieldCode').locator('option')).toHaveText([/./, 'points']);

  // Changing whether rows are edited says the same of their import.
  await panel.choose('sheet');
  await panel.set('editable', true);
  await expect(panel.line('importable').getByRole('checkbox')).toBeChecked();

  // The display format follows as long as both are the same.
  await panel.choose('number');
  await panel.set('syncFormate', false);
  await panel.set('format1', '"percent.1"');
  await panel.set('syncFormate', true);
  await panel.set('syncFormate', false);
  await isSet('format1', false);

  for (const type of selectors) {
    await panel.choose(keyFor(type));
    await isSet('defaultValue');
    await panel.set('defaultValueType', '"originator"');
    await isSet('defaultValue', false);
  }
  await panel.choose('tabs');
  await panel.line('heads').getByRole('button', { name: '刪除頁籤「Tab 2」' }).click();
  await expect(panel.line('tabDefaultValue').locator('option:checked')).toHaveText('Tab 1');

  // What equals the default is not kept.
  await panel.choose('text');
  await panel.write('maxLength', '100');
  await isSet('maxLength');
  await panel.write('maxLength', '200');
  await isSet('maxLength', false);
  await expect(panel.line('required').getByText('非必填')).toBeVisible();
  await panel.set('required', true);
  await expect(panel.line('required').getByText('必填', { exact: true }).last()).toBeVisible();
  await panel.choose('textarea');
  await panel.set('textAreaType', '"longText"');
  await panel.write('defaultValue', '<b>x</b>');
  await expect(page.locator('[data-control=textarea]').getByText('該內容不支持展示')).toBeVisible();
  await admin.leave();
});

const kinds = [
  'text',
  'textarea',
  'number',
  'date',
  'logic',
  'staff-selector',
  'department-selector',
  'relevance-form',
  'radio',
  'checkbox',
];
const columns = [...kinds, 'dropdown', 'attachment', 'address'].map((type): DesignedControl => ({
  key: `of_${keyFor(type)}`,
  type,
  ...(type === 'relevance-form' && { options: { schemaCode: 'goods' }, item: { schemaCode: 'goods' } }),
  ...(['radio', 'checkbox', 'dropdown'].includes(type) && { options: { options: 'one;two' } }),
}));

const joined: readonly DesignedControl[] = [
  { key: 'chosen', type: 'dropdown' },
  { key: 'branch', type: 'dropdown' },
  { key: 'sequenceNo', type: 'sequence-no' },
  { key: 'day', type: 'date' },
  { key: 'agreed', type: 'logic' },
  { key: 'huge', type: 'number' },
  { key: 'price', type: 'number' },
  { key: 'phone', type: 'text' },
  { key: 'start', type: 'time' },
  { key: 'who', type: 'staff-dept-mixed' },
  { key: 'part', type: 'relevance-form', options: { schemaCode: 'goods' }, item: { schemaCode: 'goods' } },
  { key: 'head', type: 'group' },
  { key: 'note', type: 'description' },
  { key: 'mean', type: 'sheet-statistic' },
  { key: 'files', type: 'attachment' },
  { key: 'photos', type: 'image' },
  { key: 'back', type: 'reverse-relevance', options: { schemaCode: 'goods', fieldCode: 'link' } },
  { key: 'lines', type: 'sheet', columns },
];

test('what is set in the panel takes effect once it is published', async ({ browser }) => {
  const admin = await Person.signedIn(browser, server, 'admin', { size });
  const { page } = admin;
  await beginApp(admin, 'joined');
  const goods: readonly DesignedControl[] = [
    { key: 'title', type: 'text' },
    { key: 'link', type: 'relevance-form', options: { schemaCode: 'joined' }, item: { schemaCode: 'joined' } },
  ];
  await addToDesign(admin, 'joined', [
    ...modelWithForm('goods', goods),
    ...modelWithForm('joined', joined, 24),
    ...['goods', 'joined'].map((code) => ({
      op: 'insert' as const,
      document: { kind: 'app' as const, code: 'joined' },
      path: ['functions', code],
      value: { name: code, schemaCode: code, formCode: code },
    })),
  ]);
  await admin.publishDesign('joined');
  await call(admin, formSubmit, { schemaCode: 'goods', patch: { values: { title: '紅筆' } } } as never);

  // A control that was never published: its data item follows it.
  await addToDesign(admin, 'joined', [
    {
      op: 'insert',
      document: { kind: 'model', code: 'joined' },
      path: ['dataItems', 'moment'],
      value: { name: 'moment', type: 'Date', precision: 'day' },
    },
    {
      op: 'insert',
      document: { kind: 'form', schemaCode: 'joined', code: 'joined' },
      path: ['controls', 'moment'],
      value: { type: 'date', options: { name: 'moment' } },
    },
    { op: 'insert', document: { kind: 'form', schemaCode: 'joined', code: 'joined' }, path: ['layout', 'moment'], value: { span: 24 } },
  ]);
  await admin.go('/design/joined/form/joined.joined');
  const panel = new Panel(page, '屬性');
  await panel.choose('chosen');
  const source = panel.line('choiceSource');
  await panel.set('choiceSource', 'model');
  await source.getByRole('combobox', { name: '資料模型' }).selectOption('goods');
  await source.getByRole('combobox', { name: '顯示欄位' }).selectOption('title');
  await panel.choose('branch');
  await panel.set('choiceSource', 'dictionary');
  await panel.line('choiceSource').getByRole('combobox', { name: '資料字典' }).selectOption({ label: '行業別' });
  await panel.choose('sequenceNo');
  const parts = panel.line('seqNoSetting');
  await parts.getByRole('button', { name: '新增一段' }).click();
  await parts.getByRole('button', { name: '新增一段' }).click();
  await parts.getByRole('combobox', { name: '第 2 段' }).selectOption('DATE');
  await panel.choose('day');
  await panel.set('defaultValue', 'current');
  await panel.set('format', '"YYYY年MM月DD日"');
  await panel.choose('moment');
  await panel.set('format', '"YYYY-MM-DD HH:mm"');
  await panel.choose('agreed');
  await panel.set('defaultValue', true);
  await panel.choose('huge');
  await expect(panel.region.locator('[data-item-type=Number]')).toHaveText('數值');
  await panel.write('defaultValue', '1234567890123456789');
  await expect(panel.line('defaultValue').locator('input')).toHaveValue('1234567890123456789');
  await expect(panel.line('defaultValue').getByText(/只能輸入/)).toHaveCount(0);
  await panel.write('defaultValue', '9999999999999999');
  await panel.choose('price');
  await panel.set('format', '"thousands.2"');
  await panel.line('verifyFormula').getByRole('combobox', { name: '比較', exact: true }).selectOption('>=');
  await panel
    .line('verifyFormula')
    .getByRole('textbox', { name: /固定值/ })
    .fill('10');
  await panel.line('verifyFormula').getByRole('textbox', { name: '提示訊息' }).fill('最少十元');
  await panel.line('verifyFormula').getByRole('textbox', { name: '提示訊息' }).press('Enter');
  await panel.choose('phone');
  await panel.line('regexp').getByRole('combobox').selectOption('mobile');
  await panel.line('regexpText').getByRole('textbox').nth(0).fill('要十碼手機');
  await panel.line('regexpText').getByRole('textbox').nth(1).fill('Ten digits, please');
  await panel.line('regexpText').getByRole('textbox').nth(1).press('Enter');
  await panel.choose('start');
  await panel.set('defaultValue', 'fixed');
  await panel.set('format', '"HH:mm"');
  await panel.choose('who');
  await panel.set('defaultValueType', '"originator"');
  await panel.choose('part');
  await panel.set('displayField', 'title');
  await panel.set('isAuthorize', '"Optional"');
  for (const key of ['head', 'note', 'mean']) {
    await panel.choose(key);
    await panel.region.getByRole('radio', { name: '12', exact: true }).click();
    await expect(page.locator(`[data-control=${key}]`)).toHaveCSS('grid-column-start', 'span 12');
  }
  await panel.set('target', 'lines.of_number');
  await panel.set('statisticMode', '"avg"');
  await panel.choose('files');
  await panel.set('limitNumber', '"custom"');
  await panel.write('fileNumber', '2');
  await panel.set('limit', '1');
  await panel
    .line('templateFile')
    .locator('input[type=file]')
    .setInputFiles({ name: '範本.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(panel.line('templateFile').getByText('範本.txt')).toBeVisible();
  await panel.choose('photos');
  await panel.set('compressible', true);
  await panel.set('imageQuality', '30');
  await panel.set('addWatermark', true);
  await panel.set('watermarkFontSize', '72');
  await panel.choose('back');
  await panel.write('tips', '指向這裡的貨品');
  await panel.choose('lines');
  for (const box of await panel.line('sheetFiters').getByRole('checkbox').all()) await box.check();
  await expect(page.getByText('沒有問題')).toBeVisible();
  await admin.shot('designer-joined-panel');
  await admin.publishDesign('joined');

  await admin.go('/new/joined/joined');
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Taipei' });
  await expect(admin.field('day').locator('input')).toHaveValue(today.replace(/(\d+)-(\d+)-(\d+)/, '$1年$2月$3日'));
  await expect(admin.field('agreed').getByRole('radio').first()).toBeChecked();
  await expect(admin.field('huge').locator('input')).toHaveValue('9999999999999999');
  await expect(admin.field('start').locator('input')).toHaveValue('09:00');
  await expect(admin.field('who')).toContainText('系統管理員');
  await admin.choose('chosen', '紅筆');
  await expect(admin.field('chosen')).toContainText('紅筆');
  await admin.field('branch').getByRole('combobox').click();
  await admin.offered('製造業').first().click();
  await expect(admin.field('branch')).toContainText('製造業');
  await admin.type('price', '5');
  await expect(admin.field('price')).toContainText('最少十元');
  await admin.empty('price');
  await admin.type('price', '1234.5');
  await expect(admin.field('price').locator('input')).toHaveValue('1,234.50');
  await admin.type('phone', '02');
  await expect(admin.field('phone')).toContainText('要十碼手機');
  await admin.type('phone', '0912345678');
  for (const key of ['head', 'note', 'mean']) await expect(page.locator('[style*="span 12"]').filter({ hasText: key })).toBeVisible();
  await expect(admin.field('back').locator('[id=ink-tips-back]')).toHaveText('指向這裡的貨品');
  await admin.pickRecord('part', '紅筆');
  await expect(admin.field('part').getByRole('checkbox', { name: '允許經辦此單的人閱讀「紅筆」' })).toBeVisible();

  const file = (name: string, length: number) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(length, 'x') });
  await expect(admin.field('files').getByText('範本.txt')).toBeVisible();
  const upload = admin.field('files').locator('input[type=file]').first();
  await upload.setInputFiles([file('大.txt', 1_500_000)]);
  await expect(page.getByText('檔案最大可上傳1MB').first()).toBeVisible();
  await upload.setInputFiles([file('一.txt', 10), file('二.txt', 10), file('三.txt', 10)]);
  await expect(page.getByText(/最多可上傳2個/).first()).toBeVisible();

  await upload.setInputFiles([file('一.txt', 10), file('二.txt', 10)]);
  await expect(admin.field('files').getByRole('button', { name: '全部下載' })).toBeVisible();

  const lines = admin.field('lines');
  for (const { key } of columns) await expect(lines.getByRole('button', { name: key }).first()).toBeVisible();
  await admin.typeCell('lines', 0, 'of_number', '4');
  await admin.typeCell('lines', 1, 'of_number', '8');
  await expect(admin.field('mean')).toContainText('6');
  await admin.shot('designer-joined-form');
  await admin.leave();
});
