import type { Issue, Locale } from '@inkstone/schema';
import { issueText } from '../issues/issue-text.ts';
import styles from './layout.module.css';

interface FieldErrorsProps {
  readonly id: string;
  readonly issues: readonly Issue[];
  readonly label: string;
  readonly locale: Locale;
}

/** All issues of a field, announced when they appear. */
export function FieldErrors({ id, issues, label, locale }: FieldErrorsProps) {
  if (issues.length === 0) return null;
  return (
    <div id={id} role="alert" className={styles.errors}>
      {issues.map((issue) => (
        <p key={`${issue.path} ${issue.code}`}>{issueText(issue, locale, label)}</p>
      ))}
    </div>
  );
}
