import { expect, test } from 'vitest';
import type { ControlOptions, Location } from '@inkstone/schema';
import { locationModel } from './location.model.ts';

const office = { longitude: 121.5645, latitude: 25.0338 };

function contextOf(options: Partial<ControlOptions>) {
  return { options: { name: '打卡', ...options }, label: '打卡', locale: 'zh', timeZone: 'UTC', now: () => new Date(0) } as const;
}

const issuesOf = (value: Location, options: object) => locationModel.validate(value, contextOf(options));

test('a position within the range of the expected location is valid, 500 metres by default', () => {
  const near = { longitude: 121.5645, latitude: 25.0382 };
  const far = { longitude: 121.5645, latitude: 25.0384 };

  expect(issuesOf(near, { place: office })).toEqual([]);
  expect(issuesOf(far, { place: office })).toEqual([{ code: 'TooFar', params: { max: 500, distance: 512 } }]);
  expect(issuesOf(far, { place: office, range: '600' })).toEqual([]);
  expect(issuesOf(near, { place: office, range: 0 })).toMatchObject([{ code: 'TooFar' }]);
});

test('without an expected location any position is valid', () => {
  expect(issuesOf({ longitude: 0, latitude: 0 }, {})).toEqual([]);
});

test('an invalid expected location is reported on publishing', () => {
  expect(locationModel.validateOptions?.({ name: '打卡', place: '總公司' })).toEqual([
    { code: 'PlaceUnusable', params: { option: 'place' } },
  ]);
  expect(locationModel.validateOptions?.({ name: '打卡', place: office })).toEqual([]);
});

test('the rough display has neither the street nor an exact position', () => {
  const value = { ...office, provinceName: '臺北市', districtName: '信義區', address: '市府路45號' };

  expect(locationModel.format(value, contextOf({}))).toBe('臺北市信義區市府路45號');
  expect(locationModel.format(value, contextOf({ displayMode: 'general' }))).toBe('臺北市信義區');
  expect(locationModel.format({ ...office, address: '市府路45號' }, contextOf({ displayMode: 'general' }))).toBe('25.03, 121.56');
});

test('a location without areas is not empty in formulas', () => {
  expect(locationModel.toFormula(office, { name: '打卡' }, 'Asia/Taipei')).toBe('121.5645, 25.0338');
});
