import { useState } from 'react';
import { labelled } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useCheckedIssues, useIsChecking } from '../checking/issues-context.ts';
import { designTexts } from '../design.locale.ts';
import { IssueList } from './IssueList.tsx';
import { usePageCommands } from './page-commands.ts';
import { useFix } from './use-fix.ts';
import styles from './frame.module.css';

/** More are fixed from the list of issues. */
const mostCommands = 50;

/** What is wrong with the working copy: errors, which prevent publishing, warnings, and hints. Each leads to its place. */
export function IssuesPanel({ appCode }: { readonly appCode: string }) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const issues = useCheckedIssues();
  const isChecking = useIsChecking();
  const count = (severity: string) => issues.filter((issue) => issue.severity === severity).length;
  const [errors, warnings, hints] = [count('error'), count('warning'), count('hint')];
  const fix = useFix();
  usePageCommands(() =>
    issues
      .filter((issue) => fix.isOffered(issue))
      .slice(0, mostCommands)
      .map((issue, index) => ({ key: `fix-${index}`, label: labelled(t('fix'), issue.text, locale), run: () => fix.apply([issue]) })),
  );
  return (
    <section className={styles.issues} aria-label={t('issues')}>
      <button type="button" className={styles.issuesHead} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <strong>{t('issues')}</strong>
        <span role="status">
          {isChecking ? t('checking') : errors + warnings === 0 ? t('noIssues') : null}
          {errors > 0 ? <span className={styles.error}>{t('errors', { count: errors })}</span> : null}{' '}
          {warnings > 0 ? <span>{t('warnings', { count: warnings })}</span> : null}{' '}
          {hints > 0 ? <span className="ink-muted">{t('hints', { count: hints })}</span> : null}
        </span>
      </button>
      {isOpen ? <IssueList appCode={appCode} issues={issues} /> : null}
    </section>
  );
}
