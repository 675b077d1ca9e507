import { request } from 'node:http';
import { readdir } from 'node:fs/promises';
import { fileDownload } from '@inkstone/api';
import { encode } from 'bmp-ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { writeSetting } from '../system/index.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { boundary, FileServer, multipartBody, type Upload } from '../../testing/file-server.ts';
import { bomb, officeParts, pdf, photograph, picture, program, script, svg, text, zip } from '../../testing/sample-files.ts';

let files: FileServer;
let person: TestPerson;
beforeAll(async () => {
  files = await FileServer.open();
  person = await files.server.signIn('employee');
});
afterAll(() => files.close());

const megabyte = 1024 * 1024;
/** A text of the given size in bytes. */
const textOf = (bytes: number): Buffer => Buffer.alloc(bytes, 'a');
const kept = async (id: string): Promise<Buffer> => {
  const row = await files.server.db.selectFrom('files').select('sha256').where('id', '=', id).executeTakeFirstOrThrow();
  return buffer(await files.server.files.read(row.sha256));
};
const staged = (): Promise<string[]> => readdir(files.server.files.stagingFolder);

test('an upload is answered with its id, also under the name by which downloads ask for it', async () => {
  const { id, refId } = await files.upload(person, { name: 'a.pdf', bytes: pdf });

  const answer = await files.server.inject({
    url: fileDownload.path,
    query: { refId },
    headers: { authorization: `Bearer ${person.accessToken}` },
  });

  expect(refId).toBe(id);
  expect(answer.rawPayload).toEqual(pdf);
});

describe('names', () => {
  test.each<readonly [string, string]>([
    ['報價單.pdf', '報價單.pdf'],
    [`${'字'.repeat(80)}.pdf`, `${'字'.repeat(80)}.pdf`],
    [`${'a'.repeat(80)}.pdf`, `${'a'.repeat(80)}.pdf`],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    [String.raw`C:\Users\me\a.pdf`, 'a.pdf'],
    ['a.php.pdf', 'a.php.pdf'],
    ['.pdf', '.pdf'],
    ['👩‍💻.pdf', '👩‍💻.pdf'],
  ])('%s is stored as %s', async (name, stored) => {
    expect(await files.upload(person, { name, bytes: pdf })).toMatchObject({
      name: stored,
      fileSize: pdf.length,
      mediaType: 'application/pdf',
    });
  });

  test.each<readonly [string, string, string]>([
    ['more than 80 characters before the first dot', `${'a'.repeat(81)}.pdf`, 'attachment-name-too-long'],
    ['no dot', 'README', 'file-name-without-dot'],
    ['a comma', 'a,b.pdf', 'file-name-comma'],
    ['a full-width comma', 'a，b.pdf', 'file-name-comma'],
    ['NUL', 'a\u0000.pdf', 'file-name-unusable'],
    ['a bidirectional override', 'a\u202efdp.pdf', 'file-name-unusable'],
    ['more bytes than allowed', `a.${'字'.repeat(350)}.pdf`, 'file-name-unusable'],
    ['more than 80 Chinese characters', `${'字'.repeat(81)}.pdf`, 'attachment-name-too-long'],
    ['only dots', '..', 'file-name-unusable'],
    ['a forbidden extension', 'a.pdf.exe', 'file-type-unsupported'],
    ['a forbidden extension in capitals', 'a.PHP', 'file-type-unsupported'],
    ['an extension that is not allowed', 'a.unknown', 'file-type-not-allowed'],
    ['an empty extension', 'a.', 'file-type-unsupported'],
  ])('with %s is refused', async (_what, name, code) => {
    expect(await files.refused(person, { name, bytes: pdf })).toBe(code);
  });

  test('the refusal has the text of the specification', async () => {
    const name = 'a'.repeat(81);

    const answers = await Promise.all([
      files.send(person, { name: `${name}.pdf`, bytes: pdf }),
      files.send(person, { name: `${name}.png`, bytes: pdf, control: 'photo' }),
      files.send(person, { name: 'a.txt', bytes: textOf(megabyte + 1), control: 'small', locale: 'en' }),
    ]);

    expect(answers.map(({ status, errmsg }) => [status, errmsg])).toEqual([
      [422, '附件名稱不能大於80個字符!'],
      [422, '圖片名稱不能大於80個字符!'],
      [422, 'File max uploadable 1MB'],
    ]);
    expect(answers[0]!.data.issues).toMatchObject([{ code: 'FileNameTooLong', message: '附件名稱不能大於80個字符!' }]);
  });
});

