import { Button } from 'antd';
import { useMemo } from 'react';
import { mendOf } from '@inkstone/checks/mend';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import type { CheckedIssue } from '../checking/check-messages.ts';
import { documentAddress } from '../design-address.ts';
import { designTexts } from '../design.locale.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { useMend } from './use-mend.ts';
import styles from './frame.module.css';

interface IssueListProps {
  readonly appCode: string;
  readonly issues: readonly CheckedIssue[];
}

const severities = ['error', 'warning', 'hint'] as const;

/** The issues by severity and kind; those that have one right mend offer it, alone and for all of the kind. */
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

/** More are not drawn at once; mending all of a kind reaches every one. */
const mostShown = 100;

function IssueKind({ appCode, issues }: IssueListProps) {
  const t = useTexts(designTexts);
  const mend = useMend();
  const { documents, published, rights } = useDocuments();
  const shown = useMemo(() => issues.slice(0, mostShown), [issues]);
  const mendable = useMemo(
    () => new Set(rights.design ? shown.filter((issue) => mendOf(issue, { documents, published }) !== null) : []),
    [shown, documents, published, rights.design],
  );
  return (
    <>
      {mendable.size > 1 ? (
        <p className={styles.mendAll}>
          <Button size="small" onClick={() => mend.apply(issues)}>
            {t('mendAll', { count: mendable.size < shown.length ? mendable.size : issues.length })}
          </Button>
        </p>
      ) : null}
      <ul>
        {shown.map((issue, index) => (
          <li key={`${issue.path} ${index}`} className={issue.severity === 'error' ? styles.error : undefined}>
            <Link to={documentAddress(appCode, issue.document, issue.part ?? undefined)}>{issue.text}</Link>{' '}
            <span className="ink-muted ink-small">{issue.path}</span>
            {mendable.has(issue) ? (
              <Button type="link" size="small" aria-label={`${t('mend')}：${issue.text}`} onClick={() => mend.apply([issue])}>
                {t('mend')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {issues.length > shown.length ? <p className="ink-muted">{t('moreIssues', { count: issues.length - shown.length })}</p> : null}
    </>
  );
}
