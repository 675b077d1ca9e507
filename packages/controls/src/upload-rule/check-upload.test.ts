import { describe, expect, test } from 'vitest';
import { issueCodesOf } from '../testing/model-context.ts';
import { fileChanges } from '../values/file-value.ts';
import { checkImportFile, checkUpload, mayAddFile, type UploadKind } from './check-upload.ts';
import { defaultFileTypes, fileTypesOf } from './file-types.ts';
import { readImageNumber, writeImageNumber } from './image-number.ts';
import { bytesPerMegabyte, megabytesOf, uploadSizes } from './upload-limits.ts';

const megabytes = (size: number): number => size * bytesPerMegabyte;

function codesOf(kind: UploadKind, name: string, options: object = {}, fileSize = 1000, present = 0): readonly string[] {
  return checkUpload(kind, [{ name, fileSize }], { name: '檔案', ...options }, present).map(({ code }) => code);
}

describe('names (runtime specification, section 5)', () => {
  test.each<readonly [UploadKind, string, readonly string[]]>([
    ['attachment', '報價單.pdf', []],
    ['attachment', `${'字'.repeat(80)}.pdf`, []],
    ['attachment', `${'字'.repeat(81)}.pdf`, ['FileNameTooLong']],
    ['attachment', `${'字'.repeat(80)}.${'b'.repeat(40)}.pdf`, []],
    ['image', `${'字'.repeat(81)}.png`, ['FileNameTooLong']],
    ['attachment', 'README', ['FileNameWithoutDot']],
    ['attachment', 'a,b.pdf', ['FileNameComma']],
    ['attachment', 'a，b.pdf', ['FileNameComma']],
  ])('%s %s', (kind, name, codes) => expect(codesOf(kind, name)).toEqual(codes));
});

describe('sizes', () => {
  test.each(uploadSizes)('a control with a limit of %i MB accepts exactly that', (limit) => {
    expect(codesOf('attachment', 'a.pdf', { limit }, megabytes(limit))).toEqual([]);
    expect(codesOf('attachment', 'a.pdf', { limit }, megabytes(limit) + 1)).toEqual(['FileTooLarge']);
  });

  test('the default is 10 MB, a limit of the system caps it, and a signature has 2 MB', () => {
    expect(checkUpload('attachment', [{ name: 'a.pdf', fileSize: megabytes(10) + 1 }], { name: 'x' }, 0)).toMatchObject([
      { params: { max: 10 } },
    ]);
    expect(
      checkUpload('attachment', [{ name: 'a.pdf', fileSize: megabytes(6) }], { name: 'x', limit: 50 }, 0, { megabytes: 5 }),
    ).toMatchObject([{ code: 'FileTooLarge', params: { max: 5 } }]);
    expect(codesOf('signature', 'a.png', {}, megabytes(2))).toEqual([]);
    expect(codesOf('signature', 'a.png', {}, megabytes(2) + 1)).toEqual(['FileTooLarge']);
  });

  test.each([
    ['5M', 5],
    ['20MB', 20],
    [' 1 ', 1],
    [7, 10],
    ['lots', 10],
    [undefined, 10],
  ])('the option %j is %i MB', (option, size) => expect(megabytesOf(option)).toBe(size));
});

describe('kinds of file', () => {
  test.each(defaultFileTypes.ignored)('.%s is never accepted', (type) => {
    expect(codesOf('attachment', `a.${type}`)).toEqual(['FileType']);
    expect(codesOf('attachment', `a.${type.toUpperCase()}`, { fileTypes: type })).toEqual(['FileType']);
  });
  test.each(['php', 'html', 'jsp', 'asp', 'aspx', 'cer', 'swf', 'exe', 'xmind'])('.%s is in the list of ignored types', (type) => {
    expect(defaultFileTypes.ignored).toContain(type);
  });
  test.each(['docx', 'xlsx', 'pptx', 'txt', 'xml', 'pdf', 'rar', 'zip', 'mp3', 'mp4', 'ofd', 'ceb', 'cebx', 'jpg'])(
    '.%s is accepted',
    (type) => {
      expect(codesOf('attachment', `a.${type}`)).toEqual([]);
    },
  );
  test.each(['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'tif'])('an image may be .%s', (type) => {
    expect(codesOf('image', `a.${type}`)).toEqual([]);
    expect(codesOf('signature', `a.${type}`)).toEqual([]);
  });
  test.each<readonly [UploadKind, string, object, readonly string[]]>([
    ['image', 'a.webp', {}, ['FileTypeOf']],
    ['image', 'a.pdf', {}, ['FileTypeOf']],
    ['attachment', 'a.unknown', {}, ['FileTypeOf']],
    ['attachment', 'a.', {}, ['FileType']],
    ['attachment', 'a.pdf', { fileTypes: 'doc, docx' }, ['FileTypeOnly']],
    ['attachment', 'a.DOCX', { fileTypes: '.doc;.docx' }, []],
  ])('%s %s %j gives %j', (kind, name, options, codes) => expect(codesOf(kind, name, options)).toEqual(codes));

  test('administrators may replace these lists', () => {
    const fileTypes = { ignored: ['pdf'], allowed: ['step'], images: ['webp'], documents: [] };
    const check = (kind: UploadKind, name: string) =>
      checkUpload(kind, [{ name, fileSize: 1 }], { name: 'x' }, 0, { fileTypes }).map(({ code }) => code);

    expect(check('attachment', 'a.step')).toEqual([]);
    expect(check('attachment', 'a.pdf')).toEqual(['FileType']);
    expect(check('image', 'a.png')).toEqual(['FileTypeOf']);
  });

  test('a control lists its types with any of the usual separators', () => {
    expect(fileTypesOf('*.PDF；docx | .xls，pdf')).toEqual(['pdf', 'docx', 'xls']);
    expect(fileTypesOf(['pdf', 3, ''])).toEqual(['pdf']);
    expect(fileTypesOf(undefined)).toEqual([]);
  });
});

