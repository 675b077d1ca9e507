import { describe, expect, test } from 'vitest';
import { type ControlType, controlModels } from '../models.ts';
import { issueCodesOf, keptValue } from '../testing/model-context.ts';

type Case = readonly [type: ControlType, options: object, raw: unknown, codes: readonly string[]];

/** Runtime specification, section 5, row by row. */
const rules: Readonly<Record<string, readonly Case[]>> = {
  'number: finite, of digits': [
    ['number', { format: 'decimal.2' }, 12.5, []],
    ['number', {}, Number.NaN, ['WrongType']],
    ['number', {}, Infinity, ['WrongType']],
    ['number', {}, '12a', ['WrongType']],
    ['number', {}, true, ['WrongType']],
    ['number', {}, { value: 1 }, ['WrongType']],
  ],
  'number: min and max compare numerically': [
    ['number', { minNumber: 2 }, 10, []],
    ['number', { minNumber: '9' }, 10, []],
    ['number', { minNumber: 10 }, 9, ['Min']],
    ['number', { maxNumber: 10 }, 11, ['Max']],
    ['number', { minNumber: 10, maxNumber: 10 }, 10, []],
  ],
  'number: empty counts as lower': [
    ['number', { minNumber: 0 }, null, ['Min']],
    ['number', { minNumber: -5 }, null, ['Min']],
    ['number', { maxNumber: 5 }, null, []],
    ['number', {}, null, []],
  ],
  'number: a bound of another control needs a value': [
    ['number', { minNumber: null }, 5, ['Min']],
    ['number', { maxNumber: null }, 5, ['Min']],
    ['number', { minNumber: null }, null, []],
  ],
  'number: maximum 1e16': [
    ['number', {}, 1e16, []],
    ['number', {}, '10000000000000001', ['Max']],
    ['number', {}, '-10000000000000001', ['Max']],
  ],
  'date: a date or empty': [
    ['date', {}, '2026-11-21', []],
    ['date', {}, '2026/11/21', []],
    ['date', {}, '', []],
    ['date', {}, '2026-02-30', ['WrongType']],
    ['date', {}, 20261121, ['WrongType']],
    ['date', {}, 'tomorrow', ['WrongType']],
  ],
  'date: compares by timestamp, empty counts as lower': [
    ['date', { minDate: '2026-11-21' }, '2026-11-20', ['Min']],
    ['date', { minDate: '2026-11-21' }, '2026-11-21', []],
    ['date', { maxDate: '2026-11-21' }, '2026-11-22', ['Max']],
    ['date', { minDate: '2026-11-21' }, null, ['Min']],
    ['date', { maxDate: '2026-11-21' }, null, []],
    ['date', { format: 'YYYY-MM-DD HH:mm', minDate: '2026-11-21T02:00:00Z' }, '2026-11-21T01:59:00Z', ['Min']],
  ],
  'time: a time of day or empty': [
    ['time', {}, '09:30:15', []],
    ['time', {}, '9:30', []],
    ['time', {}, null, []],
    ['time', {}, '24:00', ['WrongType']],
    ['time', {}, '09:60', ['WrongType']],
    ['time', {}, 930, ['WrongType']],
  ],
  'time: bounds, empty counts as lower': [
    ['time', { minTime: '09:00' }, '08:59:59', ['Min']],
    ['time', { maxTime: '18:00' }, '18:00:01', ['Max']],
    ['time', { minTime: '09:00', maxTime: '18:00' }, '09:00', []],
    ['time', { minTime: '09:00' }, null, ['Min']],
    ['time', { minTime: null }, '09:00', ['Min']],
  ],
  'text: the trimmed length': [
    ['text', { minLength: 3 }, '  ab  ', ['minLength']],
    ['text', { minLength: 3 }, '', ['minLength']],
    ['text', { minLength: 3 }, 'abc', []],
    ['text', { maxLength: 3 }, '  abc  ', []],
    ['text', { maxLength: 3 }, 'abcd', ['maxLength']],
    ['text', { maxLength: 3, limitLength: false }, 'abcd', ['maxLength']],
    ['text', {}, 'a'.repeat(201), ['maxLength']],
    ['textarea', {}, 'a'.repeat(2000), []],
    ['textarea', {}, 'a'.repeat(2001), ['maxLength']],
    ['textarea', { textAreaType: 'Editor' }, 'a'.repeat(2001), []],
    ['textarea', { textAreaType: 'current', currentMaxLength: 10 }, 'a'.repeat(11), ['maxLength']],
  ],
  'text: the pattern without its delimiters': [
    ['text', { regexp: String.raw`/^\d{8}$/` }, '12345678', []],
    ['text', { regexp: String.raw`/^\d{8}$/` }, '1234567', ['Pattern']],
    ['text', { regexp: '/^abc$/i' }, 'ABC', []],
    ['text', { regexp: '^(?=.*[0-9]).{4,}$' }, 'abcd', ['Pattern']],
    ['text', { regexp: '^a$' }, '', []],
  ],
  'select: an array with a bounded count': [
    ['checkbox', {}, 5, ['WrongType']],
    ['checkbox', { minCount: 2 }, ['a'], ['MinCount']],
    ['checkbox', { minCount: 2 }, [], ['MinCount']],
    ['checkbox', { maxCount: 2 }, ['a', 'b', 'c'], ['MaxCount']],
    ['checkbox', { minCount: 1, maxCount: 2 }, ['a', 'b'], []],
    ['dropdown-multi', { maxCount: 1 }, ['a', 'b'], ['MaxCount']],
    ['dropdown-multi', { options: 'a;b' }, ['a', 'c'], ['NotAnOption']],
    ['staff-multi-selector', { minCount: 1 }, [], ['MinCount']],
    ['relevance-form-ex', { maxCount: 1 }, [{ id: 'a' }, { id: 'b' }], ['MaxCount']],
    [
      'staff-dept-mixed',
      { maxCount: 1 },
      [
        { id: 'a', unitType: 3 },
        { id: 'b', unitType: 1 },
      ],
      ['MaxCount'],
    ],
    ['staff-dept-mixed', {}, [{ id: 'a', unitType: 2 }], ['WrongType']],
    ['staff-dept-mixed', {}, [{ id: 'a' }], ['WrongType']],
  ],
  'logic: a boolean or the texts': [
    ['logic', {}, true, []],
    ['logic', {}, 'true', []],
    ['logic', {}, 'false', []],
    ['logic', {}, 'yes', ['WrongType']],
    ['logic', {}, 1, ['WrongType']],
  ],
  'ranges: from is not above to': [
    ['date-range', {}, { from: '2026-11-21', to: '2026-11-20' }, ['RangeOrder']],
    ['date-range', {}, { from: '2026-11-21', to: '2026-11-21' }, []],
    ['date-range', {}, { from: '2026-11-21' }, []],
    ['date-range', {}, ['2026-11-21', '2026-11-30'], []],
    ['date-range', {}, '2026-11-21', ['WrongType']],
    ['date-range', {}, { from: 'x', to: null }, ['WrongType']],
    ['date-range', { minDate: '2026-11-21', maxDate: '2026-11-30' }, { from: '2026-11-20', to: '2026-12-01' }, ['Min', 'Max']],
    ['date-range', { minDate: '2026-11-21' }, null, ['Min']],
    ['number-range', {}, { from: 10, to: 9 }, ['RangeOrder']],
    ['number-range', {}, { from: '9', to: '10' }, []],
    ['number-range', { minNumber: 0 }, { from: -1, to: -2 }, ['Min', 'RangeOrder']],
    ['time-range', {}, { from: '18:00', to: '09:00' }, ['RangeOrder']],
    ['time-range', { minTime: '08:00' }, { from: '07:00', to: null }, ['Min']],
  ],
  'address and location': [
    ['address', {}, { provinceName: '臺北市', provinceAdcode: 710100 }, []],
    ['address', {}, '臺北市', ['WrongType']],
    ['address', {}, { provinceName: { x: 1 } }, ['WrongType']],
    ['location', {}, { longitude: 121.5, latitude: 25 }, []],
    ['location', {}, { longitude: 181, latitude: 25 }, ['WrongType']],
    ['location', {}, { address: '市府路45號' }, ['WrongType']],
  ],
};

