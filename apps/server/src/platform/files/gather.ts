import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
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

/**
 * Writes a stream into the folder while counting and hashing it. What fails, breaks off or is too large leaves no file behind; what is left
 * of the stream then stays readable, so that its sender can be heard out and answered.
 */
export async function gather(source: Readable, { folder, mostBytes }: { folder: string; mostBytes: number }): Promise<Gathered> {
  const path = join(folder, createId());
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw new TooManyBytes();
      hash.update(chunk);
      await file.appendFile(chunk);
    }
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
  return { path, size, sha256: hash.digest('hex') };
}
