import { Button } from 'antd';
import type { LocalizedWorkflowIssue } from '@inkstone/api';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { playTexts } from './play/play.locale.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

interface IssueListProps {
  readonly issues: readonly LocalizedWorkflowIssue[];
  /** Called to play the steps that lead to the issue on the map. */
  readonly onPlay: (issue: LocalizedWorkflowIssue) => void;
}

/** Lists the issues of the workflow check, each with the steps that lead to it. */
export function IssueList({ issues, onPlay }: IssueListProps) {
  const t = useTexts(workflowsTexts);
  if (issues.length === 0) return <p role="status">{t('sound')}</p>;
  return (
    <ul className={styles.list} aria-label={t('issues')}>
      {issues.map((issue, index) => (
        <li key={`${issue.code} ${issue.place.code ?? ''} ${index}`}>
          <WorkflowIssueLine issue={issue} onPlay={onPlay} />
        </li>
      ))}
    </ul>
  );
}

function WorkflowIssueLine({ issue, onPlay }: { readonly issue: LocalizedWorkflowIssue; readonly onPlay: IssueListProps['onPlay'] }) {
  const t = useTexts(workflowsTexts);
  const tPlay = useTexts(playTexts);
  const { message, severity, steps } = issue;
  return (
    <>
      <div className={styles.head}>
        <span>
          <span className={styles.mark} data-tone={severity === 'error' ? 'bad' : undefined}>
            {t(severity)}
          </span>{' '}
          {message}
        </span>
        {steps.length > 0 ? (
          <Button size="small" aria-label={tPlay('playNamed', { message })} onClick={() => onPlay(issue)}>
            {tPlay('play')}
          </Button>
        ) : null}
      </div>
      {steps.length > 0 ? (
        <>
          <p className="ink-muted ink-small">{t('howItHappens')}</p>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={`${index} ${step.text}`}>{step.text}</li>
            ))}
          </ol>
        </>
      ) : null}
    </>
  );
}
