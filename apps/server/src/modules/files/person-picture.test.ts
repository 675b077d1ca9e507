import { randomUUID } from 'node:crypto';
import { personPictures, removeOwnPicture, removePersonPicture } from '@inkstone/api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { boundary } from '../../testing/file-server.ts';
import { photograph, picture, program, svg } from '../../testing/sample-files.ts';

let server: TestServer;
let person: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  [person, other] = [await server.signIn('employee'), await server.signIn('manager')];
});
afterAll(() => server.close());

const setPicture = (name: string, bytes: Buffer) => upload(person, '/api/organization/user/set_picture', { name, bytes });

async function upload(caller: TestPerson, url: string, { name, bytes, personId }: { name: string; bytes: Buffer; personId?: string }) {
  const field = personId === undefined ? '' : `--${boundary}\r\ncontent-disposition: form-data; name="personId"\r\n\r\n${personId}\r\n`;
  const head = `${field}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const answer = await server.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${caller.accessToken}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': randomUUID(),
      'x-locale': 'en',
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: answer.statusCode, code: answer.json<{ data: { code?: string } }>().data.code };
}

const seenByOther = async () => other.call(personPictures, { ids: `${person.id},${other.id}` });

test('a picture becomes a small square without metadata, and everybody sees the latest one', async () => {
  expect(await seenByOther()).toEqual([]);

  await setPicture('me.png', await picture('png', 900, 400));
  const [first] = await seenByOther();
  await setPicture('me.jpg', await photograph());
  const [second, ...none] = await seenByOther();

  const bytes = Buffer.from(second!.picture.split(',')[1]!, 'base64');
  expect(second!.id).toBe(person.id);
  expect(none).toEqual([]);
  expect(second!.picture).not.toBe(first!.picture);
  expect(second!.picture).toMatch(/^data:image\/webp;base64,/);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('the picture is also returned by category and name to people who are signed in', async () => {
  const url = `/api/runtime/files/image/person/${person.id}`;

  const seen = await server.inject({ url, headers: { authorization: `Bearer ${other.accessToken}` } });
  const stranger = await server.inject({ url });

  expect(seen.headers['content-type']).toBe('image/webp');
  expect(stranger.statusCode).toBe(401);
});

test.each([
  ['a drawing', 'me.svg', () => svg('<script>alert(1)</script>'), 'image-type-not-allowed'],
  ['a program', 'me.png', () => program, 'file-content-wrong'],
  ['half a picture', 'me.png', async () => (await picture()).subarray(0, 60), 'image-unreadable'],
  ['a file without an extension', 'me', () => picture(), 'file-name-without-dot'],
  ['a file that is too large', 'me.png', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'file-too-large'],
])('%s is refused, and the present picture stays', async (_case, name, bytes, code) => {
  const before = await seenByOther();

  const refused = await setPicture(name, await bytes());

  expect(refused).toEqual({ status: 422, code });
  expect(await seenByOther()).toEqual(before);
});

test('a picture can be removed', async () => {
  await person.call(removeOwnPicture, {});

  expect(await seenByOther()).toEqual([]);
});

test('an administrator sets and removes the picture of a person, others do not', async () => {
  const admin = await server.signIn('admin');
  const url = '/api/organization/user/set_person_picture';
  const sent = { name: 'face.png', bytes: await picture(), personId: person.id };

  const refused = await upload(other, url, sent);
  const unknown = await upload(admin, url, { ...sent, personId: randomUUID() });
  const set = await upload(admin, url, sent);
  const seen = await seenByOther();
  await admin.call(removePersonPicture, { personId: person.id });

  expect([refused.status, unknown.status, set.status]).toEqual([403, 404, 200]);
  expect(seen.map(({ id }) => id)).toEqual([person.id]);
  expect(await seenByOther()).toEqual([]);
  expect(await admin.refused(removePersonPicture, { personId: randomUUID() })).toMatchObject({ code: 'not-found' });
});

test('pictures are requested for at most fifty people, and only by id', async () => {
  const many = Array.from({ length: 51 }, () => randomUUID()).join(',');

  expect(await other.refused(personPictures, { ids: many } as never)).toMatchObject({ status: 400 });
  expect(await other.refused(personPictures, { ids: 'x' } as never)).toMatchObject({ status: 400 });
});
