import type { Locale } from '@inkstone/schema';
import { issueText } from '../issues/issue-text.ts';
import type { UploadFault } from './upload-item.ts';
import { uploadText } from './upload.locale.ts';

/** What a person reads about a file that was not taken. */
export function faultText(fault: UploadFault, locale: Locale, label: string): string {
  if (fault.kind === 'refused') return fault.text;
  if (fault.kind === 'lost') return uploadText.failed[locale];
  return fault.issues.map((issue) => issueText({ ...issue, path: '' }, locale, label)).join(locale === 'zh' ? '；' : '; ');
}
