import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packed, packedWorkbook, workbookOf, type Parts } from './testing/workbook-file.ts';
import { openWorkbook } from './read-workbook.ts';
import type { FileRow } from './sheet-reader.ts';
import { InvalidWorkbook } from './invalid-workbook.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-xlsx-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer): Promise<FileRow[]> {
  const path = join(folder, `${randomUUID()}.xlsx`);
  await writeFile(path, bytes);
  const rows: FileRow[] = [];
  for await (const row of (await openWorkbook(path)).rows()) rows.push(row);
  return rows;
}

const cellsOf = async (parts: Parts) => (await read(await packedWorkbook(parts))).map(({ cells }) => cells);

async function failureOf(bytes: Promise<Buffer>): Promise<string> {
  const error = await read(await bytes).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(error instanceof InvalidWorkbook)) throw new Error('it was read');
  return error.reason;
}

const styles =
  '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/><numFmt numFmtId="171" formatCode="#,##0&quot;day&quot;"/><numFmt numFmtId="172" formatCode="[$-404]e/m/d"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="21"/><xf numFmtId="172"/></cellXfs></styleSheet>';
const row = (cells: string) => `<row r="1">${cells}</row>`;

describe('a workbook of any program', () => {
  test('may have texts in cells, shared or in runs, cells without references, and names with a prefix', async () => {
    const texts =
      '<sst><si><t>一</t></si><si><r><t xml:space="preserve">粗 </t></r><r><t>體</t></r><rPh sb="0" eb="1"><t>ㄘㄨ</t></rPh></si></sst>';
    const sheet =
      '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><t>&lt;内&#x6587;_x000D_</t></is></c><c t="str"><f>A1</f><v>=公式</v></c></row>';

    expect(await cellsOf({ sheet, texts })).toEqual([['一', '粗 體', '<内文', '=公式']]);
    const prefixed =
      '<?xml version="1.0"?><x:worksheet xmlns:x="m"><x:sheetData><x:row r="3"><x:c r="B3"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(await read(await packedWorkbook({ sheet: prefixed }))).toEqual([{ line: 3, cells: [null, 7] }]);
  });

  test('has dates by the style, counted from 1900 or 1904, and numbers that only look like dates', async () => {
    const cells = [1, 2, 3, 4, 5].map((style) => `<c s="${style}"><v>${style === 4 ? 0.25 : 46027.5}</v></c>`).join('');
    expect(await cellsOf({ sheet: row(cells), styles })).toEqual([
      ['2026-01-05 12:00:00', '2026-01-05 12:00:00', 46027.5, '06:00:00', '2026-01-05 12:00:00'],
    ]);
    const book = '<workbook><workbookPr date1904="1"/><sheets><sheet name="s" sheetId="1" r:id="rId1"/></sheets></workbook>';
    expect(await cellsOf({ sheet: row('<c s="1"><v>44565</v></c><c t="d"><v>2026-01-05T08:30:00Z</v></c>'), styles, book })).toEqual([
      ['2026-01-05', '2026-01-05 08:30:00'],
    ]);
  });

  test('gives the result of a formula, booleans, names of errors, and the numbers of amounts and percentages', async () => {
    const formats =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$NT$-404]#,##0.00"/></numFmts><cellXfs><xf/><xf numFmtId="10"/><xf numFmtId="170"/></cellXfs></styleSheet>';
    const sheet = row(
      '<c><f>1+1</f><v>2</v></c><c t="b"><v>1</v></c><c t="b"><f>1=2</f><v>0</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c><f>A9</f></c><c s="1"><v>0.125</v></c><c s="2"><v>1234.5</v></c>',
    );

    expect(await cellsOf({ sheet, styles: formats })).toEqual([[2, true, false, '#DIV/0!', null, 0.125, 1234.5]]);
  });

  test('keeps the line numbers when lines are empty', async () => {
    const sheet = '<row r="2"><c r="A2"><v>1</v></c><c r="B2"/></row><row r="3"/><row r="5"><c r="B5"><v>2</v></c></row>';
    const rows = await read(await packedWorkbook({ sheet }));

    expect(
      rows.filter(({ cells }) => cells.some((cell) => cell !== null)).map(({ line, cells }) => [line, cells[0] ?? null, cells[1] ?? null]),
    ).toEqual([
      [2, 1, null],
      [5, null, 2],
    ]);
  });

  test('may have characters that no text can contain, which are omitted', async () => {
    const odd = 'a_x0000__xD83D__xDE00_&#0;&#xD800;b';
    const sheet = row(`<c t="inlineStr"><is><t>${odd}</t></is></c><c t="s"><v>0</v></c><c><v>&#xD800;c</v></c>`);

    expect(await cellsOf({ sheet, texts: `<sst><si><t>${odd}</t></si></sst>` })).toEqual([['a😀\ufffdb', 'a😀\ufffdb', '\ufffdc']]);
  });

  test('is read from its first visible sheet', async () => {
    expect(await cellsOf({ sheet: row('<c><v>1</v></c>'), hidden: row('<c><v>2</v></c>') })).toEqual([[1]]);
  });

  test('written by the product can be read', async () => {
    const text = '=1+1 & <b> "x" _x0041_ \u0008\n末';
    expect((await read(await workbookOf(['a'], [text, 2.5, null, '@x']))).map(({ cells }) => cells)).toEqual([
      ['a'],
      [text, 2.5, null, '@x'],
    ]);
  });
});

