import { describe, expect, test } from 'vitest';
import { addressOfPath, areaName, checkAddress, loadCities, provinces, searchAreas } from './index.ts';
import { allPaths } from './area-search.ts';

const shownOf = async (typed: string, depth: 1 | 2 | 3 = 3): Promise<string[]> =>
  (await searchAreas(typed, depth)).map((path) => path.map(({ name }) => name).join(' '));

describe('the list of areas', () => {
  test('contains Taiwan’s 22 counties and cities and their 368 districts, with English names', async () => {
    const counties = provinces.filter(({ code }) => code.length === 5);
    const cities = (await Promise.all(counties.map(({ code }) => loadCities(code)))).flat();
    const districts = cities.flatMap((city) => city.districts);

    expect(counties).toHaveLength(22);
    expect(cities.map(({ code }) => code)).toEqual(counties.map(({ code }) => code));
    expect(districts).toHaveLength(368);
    expect([...counties, ...districts].filter(({ english }) => !english)).toEqual([]);
  });

  test('contains the 31 provinces of the mainland, Hong Kong’s 18 districts and Macao’s 8', async () => {
    const districtsOf = async (code: string) => (await loadCities(code)).flatMap(({ districts }) => districts);

    expect(provinces).toHaveLength(22 + 31 + 2);
    expect(await districtsOf('810000')).toHaveLength(18);
    expect(await districtsOf('820000')).toHaveLength(8);
  });

  test('contains each code once, under its parent, with a name', async () => {
    const paths = await allPaths(3);
    const finest = paths.map((path) => path.at(-1)!);
    const codes = finest.map(({ code }) => code);

    expect(paths.length).toBeGreaterThan(3_200);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^(\d{6}|\d{8})$/.test(code))).toEqual([]);
    for (const [province, , district] of paths) {
      if (!district) continue;
      const stem = province!.code.length === 5 ? province!.code : province!.code.slice(0, 2);
      expect(district.code.startsWith(stem)).toBe(true);
    }
  });

  test('uses the right traditional character where a simplified one corresponds to several', async () => {
    const names = new Set((await allPaths(3)).map((path) => path.at(-1)!.name));
    const right = [
      '鍾山縣',
      '鐘山區',
      '乾縣',
      '餘干縣',
      '新干縣',
      '穀城縣',
      '陽穀縣',
      '湖里區',
      '雲城區',
      '龍游縣',
      '仙遊縣',
      '于田縣',
      '范縣',
      '台山市',
    ];

    expect(right.filter((name) => !names.has(name))).toEqual([]);
    expect(['鐘山縣', '幹縣', '餘幹縣', '新幹縣', '湖裡區', '云城區', '於田縣', '範縣'].filter((name) => names.has(name))).toEqual([]);
    expect([...names].filter((name) => /[县区乡镇广东门龙马鸟丰贵]/u.test(name))).toEqual([]);
  });

  test('is empty below a code that is not a province', async () => {
    expect(await loadCities('../../package')).toEqual([]);
  });
});

describe('search', () => {
  test.each(['大安', '台北大安', '臺北市 大安', '63000030', 'Taipei City Daan'])('finds Da’an in Taipei by “%s”', async (typed) => {
    expect(await shownOf(typed)).toContain('臺北市 臺北市 大安區');
  });

  test('returns areas first whose own name begins with the typed text', async () => {
    const [first] = await shownOf('信義');

    expect(first).toBe('臺北市 臺北市 信義區');
  });

  test('finds areas in Simplified Chinese, at the requested depth', async () => {
    expect(await shownOf('广州', 2)).toEqual(['廣東省 廣州市']);
    expect(await shownOf('广东', 1)).toEqual(['廣東省']);
    expect(await shownOf('東莞')).toEqual(['廣東省 東莞市']);
  });

  test('finds nothing for blanks or unknown names', async () => {
    expect(await shownOf('  ')).toEqual([]);
    expect(await shownOf('火星')).toEqual([]);
  });
});

describe('checking an address', () => {
  test('sets names from codes, and fills in skipped levels', async () => {
    const sent = {
      provinceName: '假的',
      provinceAdcode: '63000',
      districtName: '火星',
      districtAdcode: '63000030',
      address: '羅斯福路四段1號',
    };

    expect(await checkAddress(sent)).toEqual({
      ok: true,
      value: {
        provinceName: '臺北市',
        provinceAdcode: '63000',
        cityName: '臺北市',
        cityAdcode: '63000',
        districtName: '大安區',
        districtAdcode: '63000030',
        address: '羅斯福路四段1號',
      },
    });
  });

  test('finds codes by names in either script', async () => {
    const checked = await checkAddress({ provinceName: '广东省', cityName: '深圳市' });

    expect(checked).toEqual({
      ok: true,
      value: { provinceName: '廣東省', provinceAdcode: '440000', cityName: '深圳市', cityAdcode: '440300' },
    });
  });

  test('finds the areas above a district', async () => {
    const checked = await checkAddress({ districtAdcode: '440305' });

    expect(checked).toMatchObject({ ok: true, value: { provinceName: '廣東省', cityName: '深圳市', districtName: '南山區' } });
  });

  test.each([
    [{ provinceAdcode: '999999' }, '999999'],
    [{ provinceAdcode: '63000', cityAdcode: '65000' }, '65000'],
    [{ provinceAdcode: '63000', cityAdcode: '63000', districtAdcode: '65000010' }, '65000010'],
    [{ provinceName: '火星' }, '火星'],
    [{ districtAdcode: '63000990' }, '63000990'],
  ])('refuses %j', async (address, area) => {
    expect(await checkAddress(address)).toEqual({ ok: false, area });
  });

  test('leaves an address without areas unchanged', async () => {
    expect(await checkAddress({ longitude: 1, latitude: 2 } as object)).toEqual({ ok: true, value: { longitude: 1, latitude: 2 } });
  });

  test('accepts every area of the list unchanged', async () => {
    for (const path of await allPaths(3)) {
      const address = addressOfPath(path);
      expect(await checkAddress(address)).toEqual({ ok: true, value: address });
    }
  });
});

test('names fall back to Traditional Chinese if there is no English one', () => {
  expect(areaName({ code: '1', name: '朝陽區' }, 'en')).toBe('朝陽區');
  expect(areaName({ code: '1', name: '大安區', english: "Da'an District" }, 'en')).toBe("Da'an District");
  expect(areaName({ code: '1', name: '大安區', english: "Da'an District" }, 'zh')).toBe('大安區');
});
