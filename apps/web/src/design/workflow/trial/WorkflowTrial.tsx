import { useMemo, useState } from 'react';
import { documentId } from '@inkstone/design';
import { LoadingState } from '@inkstone/ui-kit';
import { ScenarioList } from '../../../admin/workflows/ScenarioList.tsx';
import { TrialPanel } from '../../../admin/workflows/trial/TrialPanel.tsx';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { PlatformContext, usePlatform } from '../../../platform/platform.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useWorkingCopyState } from '../../working-copy/use-working-copy.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { useRunning } from '../versions/use-running.ts';
import { workflowTexts } from '../workflow.locale.ts';
import { drawnDefinition } from './drawn-definition.ts';
import { useTrialClient } from './use-trial-client.ts';
import styles from '../workflow-page.module.css';

/**
 * Trials of the workflow as it is drawn: nothing is stored but what is kept as a scenario. The list of published scenarios is open to
 * administrators of the workflow; for others they are documents of the application.
 */
export function WorkflowTrial() {
  const t = useTexts(workflowTexts);
  const platform = usePlatform();
  const { appCode, flow } = useWorkflowDesigner();
  const client = useTrialClient(appCode, flow.key.code);
  const { documents, published } = useWorkingCopyState().replica;
  const [begun, setBegun] = useState(0);
  const content = documents.get(documentId(flow.key))?.content;
  const definition = useMemo(() => drawnDefinition(content ?? {}), [content]);
  const onCopy = useMemo(() => ({ ...platform, client }), [platform, client]);
  const running = useRunning(appCode, flow);
  const { code } = flow.key;
  const isPublished = published.has(documentId(flow.key));
  if (isPublished && running.isError) return <QueryFailure failure={running.error} onRetry={() => void running.refetch()} />;
  if (isPublished && running.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  return (
    <div className={styles.page}>
      <p className="ink-muted ink-small">{t('trialHint')}</p>
      <PlatformContext value={onCopy}>
        {running.data?.mayMigrate ? (
          <ScenarioList workflowCode={code} definition={definition} />
        ) : (
          <TrialPanel
            key={begun}
            workflowCode={code}
            definition={definition}
            scenario={null}
            hasList={false}
            onClose={() => setBegun(begun + 1)}
          />
        )}
      </PlatformContext>
    </div>
  );
}
