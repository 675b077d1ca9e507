import { fileTypes, getSettingByType, getUploadSetting, settingTypes, systemSettingsSchema } from '@inkstone/api';
import { limits } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { writeSetting } from './setting.ts';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  person = await server.signIn('employee');
});
afterAll(() => server.close());

test('limits and lists have defaults until administrators change them', async () => {
  const setting = await person.call(getUploadSetting, {});
  const types = await person.call(fileTypes, {});

  expect(setting).toMatchObject({ maxMegabytes: 200, defaultMegabytes: 10, signatureMegabytes: 2, filesPerUpload: 50, nameCharacters: 80 });
  expect(setting).toMatchObject(types);
  expect(types.image_types).toEqual(['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'tif']);
  expect(types.ignore_file_types).toEqual(expect.arrayContaining(['php', 'html', 'jsp', 'asp', 'cer', 'swf', 'exe', 'xmind']));
  expect(types.allow_file_types).toEqual(expect.arrayContaining(['docx', 'pdf', 'zip', 'mp4', 'ofd', 'cebx']));
  expect(types.doc_types).toContain('docx');
});

test('settings of administrators replace the defaults in every call', async () => {
  await writeSetting(server.db, 'upload', { megabytes: 5, fileTypes: { allowed: ['step'] } });

  const [setting, byType, types] = [
    await person.call(getUploadSetting, {}),
    await person.call(getSettingByType, { type: 'upload' }),
    await person.call(fileTypes, {}),
  ];

  expect(setting).toMatchObject({ maxMegabytes: 5, defaultMegabytes: 5, allow_file_types: ['step'] });
  expect(byType).toEqual(setting);
  expect(types.allow_file_types).toEqual(['step']);
});

test('every section of the settings has a type, without keys and addresses that only the server calls', async () => {
  const key = 'tile-key-1234';
  const coordinates = 'WGS84' as const;
  await writeSetting(server.db, 'map', {
    kind: 'tiles',
    tiles: 'https://t.example/{z}/{x}/{y}',
    attribution: 'T',
    maxZoom: 18,
    coordinates,
    key,
  });
  await writeSetting(server.db, 'geocoder', { kind: 'nominatim', url: 'https://inside.example/?lat={lat}', coordinates, key });
  await writeSetting(server.db, 'identity', {
    kind: 'oidc',
    name: { zh: '公司帳號', en: 'Company account' },
    issuer: 'https://inside.example',
    clientId: 'ink',
    scope: 'openid',
    accountClaim: 'sub',
    redirectUri: 'https://ink.example/',
  });

  const answers = Object.fromEntries(
    await Promise.all(settingTypes.map(async (type) => [type, await person.call(getSettingByType, { type })] as const)),
  );

  expect(settingTypes).toEqual(expect.arrayContaining(Object.keys(systemSettingsSchema.shape)));
  expect(answers).toMatchObject({
    sheet: { importRows: limits.sheetImportRows },
    map: { kind: 'tiles', tiles: 'https://t.example/{z}/{x}/{y}', maxZoom: 18 },
    geocoder: { kind: 'nominatim', coordinates },
    identity: { kind: 'oidc', name: { zh: '公司帳號', en: 'Company account' } },
    appearance: { mourning: false, scheme: 'system' },
  });
  expect(JSON.stringify(answers)).not.toMatch(/tile-key|inside\.example|clientId/);
  expect(await server.stranger.refused(getSettingByType, { type: 'map' })).toMatchObject({ status: 401 });
});

test('settings that are not for everybody are not returned', async () => {
  expect(await person.call(getSettingByType, { type: 'organization' })).toMatchObject({ timeZone: 'Asia/Taipei' });
  expect(await person.refused(getSettingByType, { type: 'demo' as 'upload' })).toMatchObject({ status: 400 });
});
