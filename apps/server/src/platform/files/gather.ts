import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createId } from '@inkstone/schema';

/** A file that has come in and is not kept yet. */
export interface Gathered {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** More bytes came than may; reading stopped there. */
export class TooManyBytes extends Error {
  constructor() {
    super('more bytes than allowed');
    this.name = 'TooManyBytes';
  }
}

/** Writes a stream into the folder while counting and hashing it. What fails, breaks off or is too large leaves no file behind. */
export async function gather(source: Readable, { folder, mostBytes }: { folder: string; mostBytes: number }): Promise<Gathered> {
  const path = join(folder, createId());
  const hash = createHash('sha256');
  let size = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > mostBytes) return done(new TooManyBytes());
      hash.update(chunk);
      return done(null, chunk);
    },
  });
  try {
    await pipeline(source, counting, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, size, sha256: hash.digest('hex') };
}
