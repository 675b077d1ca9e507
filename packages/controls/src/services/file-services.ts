import type { FileReference } from '@inkstone/schema';
import type { UploadSettings } from '../upload/check-upload.ts';

interface Cancellable {
  readonly signal?: AbortSignal;
}

/** What a file is for. */
export interface FilePlace {
  readonly schemaCode: string;
  readonly formCode: string;
  /** The control's path without a row, e.g. `items.receipt`. */
  readonly control: string;
}

/** Where an upload belongs, and how its sender is kept informed. */
export interface UploadRequest extends FilePlace, Cancellable {
  /** Made once for this file and kept while it is tried again, so that it is stored once. */
  readonly idempotencyKey: string;
  /** Between 0 and 1. */
  readonly onProgress?: (share: number) => void;
}

/** A place on another device where one signature can be written, for a short while. */
export interface SigningPlace {
  readonly id: string;
  /** What the code says: the address of the page to open there. */
  readonly address: string;
  readonly expiresAt: Date;
}

/** Signing on a phone for a form that is open elsewhere. */
export interface SigningServices {
  open(request: FilePlace & Cancellable): Promise<SigningPlace>;
  /** Resolves with the signature once it was written there; null when the place expired before. */
  written(place: SigningPlace, request: { readonly signal: AbortSignal }): Promise<FileReference | null>;
}

/** The server refused a file and says why, in the person's language. Trying again would not help. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
}

/** How faces reach files; the application that shows forms provides it. Every call may be cancelled and may fail. */
export interface FileServices {
  /** What the system says of all uploads. */
  settings(request?: Cancellable): Promise<UploadSettings>;
  /** Sends a file; it is temporary until a record that names it is written. Throws `UploadRefused` for one that is not taken. */
  upload(file: File, request: UploadRequest): Promise<FileReference>;
  /** An address that shows the file or a small picture of it, good for a minute. */
  address(refId: string, request?: { readonly thumbnail?: boolean } & Cancellable): Promise<string>;
  download(file: FileReference): Promise<void>;
  /** All of them in one archive. */
  downloadAll(files: readonly FileReference[]): Promise<void>;
  /** What the person signed with last; null when they never did. */
  lastSignature(request?: Cancellable): Promise<FileReference | null>;
  /** The same once more, as an upload for another control. */
  reuseSignature(request: FilePlace & Cancellable & { readonly idempotencyKey: string }): Promise<FileReference>;
  readonly signing?: SigningServices;
}
