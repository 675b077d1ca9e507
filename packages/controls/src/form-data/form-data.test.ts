import { describe, expect, test } from 'vitest';
import { issueText } from '../issues/issue-text.ts';
import { controlModels } from '../models.ts';
import { readFormData } from './form-data-codec.ts';
import { controlKinds, type ControlKind, type FormDataItem, type ItemKind } from './form-data-item.ts';
import { itemFormatNames, type ItemFormatName } from '../values/item-format.ts';
import { validateFormData } from './validate-form-data.ts';

function item(type: ItemKind, more: Partial<FormDataItem> = {}): FormDataItem {
  return { key: 'shown', name: '欄位', type, ...more } as FormDataItem;
}

function codes(constrained: FormDataItem, value: unknown): string[] {
  return validateFormData([constrained], { shown: value }).map(({ code, path }) => (path === 'shown' ? code : `${path} ${code}`));
}

describe('a kind', () => {
  test.each([
    ['string', '文字', 5],
    ['boolean', true, 'true'],
    ['logic', 'false', 'no'],
    ['integer', 12, 1.5],
    ['integer', '9007199254740993', '1.5'],
    ['number', 1.5, 'abc'],
    ['number', '12345678901234567.25', Number.NaN],
    ['array', [1], 'a'],
    ['checkbox', ['a'], [1]],
    ['radioGroup', 'a', ['a']],
    ['object', { a: 1 }, undefined],
  ] as const)('%s accepts %j and not %j', (type, right, wrong) => {
    expect(codes(item(type), right)).toEqual([]);
    if (wrong !== undefined) expect(codes(item(type), wrong)).toEqual(['WrongType']);
  });

  test('is required where the item says so, and may otherwise be absent', () => {
    for (const absent of [undefined, null, '', []]) {
      expect(codes(item('string'), absent)).toEqual([]);
      expect(codes(item('string', { required: true }), absent)).toEqual(['Required']);
    }
  });

  test('is checked against its limits and choices, with all issues at once', () => {
    const choices = { enum: [{ value: 'a', label: '甲' }] };

    expect(codes(item('string', { maxLength: 2, pattern: '^x' }), 'abc')).toEqual(['maxLength', 'Pattern']);
    expect(codes(item('integer', { minimum: 5, maximum: 3 }), 4)).toEqual(['Min', 'Max']);
    expect(codes(item('checkbox', { ...choices, minItems: 3 }), ['a', 'b'])).toEqual(['MinCount', 'NotAnOption']);
    expect(codes(item('array', { properties: [item('integer')] }), [{ shown: 1 }, { shown: 'x' }, 2])).toEqual([
      'shown[1].shown WrongType',
      'shown[2] WrongType',
    ]);
  });
});

const formatCases: Readonly<Record<ItemFormatName, readonly [right: readonly (string | number)[], wrong: readonly (string | number)[]]>> = {
  date: [['2024-02-29'], ['2023-02-29', '2024/02/29']],
  'date-time': [
    ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.5+08:00'],
    ['2026-11-21T10:00:00', '2026-11-21'],
  ],
  time: [['10:00:00'], ['25:00:00']],
  duration: [
    ['P3DT4H', 'PT1M'],
    ['P', '3 days'],
  ],
  password: [['p'], []],
  byte: [['aW5r', ''], ['not base64!']],
  binary: [['\u0001\u00ff'], ['中']],
  email: [['hr@example.com.tw'], ['hr@', 'a b@example.com']],
  uuid: [['019ab2c4-7f00-7abc-8def-0123456789ab'], ['019ab2c4']],
  uri: [
    ['https://example.com/a?b#c', 'urn:isbn:0451450523', 'mailto:a@example.com'],
    ['example.com', 'http://a b'],
  ],
  hostname: [
    ['a.example.com', 'localhost'],
    ['-a.example.com', 'a_b'],
  ],
  ipv4: [['192.168.0.1'], ['256.1.1.1', '1.2.3']],
  ipv6: [
    ['::1', '2001:db8::8a2e:370:7334'],
    ['1::2::3', '192.168.0.1'],
  ],
  int32: [
    [2147483647, -2147483648],
    [2147483648, 1.5],
  ],
  int64: [['9223372036854775807', 1], ['9223372036854775808']],
  float: [[1.5, 3e38], [3.5e38]],
  double: [[1e300], []],
};

