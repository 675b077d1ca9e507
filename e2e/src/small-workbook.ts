import { crc32 } from 'node:zlib';

/** Returns a minimal uncompressed workbook with one sheet of texts. */
export function smallWorkbook(...rows: readonly (readonly string[])[]): Buffer {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const cells = rows.map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`);
  return storedZip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="s" sheetId="1" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="b" Type="${relations}/worksheet" Target="sheet.xml"/></Relationships>`,
    'xl/sheet.xml': `<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`,
  });
}

/** Returns a zip file with uncompressed entries. */
export function storedZip(parts: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [title, content] = [Buffer.from(name), Buffer.from(text)];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    head.copy(entry, 16, 14, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(head, title, content);
    directory.push(entry, title);
    offset += head.length + title.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length / 3, 8);
  end.writeUInt16LE(files.length / 3, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}
