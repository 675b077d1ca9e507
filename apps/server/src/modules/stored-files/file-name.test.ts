import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanFileName, contentDisposition, folderNames } from './file-name.ts';

/** Parts of malicious file names among plain ones. */
const piece = fc.constantFrom(
  'a',
  'B',
  '字',
  '👩‍💻',
  '.',
  '..',
  '/',
  '\\',
  ':',
  '*',
  '"',
  '%',
  ';',
  '\r\n',
  '\0',
  '\u202e',
  '\ud83d',
  ' ',
  'con',
  'NUL',
);
const hostile = fc.array(piece, { maxLength: 200 }).map((pieces) => pieces.join(''));

describe('a stored file name', () => {
  test.each([
    ['half of an emoji', 'a\ud83d.pdf'],
    ['a NUL', 'a\0.pdf'],
    ['the direction turned', 'a\u202efdp.exe'],
    ['a mark without width', 'a\u200b.pdf'],
    ['nothing but dots', '...'],
    ['nothing', ' '],
    ['more than a thousand bytes', `${'字'.repeat(333)}.pdf`],
  ])('may not have %s', (_what, name) => {
    expect(cleanFileName(name)).toBeNull();
  });

  test('contains no folder', () => {
    expect(['../../etc/passwd', String.raw`..\..\boot.ini`, '/a.pdf'].map(cleanFileName)).toEqual(['passwd', 'boot.ini', 'a.pdf']);
  });
});

describe('names in one folder', () => {
  test.each([
    [
      ['a.txt', 'A.TXT', 'a.txt'],
      ['a.txt', 'A (2).TXT', 'a (3).txt'],
    ],
    [
      ['con.pdf', 'LPT1', 'nul.', 'console.pdf'],
      ['_con.pdf', '_LPT1', '_nul', 'console.pdf'],
    ],
    [
      ['..', '.profile', 'a/b\\c:*?.txt', 'end. . '],
      ['_', '_profile', 'a_b_c___.txt', 'end'],
    ],
  ])('%j become %j', (names, stored) => {
    expect(folderNames(names)).toEqual(stored);
  });

  test('a long one keeps its extension and whole characters', () => {
    const [name] = folderNames([`${'字'.repeat(300)}.pdf`]);

    expect(name).toMatch(/^字+\.pdf$/);
    expect(Buffer.byteLength(name!)).toBeLessThanOrEqual(250);
  });

  test('are always unique and never leave the folder', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 8 }), (names) => {
        const stored = folderNames(names.map((name) => `${name}.pdf`));

        expect(new Set(stored.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of stored) expect(name).toMatch(/^[^\p{Cc}<>:"/\\|?*.][^\p{Cc}<>:"/\\|?*]*$/u);
      }),
    );
  });
});

test('a header with a name contains nothing but the name', () => {
  fc.assert(
    fc.property(hostile, (name) => {
      const header = contentDisposition('attachment', name);

      expect(header).toMatch(/^attachment; filename="[^"\\%;]*"; filename\*=UTF-8''[\w.~%-]*$/);
      expect(header).toMatch(/^[\x20-\x7e]*$/);
      expect(decodeURIComponent(header.split("''")[1]!)).toBe(name.toWellFormed());
    }),
  );
});
