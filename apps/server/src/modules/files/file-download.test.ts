import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  fileTicket,
  formLoad,
  formSave,
  formSubmit,
  getLatestHandSign,
  latestHandSign,
  listWorkitems,
  queryList,
  reuseHandSign,
} from '@inkstone/api';
import { cellPath, createId } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing/test-server.ts';
import { readZipDirectory } from '../../platform/files/zip-directory.ts';
import { cleanUpFiles } from '../stored-files/index.ts';
import { FileServer } from '../../testing/file-server.ts';
import { pdf, picture, text } from '../../testing/sample-files.ts';

let now = new Date('2026-11-21T02:00:00Z');
let files: FileServer;
let employee: TestPerson;
let manager: TestPerson;
let deputy: TestPerson;
beforeAll(async () => {
  files = await FileServer.open({ now: () => now });
  [employee, manager, deputy] = (await Promise.all(['employee', 'manager', 'deputy'].map((account) => files.server.signIn(account)))) as [
    TestPerson,
    TestPerson,
    TestPerson,
  ];
});
afterAll(() => files.close());

const paper = (name = 'a.pdf', control = 'papers', bytes = pdf) => files.upload(employee, { name, bytes, control });
const filed = { schemaCode: 'filed' };
const contents = async () => (await files.server.db.selectFrom('file_contents').select('sha256').execute()).length;

describe('a file in a record', () => {
  test('is attached when the record is written, with the properties stored on the server and not those sent by the client', async () => {
    const file = await paper('報價單.pdf');

    const saved = await employee.call(formSave, {
      ...filed,
      patch: { values: { papers: [{ id: file.id, name: 'other.exe', fileSize: 1 }] } },
    });

    const loaded = await employee.call(formLoad, { ...filed, objectId: saved.objectId });
    const row = await files.server.db.selectFrom('files').selectAll().where('id', '=', file.id).executeTakeFirstOrThrow();
    expect(loaded.bizObject.values['papers']).toEqual([{ id: file.id, name: '報價單.pdf', fileSize: pdf.length }]);
    expect(row).toMatchObject({ record_id: saved.objectId, control: 'papers' });
  });

  test('works in cells of a sheet and in lists, and can be removed and added again', async () => {
    const [first, second] = [await paper('1.pdf', 'lines.receipt'), await paper('2.pdf', 'papers')];
    const row = createId();
    const saved = await employee.call(formSave, {
      ...filed,
      patch: {
        values: { [cellPath('lines', row, 'receipt')]: [{ refId: first.id }], papers: [{ id: second.id }] },
        rows: { lines: { added: [row] } },
      },
    });
    const at = { ...filed, objectId: saved.objectId };

    const removed = await employee.call(formSave, { ...at, baseVersion: 1, patch: { values: { papers: null } } });
    const without = await employee.call(formLoad, at);
    await employee.call(formSave, { ...at, baseVersion: removed.version, patch: { values: { papers: [{ id: second.id }] } } });
    const back = await employee.call(formLoad, at);
    const list = await employee.call(queryList, { schemaCode: 'filed', fields: ['papers'], size: 100 });

    expect(without.bizObject.values).toMatchObject({ papers: null, lines: [{ receipt: [{ id: first.id, name: '1.pdf' }] }] });
    expect(back.bizObject.values['papers']).toMatchObject([{ id: second.id, name: '2.pdf' }]);
    expect(JSON.stringify(list)).toContain('2.pdf');
  });

  test('is refused when it is another person’s upload, belongs to another record or control, or does not exist', async () => {
    const foreign = await files.upload(manager, { name: 'm.pdf', bytes: pdf });
    const elsewhere = await paper('b.pdf', 'secret');
    const used = await paper('c.pdf');
    await employee.call(formSave, { ...filed, patch: { values: { papers: [{ id: used.id }] } } });

    for (const sent of [
      { id: foreign.id },
      { id: elsewhere.id },
      { id: used.id },
      { refId: foreign.id },
      { uid: used.id },
      { id: createId() },
      { id: 'x' },
    ]) {
      const refused = await employee.refused(formSave, { ...filed, patch: { values: { papers: [sent] } } });
      expect(refused.issues!.map(({ code, path }) => `${code} ${path}`)).toEqual(['UnknownReference papers']);
    }
  });

  test('that two records claim concurrently is attached to one of them', async () => {
    const file = await paper();
    const patch = { values: { papers: [{ id: file.id }] } };

    const answers = await Promise.all([1, 2, 3].map(() => employee.send(formSave, { ...filed, patch })));

    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422]);
  });
});

