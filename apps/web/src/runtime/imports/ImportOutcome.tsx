import { useMutation } from '@tanstack/react-query';
import { Button, Checkbox, Progress } from 'antd';
import { importFaultsFile } from '@inkstone/api';
import { downloadFile } from '../../platform/api/download-file.ui.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePlatform } from '../../platform/platform.ts';
import { ImportIssueTable } from './ImportIssueTable.tsx';
import { isBusy, type ImportProgress } from './import-queries.ts';
import { importTexts } from './imports.locale.ts';
import styles from './imports.module.css';

interface ImportOutcomeProps {
  readonly progress: ImportProgress;
  readonly partial: boolean;
  readonly onPartial: (partial: boolean) => void;
}

/** The progress of an import, the result of the check, and the final result. */
export function ImportOutcome({ progress, partial, onPartial }: ImportOutcomeProps) {
  const t = useTexts(importTexts);
  const platform = usePlatform();
  const failureText = useFailureText();
  const { importId, state, failed, total } = progress;
  const file = useMutation({
    mutationFn: () => downloadFile(platform, importFaultsFile, { importId }, `${t('issuesFileName')}.xlsx`),
  });
  const counts = { added: progress.added, updated: progress.updated };
  const message =
    state === 'checked' ? t('willBe', counts) : state === 'done' ? t('done', counts) : t(state === 'cancelled' ? 'cancelled' : 'failed');
  if (isBusy(progress)) return <Busy progress={progress} />;
  return (
    <div className={styles.step}>
      <p role="status">
        <strong>{message}</strong>
        {failed > 0 ? <span className={styles.alert}> {t(state === 'done' ? 'notDone' : 'faulty', { count: failed })}</span> : null}
      </p>
      {progress.problem ? (
        <p role="alert" className={styles.alert}>
          {progress.problem}
        </p>
      ) : null}
      {failed > 0 ? (
        <>
          <ImportIssueTable importId={importId} state={state} />
          <Button loading={file.isPending} onClick={() => file.mutate()}>
            {t('issuesFile')}
          </Button>
          {file.error ? (
            <p role="alert" className={styles.alert}>
              {failureText(file.error)}
            </p>
          ) : null}
        </>
      ) : null}
      {state === 'checked' && failed > 0 && failed < total ? (
        <Checkbox checked={partial} onChange={({ target }) => onPartial(target.checked)}>
          {t('partial')}
        </Checkbox>
      ) : null}
    </div>
  );
}

function Busy({ progress: { state, total, checked, done, failed } }: { readonly progress: ImportProgress }) {
  const t = useTexts(importTexts);
  const all = state === 'importing' ? total - failed : total;
  const at = state === 'importing' ? done : checked;
  const progressText = state === 'reading' ? t('reading') : t(state === 'importing' ? 'importing' : 'checking', { done: at, total: all });
  return (
    <div className={styles.step}>
      <p role="status">{progressText}</p>
      <Progress percent={all > 0 ? Math.min(100, Math.round((at / all) * 100)) : 0} size="small" aria-label={t('progress')} />
      <p className="ink-muted">{t('leave')}</p>
    </div>
  );
}
