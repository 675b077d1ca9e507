import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanFileName, contentDisposition, folderNames } from './file-name.ts';

/** Pieces that names of files are made of by people who mean harm, among plain ones. */
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

describe('a name that is kept', () => {
  test.each([
    ['half of an emoji', 'a\ud83d.pdf'],
    ['a NUL', 'a\0.pdf'],
    ['the direction turned', 'a\u202efdp.exe'],
    ['a mark without width', 'a\u200b.pdf'],
    ['nothing but dots', '...'],
    ['nothing', ' '],
    ['more than a thousand bytes', `${'字'.repeat(333)}.pdf`],
  ])('is not one with %s', (_what, name) => {
    expect(cleanFileName(name)).toBeNull();
  });

  test('leads to no folder', () => {
    expect(['../../etc/passwd', String.raw`..\..\boot.ini`, '/a.pdf'].map(cleanFileName)).toEqual(['passwd', 'boot.ini', 'a.pdf']);
  });
});

describe('names side by side in one folder', () => {
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
  ])('%j stand there as %j', (names, stored) => {
    expect(folderNames(names)).toEqual(stored);
  });

  test('a long one keeps its extension and whole characters', () => {
    const [name] = folderNames([`${'字'.repeat(300)}.pdf`]);

    expect(name).toMatch(/^字+\.pdf$/);
    expect(Buffer.byteLength(name!)).toBeLessThanOrEqual(250);
  });

  test('are never two alike, and never lead elsewhere, whatever they were', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 8 }), (names) => {
        const stored = folderNames(names.map((name) => `${name}.pdf`));

        expect(new Set(stored.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of stored) expect(name).toMatch(/^[^\p{Cc}<>:"/\\|?*.][^\p{Cc}<>:"/\\|?*]*$/u);
      }),
    );
  });
});

test('a header with a name has nothing but the name in it, whatever it is', () => {
  fc.assert(
    fc.property(hostile, (name) => {
      const header = contentDisposition('attachment', name);

      expect(header).toMatch(/^attachment; filename="[^"\\%;]*"; filename\*=UTF-8''[\w.~%-]*$/);
      expect(header).toMatch(/^[\x20-\x7e]*$/);
      expect(decodeURIComponent(header.split("''")[1]!)).toBe(name.toWellFormed());
    }),
  );
});
