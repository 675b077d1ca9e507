import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { parseS3Location } from './s3-store.ts';

let folder: string;
let s3: { run(): Promise<AddressInfo>; close(): Promise<void> };
const urls: Record<string, string | undefined> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-store-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'inkstone', configs: [] }],
  });
  const { port } = await s3.run();
  urls['S3'] = `s3://S3RVER:S3RVER@inkstone/some/place?endpoint=http://127.0.0.1:${port}`;
  urls['a custom folder'] = `file://${join(folder, 'own')}`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

/** The contract of every file store. */
describe.each(['the data folder', 'a custom folder', 'S3'])('%s', (kind) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await openFileStore({ filesUrl: urls[kind], dataDir: join(folder, 'data') });
  });
  afterAll(() => rm(store.stagingFolder, { recursive: true, force: true }));

  const nameOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
  const keep = async (bytes: Buffer, name = nameOf(bytes)): Promise<string> => {
    const path = join(store.stagingFolder, `${Math.random()}`);
    await writeFile(path, bytes);
    await store.keep(name, path);
    await rm(path, { force: true });
    return name;
  };
  const all = async (name: string): Promise<Buffer> => buffer(await store.read(name));

  test('stores every byte, also of a file that is uploaded in parts', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('硯'), Buffer.alloc(11 * 1024 * 1024, 'abc')]) {
      const name = await keep(bytes);

      expect(await store.sizeOf(name)).toBe(bytes.length);
      expect((await all(name)).equals(bytes)).toBe(true);
    }
  });

  test('reads a range, both ends included', async () => {
    const name = await keep(Buffer.from('0123456789'));

    expect((await buffer(await store.read(name, { start: 2, end: 4 }))).toString()).toBe('234');
    expect((await buffer(await store.read(name, { start: 9, end: 9 }))).toString()).toBe('9');
  });

  test('never changes the bytes of a name, also when the same content is stored concurrently', async () => {
    const bytes = Buffer.from(`same in ${kind}`);

    const [name] = await Promise.all(Array.from({ length: 6 }, () => keep(bytes)));
    await keep(Buffer.from('others'), name!);

    expect(await all(name!)).toEqual(bytes);
  });

  test('stores derived content next to the content', async () => {
    const name = await keep(Buffer.from('a picture'));

    await keep(Buffer.from('a small one'), `${name}.thumbnail`);

    expect((await all(`${name}.thumbnail`)).toString()).toBe('a small one');
    expect((await all(name)).toString()).toBe('a picture');
  });

  test('removes content; a missing name has no size, cannot be read, and can be removed without an error', async () => {
    const name = await keep(Buffer.from('to go'));

    await store.remove(name);
    await store.remove(name);

    expect(await store.sizeOf(name)).toBeNull();
    await expect(all(name)).rejects.toThrow();
  });

  test.each(['../../etc/passwd', 'abc', '', `${'a'.repeat(64)}/../x`, `${'A'.repeat(64)}`])('refuses the name %j', async (name) => {
    await expect(async () => store.read(name)).rejects.toThrow('does not name a content');
  });

  test('leaves no file in the staging folder', async () => {
    await keep(Buffer.from('gathered'));

    expect(await readdir(store.stagingFolder)).toEqual([]);
  });
});

test('the URL of a bucket gives its location and credentials', () => {
  expect(parseS3Location('s3://key:se%2Fcret@bucket/a/b/?endpoint=https://s3.example&region=ap-east-1')).toEqual({
    bucket: 'bucket',
    prefix: 'a/b/',
    endpoint: 'https://s3.example',
    region: 'ap-east-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
  });
  expect(parseS3Location('s3://bucket?region=x')).toMatchObject({
    bucket: 'bucket',
    prefix: '',
    endpoint: undefined,
    credentials: undefined,
  });
  expect(() => parseS3Location('s3:///a')).toThrow('bucket');
});
