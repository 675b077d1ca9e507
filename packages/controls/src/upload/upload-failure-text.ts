import { joinClauses, type Locale } from '@inkstone/schema';
import { issueText } from '../issues/issue-text.ts';
import type { UploadFailure } from './upload-item.ts';
import { uploadText } from './upload.locale.ts';

/** Returns the message for a file that was not uploaded. */
export function uploadFailureText(failure: UploadFailure, locale: Locale, label: string): string {
  if (failure.kind === 'refused') return failure.text;
  if (failure.kind === 'lost') return uploadText.failed[locale];
  return joinClauses(
    failure.issues.map((issue) => issueText({ ...issue, path: '' }, locale, label)),
    locale,
  );
}
