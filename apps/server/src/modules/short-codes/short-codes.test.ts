import {
  bizObjects,
  formSubmit,
  genShortCodes,
  getFormUrl,
  getReplayToken,
  getShortCode,
  getShortCodeByGet,
  queryList,
  resolveShortCode,
} from '@inkstone/api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../testing/test-server.ts';
import { RoleScene } from '../../testing/role-scene.ts';
import { writeSetting } from '../system/index.ts';

let scene: RoleScene;
let owner: TestPerson;
let viewer: TestPerson;
let stranger: TestPerson;
const ids: string[] = [];
beforeAll(async () => {
  scene = await RoleScene.open();
  [owner, viewer, stranger] = [await scene.signIn('employee'), await scene.signIn('finance1'), await scene.signIn('gm')];
  await scene.role([owner], { rights: ['add', 'edit'], scope: 'own' });
  await scene.role([viewer], { rights: ['view'], scope: 'all', fields: { price: 'hidden' } });
  for (const label of ['桌', '椅']) {
    const { objectId } = await owner.call(formSubmit, { schemaCode: 'thing', patch: { values: { label, price: 1 } } });
    ids.push(objectId!);
  }
});
afterAll(() => scene.close());

const target = () => ({ schemaCode: 'thing', objectId: ids[0]! });

test('a record has one code for everybody, which opens it only for people who may read it', async () => {
  const { shortCode, path } = await owner.call(getShortCode, target());

  expect(shortCode).toMatch(/^[0-9A-Za-z]{12}$/);
  expect(path).toBe(`/s/${shortCode}`);
  expect((await viewer.call(getShortCode, target())).shortCode).toBe(shortCode);
  expect(await viewer.call(resolveShortCode, { shortCode })).toEqual({
    ...target(),
    formCode: null,
    path: `/record/thing/${ids[0]}`,
  });
  expect((await stranger.refused(resolveShortCode, { shortCode })).code).toBe('not-allowed');
  expect((await stranger.refused(getShortCode, target())).code).toBe('not-allowed');
  expect((await owner.refused(resolveShortCode, { shortCode: 'AAAAAAAAAAAA' })).code).toBe('not-found');
});

test('the code is also returned by GET, which needs no key: the first request creates it', async () => {
  const ofSecond = { schemaCode: 'thing', objectId: ids[1]! };
  const send = (who: TestPerson) =>
    scene.server.inject({ url: getShortCodeByGet.path, query: ofSecond, headers: { authorization: `Bearer ${who.accessToken}` } });

  const [first, second] = [(await send(owner)).json(), (await send(viewer)).json()];

  expect(first).toMatchObject({ errcode: 0, data: { shortCode: expect.stringMatching(/^[0-9A-Za-z]{12}$/) } });
  expect(second.data.shortCode).toBe(first.data.shortCode);
  expect((await owner.call(getShortCode, ofSecond)).shortCode).toBe(first.data.shortCode);
  expect((await send(stranger)).json().data.code).toBe('not-allowed');
  expect(await scene.server.stranger.refused(getShortCodeByGet, ofSecond)).toMatchObject({ status: 401 });
});

test('a form has a code too, for people who may create records with it', async () => {
  const { shortCode } = await owner.call(getShortCode, { schemaCode: 'thing' });

  expect((await owner.call(getShortCode, { schemaCode: 'thing', formCode: 'thing' })).shortCode).toBe(shortCode);
  expect((await owner.call(resolveShortCode, { shortCode })).path).toBe('/new/thing/thing');
  expect((await viewer.refused(resolveShortCode, { shortCode })).code).toBe('not-allowed');
});

test('several codes are returned in the requested order, null for unreadable records', async () => {
  const nowhere = '00000000-0000-7000-8000-000000000000';
  const asked = { schemaCode: 'thing', objectIds: [ids[1]!, nowhere, ids[0]!] };

  const codes = await viewer.call(genShortCodes, asked);

  expect(codes.map(({ objectId }) => objectId)).toEqual(asked.objectIds);
  expect(codes.map(({ code }) => code !== null)).toEqual([true, false, true]);
  expect(codes[2]!.code!.shortCode).toBe((await owner.call(getShortCode, target())).shortCode);
  expect((await stranger.call(genShortCodes, asked)).map(({ code }) => code)).toEqual([null, null, null]);
});

test('the QR code is an image for people who may open its target, once the public address is set', async () => {
  const { shortCode } = await owner.call(getShortCode, target());
  const image = (who: TestPerson, more = '') =>
    scene.server.inject({
      method: 'GET',
      url: `/api/runtime/short_code/image?shortCode=${shortCode}${more}`,
      headers: { authorization: `Bearer ${who.accessToken}` },
    });

  expect((await image(owner)).json()).toMatchObject({ data: { code: 'public-url-missing' } });
  expect((await image(owner, '&origin=https%3A%2F%2Fink.example')).body).toContain('<svg');
  expect((await image(stranger, '&origin=https%3A%2F%2Fink.example')).statusCode).toBe(403);

  await writeSetting(scene.server.db, 'messages', { publicUrl: 'https://ink.example/' });
  const png = await image(owner, '&format=png');
  expect(png.headers['content-type']).toBe('image/png');
  expect((await sharp(png.rawPayload).metadata()).width).toBe(600);
  expect((await owner.call(getShortCode, target())).url).toBe(`https://ink.example/#/s/${shortCode}`);
});

test('the address of a form is returned to people who may open it', async () => {
  const { workflowInstanceId } = await owner.call(formSubmit, { schemaCode: 'request', patch: { values: { label: '燈', price: 1 } } });

  expect((await owner.call(getFormUrl, target())).path).toBe(`/record/thing/${ids[0]}`);
  expect((await owner.call(getFormUrl, { schemaCode: 'thing' })).path).toBe('/new/thing/thing');
  expect((await owner.call(getFormUrl, { workflowInstanceId: workflowInstanceId! })).path).toBe(`/instance/${workflowInstanceId}`);
  expect((await stranger.refused(getFormUrl, target())).code).toBe('not-allowed');
  expect((await stranger.refused(getFormUrl, { workflowInstanceId: workflowInstanceId! })).code).toBe('not-allowed');
  expect((await owner.refused(getFormUrl, {})).status).toBe(400);
});

test('a request repeated with one replay token is executed once', async () => {
  const { token } = await owner.call(getReplayToken, {});
  const request = { schemaCode: 'thing', patch: { values: { label: '一次', price: 1 } } };

  const first = await owner.call(formSubmit, request, { key: token });
  const second = await owner.call(formSubmit, request, { key: token });

  expect(second.objectId).toBe(first.objectId);
  expect((await owner.call(queryList, { schemaCode: 'thing', keyword: '一次' })).items).toHaveLength(1);
  expect((await owner.call(getReplayToken, {})).token).not.toBe(token);
});

test('records requested by id are returned in that order, as the list shows them', async () => {
  const asked = { schemaCode: 'thing', objectIds: [ids[1]!, ids[0]!], fields: ['label', 'price'] };

  const found = await owner.call(bizObjects, asked);

  expect(found.map(({ id, values }) => [id, values])).toEqual([
    [ids[1], { label: '椅', price: 1 }],
    [ids[0], { label: '桌', price: 1 }],
  ]);
  expect((await viewer.call(bizObjects, asked))[0]!.values['price']).not.toBe(1);
  expect(await stranger.call(bizObjects, asked)).toEqual([]);
});
