import { Progress } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { isOpen, type ExportTask } from './export-queries.ts';
import { exportTexts } from './exports.locale.ts';
import styles from './exports.module.css';

/** The progress of an export, with a bar where the number of records is known. */
export function ExportProgress({ task }: { readonly task: ExportTask }) {
  const t = useTexts(exportTexts);
  const { done, total, state } = task;
  const message = total === null ? t('progress', { done }) : t('progressOf', { done, total });
  return (
    <div className={styles.progress} role="status">
      <p className="ink-muted ink-small">{state === 'running' || state === 'done' ? `${t(state)} · ${message}` : t(state)}</p>
      {isOpen(task) && total !== null && total > 0 ? (
        <Progress percent={Math.min(100, Math.round((done / total) * 100))} size="small" aria-label={t(state)} />
      ) : null}
      {task.problem ? (
        <p role="alert" className={styles.alert}>
          {task.problem}
        </p>
      ) : null}
    </div>
  );
}
