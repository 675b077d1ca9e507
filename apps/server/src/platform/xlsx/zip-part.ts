import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { type ZipEntry } from '../files/zip-directory.ts';
import { WorkbookProblem } from './workbook-problem.ts';

const headSize = 30;
const headSign = 0x04034b50;

/** The bytes of a part as they are unpacked; at most so many, whatever the directory says. */
export async function openPart(path: string, entry: ZipEntry, mostBytes: number): Promise<Readable> {
  if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8))
    throw new WorkbookProblem('type', `${entry.name} is packed in another way`);
  if (entry.unpacked > mostBytes) throw new WorkbookProblem('size', `${entry.name} unpacks too large`);
  const start = await startOf(path, entry);
  const packed = entry.packed === 0 ? null : createReadStream(path, { start, end: start + entry.packed - 1, highWaterMark: 64 * 1024 });
  const bounded = boundedTo(mostBytes, entry.name);
  if (!packed) {
    bounded.end();
    return bounded;
  }
  const fail = (error: Error): void =>
    void bounded.destroy(error instanceof WorkbookProblem ? error : new WorkbookProblem('type', error.message));
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
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headSize), position: offset });
    if (bytesRead < headSize || buffer.readUInt32LE(0) !== headSign) throw new WorkbookProblem('type', `${name} is not where it should be`);
    return offset + headSize + buffer.readUInt16LE(26) + buffer.readUInt16LE(28);
  } finally {
    await file.close();
  }
}

function boundedTo(mostBytes: number, name: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) done(new WorkbookProblem('size', `${name} unpacks too large`));
      else done(null, chunk);
    },
  });
}