describe('who may read', () => {
  test('a temporary upload: only its uploader', async () => {
    const file = await paper();

    expect((await files.download(employee, { refId: file.id })).rawPayload).toEqual(pdf);
    expect((await files.download(manager, { refId: file.id })).statusCode).toBe(404);
    expect((await files.download(null, { refId: file.id })).statusCode).toBe(401);
  });

  test('a file of a record: everybody who may see its field in the record', async () => {
    const [open, secret] = [await paper(), await paper('s.pdf', 'secret')];
    const { workflowInstanceId } = await employee.call(formSubmit, {
      ...filed,
      patch: { values: { papers: [{ id: open.id }], secret: [{ id: secret.id }] } },
    });
    const { items } = await manager.call(listWorkitems, { size: 100 });
    const loaded = await manager.call(formLoad, { workItemId: items.find((item) => item.workflowInstanceId === workflowInstanceId)!.id });

    const status = async (person: TestPerson, refId: string) => (await files.download(person, { refId })).statusCode;

    expect(Object.keys(loaded.bizObject.values)).not.toContain('secret');
    expect([await status(employee, open.id), await status(employee, secret.id)]).toEqual([200, 200]);
    expect([await status(manager, open.id), await status(manager, secret.id)]).toEqual([200, 404]);
    expect([await status(deputy, open.id), await status(deputy, secret.id)]).toEqual([404, 404]);
    expect(await manager.refused(fileTicket, { refId: `${open.id},${secret.id}` })).toMatchObject({ status: 404 });
  });

  test('a ticket grants access to its file for a minute, and to nothing else', async () => {
    const [file, other] = [await paper(), await paper('b.pdf')];

    const { ticket, expiresAt } = await employee.call(fileTicket, { refId: file.id });
    const inTime = await files.download(null, { refId: file.id, T: ticket });
    const otherFile = await files.download(null, { refId: other.id, T: ticket });
    const asToken = await files.server.inject({
      method: 'GET',
      url: '/api/organization/user/info',
      headers: { authorization: `Bearer ${ticket}` },
    });
    const token = await files.download(null, { refId: file.id, T: employee.accessToken });
    now = new Date(now.getTime() + 61_000);
    const late = await files.download(null, { refId: file.id, T: ticket });

    expect(new Date(expiresAt).toISOString()).toBe('2026-11-21T02:01:00.000Z');
    expect(inTime.rawPayload).toEqual(pdf);
    expect([otherFile, asToken, token, late].map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    expect(late.json()).toMatchObject({ data: { code: 'ticket-invalid' } });
  });
});

describe('the response of a download', () => {
  test('has a UTF-8 name and headers against sniffing, framing and execution, and is revalidated', async () => {
    const file = await files.upload(employee, { name: "報'價;單.txt", bytes: text });

    const { headers, rawPayload } = await files.download(employee, { refId: file.id });

    expect(rawPayload).toEqual(text);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(text.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="_'___.txt"; filename*=UTF-8''${encodeURIComponent('報')}%27${encodeURIComponent('價;單.txt')}`,
    });
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  test.each<readonly [string, number, string | undefined]>([
    ['bytes=0-3', 206, '%PDF'],
    ['bytes=5-', 206, pdf.toString().slice(5)],
    ['bytes=-4', 206, pdf.toString().slice(-4)],
    ['bytes=0-999999', 206, pdf.toString()],
    ['bytes=0-1,3-4', 200, pdf.toString()],
    ['bytes=9-2', 200, pdf.toString()],
    ['lines=1-2', 200, pdf.toString()],
    [`bytes=${pdf.length}-`, 416, undefined],
    ['bytes=-0', 416, undefined],
  ])('the range %s is answered with %i', async (range, status, body) => {
    const file = await paper();

    const answer = await files.download(employee, { refId: file.id }, { range });

    expect(answer.statusCode).toBe(status);
    if (body !== undefined) expect(answer.payload).toBe(body);
    if (status === 416) expect(answer.headers['content-range']).toBe(`bytes */${pdf.length}`);
  });

  test('a cached file is not sent again, and a range of a changed file returns the whole file', async () => {
    const file = await paper();
    const { etag } = (await files.download(employee, { refId: file.id })).headers;

    const same = await files.download(employee, { refId: file.id }, { 'if-none-match': String(etag) });
    const changed = await files.download(employee, { refId: file.id }, { range: 'bytes=0-3', 'if-range': '"other"' });

    expect([same.statusCode, same.payload]).toEqual([304, '']);
    expect(changed.statusCode).toBe(200);
  });

  test('a thumbnail is small, and a file that is no picture has none', async () => {
    const photo = await files.upload(employee, { name: 'a.png', bytes: await picture('png', 1000, 500), control: 'photo' });
    const file = await paper();

    const answers = await Promise.all([1, 2, 3].map(() => files.download(employee, { refId: photo.id, thumbnail: 'true' })));

    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(Array(3).fill([200, 'image/webp']));
    expect((await files.download(employee, { refId: file.id, thumbnail: 'true' })).statusCode).toBe(404);
  });
});

describe('several at once', () => {
  const post = (person: TestPerson | null, fields: Readonly<Record<string, string>>) =>
    files.server.inject({
      method: 'POST',
      url: '/api/runtime/files/batch_download',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(person && { authorization: `Bearer ${person.accessToken}` }) },
      payload: new URLSearchParams(fields).toString(),
    });

  test('are downloaded as one zip with safe, unique names, also by a posted ticket', async () => {
    const uploads = [await paper('a.pdf'), await paper('A.pdf'), await paper('con.txt', 'papers', text)];
    const refIds = uploads.map(({ id }) => id).join();
    const { ticket } = await employee.call(fileTicket, { refId: refIds });

    const answer = await post(null, { refIds, ticket, name: '../附件' });

    const path = join(files.server.files.stagingFolder, 'answer.zip');
    await writeFile(path, answer.rawPayload);
    const entries = await readZipDirectory(path);
    await rm(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toContain(`UTF-8''${encodeURIComponent('附件.zip')}`);
    expect(entries!.map(({ name, unpacked }) => [name, unpacked])).toEqual([
      ['a.pdf', pdf.length],
      ['A (2).pdf', pdf.length],
      ['_con.txt', text.length],
    ]);
  });

  test('are refused when the person may not read one of them, without a ticket, or with a ticket for others', async () => {
    const [mine, other] = [await paper(), await files.upload(manager, { name: 'm.pdf', bytes: pdf })];
    const { ticket } = await employee.call(fileTicket, { refId: mine.id });

    const statuses = await Promise.all([
      post(employee, { refIds: `${mine.id},${other.id}` }),
      post(null, { refIds: mine.id }),
      post(null, { refIds: `${mine.id},${other.id}`, ticket }),
      post(employee, { refIds: 'x' }),
    ]);

    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 401, 401, 400]);
  });
});

describe('signatures', () => {
  test('the last signature in use is returned by both paths and can be reused as a separate file', async () => {
    expect(await deputy.call(getLatestHandSign, {})).toBeNull();
    const sign = await files.upload(deputy, { name: '簽名.png', bytes: await picture(), control: 'sign' });
    expect(await deputy.call(getLatestHandSign, {})).toBeNull();
    await deputy.call(formSave, { ...filed, patch: { values: { sign: [{ id: sign.id }] } } });

    const again = await deputy.call(reuseHandSign, { schemaCode: 'filed', control: 'sign' });
    const second = await deputy.call(formSave, { ...filed, patch: { values: { sign: [{ id: again.id }] } } });

    expect(await deputy.call(latestHandSign, {})).toMatchObject({ name: '簽名.png', mediaType: 'image/png' });
    expect(again.id).not.toBe(sign.id);
    expect(second.version).toBe(1);
    expect(await employee.refused(reuseHandSign, { schemaCode: 'filed', control: 'sign' })).toMatchObject({ status: 404 });
  });
});

describe('the clean-up', () => {
  const cleanUp = () => cleanUpFiles({ db: files.server.db, files: files.server.files, log: { warn: () => undefined } }, now);

  test('removes unattached uploads with their contents after a day, and keeps the rest', async () => {
    const bytes = (word: string) => Buffer.concat([pdf, Buffer.from(word)]);
    const [kept, shared, alone] = [
      await paper('kept.pdf', 'papers', bytes('kept')),
      await paper('shared.pdf', 'papers', bytes('kept')),
      await paper('alone.pdf', 'papers', bytes('alone')),
    ];
    const { objectId } = await employee.call(formSave, { ...filed, patch: { values: { papers: [{ id: kept.id }] } } });
    const before = await contents();
    now = new Date(Date.now() + 25 * 3_600_000);
    employee = await files.server.signIn('employee');

    await cleanUp();

    const left = await files.server.db.selectFrom('files').select('id').where('id', 'in', [kept.id, shared.id, alone.id]).execute();
    expect(left).toEqual([{ id: kept.id }]);
    expect(await contents()).toBeLessThan(before);
    const row = await files.server.db.selectFrom('files').select('sha256').where('id', '=', kept.id).executeTakeFirstOrThrow();
    expect(await buffer(await files.server.files.read(row.sha256))).toEqual(bytes('kept'));
    expect((await files.download(employee, { refId: kept.id })).statusCode).toBe(200);
    expect(objectId).toBeDefined();
  });
});
