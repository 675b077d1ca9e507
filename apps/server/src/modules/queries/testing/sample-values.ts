import fc from 'fast-check';

export const zones = [
  'Asia/Taipei',
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Africa/Casablanca',
];

// Words with common parts, characters with a meaning in patterns and quoting, and letters that differ in case, width and code unit order.
export const words = [
  'a',
  'A',
  'ab',
  'b',
  '甲',
  '甲乙',
  '%',
  '_',
  'a_b',
  '\\',
  "'",
  '"',
  "a' or true --",
  'a;b',
  '；',
  ' a ',
  '5',
  '5.0',
  'ａ',
  '😀',
  '\uffff',
  '\u00e9',
  'e\u0301',
  '\ufffd',
  'today',
  'SELF_P',
  'thisWeek',
  'true',
  '{a,b}',
  'null',
  '08:00',
  ':',
];
export const numbers: readonly (number | string)[] = [
  0,
  1,
  -1,
  5,
  0.1,
  0.3,
  99.99,
  1e15 - 1,
  '9007199254740993',
  '9007199254740992',
  '9007199254740994',
  '12345678901234567890.123456788',
  '12345678901234567890.123456789',
  '0.1234567890123456',
  '-0.00000001',
  1e-7,
];
export const days = [
  '0001-01-01',
  '1970-01-01',
  '2011-12-29',
  '2011-12-30',
  '2011-12-31',
  '2012-01-01',
  '2018-02-17',
  '2018-02-18',
  '2018-11-04',
  '2024-02-29',
  '2025-12-31',
  '2026-01-01',
  '2026-03-08',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '9999-12-31',
];
export const moments = [
  '0001-01-02T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '2006-10-29T02:30:30.000Z',
  '2006-10-29T02:45:00.000Z',
  '2006-10-29T03:15:00.000Z',
  '2006-10-29T03:31:00.000Z',
  '2011-12-30T09:59:59.999Z',
  '2011-12-30T10:00:00.000Z',
  '2018-02-18T01:30:00.000Z',
  '2018-02-18T02:00:00.000Z',
  '2018-02-18T02:59:59.999Z',
  '2025-12-31T16:00:00.000Z',
  '2025-12-31T23:59:59.999Z',
  '2026-03-08T06:59:59.999Z',
  '2026-03-08T07:00:00.000Z',
  '2026-11-20T16:00:00.000Z',
  '2026-11-20T15:59:59.999Z',
  '2026-11-21T01:23:45.000Z',
  '2026-11-21T01:23:45.001Z',
  '9999-12-30T00:00:00.000Z',
];
export const times = ['00:00:00', '08:00:00', '08:00:01', '12:30:00', '23:59:59'];
export const areas = [
  { provinceName: '臺北市', provinceAdcode: '63', cityName: '', cityAdcode: '', districtName: '大安區', districtAdcode: '63003' },
  { provinceName: '新北市', provinceAdcode: '65', cityName: '板橋區', cityAdcode: '65001', districtName: '', districtAdcode: '' },
  { provinceName: '臺北市', provinceAdcode: '63', cityName: '', cityAdcode: '', districtName: '', districtAdcode: '' },
  { provinceName: '某地', cityName: '', districtName: '' },
  { provinceName: '', address: '路上' },
];
export const recordIds = Array.from({ length: 4 }, (_, index) => `01980000-0000-7000-8000-00000000000${index}`);

export const pick = fc.constantFrom;

export interface SampleUnit {
  readonly id: string;
  readonly unitType: 1 | 3;
  /** A department's code, a person's account. */
  readonly code: string;
}

const empty = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { nil: null, freq: 4 });
const list = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(values, { maxLength: 3 });
const range = <T>(values: fc.Arbitrary<T>) =>
  fc.tuple(empty(values), empty(values)).map(([from, to]) => (from === null && to === null ? null : { from, to }));
/** A unit of the organisation, of one type or any. */
export const sampleUnit = (units: readonly SampleUnit[], type?: 1 | 3) =>
  fc.nat().map((at) => {
    const some = units.filter(({ unitType }) => type === undefined || unitType === type);
    const { id, unitType } = some[at % some.length]!;
    return { id, unitType, name: '' };
  });
/** The code of a unit in conditions, accounts also in upper case. */
export const sampleCode = (units: readonly SampleUnit[]) =>
  fc.tuple(fc.nat(), fc.boolean()).map(([at, isLoud]) => {
    const { code } = units[at % units.length]!;
    return isLoud ? code.toUpperCase() : code;
  });
export const sampleReference = pick(...recordIds).map((id) => ({ id, name: '' }));

/** Values of every type of data item that conditions read, including empty ones, in their stored form. */
export const sampleValues: Readonly<Record<string, (units: readonly SampleUnit[]) => fc.Arbitrary<unknown>>> = {
  moment: () => empty(pick(...moments)),
  ShortText: () => empty(pick(...words)),
  LongText: () => empty(fc.string({ unit: pick(...words), minLength: 1, maxLength: 3 })),
  Number: () => empty(pick(...numbers)),
  Date: () => empty(pick(...days)),
  Logic: () => empty(fc.boolean()),
  StaffDeptMix: (units) => list(sampleUnit(units)),
  RelevanceForm: () => empty(sampleReference),
  Address: () => empty(pick(...areas)),
  RelevanceFormEx: () => list(sampleReference),
  Radio: () => empty(pick('甲', '乙')),
  Checkbox: () => list(pick(...words)),
  Dropdown: () => empty(pick('甲', '乙')),
  DropdownMulti: () => list(pick('甲', '乙', 'a;b', ',', '{}')),
  Time: () => empty(pick(...times)),
  StaffSingle: (units) => empty(sampleUnit(units, 3)),
  StaffMulti: (units) => list(sampleUnit(units, 3)),
  DeptSingle: (units) => empty(sampleUnit(units, 1)),
  DeptMulti: (units) => list(sampleUnit(units, 1)),
  DateRange: () => empty(range(pick(...days))),
  NumberRange: () => empty(range(pick(...numbers))),
  TimeRange: () => empty(range(pick(...times))),
};
