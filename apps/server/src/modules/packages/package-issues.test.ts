import { importPackage, previewPackage, type RefusalData } from '@inkstone/api';
import { type Locale } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipPackage } from './package-zip.ts';
import { edited, filesOf, PackageServer } from './testing/package-server.ts';

let home: PackageServer;
beforeAll(async () => {
  home = await PackageServer.withApps();
});
afterAll(() => home.close());

test("all issues of the files are returned at once, by file and in the requester's language", async () => {
  const files = await filesOf(await home.exported('leave'));
  const broken = files.map(({ path, text }) => {
    if (path === 'app.json') return { path, text: text.replace('"format": 2', '"format": 9') };
    if (path.startsWith('models/')) return { path, text: '{' };
    if (path.startsWith('lists/')) return { path: 'lists/elsewhere/leave_requests.json', text };
    return path.startsWith('workflows/') ? { path, text: '{"code":"leave_flow"}' } : { path, text };
  });

  const { status, data } = await home.send<RefusalData>(
    previewPackage.path,
    await zipPackage([...broken, { path: 'notes.txt', text: '' }]),
  );

  expect([status, data.code]).toEqual([422, 'package-invalid']);
  expect([...new Set(data.issues!.map(({ code, path }) => `${code} ${path}`))]).toEqual([
    'FormatUnknown app.json',
    'PlaceWrong lists/elsewhere/leave_requests.json',
    'NotJson models/leave_request.json',
    'FileUnknown notes.txt',
    'PartMalformed workflows/leave_flow.json',
  ]);
  expect(data.issues![0]!.message).toBe('套件格式為 9，這裡只支援格式 1 到 2');
});

test('unstorable texts and excessive nesting in a file are reported with their location', async () => {
  const files = await filesOf(await home.exported('leave'));
  const broken = files.map(({ path, text }) => {
    if (path === 'app.json') return { path, text: text.replace(/"name": "/, '"name": "\\u0000') };
    if (path.startsWith('models/')) return { path, text: text.replace(/"name": "/, '"name": "\\ud83d') };
    return path.startsWith('workflows/') ? { path, text: '['.repeat(1_900_000) } : { path, text };
  });

  const { status, data } = await home.send<RefusalData>(previewPackage.path, await zipPackage(broken));

  expect([status, data.code]).toEqual([422, 'package-invalid']);
  expect(data.issues!.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'TextUnusable app.json',
    'TextUnusable models/leave_request.json',
    'NestedTooDeep workflows/leave_flow.json',
  ]);
});

test('issues of publishing are returned together with the changes, and nothing is written', async () => {
  const zip = await home.exported('leave');
  const wrong = await edited(zip, 'forms/leave_request/leave_request.json', (text) =>
    text.replaceAll('"key": "reason"', '"key": "nothing_there"'),
  );

  const shown = await home.preview(wrong);
  const refused = await home.send<RefusalData>(importPackage.path, wrong, { fields: { digest: shown.digest } });

  expect(shown.parts.find(({ kind }) => kind === 'form')).toMatchObject({ state: 'changed' });
  expect(shown.issues).toContainEqual(
    expect.objectContaining({ code: 'UnknownItem', params: expect.objectContaining({ code: 'nothing_there' }) }),
  );
  expect([refused.status, refused.data.code]).toEqual([422, 'app-invalid']);
  expect(refused.data.issues).toEqual(shown.issues);
});

const chinese = /[\u4e00-\u9fff]/;
/** Codes, paths, setting names and user texts are not translated. */
const inEnglish = /[A-Za-z]{2,} [a-z]{2,}/;

test.each(['files', 'parts'] as const)(
  'issues of the %s of a package are in Chinese for requests in Chinese, in English otherwise',
  async (where) => {
    const files = await filesOf(await home.exported('leave'));
    const edits: Record<typeof where, Record<string, (text: string) => string>> = {
      files: {
        'models/leave_request.json': (text) => text.replace('"dataItems": [', '"dataItems": [7, '),
        'lists/leave_request/leave_requests.json': (text) => text.slice(0, -20),
        'forms/leave_request/leave_request.json': (text) => text.replace('"code": "leave_request"', '"code": "no code"'),
      },
      parts: {
        'roles/role_6ac380cb.json': (text) =>
          text.replace('"grants": [', '"grants": [{ "schemaCode": "leave_request", "rights": ["view"], "scope": "condition" }, '),
      },
    };
    const zip = await zipPackage(files.map(({ path, text }) => ({ path, text: edits[where][path]?.(text) ?? text })));
    const messages = async (locale: Locale) => {
      const { data } = await home.send<{ issues: readonly { code: string; message: string }[] }>(previewPackage.path, zip, { locale });
      return data.issues;
    };

    const [zh, en] = [await messages('zh'), await messages('en')];

    expect(zh.length).toBeGreaterThan(0);
    expect(zh.map(({ code }) => code)).toEqual(en.map(({ code }) => code));
    expect(zh.filter(({ message }) => !chinese.test(message) || inEnglish.test(message))).toEqual([]);
    expect(en.filter(({ message }) => chinese.test(message.replaceAll('人事', '')))).toEqual([]);
  },
);

test('a file that is not a package is refused', async () => {
  const bytes = await home.send<RefusalData>(previewPackage.path, Buffer.from('no zip'));
  const empty = await home.send<RefusalData>(previewPackage.path, await zipPackage([]));

  expect([bytes.data.code, empty.data.code]).toEqual(['package-unreadable', 'package-invalid']);
});
