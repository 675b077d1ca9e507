import { focusField } from '@inkstone/controls/renderer';
import { issueText } from '@inkstone/controls/locale';
import { useEffect, useRef } from 'react';
import type { Form } from '@inkstone/form-engine';
import type { Issue } from '@inkstone/schema';
import { useUntouched } from './use-untouched.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { formTexts } from './form.locale.ts';
import { placeLabel } from './place-label.ts';
import styles from './form.module.css';

/** Everything that is wrong, at once; each line jumps to its field. */
export function IssueSummary({ form, issues }: { readonly form: Form; readonly issues: readonly Issue[] }) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (issues.length > 0) heading.current?.focus();
  }, [issues]);
  const open = useUntouched(form, issues);
  if (open.length === 0) return null;
  return (
    <section className={styles.issues} role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {t('issues', { count: open.length })}
      </h2>
      <ul>
        {open.map((issue) => {
          const place = placeLabel(form, issue.path, locale, t);
          return (
            <li key={`${issue.path} ${issue.code}`}>
              <button type="button" onClick={() => focusField(issue.path)}>
                <span>{place}</span> {issueText(issue, locale, form.has(issue.path) ? form.field(issue.path).label(locale) : place)}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
