import type { ValueIssue } from '@inkstone/form-engine';
import type { FileReference } from '@inkstone/schema';

/** The status of a file (runtime specification, section 3: upload statuses). */
export const uploadStatuses = { deleted: 0, uploading: 1, done: 2, error: 3, fileToImg: 4 } as const;
export type UploadStatus = (typeof uploadStatuses)[keyof typeof uploadStatuses];

/** One file of a control's list, as rendered by a view. */
export interface UploadItem {
  readonly uid: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly status: UploadStatus;
  /** The progress, between 0 and 1. */
  readonly share: number;
  /** The stored reference; present once the upload is done, also if the file was then removed. */
  readonly reference: FileReference | null;
  readonly failure: UploadFailure | null;
}

/** A violated rule, a refusal with a message from the server, or a lost connection, after which the upload can be retried. */
export type UploadFailure =
  | { readonly kind: 'rule'; readonly issues: readonly ValueIssue[] }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'lost' };

let count = 0;

/** An id within this page: a fixed prefix, the time and a counter (runtime specification, section 9). */
export function createUploadId(now: Date = new Date()): string {
  count += 1;
  return `ink-upload-${now.getTime()}-${count}`;
}
