import { optionIssues, type ControlModels } from '@inkstone/form-engine';
import { describe, expect, test } from 'vitest';
import { controlModels } from '../models.ts';
import { optionIssueText } from './option-issue-text.ts';
import { optionRuleText } from './option-rule.locale.ts';

const models: ControlModels = controlModels;

/** The Chinese messages for the options of a control, or of a column with it. */
function words(type: string, options: object, isColumn = false): readonly string[] {
  const { props } = models[type]!;
  const issues = optionIssues({ name: '欄位', ...options }, isColumn ? { ...props, ...models['sheet']!.columnProps } : props);
  return issues.map(
    ({ params, code }) => `${String(params?.['option'])}: ${optionIssueText({ code, params: params!, path: '' }, 'zh', '')}`,
  );
}

const bytes = (count: number): string => '字'.repeat(count / 3) + 'x'.repeat(count % 3);

describe('an invalid option is refused with the message of the specification', () => {
  test.each([
    ['text', { name: '' }, 'name: 控制項名稱不能爲空'],
    ['text', { name: ' 名' }, 'name: 不能以空格開始'],
    ['text', { name: '名'.repeat(41) }, 'name: 長度不能超過40'],
    ['text', { name_i18n: { en: 'x'.repeat(41) } }, 'name_i18n: 長度不能超過40'],
    ['sheet', { name: '名'.repeat(51) }, 'name: 長度不能超過50'],
    ['text', { tips: bytes(201) }, 'tips: 長度不能超過200字節'],
    ['group', { tips: bytes(201) }, 'tips: 長度不能超過200字節'],
    ['text', { placeholder: { zh: bytes(201), en: '' } }, 'placeholder: 長度不能超過200字節'],
    ['text', { defaultValue: bytes(201) }, 'defaultValue: 長度不能超過200字節'],
    ['text', { regexpText: JSON.stringify({ zh: 'x', en: bytes(201) }) }, 'regexpText: 長度不能超過200字節'],
    ['textarea', { defaultValue: bytes(2001) }, 'defaultValue: 長度不能超過2000字節'],
    ['attachment', { fileTypes: 'pdf;'.repeat(60) }, 'fileTypes: 長度不能超過200字節'],
    ['attachment', { fileTypes: 'pdf;PHP; .html' }, 'fileTypes: 不允許指令碼或網頁檔案：php, html'],
    ['approval-opinion', { fileTypes: 'swf' }, 'fileTypes: 不允許指令碼或網頁檔案：swf'],
    ['text', { maxLength: null }, 'maxLength: 最大長度不能爲空'],
    ['text', { maxLength: 0 }, 'maxLength: 只能輸入正整數'],
    ['text', { maxLength: 1.5 }, 'maxLength: 只能輸入正整數'],
    ['text', { maxLength: '1e2' }, 'maxLength: 只能輸入正整數'],
    ['text', { maxLength: 201 }, 'maxLength: 最大長度不能超過200'],
    ['textarea', { maxLength: 2001 }, 'maxLength: 最大長度不能超過2000'],
    ['textarea', { currentMaxLength: '' }, 'currentMaxLength: 字數限制不能爲空'],
    ['textarea', { currentMaxLength: -1 }, 'currentMaxLength: 只能輸入正整數'],
    ['textarea', { currentMaxLength: 20_000_001 }, 'currentMaxLength: 最大字數不能超過20000000'],
    ['attachment', { fileNumber: 0 }, 'fileNumber: 只能輸入正整數'],
    ['attachment', { fileNumber: 1001 }, 'fileNumber: 不能超過最大個數1000'],
    ['attachment', { templateFile: Array.from({ length: 11 }, () => ({})) }, 'templateFile: 範本檔案最多10個'],
    ['sheet', { width: null }, 'width: 列寬不能爲空'],
    ['sheet', { width: 0 }, 'width: 只能輸入正整數'],
    ['sheet', { width: 886 }, 'width: 不能超過最大寬度885'],
    ['sheet', { rows: '' }, 'rows: 預設行數不能爲空'],
    ['sheet', { rows: -1 }, 'rows: 只能輸入非負整數'],
    ['sheet', { rows: 101 }, 'rows: 預設行數不能超過100'],
    ['form-container', { maxRows: 0 }, 'maxRows: 只能輸入正整數'],
    ['form-container', { maxRows: '03' }, 'maxRows: 只能輸入正整數'],
    ['text', { style: 'font-size: 12px;'.repeat(13) }, 'style: 長度不能超過200字節'],
    ['text', { style: 'color: red; position: fixed' }, 'style: 樣式「position: fixed」不允許使用'],
    ['text', { span: 7 }, 'span: 「7」不在可選值中：6, 8, 12, 16, 18, 24'],
    ['text', { labelAlign: 'top' }, 'labelAlign: 「top」不在可選值中：left, center, right'],
    ['text', { noRepeat: 'yes' }, 'noRepeat: 只能設為是或否'],
    ['number', { verifyFormula: '{' }, 'verifyFormula: 驗證規則無法辨識'],
    ['date', { format: 'D.M.YY' }, expect.stringMatching(/^format: 「D\.M\.YY」不在可選值中：YYYY-MM-DD/)],
    ['image', { imageQuality: 55 }, 'imageQuality: 「55」不在可選值中：30, 40, 50, 60, 70, 80, 90'],
    ['image', { watermarkFontSize: 20 }, 'watermarkFontSize: 「20」不在可選值中：16, 32, 48, 72'],
    ['attachment', { limit: 3 }, 'limit: 「3」不在可選值中：1, 5, 10, 20, 50, 100, 200'],
    ['relevance-form', { defaultVal: { id: 'somebody', name: '' } }, 'defaultVal: 預設值必須是記錄'],
    ['relevance-form-ex', { defaultVal: '和昇' }, 'defaultVal: 預設值必須是記錄'],
    ['staff-dept-mixed', { multi: false }, 'multi: 「false」不在可選值中：true'],
    ['staff-selector', { multi: true }, 'multi: 「true」不在可選值中：false'],
  ])('%s %j', (type, options, refusal) => {
    expect(words(type, options)).toEqual([refusal]);
  });

  test('a column is checked by the rules of its control and of columns', () => {
    expect(words('text', { width: 886, maxLength: 201 }, true)).toEqual(['maxLength: 最大長度不能超過200', 'width: 不能超過最大寬度885']);
  });

  test('all invalid options of a control are reported', () => {
    expect(words('text', { name: '', tips: bytes(201), span: 5 })).toHaveLength(3);
  });
});

