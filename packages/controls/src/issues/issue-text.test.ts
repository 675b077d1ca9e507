import { locales } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { issueCodes, issueText } from './issue-text.ts';
import { type ControlType, controlModels } from '../models.ts';

test.each(issueCodes)('%s has a message in both languages, without unfilled placeholders', (code) => {
  const params = {
    column: '乙',
    name: '丙',
    count: 501,
    min: 1,
    max: 9,
    value: '甲',
    rows: '2',
    type: 'rating',
    fields: 'a → a',
    types: 'pdf',
    pattern: '(',
    format: 'email',
    reason: 'DivisionByZero',
    event: 'onChange',
    field: 'price',
    steps: 10,
    area: '999999',
    distance: 512,
  };

  for (const locale of locales) {
    const text = issueText({ code, path: 'qty', params }, locale, '數量');
    expect(text).not.toBe('');
    expect(text).not.toContain('{');
  }
});

test.each([
  'UnknownReference',
  'UnknownRow',
  'WrongRow',
  'WrongOrder',
  'RowsNotAddable',
  'RowsNotRemovable',
  'FormulaError',
  'NotEditable',
])('%s has its own message, with the name of its control', (code) => {
  const say = (locale: (typeof locales)[number]): string => issueText({ code, path: 'lines' }, locale, locale === 'zh' ? '明細' : 'Lines');

  expect(issueCodes).toContain(code);
  expect(say('zh')).toContain('明細');
  expect(say('en')).toContain('Lines');
  expect(say('zh')).not.toBe(say('en'));
});

test('a missing value has the message of its control', () => {
  expect(issueText({ code: 'Required', path: 'qty' }, 'zh', '數量')).toBe('請輸入數量');
  expect(issueText({ code: 'Required', path: 'qty', params: { message: 'select' } }, 'en', 'Quantity')).toBe(
    'Please select correct content',
  );
});

/** Runtime specification, section 5: the message for a missing value, by control. */
test.each(
  Object.entries({
    select: [
      'radio',
      'checkbox',
      'dropdown',
      'dropdown-multi',
      'logic',
      'date',
      'time',
      'address',
      'address-tab-selector',
      'location',
      'staff-selector',
      'staff-multi-selector',
      'department-selector',
      'department-multi-selector',
      'staff-dept-mixed',
      'relevance-form',
      'relevance-form-ex',
    ],
    content: ['number', 'number-range'],
    input: ['text', 'textarea', 'approval-opinion'],
    choose: ['date-range', 'time-range'],
    empty: ['attachment', 'image', 'signature'],
  } satisfies Record<string, readonly ControlType[]>).flatMap(([message, types]) => types.map((type) => [type, message] as const)),
)('a missing value of %s has the message for %s', (type, message) => {
  expect(controlModels[type].requiredMessage).toBe(message);
});

test('a formula that fails states the reason', () => {
  expect(issueText({ code: 'FormulaError', path: 'total', params: { reason: 'DivisionByZero' } }, 'zh', '合計')).toMatch(
    /^合計無法計算：./,
  );
});

test('an unknown code has a general message', () => {
  expect(issueText({ code: 'toString', path: 'qty' }, 'en', 'Quantity')).toBe('Quantity is invalid');
});

/** Runtime specification, sections 5 and 8; designer specification, section 5. */
test.each([
  ['Required', { message: 'input' }, '請輸入數量', 'Please enter Quantity'],
  ['Required', { message: 'select' }, '請選擇正確的內容', 'Please select correct content'],
  ['Required', { message: 'content' }, '請輸入正確的內容', 'Please enter correct content'],
  ['Required', { message: 'choose' }, '請選擇數量', 'Please select Quantity'],
  ['Required', { message: 'empty' }, '數量不能為空', 'Quantity cannot be empty'],
  ['Min', { min: 1 }, '數量不能小於1', 'Quantity cannot be below 1'],
  ['Max', { max: 9 }, '數量不能大於9', 'Quantity cannot exceed 9'],
  ['MinCount', { min: 1 }, '數量至少選擇1項', 'Select at least 1 for Quantity'],
  ['MaxCount', { max: 9 }, '數量最多選擇9項', 'Select at most 9 for Quantity'],
  ['MinCount', { min: 2, of: 'images' }, '數量數量不能小於2張', 'Quantity needs at least 2 images'],
  ['MaxCount', { max: 3, of: 'images' }, '數量數量不能大於3張', 'Quantity allows at most 3 images'],
  ['MaxCount', { max: 3, of: 'files' }, '數量最多可上傳3個附件', 'Up to 3 files can be uploaded to Quantity'],
  ['minLength', { min: 2 }, '數量至少2個字元', 'Quantity needs at least 2 characters'],
  ['maxLength', { max: 2 }, '數量不能超過2個字元', 'Quantity cannot exceed 2 characters'],
  ['RangeOrder', {}, '數量的起始值不能大於結束值', 'The start of Quantity must not be after its end'],
  ['noRepeat', {}, '[數量]不能重複', '[Quantity] cannot repeat'],
  ['TooManyFiles', { max: 50 }, '最多可上傳50個檔案', 'Up to 50 files can be uploaded'],
  ['FileNameTooLong', { max: 80, of: 'images' }, '圖片名稱不能大於80個字符!', 'Image names cannot exceed 80 characters!'],
  ['FileNameTooLong', { max: 80, of: 'files' }, '附件名稱不能大於80個字符!', 'Attachment names cannot exceed 80 characters!'],
  ['FileTooLarge', { max: 10 }, '檔案最大可上傳10MB', 'File max uploadable 10MB'],
  ['FileTooLarge', { max: 2, of: 'signature' }, '簽名超過2M，上傳失敗', 'A signature over 2M fails to upload'],
  ['FileTypeOnly', { types: 'pdf' }, '檔案格式錯誤，僅支援pdf檔案', 'Wrong file format: only pdf files supported'],
  ['NumberDefault', {}, '只能輸入數字類型，最大長度19位，精度3位', 'Only numeric type, maximum length 19 digits, precision 3 digits'],
] as const)('%s with %j reads %s', (code, params, zh, en) => {
  expect(issueText({ code, path: 'qty', params }, 'zh', '數量')).toBe(zh);
  expect(issueText({ code, path: 'qty', params }, 'en', 'Quantity')).toBe(en);
});

test('an empty required sheet asks for rows', () => {
  expect(issueText({ code: 'rowEmpty', path: 'items' }, 'zh', '明細')).toBe('明細沒有資料，請新增後再提交');
  expect(issueText({ code: 'rowEmpty', path: 'items' }, 'en', 'Items')).toBe('Items has no data. Add data and submit.');
});
