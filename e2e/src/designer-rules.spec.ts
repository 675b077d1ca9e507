import { formSubmit } from '@inkstone/api';
import type { DesignedControl } from '@inkstone/testing/form-builder';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { addToDesign, beginApp, modelWithForm, publishApp } from './designed-app.ts';
import { Person, type Server } from './person.ts';
import { sharedServer } from './shared-server.ts';
import { as } from './work-by-calls.ts';

let server: Server;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await sharedServer();
});

const size = { width: 1440, height: 900 };

/** The property panel of a form that is designed. */
class Panel {
  readonly page: Page;
  readonly region: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: '屬性' });
  }

  async choose(key: string): Promise<void> {
    const cell = this.page.locator(`[data-control="${key}"]`);
    await cell.click({ position: { x: 20, y: 12 } });
    await expect(cell).toHaveAttribute('data-chosen', 'true');
  }

  line(option: string): Locator {
    return this.region.locator(`[data-option="${option}"]`);
  }

  async write(option: string, text: string): Promise<void> {
    const input = this.line(option).locator('input:not([type=checkbox]), textarea').first();
    await input.fill(text);
    await input.press('Enter');
  }

  async set(option: string, value: string | boolean): Promise<void> {
    if (typeof value === 'boolean') await this.line(option).getByRole('checkbox').setChecked(value);
    else await this.line(option).locator('select').first().selectOption(value);
  }
}

const keyFor = (type: string): string => type.replaceAll('-', '_');

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
  const designer = await as(server, 'admin');
  await beginApp(designer, 'joined');
  const goods: readonly DesignedControl[] = [
    { key: 'title', type: 'text' },
    { key: 'link', type: 'relevance-form', options: { schemaCode: 'joined' }, item: { schemaCode: 'joined' } },
  ];
  await addToDesign(designer, 'joined', [
    ...modelWithForm('goods', goods),
    ...modelWithForm('joined', joined, 24),
    ...['goods', 'joined'].map((code) => ({
      op: 'insert' as const,
      document: { kind: 'app' as const, code: 'joined' },
      path: ['functions', code],
      value: { name: code, schemaCode: code, formCode: code },
    })),
  ]);
  await publishApp(designer, 'joined');
  await designer.call(formSubmit, { schemaCode: 'goods', patch: { values: { title: '紅筆' } } });

  // A control that was never published: its data item follows it.
  await addToDesign(designer, 'joined', [
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
  const admin = await Person.signedIn(browser, server, 'admin', { size, at: '/design/joined/form/joined.joined' });
  const { page } = admin;
  const panel = new Panel(page);
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
  for (const [index, kind] of ['SEQNO', 'DELIMITER', 'DATE', 'UID'].entries()) {
    await parts.getByRole('button', { name: '新增一段' }).click();
    await parts.getByRole('combobox', { name: `第 ${index + 1} 段` }).selectOption(kind);
  }
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
  await expect(admin.field('part').getByRole('checkbox', { name: '允許處理此表單的人查看「紅筆」' })).toBeVisible();

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
  await admin.press('Submit');
  await expect(page).toHaveURL(/#\/record\/joined\//);
  await expect(admin.field('sequenceNo')).toContainText(/000001-20\d{4}[0-9A-HJKMNP-TV-Z]{26}/);
  await admin.leave();
});
