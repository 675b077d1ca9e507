import type { ValueIssue } from '@inkstone/form-engine';
import type { FileReference } from '@inkstone/schema';

/** Where a file of a list stands (runtime specification, section 3: upload statuses). */
export const uploadStatuses = { deleted: 0, uploading: 1, done: 2, error: 3, fileToImg: 4 } as const;
export type UploadStatus = (typeof uploadStatuses)[keyof typeof uploadStatuses];

/** One file of a control's list, as a view draws it. */
export interface UploadItem {
  readonly uid: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly status: UploadStatus;
  /** How much was sent, between 0 and 1. */
  readonly share: number;
  /** What the form has of it: there when it is done or was removed. */
  readonly reference: FileReference | null;
  /** Why it failed. */
  readonly fault: UploadFault | null;
}

/** A rule it breaks, words of the server, or neither: it did not get there and may be tried again. */
export type UploadFault =
  | { readonly kind: 'rule'; readonly issues: readonly ValueIssue[] }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'lost' };

let count = 0;

/** An id within this page: a fixed prefix, the time and a counter (runtime specification, section 9). */
export function createUploadId(now: Date = new Date()): string {
  count += 1;
  return `ink-upload-${now.getTime()}-${count}`;
}
