import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOfPlace, saveSystemSettings } from '@inkstone/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let person: TestPerson;
let admin: TestPerson;
let geocoder: Server;
let origin: string;
let asked: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeAll(async () => {
  geocoder = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => void geocoder.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}`;
  server = await createTestServer();
  [person, admin] = [await server.signIn('employee'), await server.signIn('admin')];
});
beforeEach(() => void (asked = []));
afterAll(async () => {
  geocoder.closeAllConnections();
  await new Promise((resolve) => void geocoder.close(resolve));
  await server.close();
});

const json = (body: unknown) => (_: IncomingMessage, response: ServerResponse) => void response.end(JSON.stringify(body));
const configure = (settings: object) =>
  admin.call(saveSystemSettings, {
    geocoder: { kind: 'nominatim', url: `${origin}/reverse?lat={lat}&lon={lon}&accept-language={lang}`, coordinates: 'WGS84', ...settings },
  });
/** Each test uses another point, because answers are cached. */
let step = 0;
const somewhere = () => ({ longitude: 121.5 + (step += 1) / 1000, latitude: 25.03 });

test('without a geocoder no request is sent', async () => {
  expect(await person.refused(addressOfPlace, somewhere())).toMatchObject({ status: 422, code: 'geocoder-not-configured' });
  expect(asked).toEqual([]);
});

test.each([
  [
    'a city of Taiwan',
    { city: '臺北市', suburb: '信義區', road: '市府路', house_number: '45號', country: '臺灣' },
    { provinceName: '臺北市', cityName: '臺北市', districtName: '信義區', address: '市府路45號' },
  ],
  ['a county of Taiwan', { county: '彰化縣', city: '員林市' }, { provinceName: '彰化縣', cityName: '彰化縣', districtName: '員林市' }],
  [
    'a province',
    { state: '浙江省', city: '杭州市', district: '西湖区', road: '龙井路' },
    { provinceName: '浙江省', cityName: '杭州市', districtName: '西湖区', address: '龙井路' },
  ],
])('an open geocoder returns %s', async (_case, address, named) => {
  await configure({});
  answer = json({ address });

  expect(await person.call(addressOfPlace, somewhere())).toEqual(named);
});

test('a keyed geocoder is requested with its key and in its own coordinates, and its response is read', async () => {
  await configure({ kind: 'amap', url: `${origin}/regeo?location={lon},{lat}&key={key}`, coordinates: 'GCJ02', key: 'k&y' });
  answer = json({
    status: '1',
    regeocode: {
      addressComponent: { province: '北京市', city: [], district: '朝阳区', streetNumber: { street: '阜通东大街', number: '6号' } },
    },
  });

  const named = await person.call(addressOfPlace, { longitude: 116.481, latitude: 39.99 });

  expect(named).toEqual({ provinceName: '北京市', cityName: '北京市', districtName: '朝阳区', address: '阜通东大街6号' });
  expect(asked).toEqual([expect.stringMatching(/^\/regeo\?location=116\.487\d+,39\.991\d+&key=k%26y$/)]);
});

test('the same point is requested once in each language', async () => {
  await configure({});
  answer = json({ address: { city: '臺北市' } });
  const here = somewhere();

  await person.call(addressOfPlace, here, { locale: 'zh' });
  await person.call(addressOfPlace, here, { locale: 'zh' });
  await person.call(addressOfPlace, here, { locale: 'en' });

  expect(asked.map((url) => new URL(url, origin).searchParams.get('accept-language'))).toEqual(['zh-TW', 'en']);
});

test.each([
  [
    'leads elsewhere',
    (_: IncomingMessage, response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['fails', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end()],
  ['hangs up', (request: IncomingMessage) => void request.socket.destroy()],
  ['sends too much', (_: IncomingMessage, response: ServerResponse) => void response.end('x'.repeat(300_000))],
  ['sends no JSON', (_: IncomingMessage, response: ServerResponse) => void response.end('<html>')],
])('a geocoder that %s is reported as unavailable', async (_case, behaviour) => {
  await configure({});
  answer = behaviour;

  expect(await person.refused(addressOfPlace, somewhere())).toMatchObject({ status: 503, code: 'geocoder-unavailable' });
});

test('a response without an address returns null', async () => {
  await configure({});
  answer = json({ error: 'Unable to geocode' });

  expect(await person.call(addressOfPlace, somewhere())).toBeNull();
});

test('requests of one person are limited, and an invalid point is malformed', async () => {
  await configure({});
  answer = json({ address: { city: '臺北市' } });
  const here = somewhere();
  const manager = await server.signIn('manager');

  for (let count = 0; count < 60; count += 1) await manager.call(addressOfPlace, here);

  expect(await manager.refused(addressOfPlace, here)).toMatchObject({ status: 429 });
  expect(await person.refused(addressOfPlace, { longitude: 181, latitude: 0 })).toMatchObject({ status: 400 });
});
