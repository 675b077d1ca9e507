import {
  editTheme,
  errorCodes,
  getSettingByType,
  getSystemSettings,
  getTheme,
  getUploadSetting,
  listSettingChanges,
  publicConfig,
  saveSystemSettings,
} from '@inkstone/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let person: TestPerson;
let admin: TestPerson;
let now = new Date('2026-11-22T01:00:00.000Z');
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  [person, admin] = [await server.signIn('employee'), await server.signIn('admin')];
});
afterAll(() => server.close());

const osm = {
  kind: 'tiles',
  tiles: 'https://tile.example/{z}/{x}/{y}.png',
  attribution: '© OSM',
  maxZoom: 19,
  coordinates: 'WGS84',
} as const;

test('at first nothing is configured, and everything has its default', async () => {
  const settings = await admin.call(getSystemSettings, {});

  expect(settings).toMatchObject({
    upload: { megabytes: 200 },
    sheet: { importRows: 500 },
    map: { kind: 'none', hasKey: false },
    geocoder: { kind: 'none', hasKey: false },
    appearance: { mourning: false },
  });
});

test('settings of an administrator apply at once for everybody, and changes are logged', async () => {
  now = new Date('2026-11-22T01:02:00.000Z');
  const { upload, appearance } = await admin.call(getSystemSettings, {});

  await admin.call(saveSystemSettings, {
    upload: { ...upload, megabytes: 20 },
    sheet: { importRows: 5000 },
    appearance: { ...appearance, mourning: true },
  });

  expect(await person.call(getUploadSetting, {})).toMatchObject({ maxMegabytes: 20 });
  expect(await person.call(getSettingByType, { type: 'form' })).toMatchObject({ sheetImportRows: 5000, map: null, namesPlaces: false });
  expect(await server.stranger.call(publicConfig, {})).toMatchObject({ mourning: true });
  const [change] = await admin.call(listSettingChanges, {});
  expect(change).toMatchObject({
    at: '2026-11-22T01:02:00.000Z',
    changes: [
      { path: 'upload.megabytes', before: 200, after: 20 },
      { path: 'sheet.importRows', before: 500, after: 5000 },
      { path: 'appearance.mourning', before: false, after: true },
    ],
  });
  expect(change?.personName).not.toBe('');
});

test('a key is kept until it is replaced, is never returned to administrators, and is sent to browsers in tile addresses only', async () => {
  const keyed = { ...osm, kind: 'keyed', tiles: 'https://tile.example/{z}/{x}/{y}?k={key}' } as const;

  await admin.call(saveSystemSettings, { map: { ...keyed, key: 'geheim&1' } });
  const saved = await admin.call(saveSystemSettings, { map: keyed, geocoder: { kind: 'none', url: '', coordinates: 'WGS84' } });
  await admin.call(saveSystemSettings, { map: { ...keyed, key: 'geheim&2' } });

  expect(saved.map).toEqual({ ...keyed, hasKey: true, version: expect.any(Number) });
  expect(await person.call(getSettingByType, { type: 'form' })).toMatchObject({
    map: { tiles: 'https://tile.example/{z}/{x}/{y}?k=geheim%262', attribution: '© OSM', maxZoom: 19, coordinates: 'WGS84' },
  });
  const changes = await admin.call(listSettingChanges, {});
  expect(changes[0]!.changes).toEqual([{ path: 'map.key', before: true, after: true }]);
  expect(JSON.stringify([saved, changes])).not.toContain('geheim');
});

test('all issues are returned at once in the person’s language, and nothing is saved', async () => {
  const before = await admin.call(getSystemSettings, {});

  const refused = await admin.refused(
    saveSystemSettings,
    {
      upload: { megabytes: 7, ignored: ['pdf'], allowed: ['pdf', 'php', '.docx', 'heic'], images: ['heic', 'png'], documents: [] },
      sheet: { importRows: 5001 },
      map: { ...osm, kind: 'keyed', tiles: 'https://{key}.example/{z}', maxZoom: 40, attribution: ' ', key: '' },
      geocoder: { kind: 'nominatim', url: 'file:///etc/passwd?{lat}{lon}', coordinates: 'WGS84' },
      appearance: { ...before.appearance, mourning: !before.appearance.mourning, brandColor: '#ffcc00' },
    },
    { locale: 'zh' },
  );

  expect(refused).toMatchObject({ status: 422, code: 'settings-invalid' });
  expect(refused.issues?.map(({ code, path }) => `${path} ${code}`)).toEqual([
    'upload.megabytes UploadSize',
    'upload.allowed Extension',
    'upload.allowed ScriptAllowed',
    'upload.allowed Ignored',
    'upload.images ImageNotAllowed',
    'upload.images ImageNotDrawable',
    'sheet.importRows ImportRows',
    'map.tiles PlaceholderHost',
    'map.key Key',
    'map.attribution Attribution',
    'map.maxZoom Zoom',
    'geocoder.url Address',
    'appearance.brandColor ColorContrast',
  ]);
  expect(refused.issues?.[6]).toMatchObject({ message: '必須是 1 到 5000 的整數' });
  expect(await admin.call(getSystemSettings, {})).toEqual(before);
});