describe('sizes', () => {
  test.each<readonly [string, string, number]>([
    ['small', 'a.txt', megabyte],
    ['papers', 'a.txt', 5 * megabyte],
  ])('%s accepts its limit and not one byte more, and refused uploads leave nothing behind', async (control, name, limit) => {
    const before = await staged();

    expect(await files.upload(person, { control, name, bytes: textOf(limit) })).toMatchObject({ fileSize: limit });
    expect(await files.refused(person, { control, name, bytes: textOf(limit + 1) })).toBe('file-too-large');
    expect(await staged()).toEqual(before);
  });

  test('a signature may have 2 MB', async () => {
    const bytes = Buffer.concat([await picture(), Buffer.alloc(2 * megabyte)]);

    expect(await files.refused(person, { control: 'sign', name: 'a.png', bytes })).toBe('signature-too-large');
  });

  test('system settings cap all limits and replace the lists', async () => {
    await writeSetting(files.server.db, 'upload', { megabytes: 2, fileTypes: { allowed: ['step', 'txt'], ignored: ['pdf'] } });

    const codes = await Promise.all([
      files.refused(person, { name: 'a.txt', bytes: textOf(2 * megabyte + 1) }),
      files.refused(person, { name: 'a.pdf', bytes: pdf }),
      files.refused(person, { name: 'a.docx', bytes: pdf }),
    ]);
    const own = await files.upload(person, { name: 'a.step', bytes: text });
    await files.server.db.deleteFrom('settings').where('key', '=', 'upload').execute();

    expect(codes).toEqual(['file-too-large', 'file-type-unsupported', 'file-type-not-allowed']);
    expect(own.mediaType).toBe('application/octet-stream');
  });
});

