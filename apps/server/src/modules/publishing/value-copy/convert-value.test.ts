import type { DataItem, DataItemType, FieldValue } from '@inkstone/schema';
import { describe, expect, test } from 'vitest';
import { convertValue } from './convert-value.ts';

const item = (type: DataItemType, more: Partial<DataItem> = {}): DataItem => ({ code: 'x', name: 'x', type, ...more });
const convert = (value: FieldValue, from: DataItem, to: DataItem) => convertValue(value, from, to, 'Asia/Taipei');

const day = item('Date', { precision: 'day' });
const minute = item('Date', { precision: 'minute' });
const month = item('Date', { precision: 'month' });
const text = item('ShortText');
const person = { id: 'p', name: '', unitType: 3 } as const;
const department = { id: 'd', name: '', unitType: 1 } as const;

describe('a stored value becomes one of the other type', () => {
  test.each<[FieldValue, DataItem, DataItem, FieldValue]>([
    ['12.50', text, item('Number'), '12.5'],
    ['１,２３４', text, item('Number'), '1234'],
    ['-3', text, item('Number'), '-3'],
    [12.5, item('Number'), text, '12.5'],
    ['2026/3/5', text, day, '2026-03-05'],
    ['2026-03-05 09:30', text, minute, '2026-03-05T01:30:00.000Z'],
    ['2026-03-05', day, minute, '2026-03-04T16:00:00.000Z'],
    ['2026-03-04T16:00:00.000Z', minute, day, '2026-03-05'],
    ['2026-03-04T16:00:00.000Z', minute, text, '2026-03-05 00:00'],
    ['2026-03-01', month, text, '2026-03'],
    ['9:05', text, item('Time'), '09:05:00'],
    ['是', text, item('Logic'), true],
    [0, item('Number'), item('Logic'), false],
    [true, item('Logic'), text, '是'],
    ['red', text, item('Checkbox'), ['red']],
    [['red', 'blue'], item('Checkbox'), text, 'red、blue'],
    [person, item('StaffSingle'), item('StaffDeptMix'), [person]],
    [[person], item('StaffDeptMix'), item('StaffSingle'), person],
  ])('%j', (value, from, to, expected) => {
    expect(convert(value, from, to)).toEqual(expected);
  });
});

describe('what cannot be one is not guessed', () => {
  test.each<[FieldValue, DataItem, DataItem]>([
    ['1,23', text, item('Number')],
    ['about 3', text, item('Number')],
    ['99999999999999999', text, item('Number')],
    ['2026-02-30', text, day],
    ['25:00', text, item('Time')],
    ['maybe', text, item('Logic')],
    ['x'.repeat(201), item('LongText'), text],
    [[person, person], item('StaffMulti'), item('StaffSingle')],
    [[department], item('StaffDeptMix'), item('StaffMulti')],
    [{ id: 'r', name: '' }, item('RelevanceForm', { schemaCode: 'a' }), item('RelevanceFormEx', { schemaCode: 'b' })],
    [true, item('Logic'), item('Number')],
  ])('%j', (value, from, to) => {
    expect(convert(value, from, to)).toBeUndefined();
  });
});
