import { Button } from 'antd';
import type { WorkflowFinding } from '@inkstone/api';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { playTexts } from './play/play.locale.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

interface FindingListProps {
  readonly findings: readonly WorkflowFinding[];
  /** Asked to show the way into it on the map. */
  readonly onPlay: (finding: WorkflowFinding) => void;
}

/** What the check says, each with the steps that lead there. */
export function FindingList({ findings, onPlay }: FindingListProps) {
  const t = useTexts(workflowsTexts);
  if (findings.length === 0) return <p role="status">{t('sound')}</p>;
  return (
    <ul className={styles.list} aria-label={t('findings')}>
      {findings.map((finding, index) => (
        <li key={`${finding.code} ${finding.place.code ?? ''} ${index}`}>
          <Finding finding={finding} onPlay={onPlay} />
        </li>
      ))}
    </ul>
  );
}

function Finding({ finding, onPlay }: { readonly finding: WorkflowFinding; readonly onPlay: FindingListProps['onPlay'] }) {
  const t = useTexts(workflowsTexts);
  const tPlay = useTexts(playTexts);
  const { message, severity, steps } = finding;
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
          <Button size="small" aria-label={tPlay('playNamed', { message })} onClick={() => onPlay(finding)}>
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
