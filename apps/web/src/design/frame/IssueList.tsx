import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { labelled } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import type { CheckedIssue } from '../checking/check-messages.ts';
import { documentAddress } from '../design-address.ts';
import { designTexts } from '../design.locale.ts';
import { useFix } from './use-fix.ts';
import styles from './frame.module.css';

interface IssueListProps {
  readonly appCode: string;
  readonly issues: readonly CheckedIssue[];
}

const severities = ['error', 'warning', 'hint'] as const;

/** The issues by severity and kind; those that have one right fix offer it, alone and for all of the kind. */
export function IssueList({ appCode, issues }: IssueListProps) {
  const ordered = useMemo(
    () =>
      severities.flatMap((severity) => [
        ...Map.groupBy(
          issues.filter((issue) => issue.severity === severity),
          ({ code }) => code,
        ),
      ]),
    [issues],
  );
  return (
    <div className={styles.issueList}>
      {ordered.map(([code, found]) => (
        <IssueKind key={`${found[0]!.severity} ${code}`} appCode={appCode} issues={found} />
      ))}
    </div>
  );
}

/** More are not drawn at once; fixing all of a kind reaches every one. */
const mostShown = 100;

function IssueKind({ appCode, issues }: IssueListProps) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const fix = useFix();
  const shown = useMemo(() => issues.slice(0, mostShown), [issues]);
  const list = useRef<HTMLUListElement>(null);
  const isSeen = useSeen(list);
  const fixable = useMemo(() => (isSeen ? shown.filter(fix.isOffered) : []), [isSeen, shown, fix.isOffered]);
  return (
    <>
      {fixable.length > 1 ? (
        <p className={styles.fixAll}>
          <Button size="small" onClick={() => fix.apply(issues)}>
            {t('fixAll', { count: fixable.length < shown.length ? fixable.length : issues.length })}
          </Button>
        </p>
      ) : null}
      <ul ref={list}>
        {shown.map((issue, index) => (
          <li key={`${issue.path} ${index}`} className={issue.severity === 'error' ? styles.error : undefined}>
            <Link to={documentAddress(appCode, issue.document, issue.part ?? undefined)}>{issue.text}</Link>{' '}
            {issue.text.includes(issue.place) ? null : <span className="ink-muted ink-small">{issue.place}</span>}
            {fixable.includes(issue) ? (
              <Button type="link" size="small" aria-label={labelled(t('fix'), issue.text, locale)} onClick={() => fix.apply([issue])}>
                {t('fix')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {issues.length > shown.length ? <p className="ink-muted">{t('moreIssues', { count: issues.length - shown.length })}</p> : null}
    </>
  );
}

/** Whether a list can be seen: finding fixes takes long where there are many, so that they are looked up only then. */
function useSeen(list: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!list.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)!.isIntersecting));
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return isSeen;
}
