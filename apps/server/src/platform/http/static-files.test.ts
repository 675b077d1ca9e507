import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noTrustedProxies } from '../config/trusted-proxies.ts';
import { createApp } from './create-app.ts';
import { createRefusalCatalogue } from './refusal-catalogue.ts';
import { registerStaticFiles } from './static-files.ts';

let root: string;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'inkstone-web-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>硯</title>');
  await writeFile(join(root, 'assets', 'main-4f3a.js'), `console.log('${'x'.repeat(4000)}')`);
  app = await createApp({ log: pino({ level: 'silent' }), catalogue: createRefusalCatalogue([]), trustedProxies: noTrustedProxies });
  await registerStaticFiles(app, { root }, async () => ['https://tile.example']);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

test('the page is revalidated at each request, so that a new version is used immediately', async () => {
  const page = await app.inject('/');

  expect(page.body).toContain('硯');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['cache-control']).toBe('no-cache');
});

test('files named by their content are cached for good and sent compressed', async () => {
  const script = await app.inject({ url: '/assets/main-4f3a.js', headers: { 'accept-encoding': 'br' } });

  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-encoding']).toBe('br');
});

test('a script is sent in the first built encoding that the browser takes, with its type', async () => {
  await writeFile(join(root, 'assets', 'page-77a1.js'), 'plain');
  await writeFile(join(root, 'assets', 'page-77a1.js.br'), 'as brotli');
  await writeFile(join(root, 'assets', 'page-77a1.js.gz'), 'as gzip');
  await writeFile(join(root, 'assets', 'page-77a1.css'), 'p{}');
  const get = async (name: string, accepted: string) => {
    const { statusCode, body, headers } = await app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': accepted } });
    return [statusCode, body, headers['content-encoding'], headers['content-type'], headers['vary']];
  };
  const script = 'text/javascript; charset=utf-8';

  expect(await get('page-77a1.js', 'gzip, deflate, br')).toEqual([200, 'as brotli', 'br', script, 'accept-encoding']);
  expect(await get('page-77a1.js', 'br;q=0, gzip')).toEqual([200, 'as gzip', 'gzip', script, 'accept-encoding']);
  expect(await get('page-77a1.js', 'identity')).toEqual([200, 'plain', undefined, script, 'accept-encoding']);
  expect(await get('page-77a1.css', 'br')).toEqual([200, 'p{}', undefined, 'text/css; charset=utf-8', 'accept-encoding']);
});

test('a script carries what concerns scripts, also when it runs as a worker, and not what concerns pages', async () => {
  const { headers } = await app.inject({ url: '/assets/main-4f3a.js', headers: { 'accept-encoding': 'br' } });

  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  const { date: _, ...own } = headers;
  expect(Object.entries(own).reduce((bytes, [name, value]) => bytes + name.length + String(value).length + 4, 0)).toBeLessThan(450);
  expect((await app.inject('/')).headers['permissions-policy']).toBeDefined();
});

test('a missing script is looked for again, and once read it is kept', async () => {
  const url = '/assets/late-09bc.js';
  expect((await app.inject(url)).statusCode).toBe(404);
  await writeFile(join(root, url), 'here');
  expect((await app.inject(url)).body).toBe('here');

  await rm(join(root, url));

  expect((await app.inject(url)).body).toBe('here');
});

test('nothing outside of the folder is served', async () => {
  for (const url of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fmain.js',
    '/no-such-file.js',
  ]) {
    expect((await app.inject(url)).statusCode).toBe(404);
  }
});

test('only the page may load pictures of the configured map', async () => {
  const page = await app.inject('/?from=mail');
  const script = await app.inject('/assets/main-4f3a.js');

  expect(page.headers['content-security-policy']).toContain("img-src 'self' https://tile.example data:");
  expect(script.headers['content-security-policy']).not.toContain('tile.example');
});

test('a web client that is built after the start is served', async () => {
  const later = await mkdtemp(join(tmpdir(), 'inkstone-later-'));
  const starting = await createApp({
    log: pino({ level: 'silent' }),
    catalogue: createRefusalCatalogue([]),
    trustedProxies: noTrustedProxies,
  });

  expect(await registerStaticFiles(starting, { root: join(later, 'dist'), awaited: true })).toBe(true);
  await starting.ready();
  await mkdir(join(later, 'dist'));
  await writeFile(join(later, 'dist', 'index.html'), '<!doctype html><title>硯</title>');
  const page = await starting.inject('/');

  expect(page.statusCode).toBe(200);
  await starting.close();
  await rm(later, { recursive: true, force: true });
});
