import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { startMigration } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { ActivityMoves, type Moves } from './ActivityMoves.tsx';
import { MigrationReport } from './MigrationReport.tsx';
import { watchMigration } from './watch-migration.ts';
import { definitionQuery, migrationQuery } from './workflow-queries.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

interface MigrationDialogProps {
  readonly workflowCode: string;
  readonly from: number;
  readonly current: number;
  readonly onClose: () => void;
}

interface StartedMigration {
  readonly id: string;
  readonly dryRun: boolean;
}

/** Migrates instances to another version: map the activities, dry run, confirm. */
export function MigrationDialog({ workflowCode, from, current, onClose }: MigrationDialogProps) {
  const t = useTexts(workflowsTexts);
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const id = useId();
  const intention = useRef(createIntention());
  const [to, setTo] = useState(from === current ? from - 1 : current);
  const [moves, setMoves] = useState<Moves>({});
  const [started, setStarted] = useState<StartedMigration | null>(null);
  const before = useQuery(definitionQuery(client, workflowCode, from));
  const after = useQuery(definitionQuery(client, workflowCode, to));
  const progress = useQuery({ ...migrationQuery(client, started?.id ?? ''), enabled: started !== null });
  const start = useMutation({
    mutationFn: (dryRun: boolean) => {
      const requestedMoves = Object.entries(moves).map(([code, move]) => ({ from: code, ...move }));
      const input = { workflowCode, fromVersion: from, toVersion: to, moves: requestedMoves, dryRun };
      return client.call(startMigration, input, { idempotencyKey: intention.current.keyFor({ ...input, after: started?.id ?? null }) });
    },
    onSuccess: async (answer, dryRun) => {
      intention.current.fulfil();
      setStarted({ id: answer.id, dryRun });
      if (!dryRun) watchMigration(queries, client, { id: answer.id, workflowCode });
      await queries.invalidateQueries({ queryKey: ['admin', 'workflows', workflowCode, 'migrations'] });
    },
  });
  const isRunning = started !== null && progress.data?.state !== 'done' && progress.data?.state !== 'canceled';
  const { kept = 0, renamed = 0, anew = 0 } = progress.data?.counts ?? {};
  const mayBegin = started?.dryRun === true && !isRunning && kept + renamed + anew > 0;
  const change = (apply: () => void): void => {
    apply();
    setStarted(null);
  };

  function handleClose(): void {
    void queries.invalidateQueries({ queryKey: ['admin', 'workflows', workflowCode] });
    onClose();
  }

  return (
    <Modal
      open
      width={720}
      title={t('migrateTitle', { version: from })}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('close') }}
      onCancel={handleClose}
      footer={[
        <Button key="close" onClick={handleClose}>
          {t('close')}
        </Button>,
        <Button
          key="try"
          disabled={!after.data || isRunning}
          loading={start.isPending}
          data-action="try"
          onClick={() => start.mutate(true)}
        >
          {t('dryRun')}
        </Button>,
        <Button
          key="begin"
          type="primary"
          disabled={!mayBegin}
          loading={start.isPending}
          data-action="begin"
          onClick={() => start.mutate(false)}
        >
          {t('begin')}
        </Button>,
      ]}
    >
      <div className={styles.body}>
        <p className="ink-muted">{t('migrateHint')}</p>
        <div>
          <label htmlFor={id}>{t('target')}</label>{' '}
          <Select
            id={id}
            value={to}
            disabled={isRunning}
            popupMatchSelectWidth={false}
            options={otherVersions(from, current).map((version) => ({ value: version, label: t('version', { version }) }))}
            onChange={(version) => change(() => (setTo(version), setMoves({})))}
          />
        </div>
        {before.isError || after.isError ? (
          <QueryFailure failure={before.error ?? after.error} onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />
        ) : null}
        {before.isPending || after.isPending ? <LoadingState shape="fields" count={2} label={t('loading')} /> : null}
        {before.data && after.data ? (
          <ActivityMoves
            before={before.data.definition}
            after={after.data.definition}
            moves={moves}
            disabled={isRunning}
            onChange={(next) => change(() => setMoves(next))}
          />
        ) : null}
        <p role="alert">{start.error ? failureText(start.error) : null}</p>
        {started ? <MigrationReport key={started.id} id={started.id} /> : null}
      </div>
    </Modal>
  );
}

/** Newest first. */
function otherVersions(from: number, current: number): number[] {
  return Array.from({ length: current }, (_, index) => current - index).filter((version) => version !== from);
}
