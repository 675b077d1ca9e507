import { useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import type { CheckedIssue } from '../checking/check-messages.ts';
import { useCheckedIssues } from '../checking/issues-context.ts';
import { documentAddress } from '../design-address.ts';
import { designTexts } from '../design.locale.ts';
import styles from './frame.module.css';

/** What is wrong with the working copy: errors, which prevent publishing, and warnings. Each leads to its document. */
export function IssuesPanel({ appCode }: { readonly appCode: string }) {
  const t = useTexts(designTexts);
  const [isOpen, setOpen] = useState(false);
  const { issues, isChecking } = useCheckedIssues();
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  return (
    <section className={styles.issues} aria-label={t('issues')}>
      <button type="button" className={styles.issuesHead} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <strong>{t('issues')}</strong>
        <span role="status">
          {isChecking ? t('checking') : issues.length === 0 ? t('noIssues') : null}
          {errors.length > 0 ? <span className={styles.error}>{t('errors', { count: errors.length })}</span> : null}{' '}
          {warnings.length > 0 ? <span>{t('warnings', { count: warnings.length })}</span> : null}
        </span>
      </button>
      {isOpen ? (
        <ul className={styles.issueList}>
          {[...errors, ...warnings].map((issue, index) => (
            <IssueLine key={`${issue.path} ${issue.code} ${index}`} appCode={appCode} issue={issue} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function IssueLine({ appCode, issue }: { readonly appCode: string; readonly issue: CheckedIssue }) {
  const { document, severity, text, path, part } = issue;
  return (
    <li className={severity === 'error' ? styles.error : undefined}>
      <Link to={documentAddress(appCode, document, part ?? undefined)}>{text}</Link> <span className="ink-muted ink-small">{path}</span>
    </li>
  );
}