describe('how many', () => {
  test.each([
    [undefined, { batch: false, min: null, max: null }],
    ['single', { batch: false, min: null, max: null }],
    ['batch', { batch: true, min: null, max: null }],
    ['batch min:1 max:9', { batch: true, min: 1, max: 9 }],
    ['batch;min:2;max:5', { batch: true, min: 2, max: 5 }],
    ['batch,max:5', { batch: true, min: null, max: 5 }],
    ['batchmax', null],
    ['batch min:5 max:2', null],
    ['several', null],
    [7, null],
  ])('the setting %j', (setting, number) => {
    expect(readImageNumber(setting)).toEqual(number);
    if (number) expect(readImageNumber(writeImageNumber(number))).toEqual(number);
  });

  test.each<readonly [UploadKind, object, number, boolean]>([
    ['image', {}, 0, true],
    ['image', {}, 1, false],
    ['image', { number: 'batch' }, 100, true],
    ['image', { number: 'batch max:3' }, 2, true],
    ['image', { number: 'batch max:3' }, 3, false],
    ['signature', {}, 1, false],
    ['attachment', {}, 100, true],
    ['attachment', { limitNumber: 'custom' }, 1, false],
    ['attachment', { limitNumber: 'custom', fileNumber: 3 }, 2, true],
    ['attachment', { limitNumber: 'unlimited', fileNumber: 1 }, 5, true],
  ])('%s %j with %i there already: %j', (kind, options, present, may) => {
    expect(mayAddFile(kind, { name: 'x', ...options }, present)).toBe(may);
  });

  test('present and new images together do not exceed the maximum, and one upload has at most 50 files', () => {
    const images = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}.png`, fileSize: 1 }));

    expect(checkUpload('image', images(2), { name: 'x', number: 'batch max:4' }, 2)).toEqual([]);
    expect(checkUpload('image', images(3), { name: 'x', number: 'batch max:4' }, 2)).toEqual([
      { code: 'MaxCount', params: { max: 4, of: 'images' } },
    ]);
    expect(checkUpload('attachment', images(50), { name: 'x' }, 0)).toEqual([]);
    expect(checkUpload('attachment', images(51), { name: 'x' }, 0)).toEqual([{ code: 'TooManyFiles', params: { max: 50 } }]);
  });

  test.each<readonly ['image' | 'attachment' | 'signature', object, readonly string[], readonly string[]]>([
    ['image', { number: 'batch min:2 max:3' }, ['a.png'], ['MinCount']],
    ['image', { number: 'batch min:2 max:3' }, [], ['MinCount']],
    ['image', { number: 'batch min:2 max:3' }, ['a.png', 'b.png', 'c.png', 'd.png'], ['MaxCount']],
    ['image', {}, ['a.png', 'b.png'], ['MaxCount']],
    ['image', {}, [], []],
    ['attachment', { limitNumber: 'custom', fileNumber: 1 }, ['a.pdf', 'b.pdf'], ['MaxCount']],
    ['attachment', { fileTypes: 'pdf' }, ['a.doc', 'b.xls', 'c.pdf'], ['FileTypeOnly']],
    ['signature', {}, ['a.png', 'b.png'], ['MaxCount']],
  ])('%s %j holding %j has %j', (type, options, names, codes) => {
    const files = names.map((name) => ({ id: name, name, fileSize: 1 }));

    expect(issueCodesOf(type, files, options)).toEqual(codes);
  });
});

test('the added and removed files of a change are determined', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.pdf`, fileSize: 1 }));

  expect(fileChanges([a!, b!], [b!, c!])).toEqual({ added: [c], removed: [a] });
  expect(fileChanges([a!], null)).toEqual({ added: null, removed: [a] });
});

test('only spreadsheets can be imported', () => {
  expect(checkImportFile('rows.XLSX')).toEqual([]);
  expect(checkImportFile('rows.xls').map(({ code }) => code)).toEqual(['FileTypeOnly']);
});
