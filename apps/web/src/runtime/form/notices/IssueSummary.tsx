import { focusField } from '@inkstone/controls/renderer';
import { issueText } from '@inkstone/controls/locale';
import { useEffect, useRef } from 'react';
import type { Form } from '@inkstone/form-engine';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { formTexts } from '../form.locale.ts';
import { pathLabel } from '../values/path-label.ts';
import type { RefusedForm } from '../use-form-actions.ts';
import { useOpenIssues } from './use-open-issues.ts';
import styles from '../form.module.css';

/**
 * Lists all issues of a refused form above it; each one jumps to its field. The summary takes the focus so that it is announced, and
 * corrected issues disappear from it.
 */
export function IssueSummary({ form, refused }: { readonly form: Form; readonly refused: RefusedForm }) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useOpenIssues(form, refused);
  useEffect(() => {
    if (refused.issues.length === 0) return;
    heading.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, [refused]);
  if (open.length === 0) return null;
  return (
    <section className={styles.issues} role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {t('issues', { count: open.length })}
      </h2>
      <ul>
        {open.map((issue) => {
          const context = pathLabel(form, issue.path, locale, t);
          return (
            <li key={`${issue.path} ${issue.code}`}>
              <button type="button" data-issue={issue.path} onClick={() => focusField(issue.path)}>
                <span>{context}</span> {issueText(issue, locale, form.has(issue.path) ? form.field(issue.path).label(locale) : context)}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
