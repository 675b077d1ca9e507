import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { writeWorkbook } from '../write-workbook.ts';

type Cell = string | number | null;

/** A workbook written by the product. */
export async function workbookOf(...rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  async function* pages() {
    yield rows.slice(1).map((row) => row.map((cell) => (typeof cell === 'number' ? { number: cell, format: 'General' } : cell)));
  }
  const path = join(tmpdir(), `inkstone-${randomUUID()}.xlsx`);
  try {
    await writeWorkbook(path, { name: 'x', columns: [], head: [rows[0]!.map(String)], rows: pages() });
    return await readFile(path);
  } finally {
    await rm(path, { force: true });
  }
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface Parts {
  /** The content of `sheetData`, or a complete sheet. */
  readonly sheet: string;
  readonly book?: string;
  readonly styles?: string;
  readonly texts?: string;
  readonly hidden?: string;
  readonly further?: Readonly<Record<string, string | Buffer>>;
}

/** A workbook with given parts, as other programs may write it. */
export async function packedWorkbook({ sheet, book, styles, texts, hidden, further = {} }: Parts): Promise<Buffer> {
  const link = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const wrapped = (data: string) =>
    data.startsWith('<?xml') ? data : `<?xml version="1.0"?><worksheet><sheetData>${data}</sheetData></worksheet>`;
  const sheets = `${hidden ? '<sheet name="h" sheetId="2" state="hidden" r:id="rId9"/>' : ''}<sheet name="s" sheetId="1" r:id="rId1"/>`;
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${link('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': book ?? `<workbook xmlns:r="${relations}"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${link('rId1', 'worksheet', 'worksheets/sheet1.xml')}${link('rId9', 'worksheet', '/xl/worksheets/sheet9.xml')}${link('rId2', 'styles', 'styles.xml')}${link('rId3', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': wrapped(sheet),
    ...(hidden !== undefined && { 'xl/worksheets/sheet9.xml': wrapped(hidden) }),
    ...(styles !== undefined && { 'xl/styles.xml': styles }),
    ...(texts !== undefined && { 'xl/sharedStrings.xml': texts }),
    ...further,
  };
  return packed(parts);
}

export async function packed(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  const path = join(tmpdir(), `inkstone-${randomUUID()}.zip`);
  try {
    await pipeline(zip.outputStream as unknown as Readable, createWriteStream(path));
    return await readFile(path);
  } finally {
    await rm(path, { force: true });
  }
}
