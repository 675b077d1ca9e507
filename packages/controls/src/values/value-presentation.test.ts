import type { FieldValue } from '@inkstone/schema';
import { describe, expect, test } from 'vitest';
import { type ControlType, controlModels } from '../models.ts';
import { plainOf } from '../markup/rich-text.ts';
import { buildContext } from '../testing/model-context.ts';

function formatted(type: ControlType, value: unknown, options: object = {}, locale: 'zh' | 'en' = 'zh'): string {
  return controlModels[type].format(value as FieldValue, buildContext(type, options, locale));
}

function presented(type: ControlType, value: unknown, options: object = {}) {
  return controlModels[type].present(value as FieldValue, buildContext(type, options));
}

const daan = {
  provinceName: '廣東省',
  provinceAdcode: '440000',
  cityName: '深圳市',
  cityAdcode: '440300',
  districtName: '南山區',
  districtAdcode: '440305',
  address: '科技路1號',
};

/** Runtime specification, section 3: location display. */
test.each([
  ['pp', false, '廣東省'],
  ['pp-cc', false, '廣東省深圳市'],
  ['pp-cc-aa', false, '廣東省深圳市南山區'],
  ['pp', true, '廣東省科技路1號'],
  ['pp-cc-aa', true, '廣東省深圳市南山區科技路1號'],
])('an address of %s, detail %j, reads %s', (locationType, addressDetail, text) => {
  expect(formatted('address', daan, { locationType, addressDetail })).toBe(text);
});

test('a flagged number is highlighted when read-only', () => {
  expect(presented('number', 1280, { isFlag: true, format: 'thousands' })).toEqual({ kind: 'text', text: '1,280', tone: 'strong' });
  expect(presented('number', null, { isFlag: true })).toEqual({ kind: 'empty' });
});

test('a municipality is named once, and an address of which nothing would be visible is shown as written', () => {
  expect(formatted('address', { provinceName: '臺北市', cityName: '臺北市', districtName: '大安區' })).toBe('臺北市大安區');
  expect(formatted('address', { address: '羅斯福路' }, { addressDetail: false })).toBe('羅斯福路');
  expect(formatted('location', { longitude: 121.5, latitude: 25 })).toBe('25, 121.5');
});

describe('ranges and times', () => {
  test.each<readonly [ControlType, unknown, object, string]>([
    ['date-range', { from: '2026-11-21', to: '2026-11-30' }, {}, '2026-11-21 ~ 2026-11-30'],
    ['date-range', { from: '2026-11-21', to: null }, {}, '2026-11-21 ~'],
    ['date-range', { from: null, to: '2026-11-30' }, { format: '13' }, '~ 2026年11月'],
    ['number-range', { from: 1000, to: 2000.5 }, { format: 'thousands.2' }, '1,000.00 ~ 2,000.50'],
    ['time-range', { from: '09:00:00', to: '18:00:00' }, { format: 'HH:mm' }, '09:00 ~ 18:00'],
    ['time', '09:30:15', {}, '09:30:15'],
    ['time', '09:30:00', { format: 'HH:mm' }, '09:30'],
    ['time', '09:30:15', { syncFormate: false, format1: 'HH:mm' }, '09:30'],
  ])('%s %j %j reads %s', (type, value, options, text) => expect(formatted(type, value, options)).toBe(text));
});

test('files are listed by name with their ids, images and signatures are rendered', () => {
  const file = { id: 'f1', name: '報價單.pdf', fileSize: 12 };
  const image = { id: 'i1', name: '現場.jpg', fileSize: 12 };

  expect(presented('attachment', [file])).toEqual({
    kind: 'list',
    items: [{ kind: 'file', refId: 'f1', name: '報價單.pdf', fileSize: 12 }],
  });
  expect(presented('image', [image])).toEqual({ kind: 'list', items: [{ kind: 'image', refId: 'i1', alt: '現場.jpg' }] });
  expect(presented('signature', [image])).toMatchObject({ items: [{ kind: 'image', refId: 'i1' }] });
  expect(formatted('attachment', [file, image], {}, 'en')).toBe('報價單.pdf, 現場.jpg');
  expect(presented('attachment', null)).toEqual({ kind: 'empty' });
});

test('an opinion states who decided what, where, when and why', () => {
  const opinion = {
    id: 'o1',
    user: { id: 'u1', name: '陳志明', unitType: 3 },
    activity: '主管審核',
    result: 'agree',
    text: '請依規定辦理',
    createdAt: '2026-11-21T01:23:45.000Z',
    files: [],
    signature: { id: 's1', name: '陳志明.png', fileSize: 1 },
  };

  expect(formatted('approval-opinion', [opinion])).toBe('主管審核 陳志明 同意 2026-11-21 09:23:45：請依規定辦理');
  expect(presented('approval-opinion', [opinion])).toMatchObject({
    items: [{ items: [{ kind: 'seal', text: '同意', tone: 'agree' }, { kind: 'text' }, { kind: 'image', refId: 's1' }] }],
  });
});

test('several records open one by one, people and departments are read in one line', () => {
  const records = [
    { id: 'a', name: '和昇' },
    { id: 'b', name: '立成' },
  ];

  expect(presented('relevance-form-ex', records, { schemaCode: 'supplier' })).toEqual({
    kind: 'list',
    items: records.map(({ id, name }) => ({ kind: 'link', text: name, record: { schemaCode: 'supplier', id } })),
  });
  expect(
    formatted('staff-dept-mixed', [
      { id: 'a', name: '林雅婷' },
      { id: 'b', name: '財務部' },
    ]),
  ).toBe('林雅婷、財務部');
});

test('rich text is formatted as plain text', () => {
  expect(formatted('textarea', '<p>一&amp;二</p><p>三</p>', { textAreaType: 'Editor' })).toBe('一&二\n三');
  expect(formatted('textarea', '<p>一</p>')).toBe('<p>一</p>');
  expect(plainOf('<script>alert(1)</script><b>粗</b>&#x4e2d;&#0;&bogus;')).toBe('粗中&#0;&bogus;');
});

test('a control without a value is presented by its label', () => {
  expect(presented('tips', null, { tips: '請先讀完' })).toEqual({ kind: 'text', text: '請先讀完', tone: 'muted' });
  expect(presented('html', null, { content: '<h1>標題</h1><p>內文</p>' })).toEqual({ kind: 'text', text: '標題\n內文' });
  expect(presented('form-container', null)).toMatchObject({ kind: 'text', text: '欄位' });
});
