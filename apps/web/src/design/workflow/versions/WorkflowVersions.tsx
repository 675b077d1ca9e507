import { useQuery } from '@tanstack/react-query';
import { documentId } from '@inkstone/design';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { VersionList } from '../../../admin/workflows/VersionList.tsx';
import { definitionQuery } from '../../../admin/workflows/workflow-queries.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { useWorkingCopyState } from '../../working-copy/use-working-copy.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
import styles from '../workflow-page.module.css';

/** The published versions: what changed in words, how many instances run on each, and moving them to another. */
export function WorkflowVersions() {
  const t = useTexts(workflowTexts);
  const { flow } = useWorkflowDesigner();
  const { published } = useWorkingCopyState().replica;
  const isPublished = published.has(documentId(flow.key));
  const current = useQuery({ ...definitionQuery(useClient(), flow.key.code), enabled: isPublished });
  if (!isPublished) return <EmptyState title={t('neverPublished')} hint={t('neverPublishedHint')} />;
  if (current.isError) return <QueryFailure failure={current.error} onRetry={() => void current.refetch()} />;
  if (current.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  return (
    <div className={styles.page}>
      <VersionList workflowCode={flow.key.code} current={current.data.version} mayMigrate={current.data.mayMigrate} />
    </div>
  );
}