describe.each(Object.entries(rules))('%s', (_rule, cases) => {
  test.each(cases)('%s %j: %j gives %j', (type, options, raw, codes) => {
    expect(issueCodesOf(type, raw, options)).toEqual(codes);
  });
});

/** Radio and tab: neither null, nor an empty text, list or object; text after trimming; lists not empty. */
test.each<readonly [ControlType, unknown]>([
  ['radio', null],
  ['radio', ''],
  ['text', '   '],
  ['text', null],
  ['checkbox', []],
  ['dropdown-multi', ''],
  ['relevance-form-ex', []],
  ['address', {}],
  ['address', { provinceName: '' }],
  ['date-range', { from: null, to: null }],
  ['number-range', []],
  ['attachment', []],
  ['attachment', null],
  ['staff-dept-mixed', []],
])('%s: %j is empty where something is required', (type, raw) => {
  const value = keptValue(type, raw);

  expect(value).not.toBeUndefined();
  expect(controlModels[type].isEmpty(value!)).toBe(true);
});

test.each<readonly [ControlType, object, unknown, unknown]>([
  ['number', { format: 'integer' }, 12.9, 12],
  ['number', { format: 'integer' }, -12.1, -13],
  ['number', { format: 'decimal.2' }, 1.005, 1.01],
  ['time', { format: 'HH:mm' }, '9:30:45', '09:30:00'],
  ['date', {}, '2026/11/21', '2026-11-21'],
  ['attachment', {}, [], null],
  ['attachment', {}, [{ refId: 'a', name: 'a.pdf', size: 5 }, { id: 'a' }], [{ id: 'a', name: '', fileSize: 0 }]],
  ['staff-dept-mixed', {}, [{ id: 'a', unitType: 1, name: '財務部' }], [{ id: 'a', unitType: 1, name: '財務部' }]],
])('%s %j keeps %j as %j', (type, options, raw, kept) => {
  expect(keptValue(type, raw, options)).toEqual(kept);
});