describe('a malicious file', () => {
  const doctype =
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>';
  const bomb = Buffer.alloc(120 * 1024 * 1024, ' ');
  test.each<[string, string, () => Promise<Buffer>]>([
    ['with entities that unfold', 'unsafe', () => packedWorkbook({ sheet: doctype })],
    [
      'that unpacks to far more than it is',
      'size',
      () => packedWorkbook({ sheet: row('<c><v>1</v></c>'), further: { 'xl/media/x.bin': bomb } }),
    ],
    ['with a tag that never ends', 'unsafe', () => packedWorkbook({ sheet: `<row ${'a'.repeat(400_000)}` })],
    ['with a million columns', 'size', () => packedWorkbook({ sheet: row('<c r="BDWGN1"><v>1</v></c>') })],
    ['with more columns than a table has', 'size', () => packedWorkbook({ sheet: row('<c><v>1</v></c>'.repeat(2000)) })],
    [
      'with a text as long as a book in one cell',
      'size',
      () => packedWorkbook({ sheet: row(`<c t="inlineStr"><is><t>${'字'.repeat(200_000)}</t></is></c>`) }),
    ],
    [
      'with a text as long as a book that a cell names',
      'size',
      () => packedWorkbook({ sheet: row('<c t="s"><v>0</v></c>'), texts: `<sst><si><t>${'字'.repeat(200_000)}</t></si></sst>` }),
    ],
    [
      'whose cells all name one long text',
      'size',
      () => packedWorkbook({ sheet: row('<c t="s"><v>0</v></c>'.repeat(20)), texts: `<sst><si><t>${'字'.repeat(90_000)}</t></si></sst>` }),
    ],
    ['whose sheet breaks off', 'type', () => packedWorkbook({ sheet: '<?xml version="1.0"?><worksheet><sheetData><row><c><v>1' })],
    ['that is a text', 'type', () => Promise.resolve(Buffer.from('a,b,c'))],
    ['that is a zip of something else', 'type', () => packed({ 'a.txt': 'a' })],
    [
      'whose texts are no UTF-8',
      'type',
      () =>
        packedWorkbook({
          sheet: row('<c><v>1</v></c>'),
          texts: '<sst/>',
          further: { 'xl/sharedStrings.xml': Buffer.from([0x3c, 0xff, 0xfe, 0xfa]) },
        }),
    ],
  ])('%s is refused as %s', async (_what, reason, bytes) => {
    expect(await failureOf(bytes())).toBe(reason);
  });

  test('with a false size in its directory is unpacked up to the limit only', async () => {
    const styled = ' '.repeat(20 * 1024 * 1024);
    const bytes = await packedWorkbook({ sheet: row('<c><v>1</v></c>'), styles: `<styleSheet>${styled}</styleSheet>` });
    const name = bytes.lastIndexOf('xl/styles.xml');
    bytes.writeUInt32LE(100, name - 46 + 24);

    expect(await failureOf(Promise.resolve(bytes))).toBe('size');
  });

  test('with too much text is refused as too large', async () => {
    const texts = `<sst>${`<si><t>${'字'.repeat(2000)}</t></si>`.repeat(21_000)}</sst>`;

    expect(await failureOf(packedWorkbook({ sheet: row('<c t="s"><v>0</v></c>'), texts }))).toBe('size');
  });
});