describe('contents', () => {
  const good: Readonly<Record<string, () => Promise<Upload> | Upload>> = {
    'a pdf': () => ({ name: 'a.pdf', bytes: pdf }),
    'a text': () => ({ name: 'a.txt', bytes: text }),
    'a text in Big5': () => ({ name: 'a.csv', bytes: Buffer.from('a4a4a4e5', 'hex') }),
    'a docx': async () => ({ name: 'a.docx', bytes: await zip(officeParts('word')), control: 'words' }),
    'a zip': async () => ({ name: 'a.zip', bytes: await zip({ 'a.txt': text }) }),
    'a png': async () => ({ name: 'a.png', bytes: await picture(), control: 'photo' }),
    'a tif': async () => ({ name: 'a.tif', bytes: await picture('tiff'), control: 'photo' }),
    'a gif': async () => ({ name: 'a.gif', bytes: await picture('gif'), control: 'photo' }),
    'an xml': () => ({ name: 'a.xml', bytes: Buffer.from('<?xml version="1.0"?><a/>') }),
    'an unknown file type': () => ({ name: 'a.ceb', bytes: Buffer.from([1, 2, 3, 0, 4]) }),
  };
  test.each(Object.keys(good))('%s is accepted', async (what) => {
    const upload = await good[what]!();

    expect(await files.upload(person, upload)).toMatchObject({ name: upload.name });
  });

  const bad: Readonly<Record<string, () => Promise<Upload> | Upload>> = {
    'a program named as a pdf': () => ({ name: 'a.pdf', bytes: program }),
    'a program with an unknown extension': () => ({ name: 'a.ceb', bytes: program }),
    'a script named as a text': () => ({ name: 'a.txt', bytes: script }),
    'a text named as a pdf': () => ({ name: 'a.pdf', bytes: text }),
    'an empty file named as a picture': () => ({ name: 'a.png', bytes: Buffer.alloc(0), control: 'photo' }),
    'a pdf named as a picture': () => ({ name: 'a.png', bytes: pdf, control: 'photo' }),
    'a png named as a jpg': async () => ({ name: 'a.jpg', bytes: await picture(), control: 'photo' }),
    'an HTML page named as a picture': () => ({ name: 'a.gif', bytes: Buffer.from('<html><script>1</script></html>'), control: 'photo' }),
    'binary data named as a text': () => ({ name: 'a.txt', bytes: Buffer.from([0, 1, 2, 3]) }),
    'a zip named as a docx': async () => ({ name: 'a.docx', bytes: await zip({ 'a.txt': text }) }),
    'a docx with macros': async () => ({ name: 'a.docx', bytes: await zip({ ...officeParts('word'), 'word/vbaProject.bin': text }) }),
    'a workbook named as a docx': async () => ({ name: 'a.docx', bytes: await zip(officeParts('xl')) }),
    'a zip that is cut off': async () => ({ name: 'a.zip', bytes: (await zip({ 'a.txt': text })).subarray(0, 60) }),
  };
  test.each(Object.keys(bad))('%s is refused', async (what) => {
    expect(await files.refused(person, await bad[what]!())).toBe('file-content-wrong');
  });

  test('a zip bomb is refused before it is unpacked', async () => {
    expect(await files.refused(person, { name: 'a.docx', bytes: await bomb(), control: 'words' })).toBe('file-unpacks-too-large');
  });

  test('a truncated picture, and one with too many pixels, is refused', async () => {
    const broken = (await picture('jpeg')).subarray(0, 300);
    const vast = encode({ width: 4, height: 4, data: Buffer.alloc(64), bitPP: 24 }).data;
    vast.writeInt32LE(65_000, 18);
    vast.writeInt32LE(65_000, 22);
    const vastSvg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="65000" height="65000"/>');

    expect(await files.refused(person, { name: 'a.jpg', bytes: broken, control: 'photo' })).toBe('image-unreadable');
    expect(await files.refused(person, { name: 'a.bmp', bytes: vast, control: 'photo' })).toBe('image-unreadable');
    expect(await files.refused(person, { name: 'a.svg', bytes: vastSvg, control: 'photo' })).toBe('image-unreadable');
  });

  test.each<readonly [string, string]>([
    ['a.jpg.php', 'file-type-unsupported'],
    ['a.pdf.html', 'file-type-unsupported'],
    ['a.php.pdf', 'file-content-wrong'],
    ['a.pdf.', 'file-type-unsupported'],
    ['a.PHP', 'file-type-unsupported'],
    ['a.pdf .exe', 'file-type-unsupported'],
  ])('the last of several extensions counts: %s', async (name, code) => {
    expect(await files.refused(person, { name, bytes: Buffer.from('<?php system($_GET[0]); ?>') })).toBe(code);
  });

  test('a HEIC is stored for download and is not accepted as a picture', async () => {
    const heic = Buffer.concat([Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'), Buffer.alloc(64)]);

    const file = await files.upload(person, { name: 'a.heic', bytes: heic });

    expect(file).toMatchObject({ mediaType: 'image/heic' });
    expect((await files.download(person, { refId: file.id, thumbnail: 'true' })).statusCode).toBe(404);
    expect(await files.refused(person, { name: 'a.heic', bytes: heic, control: 'photo' })).toBe('image-type-not-allowed');
  });

  test('a control with its own file types refuses others, an image control everything but images', async () => {
    expect(await files.refused(person, { name: 'a.pdf', bytes: pdf, control: 'words' })).toBe('file-type-only');
    expect(await files.refused(person, { name: 'a.pdf', bytes: pdf, control: 'photo' })).toBe('image-type-not-allowed');
    expect(await files.refused(person, { name: 'a.webp', bytes: await picture('webp'), control: 'sign' })).toBe('image-type-not-allowed');
  });
});

describe('pictures', () => {
  test('are stored upright and without camera metadata', async () => {
    const file = await files.upload(person, { name: 'a.jpg', bytes: await photograph(), control: 'photo' });

    const { exif, width, height } = await sharp(await kept(file.id)).metadata();

    expect(file).toMatchObject({ width: 300, height: 400, mediaType: 'image/jpeg' });
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 300, height: 400 });
  });

  test('hidden data after the pixels is removed: a polyglot file becomes a plain picture', async () => {
    const hidden = '<script>alert(1)</script>';
    const bytes = Buffer.concat([await picture('gif'), Buffer.from(hidden)]);

    const file = await files.upload(person, { name: 'a.gif', bytes, control: 'photo' });

    expect((await kept(file.id)).includes(hidden)).toBe(false);
  });

  test('have the watermark and the quality of the control’s options', async () => {
    const plain = await picture('jpeg', 750, 500);

    const file = await files.upload(person, { name: 'a.jpg', bytes: plain, control: 'marked' });

    const spread = async (left: number, top: number) => {
      const part = await sharp(await kept(file.id))
        .extract({ left, top, width: 375, height: 100 })
        .png()
        .toBuffer();
      return Math.max(...(await sharp(part).stats()).channels.map(({ stdev }) => stdev));
    };
    expect(await spread(375, 400)).toBeGreaterThan(10);
    expect(await spread(0, 0)).toBeLessThan(3);
  });

  test('a BMP is read, measured and watermarked like other pictures', async () => {
    const { data } = encode({ width: 750, height: 200, data: Buffer.alloc(750 * 200 * 4, 0x80), bitPP: 24 });

    const file = await files.upload(person, { name: 'a.bmp', bytes: data, control: 'marked' });

    expect(file).toMatchObject({ width: 750, height: 200, mediaType: 'image/bmp' });
    expect((await kept(file.id)).equals(data)).toBe(false);
    expect((await files.download(person, { refId: file.id, thumbnail: 'true' })).headers['content-type']).toBe('image/webp');
  });

  test('an SVG with script is stored and downloaded as bytes, and its thumbnail is rendered without the script', async () => {
    const bytes = svg('<script>alert(1)</script><rect width="40" height="30" fill="#3366aa"/>');
    const file = await files.upload(person, { name: 'a.svg', bytes, control: 'photo' });

    const whole = await files.download(person, { refId: file.id });
    const small = await files.download(person, { refId: file.id, thumbnail: 'true' });

    expect(whole.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
    expect(whole.headers['content-disposition']).toMatch(/^attachment;/);
    expect(whole.headers['content-security-policy']).toContain('sandbox');
    expect(small.headers['content-type']).toBe('image/webp');
    expect((await sharp(small.rawPayload).metadata()).width).toBe(40);
  });

  test('an SVG that refers to a local file gets nothing', async () => {
    const bytes = Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><text>&x;</text><image href="file:///etc/passwd" width="9" height="9"/></svg>',
    );

    const answer = await files.send(person, { name: 'a.svg', bytes, control: 'photo' });

    expect([200, 422]).toContain(answer.status);
    expect(JSON.stringify(answer)).not.toContain('root:');
  });
});

