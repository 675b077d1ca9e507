import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createId } from '@inkstone/schema';

/** A received file that is not stored yet. */
export interface StagedFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** The stream exceeded the size limit; reading stopped there. */
export class TooManyBytes extends Error {
  constructor() {
    super('more bytes than allowed');
    this.name = 'TooManyBytes';
  }
}

/**
 * Writes a stream to a file in the folder and computes its size and hash. An error, an interrupted or too large stream leaves no file; the
 * rest of the stream stays readable, so that the request can be drained and answered. Throws `TooManyBytes`.
 */
export async function stageFile(source: Readable, { folder, maxBytes }: { folder: string; maxBytes: number }): Promise<StagedFile> {
  const path = join(folder, createId());
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new TooManyBytes();
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
