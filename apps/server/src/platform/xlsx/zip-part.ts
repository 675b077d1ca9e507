import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { type ZipEntry } from '../files/zip-directory.ts';
import { InvalidWorkbook } from './invalid-workbook.ts';

const headerSize = 30;
const headerSignature = 0x04034b50;

/**
 * Returns the unpacked bytes of a part as a stream, limited to `maxBytes` regardless of the size in the directory. Throws
 * `InvalidWorkbook`.
 */
export async function openPart(path: string, entry: ZipEntry, maxBytes: number): Promise<Readable> {
  if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8))
    throw new InvalidWorkbook('type', `${entry.name} has an unsupported compression`);
  if (entry.unpacked > maxBytes) throw new InvalidWorkbook('size', `${entry.name} unpacks too large`);
  const start = await startOf(path, entry);
  const packed = entry.packed === 0 ? null : createReadStream(path, { start, end: start + entry.packed - 1, highWaterMark: 64 * 1024 });
  const bounded = boundedTo(maxBytes, entry.name);
  if (!packed) {
    bounded.end();
    return bounded;
  }
  const fail = (error: Error): void =>
    void bounded.destroy(error instanceof InvalidWorkbook ? error : new InvalidWorkbook('type', error.message));
  packed.on('error', fail);
  bounded.once('close', () => packed.destroy());
  if (entry.method === 0) return packed.pipe(bounded);
  const inflate = createInflateRaw();
  inflate.on('error', fail);
  bounded.once('close', () => inflate.destroy());
  return packed.pipe(inflate).pipe(bounded);
}

async function startOf(path: string, { name, offset }: ZipEntry): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headerSize), position: offset });
    if (bytesRead < headerSize || buffer.readUInt32LE(0) !== headerSignature)
      throw new InvalidWorkbook('type', `${name} has no local header`);
    return offset + headerSize + buffer.readUInt16LE(26) + buffer.readUInt16LE(28);
  } finally {
    await file.close();
  }
}

function boundedTo(maxBytes: number, name: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new InvalidWorkbook('size', `${name} unpacks too large`));
      else done(null, chunk);
    },
  });
}
