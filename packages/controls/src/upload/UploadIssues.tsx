import type { ValueIssue } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { issueText } from '../issues/issue-text.ts';
import { uploadText } from './upload.locale.ts';
import styles from './upload.module.css';

interface UploadIssuesProps {
  readonly issues: readonly ValueIssue[];
  readonly hasDownloadFailed: boolean;
  readonly label: string;
  readonly locale: Locale;
}

/** Issues that concern the list as a whole. */
export function UploadIssues({ issues, hasDownloadFailed, label, locale }: UploadIssuesProps) {
  const texts = issues.map((issue) => issueText({ ...issue, path: '' }, locale, label));
  if (hasDownloadFailed) texts.push(uploadText.downloadFailed[locale]);
  if (texts.length === 0) return null;
  return (
    <div role="alert" className={styles.issues}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
