import type { Readable } from 'node:stream';

/** Bytes from and including `start`, up to and including `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the bytes of files are kept, by a name that follows from them: their SHA-256 in hex, and what was made of it (`<sha256>.thumbnail`).
 * A name never gets other bytes. A folder or an S3 bucket; both keep the same promises.
 */
export interface FileStore {
  /** Takes over a file of this machine; afterwards the bytes survive a power cut, and the file at `path` is gone or may be removed. A name that is there stays as it is. */
  keep(name: string, path: string): Promise<void>;
  /** In bytes; null when there is none of this name. */
  sizeOf(name: string): Promise<number | null>;
  /** Fails when there is none of this name. */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** Removing what is not there is no failure. */
  remove(name: string): Promise<void>;
  /** A folder of this machine in which uploads are gathered. */
  readonly gathering: string;
}

const names = /^[0-9a-f]{64}(\.[a-z0-9-]{1,20})?$/;

/** The folder-like place of a name: `ab/cd/<name>`. Refuses anything that is not the name of a content. */
export function placeOf(name: string): string {
  if (!names.test(name)) throw new Error(`"${name}" does not name a content.`);
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
}
