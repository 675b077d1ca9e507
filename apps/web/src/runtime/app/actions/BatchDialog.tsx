import { Modal, Progress } from 'antd';
import type { ReactNode } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { confirmMark } from '../../../platform/page/confirm-mark.ts';
import { batchTexts } from './batch.locale.ts';
import { perCall, type BatchResult } from './batch-run.ts';
import { BatchResults } from './BatchResults.tsx';
import type { useBatch } from './use-batch.ts';
import styles from './actions.module.css';

type CountText = (counts: { readonly count: number; readonly left: number }) => string;

interface BatchDialogProps {
  readonly title: string;
  readonly act: string;
  readonly isDanger?: boolean;
  readonly batch: ReturnType<typeof useBatch>;
  /** Texts for what will be done and what will not, then for what was done and what was not. */
  readonly texts: { readonly can: CountText; readonly cannot: CountText; readonly did: CountText; readonly didNot: CountText };
  readonly detail?: (result: BatchResult) => ReactNode;
  /** Input that comes before the preview; the first button then shows the preview. */
  readonly children?: ReactNode;
  readonly onPreview: () => void;
  /** Cancels the job that works on all found records. */
  readonly onCancelJob: () => void;
  readonly onClose: () => void;
}

/** The dialog of a batch: input, preview, run, results. */
export function BatchDialog({
  title,
  act,
  isDanger = false,
  batch,
  children,
  onPreview,
  onCancelJob,
  onClose,
  ...resultProps
}: BatchDialogProps) {
  const t = useTexts(batchTexts);
  const failureText = useFailureText();
  const { preview, run, isAll, count } = batch;
  const isDone = run.data !== undefined;
  const shown = run.data?.results ?? preview.data;
  const possible = preview.data?.filter(({ problem }) => !problem).length ?? 0;
  const counts = run.data
    ? { count: run.data.went, left: run.data.left }
    : { count: possible, left: (preview.data?.length ?? 0) - possible };
  const isJob = isAll && run.isPending;
  const failure = run.error ?? preview.error;
  const step = isDone ? onClose : preview.data ? () => run.mutate() : onPreview;
  return (
    <Modal
      open
      title={title}
      okText={isDone ? t('close') : preview.data ? act : t('preview')}
      okButtonProps={{
        danger: isDanger && preview.data !== undefined && !isDone,
        loading: run.isPending || preview.isPending,
        disabled: preview.data !== undefined && !isDone && possible === 0 && !isAll,
        ...confirmMark,
      }}
      cancelText={isJob ? t('stopJob') : t('cancel')}
      cancelButtonProps={{ disabled: run.isPending && !isAll, ...(isDone && { style: { display: 'none' } }) }}
      closable={!run.isPending || isAll}
      mask={{ closable: false }}
      onOk={step}
      onCancel={isJob ? onCancelJob : onClose}
    >
      {shown ? null : children}
      {preview.isPending && !children ? <LoadingState shape="rows" count={3} label={t('previewing')} /> : null}
      {shown ? (
        <BatchResults
          results={shown}
          counts={counts}
          went={(isDone ? resultProps.texts.did : resultProps.texts.can)(counts)}
          stayed={(isDone ? resultProps.texts.didNot : resultProps.texts.cannot)(counts)}
          {...(resultProps.detail && { detail: resultProps.detail })}
        />
      ) : null}
      {preview.data && !isDone && (isAll || count > perCall) ? (
        <p className="ink-muted">{t(isAll ? 'previewOfAll' : 'previewFirst', { count: preview.data.length })}</p>
      ) : null}
      {run.data && run.data.state !== 'done' ? <p className={styles.batchRefused}>{t(run.data.state)}</p> : null}
      {run.isPending && (isAll || count > perCall) ? <Progress percent={batch.percent} size="small" aria-label={t('progress')} /> : null}
      {failure ? (
        <p className={styles.batchRefused} role="alert">
          {failureText(failure)}
        </p>
      ) : null}
    </Modal>
  );
}
