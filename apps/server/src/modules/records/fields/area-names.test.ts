import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, RecordScene } from '../../../testing/record-scene.ts';

const visits = buildApp(
  {
    code: 'visits',
    dataItems: [
      { code: 'home', name: 'home', type: 'Address' },
      { code: 'place', name: 'place', type: 'Address' },
      { code: 'stops', name: 'stops', type: 'Sheet', dataItems: [{ code: 'at', name: 'at', type: 'Address' }] },
    ],
  },
  [
    { key: 'home', type: 'address' },
    { key: 'place', type: 'location' },
    { key: 'stops', type: 'sheet', columns: [{ key: 'at', type: 'address-tab-selector', options: { name: 'at' } }] },
  ],
);

let scene: RecordScene;
beforeAll(async () => {
  scene = await RecordScene.open(visits);
});
afterAll(() => scene.close());

test('the stored names belong to the codes, whatever names were sent', async () => {
  const { record } = await scene.write('visits', null, {
    values: {
      home: { provinceName: '火星', provinceAdcode: '63000', districtName: '月球', districtAdcode: '63000030', address: '羅斯福路四段1號' },
      place: { districtAdcode: '440305', longitude: 113.9, latitude: 22.5 },
    },
  });

  expect(record.values).toMatchObject({
    home: {
      provinceName: '臺北市',
      provinceAdcode: '63000',
      cityName: '臺北市',
      cityAdcode: '63000',
      districtName: '大安區',
      districtAdcode: '63000030',
      address: '羅斯福路四段1號',
    },
    place: { provinceName: '廣東省', cityName: '深圳市', districtName: '南山區', longitude: 113.9, latitude: 22.5 },
  });
});

test.each([
  ['home', { provinceAdcode: '999999' }],
  ['home', { provinceAdcode: '63000', districtAdcode: '65000010' }],
  ['place', { provinceName: '火星', longitude: 0, latitude: 0 }],
])('an unknown area is refused in %s: %j', async (code, value) => {
  const { issues } = await scene.refusedWrite('visits', null, { values: { [code]: value } });

  expect(issues).toEqual([`UnknownArea ${code}`]);
});

test('rows of a sub-table are checked too', async () => {
  const row = '01980000-0000-7000-8000-000000000001';

  const { issues } = await scene.refusedWrite('visits', null, {
    values: { [`stops[${row}].at`]: { provinceAdcode: '999999' } },
    rows: { stops: { added: [row] } },
  });

  expect(issues).toEqual([`UnknownArea stops[${row}].at`]);
});

test('a value that is not an address is refused by the control itself', async () => {
  const { issues } = await scene.refusedWrite('visits', null, { values: { home: { provinceName: { $ne: '' } } } });

  expect(issues).toEqual(['WrongType home']);
});
