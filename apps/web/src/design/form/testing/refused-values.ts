/** A value of a property that the designer refuses, and what it says (designer specification, section 5, with the limits of section 9). */
export interface Refused {
  readonly type: string;
  readonly option: string;
  /** What somebody types; what stands in the stored form otherwise, as a package brings it. */
  readonly typed?: string;
  readonly stored?: unknown;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly zh: string;
  readonly en: string;
}

const chars = (length: number): string => 'x'.repeat(length);

const bytes = (max: number) => ({ zh: `長度不能超過${max}字節`, en: `At most ${max} bytes` });
const notPositive = { zh: '只能輸入正整數', en: 'Enter a positive integer' };
const noChoice = (value: string, choices: string) => ({
  zh: `「${value}」不在可選值中：${choices}`,
  en: `"${value}" is not one of: ${choices}`,
});
const verify = { zh: '驗證規則無法辨識', en: 'The validation rule cannot be read' };
const noStyle = (style: string) => ({ zh: `樣式「${style}」不允許使用`, en: `The style "${style}" is not allowed` });

/** Section 5 of the designer specification. */
export const refused: readonly Refused[] = [
  { type: 'text', option: 'name', typed: '', zh: '控制項名稱不能爲空', en: 'Enter a control name' },
  { type: 'text', option: 'name', typed: ' 前面空格', zh: '不能以空格開始', en: 'Must not start with a space' },
  { type: 'text', option: 'name', typed: '名'.repeat(41), zh: '長度不能超過40', en: 'At most 40 characters' },
  { type: 'text', option: 'name_i18n', typed: chars(41), zh: '長度不能超過40', en: 'At most 40 characters' },
  { type: 'sheet', option: 'name', typed: ' ', zh: '控制項名稱不能爲空', en: 'Enter a control name' },
  { type: 'sheet', option: 'name', typed: ' 前', zh: '不能以空格開始', en: 'Must not start with a space' },
  { type: 'sheet', option: 'name', typed: '名'.repeat(51), zh: '長度不能超過50', en: 'At most 50 characters' },
  { type: 'text', option: 'tips', typed: '€'.repeat(67), ...bytes(200) },
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
    zh: '不允許指令碼或網頁檔案：php',
    en: 'Scripts and web pages are not allowed: php',
  },
  {
    type: 'attachment',
    option: 'fileTypes',
    typed: 'html, jsp, asp, cer, swf',
    zh: '不允許指令碼或網頁檔案：html, jsp, asp, cer, swf',
    en: 'Scripts and web pages are not allowed: html, jsp, asp, cer, swf',
  },
  { type: 'attachment', option: 'fileTypes', typed: chars(201), ...bytes(200) },
  {
    type: 'approval-opinion',
    option: 'fileTypes',
    typed: 'swf',
    zh: '不允許指令碼或網頁檔案：swf',
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
    zh: '圖片數量設定無法辨識',
    en: 'The setting for the number of images cannot be read',
  },
  {
    type: 'date',
    option: 'format',
    stored: 'D.M.YY',
    zh: '「D.M.YY」不在可選值中：YYYY-MM-DD',
    en: '"D.M.YY" is not one of: YYYY-MM-DD',
  },
  { type: 'time', option: 'format', stored: 'HH', zh: '不在可選值中：HH:mm:ss, HH:mm', en: 'is not one of: HH:mm:ss, HH:mm' },
  {
    type: 'number',
    option: 'format',
    stored: 'decimal.10',
    zh: '「decimal.10」不在可選值中：none, integer',
    en: '"decimal.10" is not one of: none, integer',
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

const noCode = {
  zh: '編碼只能有英文字母、數字和底線，並以字母開頭',
  en: 'A code consists of letters, digits and underscores and starts with a letter',
};

/** Codes of data items: as they are typed, and what is told. */
export const refusedCodes: readonly { readonly typed: string; readonly zh: string; readonly en: string }[] = [
  ...['1st', 'not-a-code', ' first', 'naïve'].map((typed) => ({ typed, ...noCode })),
  { typed: 'a', zh: '至少 2 個字元', en: 'At least 2 characters' },
  { typed: 'select', zh: '「select」是 SQL 關鍵字，請改用其他編碼', en: '"select" is an SQL keyword; choose another code' },
  { typed: 'id', zh: '「id」是系統欄位的編碼，請改用其他編碼', en: '"id" is the code of a system field; choose another one' },
];