describe('a format', () => {
  test.each(itemFormatNames)('%s accepts valid values and refuses others with a message', (format) => {
    const [right, wrong] = formatCases[format];
    const isNumber = typeof right[0] === 'number' || format.startsWith('int');
    const constrained = item(format.startsWith('int') && typeof wrong[1] !== 'number' ? 'integer' : isNumber ? 'number' : 'string', {
      format,
    });

    for (const value of right) expect([value, codes(constrained, value)]).toEqual([value, []]);
    for (const value of wrong) expect([value, codes(constrained, value)]).toEqual([value, ['Format']]);
  });

  test('is named in the message', () => {
    const [issue] = validateFormData([item('string', { format: 'email' })], { shown: 'x' });

    expect(issueText(issue!, 'zh', '信箱')).toBe('信箱應為電子郵件地址');
    expect(issueText(issue!, 'en', 'Mailbox')).toBe('Mailbox must be an email address');
  });
});

describe('a control kind', () => {
  const expected: Readonly<Record<ControlKind, readonly [ItemKind, string]>> = {
    Boolean: ['boolean', 'logic'],
    String: ['string', 'text'],
    Dropdown: ['string', 'dropdown'],
    Modal: ['object', 'relevance-form'],
    Date: ['string', 'date'],
    SelectTree: ['string', 'dropdown'],
    Tree: ['array', 'dropdown-multi'],
    Userpicker: ['array', 'staff-multi-selector'],
    Array: ['array', 'sheet'],
    Logic: ['logic', 'logic'],
    Checkbox: ['checkbox', 'checkbox'],
    RadioGroup: ['radioGroup', 'radio'],
    Custom: ['object', 'rating'],
    CustomModal: ['object', 'rating'],
  };

  test.each(controlKinds)('%s becomes a known control, or is kept and reported', (control) => {
    const [type, controlType] = expected[control];

    const { controls, issues } = readFormData([item(type, { control, ...(controlType === 'rating' && { component: 'rating' }) })]);

    expect(controls.map((each) => each.type)).toEqual([controlType]);
    expect(issues).toEqual(controlType === 'rating' ? [{ code: 'UnknownControl', path: 'shown', params: { type: 'rating' } }] : []);
  });

  test('that is not an item is reported with its path', () => {
    const { controls, issues } = readFormData([item('string'), { key: 'x', name: 'y', type: 'picture' }]);

    expect(controls).toHaveLength(1);
    expect(issues).toMatchObject([{ code: 'WrongItem', path: '[1].type' }]);
  });
});

test('a text field with a format refuses invalid values and accepts an empty one', () => {
  const context = {
    options: { name: '信箱', dataFormat: 'email' },
    label: '信箱',
    locale: 'zh',
    timeZone: 'UTC',
    now: () => new Date(0),
  } as const;

  expect(controlModels.text.validate('hr@example.com', context)).toEqual([]);
  expect(controlModels.text.validate(null, context)).toEqual([]);
  expect(controlModels.text.validate('hr', context)).toEqual([{ code: 'Format', params: { format: 'email' } }]);
});

test('a number field of 32 bits refuses larger numbers', () => {
  const context = {
    options: { name: '數', dataFormat: 'int32' },
    label: '數',
    locale: 'zh',
    timeZone: 'UTC',
    now: () => new Date(0),
  } as const;

  expect(controlModels.number.validate(2147483647, context)).toEqual([]);
  expect(controlModels.number.validate(2147483648, context)).toEqual([{ code: 'Format', params: { format: 'int32' } }]);
});
