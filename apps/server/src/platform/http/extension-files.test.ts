import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noTrustedProxies } from '../config/trusted-proxies.ts';
import { createApp } from './create-app.ts';
import { registerExtensionFiles } from './extension-files.ts';
import { createRefusalCatalogue } from './refusal-catalogue.ts';
import { registerStaticFiles } from './static-files.ts';

let folder: string;
let root: string;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-extensions-'));
  root = join(folder, 'extensions');
  const web = join(folder, 'web');
  await mkdir(web);
  await writeFile(join(web, 'index.html'), '<!doctype html><title>硯</title>');
  await writeFile(join(folder, 'secret.json'), '{}');
  app = await createApp({ log: pino({ level: 'silent' }), catalogue: createRefusalCatalogue([]), trustedProxies: noTrustedProxies });
  await registerExtensionFiles(app, root);
  await registerStaticFiles(app, { root: web });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

test('without a folder there are no extensions; new files are served without a restart', async () => {
  const before = await app.inject('/extensions/form/entries.json');
  await put('form/entries.json', '["rating"]');
  await put('form/rating/index.js', 'export default {};');

  const [list, script] = [await app.inject('/extensions/form/entries.json'), await app.inject('/extensions/form/rating/index.js')];

  expect([before.statusCode, before.json()]).toEqual([200, []]);
  expect(list.json()).toEqual(['rating']);
  expect(script.body).toBe('export default {};');
  expect(script.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  expect(script.headers['content-type']).toContain('javascript');
  expect(script.headers['content-security-policy']).toContain("script-src 'self'");
});

test('only scripts, styles and lists of the folder are served, and no directories', async () => {
  await put('form/rating/page.html', '<script>1</script>');
  await put('form/rating/.hidden.js', '1');
  await put('form/rating/style.css', 'a {}');
  const refused = [
    'page.html',
    '.hidden.js',
    '',
    'none.js',
    '../../../secret.json',
    '%2e%2e/%2e%2e/%2e%2e/secret.json',
    '..%2f..%2f..%2fsecret.json',
  ];

  const answers = await Promise.all(refused.map((name) => app.inject(`/extensions/form/rating/${name}`)));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404));
  expect((await app.inject('/extensions/form/rating/style.css')).headers['content-type']).toContain('text/css');
  expect((await app.inject('/extensions/')).statusCode).toBe(404);
});