test.each([
  ['https://user:pass@tile.example/{z}/{x}/{y}', 'AddressSecret'],
  ['https://tile.example/{z}/{x}', 'Placeholder'],
  ['ftp://tile.example/{z}/{x}/{y}', 'Address'],
  ['https:///{z}/{x}/{y}', 'Address'],
])('tiles at %s are refused', async (tiles, code) => {
  const refused = await admin.refused(saveSystemSettings, { map: { ...osm, tiles } });

  expect(refused.issues).toMatchObject([{ code, path: 'map.tiles' }]);
});

test('what somebody else has saved since it was read is not undone, other sections are saved', async () => {
  const read = await admin.call(getSystemSettings, {});
  const other = await server.signIn('admin');
  await other.call(saveSystemSettings, { sheet: { importRows: 801, version: read.sheet.version } });

  const refused = await admin.refused(saveSystemSettings, {
    sheet: { importRows: 802, version: read.sheet.version },
    upload: { ...read.upload, megabytes: 50 },
  });
  const saved = await admin.call(saveSystemSettings, { upload: { ...read.upload, megabytes: 50 } });

  expect(refused).toMatchObject({ status: 409, code: 'conflict' });
  expect(saved).toMatchObject({ sheet: { importRows: 801 }, upload: { megabytes: 50 } });
  expect(saved.upload.version).toBeGreaterThan(read.upload.version);
});

test('saving without a change leaves the version, so that nobody is refused', async () => {
  const { sheet } = await admin.call(saveSystemSettings, { sheet: { importRows: 803 } });

  const unchanged = await admin.call(saveSystemSettings, { sheet });
  const changed = await admin.call(saveSystemSettings, { sheet: { ...sheet, importRows: 804 } });

  expect([unchanged, changed].map((saved) => saved.sheet.version - sheet.version)).toEqual([0, 1]);
});

test('the same request twice changes and logs once', async () => {
  const key = crypto.randomUUID();
  const count = (await admin.call(listSettingChanges, {})).length;

  await admin.call(saveSystemSettings, { sheet: { importRows: 700 } }, { key });
  await admin.call(saveSystemSettings, { sheet: { importRows: 700 } }, { key });

  expect(await admin.call(listSettingChanges, {})).toHaveLength(count + 1);
});

test('only administrators may read and change settings', async () => {
  const answers = [
    await person.refused(getSystemSettings, {}),
    await person.refused(saveSystemSettings, { sheet: { importRows: 600 } }),
    await person.refused(listSettingChanges, {}),
    await server.stranger.refused(getSystemSettings, {}),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
});

test('name, colour and scheme are available without signing in, and only administrators change them', async () => {
  const theme = { name: { zh: '墨石', en: 'Ink and Stone' }, brandColor: '#0b5d3b', scheme: 'dark' } as const;
  const kept = { sealColor: '#b3392f', logo: null };
  const first = await server.stranger.call(getTheme, {});

  await admin.call(editTheme, theme);

  expect(first).toEqual({ name: { zh: '', en: '' }, brandColor: '#27496d', scheme: 'system', ...kept });
  expect(await server.stranger.call(getTheme, {})).toEqual({ ...theme, ...kept });
  expect(await server.stranger.call(publicConfig, {})).toMatchObject({ theme, mourning: true });
  expect(await admin.refused(editTheme, { ...theme, brandColor: 'red' })).toMatchObject({
    code: 'settings-invalid',
    issues: [{ code: 'Color', path: 'appearance.brandColor' }],
  });
  expect(await admin.refused(editTheme, { ...theme, brandColor: '#ffcc00' }, { locale: 'zh' })).toMatchObject({
    issues: [{ code: 'ColorContrast', message: '顏色太淺，文字會看不清楚：對比 1.2，至少要 4.5' }],
  });
  expect((await person.refused(editTheme, theme)).status).toBe(403);
});

test('every refusal is listed by its number in both languages', async () => {
  const codes = await server.stranger.call(errorCodes, {});

  expect(codes).toContainEqual({ errcode: 40100, code: 'not-signed-in', status: 401, zh: '請先登入', en: 'Please sign in' });
  expect(codes.find(({ code }) => code === 'settings-invalid')?.errcode).toBe(42400);
  expect(codes.map(({ errcode }) => errcode)).toEqual(codes.map(({ errcode }) => errcode).toSorted((a, b) => a - b));
});
