import { lookAtSigning, openSigning, writeSignature, writtenSignature } from '@inkstone/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import type { TestPerson } from '../../testing/test-server.ts';
import { FileServer } from '../../testing/file-server.ts';
import { cleanUp } from '../../platform/jobs/cleanup.ts';

let files: FileServer;
let person: TestPerson;
let other: TestPerson;
let picture: string;
let clock = new Date('2026-11-21T02:00:00Z');
beforeAll(async () => {
  files = await FileServer.open({ now: () => clock });
  person = await files.server.signIn('employee');
  other = await files.server.signIn('manager');
  picture = (
    await sharp({ create: { width: 200, height: 80, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
  ).toString('base64');
});
afterAll(() => files.close());

const target = { schemaCode: 'filed', control: 'sign' };
const open = () => person.call(openSigning, target);
const waitSeconds = (seconds: number): void => void (clock = new Date(clock.getTime() + seconds * 1000));

test('somebody with the code signs without signing in, and the requester gets the signature', async () => {
  const { stranger } = files.server;
  const { id, token } = await open();
  await expect(stranger.call(lookAtSigning, { token })).resolves.toMatchObject({ person: expect.stringMatching(/\S/) });
  await expect(person.call(writtenSignature, { id })).resolves.toBeNull();

  await stranger.call(writeSignature, { token, picture });

  const file = await person.call(writtenSignature, { id });
  expect(file).toMatchObject({ name: 'signature.png', mediaType: 'image/png', width: 200, height: 80 });
  const bytes = await files.download(person, { refId: file!.id });
  expect(bytes.statusCode).toBe(200);
  const row = await files.server.db.selectFrom('files').selectAll().where('id', '=', file!.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ uploaded_by: person.id, schema_code: 'filed', control: 'sign', is_signature: true, record_id: null });
});

test('only the requester is notified', async () => {
  const { id, token } = await open();

  await files.server.stranger.call(writeSignature, { token, picture });

  const events = await files.server.db.selectFrom('outbox').selectAll().where('kind', '=', 'signature-written').orderBy('id').execute();
  expect(events.at(-1)).toMatchObject({ people: [person.id], payload: { signingId: id } });
});

describe('a signing page expires', () => {
  test('once it is signed, also with concurrent signatures', async () => {
    const { stranger } = files.server;
    const { token } = await open();

    const answers = await Promise.all([1, 2, 3].map(() => stranger.send(writeSignature, { token, picture })));

    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422]);
    expect((await stranger.refused(lookAtSigning, { token })).code).toBe('signing-page-over');
  });

  test('after five minutes', async () => {
    const { stranger } = files.server;
    const { token } = await open();
    waitSeconds(299);
    await stranger.call(lookAtSigning, { token });

    waitSeconds(1);

    expect((await stranger.refused(lookAtSigning, { token })).code).toBe('signing-page-over');
    expect((await stranger.refused(writeSignature, { token, picture })).code).toBe('signing-page-over');
  });

  test('and an unknown token is refused alike', async () => {
    expect((await files.server.stranger.refused(lookAtSigning, { token: 'x'.repeat(43) })).code).toBe('signing-page-over');
  });
});

test('the token itself is not in the database', async () => {
  const { id, token } = await open();

  const row = await files.server.db.selectFrom('signing_pages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  expect(JSON.stringify(row)).not.toContain(token);
});

test('nobody else sees the signature', async () => {
  const { id, token } = await open();
  await files.server.stranger.call(writeSignature, { token, picture });

  expect((await other.refused(writtenSignature, { id })).code).toBe('not-found');
  const file = await person.call(writtenSignature, { id });
  expect((await files.download(other, { refId: file!.id })).statusCode).toBe(404);
});

test.each([
  ['words', Buffer.from('hello').toString('base64'), 'file-content-wrong'],
  ['an HTML page', Buffer.from('<html><script>alert(1)</script></html>').toString('base64'), 'file-content-wrong'],
  ['more than two megabytes', Buffer.alloc(2 * 1024 * 1024 + 1).toString('base64'), 'signature-too-large'],
])('%s are refused, and the page can still be signed', async (_what, wrong, code) => {
  const { stranger } = files.server;
  const { token } = await open();

  expect((await stranger.refused(writeSignature, { token, picture: wrong })).code).toBe(code);

  await stranger.call(writeSignature, { token, picture });
});

test('signing pages are only for signature controls', async () => {
  expect((await person.refused(openSigning, { schemaCode: 'filed', control: 'papers' })).code).toBe('not-found');
  expect((await person.refused(openSigning, { schemaCode: 'filed', control: 'nothing' })).code).toBe('not-found');
});

test('signing pages are removed a day after they expired', async () => {
  const { id } = await open();
  const rows = () => files.server.db.selectFrom('signing_pages').select('id').where('id', '=', id).execute();

  await cleanUp(files.server.db, new Date(clock.getTime() + 23 * 3_600_000));
  expect(await rows()).toHaveLength(1);
  await cleanUp(files.server.db, new Date(clock.getTime() + 25 * 3_600_000));

  expect(await rows()).toEqual([]);
});