test.each([
  ['text', { name: '名'.repeat(40), tips: bytes(200), maxLength: '200', span: 18, style: 'color: #a33; font-weight: bold;' }],
  ['text', { name_i18n: { en: '' }, regexpText: bytes(200), placeholder: '{not a map' }],
  ['textarea', { defaultValue: bytes(2000), maxLength: null, currentMaxLength: 20_000_000 }],
  ['sheet', { name: '名'.repeat(50), rows: 0, width: '885' }],
  ['sheet', { rows: 100, frozenColumns: 0 }],
  ['attachment', { fileTypes: 'pdf; docx', fileNumber: 1000, templateFile: Array.from({ length: 10 }, () => ({})) }],
  ['date', { format: 4, format1: 'YYYY年MM月', verifyFormula: '' }],
  ['number', { format: 'HKD.8', verifyFormula: 'rule:>_input:1_prompt:x' }],
])('%s %j may be set', (type, options) => {
  expect(words(type, options)).toEqual([]);
});

test.each(Object.keys(models))('the defaults of %s are valid', (type) => {
  const defaults = Object.entries(models[type]!.props).map(([name, prop]) => [name, prop.default]);

  expect(words(type, { ...Object.fromEntries(defaults), name: '欄位' })).toEqual([]);
});

test('every rule has a message in both languages', () => {
  for (const [code, words] of Object.entries(optionRuleText))
    expect([code, ...Object.values<string>(words).map(Boolean)]).toEqual([code, true, true]);
});
