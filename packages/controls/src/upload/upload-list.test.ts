import { describe, expect, test, vi } from 'vitest';
import { UploadRefused } from '../services/file-services.ts';
import { buildFile, buildFileContext } from '../testing/build-files.ts';
import { buildControl, buildForm, buildSheet } from '../testing/build-form.ts';
import type { UploadKind, UploadSettings } from '../upload-rule/check-upload.ts';
import { createUploadId } from './upload-item.ts';
import { UploadList } from './upload-list.ts';
import { bytesPerMegabyte } from '../upload-rule/upload-limits.ts';

function openList(
  kind: UploadKind,
  options: object = {},
  { prepare, settings = {} }: { prepare?: (file: File) => Promise<File>; settings?: UploadSettings } = {},
) {
  const form = buildForm([buildControl(kind, 'papers', options), buildControl('text', 'note')]);
  const { files, sent } = buildFileContext(settings);
  const list = new UploadList(form, form.field('papers'), kind);
  const context = { files, settings, ...(prepare && { prepare }) };
  const names = () => list.items.value.map(({ name, status }) => `${name} ${status}`);
  return { form, list, context, sent, names, add: (...picked: File[]) => list.add(picked, context) };
}

const quiet = () => vi.waitFor(async () => Promise.resolve());

describe('a file', () => {
  test('is uploading, then done, and only then a value of the form', async () => {
    const { form, list, sent, names, add } = openList('attachment');

    add(buildFile('報價.pdf'));
    expect(names()).toEqual(['報價.pdf 1']);
    sent[0]!.request.onProgress?.(0.4);
    expect(list.items.value[0]!.share).toBe(0.4);
    expect(form.values()['papers']).toBeNull();
    sent[0]!.arrive();
    await form.settled();

    expect(names()).toEqual(['報價.pdf 2']);
    expect(form.values()['papers']).toEqual([{ id: 'id-報價.pdf', name: '報價.pdf', fileSize: 1000 }]);
    expect(sent[0]!.request).toMatchObject({ schemaCode: 'claim', formCode: 'claim', control: 'papers' });
  });

  test('delays the settling of the form', async () => {
    const { form, sent, add } = openList('attachment');
    let isSettled = false;

    add(buildFile('a.pdf'));
    const settled = form.settled().then(() => (isSettled = true));
    await quiet();
    expect(form.field('papers').status.value).toBe('pending');
    expect(isSettled).toBe(false);
    sent[0]!.arrive();

    await settled;
    expect(form.values()['papers']).toHaveLength(1);
  });

  test('whose upload failed can be retried under the same key', async () => {
    const { form, list, sent, names, add } = openList('attachment');
    add(buildFile('a.pdf'));
    sent[0]!.fail(new TypeError('offline'));
    await form.settled();
    expect(names()).toEqual(['a.pdf 3']);
    expect(list.items.value[0]!.failure).toEqual({ kind: 'lost' });

    list.retry(list.items.value[0]!.uid);
    await expect.poll(() => sent).toHaveLength(2);
    sent[1]!.arrive();
    await form.settled();

    expect(names()).toEqual(['a.pdf 2']);
    expect(sent[1]!.request.idempotencyKey).toBe(sent[0]!.request.idempotencyKey);
  });

  test('that the server refuses has the reason and is not sent again', async () => {
    const { form, list, sent, add } = openList('attachment');
    add(buildFile('a.pdf'));
    sent[0]!.fail(new UploadRefused('內容不符'));
    await form.settled();

    list.retry(list.items.value[0]!.uid);

    expect(list.items.value[0]!.failure).toEqual({ kind: 'refused', text: '內容不符' });
    expect(sent).toHaveLength(1);
  });

  test('can be cancelled during the upload, and is then not added', async () => {
    const { form, list, sent, names, add } = openList('attachment');
    add(buildFile('a.pdf'));

    list.cancel(list.items.value[0]!.uid);
    sent[0]!.arrive();
    await form.settled();

    expect(sent[0]!.request.signal?.aborted).toBe(true);
    expect(names()).toEqual([]);
    expect(form.values()['papers']).toBeNull();
  });

  test('is prepared before the upload; one that is still too large is not sent', async () => {
    const prepare = vi.fn(async (file: File) => (file.name === 'big.jpg' ? file : buildFile(file.name, 10)));
    const { form, sent, names, add } = openList('image', { number: 'batch', limit: 1 }, { prepare });

    add(buildFile('a.jpg', bytesPerMegabyte + 1), buildFile('big.jpg', bytesPerMegabyte + 1));
    expect(names()).toEqual(['a.jpg 4', 'big.jpg 4']);
    await expect.poll(() => sent).toHaveLength(1);
    sent[0]!.arrive();
    await form.settled();

    expect(names()).toEqual(['a.jpg 2', 'big.jpg 3']);
    expect(sent[0]!.file.size).toBe(10);
  });
});