describe('the request', () => {
  test('repeated under the same key returns the same file, and with other bytes is refused', async () => {
    const key = '0193f0aa-0000-7000-8000-00000000abcd';

    const first = await files.upload(person, { name: 'a.pdf', bytes: pdf, key });
    const again = await files.upload(person, { name: 'a.pdf', bytes: pdf, key });

    expect(again.id).toBe(first.id);
    expect(await files.refused(person, { name: 'a.pdf', bytes: Buffer.concat([pdf, pdf]), key })).toBe('idempotency-key-reused');
  });

  test('concurrent uploads of the same bytes store one content and a file for each', async () => {
    const bytes = Buffer.concat([pdf, Buffer.from('parallel')]);

    const uploads = await Promise.all(Array.from({ length: 8 }, (_, index) => files.upload(person, { name: `${index}.pdf`, bytes })));

    const rows = await files.server.db
      .selectFrom('files')
      .select('sha256')
      .distinct()
      .where(
        'id',
        'in',
        uploads.map(({ id }) => id),
      )
      .execute();
    expect(new Set(uploads.map(({ id }) => id)).size).toBe(8);
    expect(rows).toHaveLength(1);
    expect(await kept(uploads[0]!.id)).toEqual(bytes);
  });

  test('for a control that accepts no files, or an unknown form, is refused', async () => {
    expect(await files.refused(person, { name: 'a.pdf', bytes: pdf, control: 'title' })).toBe('not-found');
    expect(await files.refused(person, { name: 'a.pdf', bytes: pdf, control: 'nothing' })).toBe('not-found');
    expect(await files.refused(person, { name: 'a.pdf', bytes: pdf, schemaCode: 'nothing' })).toBe('model-not-found');
    expect(await files.refused(person, { name: 'a.pdf', bytes: pdf, control: '__proto__' })).toBe('malformed');
  });

  test('without a file, or malformed, is refused', async () => {
    const none = Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="schemaCode"\r\n\r\nfiled\r\n--${boundary}--\r\n`);
    const cut = multipartBody({ name: 'a.pdf', bytes: pdf }).subarray(0, -30);

    expect(await files.refused(person, { name: '', bytes: pdf, body: none })).toBe('file-missing');
    expect((await files.send(person, { name: '', bytes: pdf, body: cut })).status).toBe(400);
  });

  test('that is aborted leaves neither a file nor bytes', async () => {
    const before = await staged();
    const count = async () => (await files.server.db.selectFrom('files').select('id').execute()).length;
    const filesBefore = await count();
    const address = new URL(await files.server.server.listen({ host: '127.0.0.1', port: 0 }));
    const body = multipartBody({ name: 'a.txt', bytes: textOf(megabyte) });

    await new Promise<void>((resolve) => {
      const sending = request({
        host: address.hostname,
        port: address.port,
        method: 'POST',
        path: '/api/runtime/files/upload',
        headers: {
          authorization: `Bearer ${person.accessToken}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': body.length,
          'idempotency-key': '0193f0aa-0000-7000-8000-00000000dead',
        },
      });
      sending.on('error', () => resolve());
      sending.write(body.subarray(0, megabyte / 2), () => sending.destroy());
      sending.on('close', () => resolve());
    });

    await expect.poll(staged).toEqual(before);
    expect(await count()).toBe(filesBefore);
  });
});
