import { open, type FileHandle } from 'node:fs/promises';

export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  /** 0 stored, 8 deflated; other methods are not supported. */
  readonly method: number;
  readonly isEncrypted: boolean;
  /** The offset of its local file header. */
  readonly offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endSize = 22;
const maxCommentBytes = 65_535;
const maxDirectoryBytes = 32 * 1024 * 1024;

/**
 * Reads the central directory of a zip file without unpacking it. Returns null if it is unreadable; zip files beyond 4 GB are not
 * supported.
 */
export async function readZipDirectory(path: string): Promise<readonly ZipEntry[] | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const tail = await bytesAt(file, Math.max(0, size - endSize - maxCommentBytes), Math.min(size, endSize + maxCommentBytes));
    const end = findEnd(tail);
    if (end < 0) return null;
    const bytes = tail.readUInt32LE(end + 12);
    const start = tail.readUInt32LE(end + 16);
    if (bytes > maxDirectoryBytes || start + bytes > size) return null;
    return entriesOf(await bytesAt(file, start, bytes), tail.readUInt16LE(end + 10));
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position, length });
  return buffer.subarray(0, bytesRead);
}

function findEnd(tail: Buffer): number {
  for (let at = tail.length - endSize; at >= 0; at -= 1) if (tail.readUInt32LE(at) === endSignature) return at;
  return -1;
}

function entriesOf(directory: Buffer, count: number): readonly ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature) {
    const nameBytes = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameBytes),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries.length === count && at === directory.length ? entries : null;
}
