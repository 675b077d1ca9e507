import { Modal, Progress } from 'antd';
import type { ReactNode } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { batchTexts } from './batch.locale.ts';
import { perCall, type BatchResult } from './batch-run.ts';
import { BatchResults } from './BatchResults.tsx';
import type { useBatch } from './use-batch.ts';
import './actions.css';

type Said = (counts: { readonly count: number; readonly left: number }) => string;

interface BatchDialogProps {
  readonly title: string;
  readonly act: string;
  readonly isDanger?: boolean;
  readonly batch: ReturnType<typeof useBatch>;
  /** What will be done, what will not; then what was, and what was not. */
  readonly said: { readonly can: Said; readonly cannot: Said; readonly did: Said; readonly didNot: Said };
  readonly detail?: (result: BatchResult) => ReactNode;
  /** Filled in before there is anything to look at; then the first button shows the preview. */
  readonly children?: ReactNode;
  readonly onPreview: () => void;
  /** Stops what is done with everything that is found. */
  readonly onCancelJob: () => void;
  readonly onClose: () => void;
}

/** What several records are in for: filled in, previewed, done, told. */
export function BatchDialog({ title, act, isDanger = false, batch, children, onPreview, onCancelJob, onClose, ...told }: BatchDialogProps) {
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
          went={(isDone ? told.said.did : told.said.can)(counts)}
          stayed={(isDone ? told.said.didNot : told.said.cannot)(counts)}
          {...(told.detail && { detail: told.detail })}
        />
      ) : null}
      {preview.data && !isDone && (isAll || count > perCall) ? (
        <p className="ink-muted">{t(isAll ? 'previewOfAll' : 'previewFirst', { count: preview.data.length })}</p>
      ) : null}
      {run.data && run.data.state !== 'done' ? <p className="batch-refused">{t(run.data.state)}</p> : null}
      {run.isPending && (isAll || count > perCall) ? <Progress percent={batch.percent} size="small" aria-label={t('progress')} /> : null}
      {failure ? (
        <p className="batch-refused" role="alert">
          {failureText(failure)}
        </p>
      ) : null}
    </Modal>
  );
}

const confirmMark: Record<`data-${string}`, string> = { 'data-action': 'confirm' };
