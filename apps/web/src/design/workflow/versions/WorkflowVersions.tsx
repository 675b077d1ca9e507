import { useId, useState } from 'react';
import { documentId } from '@inkstone/design';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { VersionList } from '../../../admin/workflows/VersionList.tsx';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DocumentVersion } from '../../history/DocumentVersion.tsx';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { RunningVersions } from '../figures/RunningVersions.tsx';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { useRunning } from './use-running.ts';
import { workflowTexts } from '../workflow.locale.ts';
import styles from '../workflow-page.module.css';

/**
 * The published versions: what changed, and how many instances run on each. Who administers the workflow also sees who published them, and
 * moves instances to another one.
 */
export function WorkflowVersions() {
  const t = useTexts(workflowTexts);
  const { appCode, flow } = useWorkflowDesigner();
  const { published } = useDocuments();
  const { code } = flow.key;
  const figures = useRunning(appCode, flow);
  if (!published.has(documentId(flow.key))) return <EmptyState title={t('neverPublished')} hint={t('neverPublishedHint')} />;
  if (figures.isError) return <QueryFailure failure={figures.error} onRetry={() => void figures.refetch()} />;
  if (figures.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  const { version, mayMigrate } = figures.data;
  return (
    <div className={styles.page}>
      {mayMigrate ? (
        <VersionList workflowCode={code} current={version} mayMigrate />
      ) : (
        <>
          <p>
            <RunningVersions workflowCode={code} figures={figures.data} onChanged={() => void figures.refetch()} />
          </p>
          <ReadVersions latest={version} />
        </>
      )}
    </div>
  );
}

/** Any version, compared with another one or with what is designed now. */
function ReadVersions({ latest }: { readonly latest: number }) {
  const t = useTexts(workflowTexts);
  const id = useId();
  const { appCode, flow } = useWorkflowDesigner();
  const [version, setVersion] = useState(latest);
  return (
    <section>
      <label htmlFor={id}>{t('shownVersion')}</label>{' '}
      <select id={id} value={version} onChange={({ target }) => setVersion(Number(target.value))}>
        {Array.from({ length: latest }, (_, index) => latest - index).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <DocumentVersion key={version} appCode={appCode} document={flow.key} version={version} latest={latest} />
    </section>
  );
}
