import type { Readable } from 'node:stream';

/** Bytes from and including `start`, up to and including `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Stores the bytes of files under content-addressed names: the SHA-256 in hex, with a suffix for derived content (`<sha256>.thumbnail`).
 * The bytes of a name never change. Implemented by a folder and by an S3 bucket.
 */
export interface FileStore {
  /**
   * Stores a local file. Afterwards the bytes survive a power cut, and the file at `path` is gone or may be removed. An existing name is
   * left unchanged.
   */
  keep(name: string, path: string): Promise<void>;
  /** Returns the size in bytes; null if the name does not exist. */
  sizeOf(name: string): Promise<number | null>;
  /** Throws if the name does not exist. */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** Does nothing if the name does not exist. */
  remove(name: string): Promise<void>;
  /** A local folder for incoming files that are not stored yet. */
  readonly stagingFolder: string;
}

const names = /^[0-9a-f]{64}(\.[a-z0-9-]{1,20})?$/;

/** Returns the path of a name within the store: `ab/cd/<name>`. Throws if it is not a valid name. */
export function storagePath(name: string): string {
  if (!names.test(name)) throw new Error(`"${name}" does not name a content.`);
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
}
