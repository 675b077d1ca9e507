import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { WorkflowFinding } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { findingsQuery } from './workflow-queries.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

interface FindingListProps {
  readonly workflowCode: string;
  /** Codes of activities to mark on the map. */
  readonly onShow: (activities: readonly string[]) => void;
}

/** What the check says, each with the steps that lead there. */
export function FindingList({ workflowCode, onShow }: FindingListProps) {
  const t = useTexts(workflowsTexts);
  const query = useQuery(findingsQuery(useClient(), workflowCode));
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="text" count={2} label={t('loading')} />;
  if (query.data.findings.length === 0) return <p role="status">{t('sound')}</p>;
  return (
    <ul className={styles.list}>
      {query.data.findings.map((finding, index) => (
        <li key={`${finding.code} ${finding.place.code ?? ''} ${index}`}>
          <Finding finding={finding} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}

function Finding({ finding, onShow }: { readonly finding: WorkflowFinding; readonly onShow: FindingListProps['onShow'] }) {
  const t = useTexts(workflowsTexts);
  const { place, steps } = finding;
  const passed = steps.flatMap(({ activityCode }) => activityCode ?? []);
  const marks = place.kind === 'activity' && place.code !== null ? [...passed, place.code] : passed;
  return (
    <>
      <div className={styles.head}>
        <span>
          <span className={styles.mark} data-tone={finding.severity === 'error' ? 'bad' : undefined}>
            {t(finding.severity)}
          </span>{' '}
          {finding.message}
        </span>
        {marks.length > 0 ? (
          <Button size="small" onClick={() => onShow([...new Set(marks)])}>
            {t('showOnMap')}
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
