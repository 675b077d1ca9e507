import { Modal, Progress } from 'antd';
import type { ReactNode } from 'react';
import { LoadingState } from '@inkstone/ui-kit';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { actionTexts } from './action.locale.ts';
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
  readonly count: number;
  /** What will be done, what will not; then what was, and what was not. */
  readonly said: { readonly can: Said; readonly cannot: Said; readonly did: Said; readonly didNot: Said };
  readonly detail?: (result: BatchResult) => ReactNode;
  /** Filled in before there is anything to look at; then the first button shows the preview. */
  readonly children?: ReactNode;
  readonly onPreview: () => void;
  readonly onClose: () => void;
}

/** What several records are in for: filled in, previewed, done, told. */
export function BatchDialog({ title, act, isDanger = false, batch, count, children, onPreview, onClose, ...told }: BatchDialogProps) {
  const t = useTexts(actionTexts);
  const failureText = useFailureText();
  const { preview, run } = batch;
  const isDone = run.data !== undefined;
  const shown = run.data ?? preview.data;
  const possible = shown?.filter(({ problem }) => !problem).length ?? 0;
  const counts = { count: possible, left: (shown?.length ?? 0) - possible };
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
        disabled: preview.data !== undefined && !isDone && possible === 0,
        ...confirmMark,
      }}
      cancelText={t('cancel')}
      cancelButtonProps={{ disabled: run.isPending, ...(isDone && { style: { display: 'none' } }) }}
      closable={!run.isPending}
      mask={{ closable: false }}
      onOk={step}
      onCancel={onClose}
    >
      {shown ? null : children}
      {preview.isPending && !children ? <LoadingState shape="rows" count={3} label={t('previewing')} /> : null}
      {shown ? (
        <BatchResults
          results={shown}
          went={(isDone ? told.said.did : told.said.can)(counts)}
          stayed={(isDone ? told.said.didNot : told.said.cannot)(counts)}
          {...(told.detail && { detail: told.detail })}
        />
      ) : null}
      {preview.data && !isDone && count > perCall ? <p className="ink-muted">{t('previewFirst', { count: perCall })}</p> : null}
      {run.isPending && count > perCall ? <Progress percent={batch.percent} size="small" aria-label={t('progress')} /> : null}
      {failure ? (
        <p className="batch-refused" role="alert">
          {failureText(failure)}
        </p>
      ) : null}
    </Modal>
  );
}

const confirmMark: Record<`data-${string}`, string> = { 'data-action': 'confirm' };
