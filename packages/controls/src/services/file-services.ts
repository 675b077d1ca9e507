import type { FileReference } from '@inkstone/schema';
import type { UploadSettings } from '../upload-rule/check-upload.ts';

interface Cancellable {
  readonly signal?: AbortSignal;
}

/** The control that a file is uploaded for. */
export interface UploadTarget {
  readonly schemaCode: string;
  readonly formCode: string;
  /** The control's path without a row, e.g. `items.receipt`. */
  readonly control: string;
}

/** The target of an upload, with options for retries and progress. */
export interface UploadRequest extends UploadTarget, Cancellable {
  /** Created once for a file and kept for retries, so that it is stored only once. */
  readonly idempotencyKey: string;
  /** Called with the progress, between 0 and 1. */
  readonly onProgress?: (share: number) => void;
}

/** A short-lived session for one signature on another device. */
export interface SigningSession {
  readonly id: string;
  /** The URL of the page to open there, as encoded in the QR code. */
  readonly address: string;
  readonly expiresAt: Date;
}

/** Signing on a phone for a form that is open on another device. */
export interface SigningServices {
  open(request: UploadTarget & Cancellable): Promise<SigningSession>;
  /** Resolves with the signature once it has been written; null if the session expired before. */
  written(session: SigningSession, request: { readonly signal: AbortSignal }): Promise<FileReference | null>;
}

/** The server refused a file for the given reason, in the user's language. A retry would not help. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
}

/** File operations for views, provided by the application that renders forms. Every call may be cancelled and may fail. */
export interface FileServices {
  /** Returns the system settings for uploads. */
  settings(request?: Cancellable): Promise<UploadSettings>;
  /** Uploads a file, which is temporary until a record that refers to it is saved. Throws `UploadRefused` for one that is not accepted. */
  upload(file: File, request: UploadRequest): Promise<FileReference>;
  /** Returns a URL of the file or its thumbnail, valid for a minute. */
  address(refId: string, request?: { readonly thumbnail?: boolean } & Cancellable): Promise<string>;
  download(file: FileReference): Promise<void>;
  /** Downloads all files as one archive. */
  downloadAll(files: readonly FileReference[]): Promise<void>;
  /** Returns the user's most recent signature; null if there is none. */
  lastSignature(request?: Cancellable): Promise<FileReference | null>;
  /** Uploads that signature again for another control. */
  reuseSignature(request: UploadTarget & Cancellable & { readonly idempotencyKey: string }): Promise<FileReference>;
  readonly signing?: SigningServices;
}