describe('several files', () => {
  test('are uploaded three at a time and keep the order in which they were picked', async () => {
    const { form, sent, add } = openList('attachment');

    add(...['a', 'b', 'c', 'd'].map((name) => buildFile(`${name}.pdf`)));
    expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    sent[1]!.arrive();
    await expect.poll(() => sent).toHaveLength(4);
    for (const at of [3, 2, 0]) sent[at]!.arrive();
    await form.settled();

    expect((form.values()['papers'] as { name: string }[]).map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
  });

  test('one that violates a rule is listed with the reason, and the others are uploaded', async () => {
    const { form, list, sent, names, add } = openList('attachment', { fileTypes: 'pdf' });

    add(buildFile('a.pdf'), buildFile('b.docx'), buildFile('c,d.pdf'));
    sent[0]!.arrive();
    await form.settled();

    expect(names()).toEqual(['a.pdf 2', 'b.docx 3', 'c,d.pdf 3']);
    expect(list.items.value.map(({ failure }) => failure?.kind === 'rule' && failure.issues.map(({ code }) => code))).toEqual([
      false,
      ['FileTypeOnly'],
      ['FileNameComma'],
    ]);
    expect(sent).toHaveLength(1);
  });

  test('too many are refused together, pending uploads included', () => {
    const { list, sent, add } = openList('image', { number: 'batch;max:3' });
    add(buildFile('a.png'), buildFile('b.png'));

    add(buildFile('c.png'), buildFile('d.png'));

    expect(list.issues.value).toEqual([{ code: 'MaxCount', params: { max: 3, of: 'images' } }]);
    expect(sent).toHaveLength(2);
    add(buildFile('c.png'));
    expect(list.issues.value).toEqual([]);
    expect(list.mayAdd()).toBe(false);
  });

  test('more than fifty at once are refused', () => {
    const { list, sent, add } = openList('attachment');

    add(...Array.from({ length: 51 }, (_, index) => buildFile(`${index}.pdf`)));

    expect(list.issues.value).toMatchObject([{ code: 'TooManyFiles' }]);
    expect(sent).toEqual([]);
  });

  test('the file types of the system apply', () => {
    const { list, add } = openList('attachment', {}, { settings: { megabytes: 1 } });

    add(buildFile('a.pdf', bytesPerMegabyte + 1));

    expect(list.items.value[0]!.failure).toMatchObject({ issues: [{ code: 'FileTooLarge', params: { max: 1 } }] });
  });
});

describe('removing', () => {
  const stored = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.pdf`, fileSize: 1 }));

  test('can be undone, and the file returns to its position', () => {
    const { form, list, names } = openList('attachment');
    form.set('papers', stored);

    list.remove('b');
    expect(names()).toEqual(['a.pdf 2', 'b.pdf 0', 'c.pdf 2']);
    expect(form.values()['papers']).toEqual([stored[0], stored[2]]);
    list.restore('b');

    expect(names()).toEqual(['a.pdf 2', 'b.pdf 2', 'c.pdf 2']);
    expect(form.values()['papers']).toEqual(stored);
  });

  test('cannot be undone once another file took the position', async () => {
    const { form, list, sent, add } = openList('image');
    form.set('papers', [{ id: 'old', name: 'old.png', fileSize: 1 }]);
    list.remove('old');
    add(buildFile('new.png'));
    sent[0]!.arrive();
    await form.settled();

    list.restore('old');

    expect(form.values()['papers']).toMatchObject([{ name: 'new.png' }]);
    expect(list.issues.value).toEqual([{ code: 'MaxCount', params: { max: 1, of: 'images' } }]);
  });

  test('cannot be undone once the record is saved', () => {
    const { form, list, names } = openList('attachment');
    form.set('papers', stored);
    list.remove('a');

    form.markStored(form.values());

    expect(names()).toEqual(['b.pdf 2', 'c.pdf 2']);
  });

  test('the last file leaves null, and clearing marks all deleted', () => {
    const { form, list, names } = openList('attachment');
    form.set('papers', stored);

    list.clear();

    expect(form.values()['papers']).toBeNull();
    expect(names()).toEqual(['a.pdf 0', 'b.pdf 0', 'c.pdf 0']);
  });
});

test.each([
  ['attachment', 'a.pdf'],
  ['image', 'a.png'],
  ['signature', 'a.png'],
] as const)('%s: added files trigger the upload event, removed ones the delete event', async (kind, name) => {
  const set = (text: string) => [{ step: 'set', field: 'note', formula: `'${text}'` }];
  const { form, list, sent, add } = openList(kind, { onUpload: set('came'), onDelete: set('went') });

  add(buildFile(name));
  sent[0]!.arrive();
  await form.settled();
  expect(form.values()['note']).toBe('came');
  list.remove(`id-${name}`);

  expect(form.values()['note']).toBe('went');
});

test('an upload for a row deleted meanwhile is discarded', async () => {
  const form = buildForm([buildSheet('items', [buildControl('attachment', 'receipt')])]);
  const sheet = form.sheet('items');
  const row = sheet.append();
  const { files, sent } = buildFileContext();
  const list = new UploadList(form, sheet.cell(row, 'receipt'), 'attachment');

  list.add([buildFile('a.pdf')], { files, settings: {} });
  sheet.remove(row);
  sent[0]!.arrive();
  await form.settled();

  expect(sent[0]!.request.control).toBe('items.receipt');
  expect(form.values()['items']).toEqual([]);
});

test('ids of uploads are a prefix, the time and a counter', () => {
  const [first, second] = [createUploadId(new Date(5)), createUploadId(new Date(5))];

  expect(first).toMatch(/^ink-upload-5-\d+$/);
  expect(second).not.toBe(first);
});
