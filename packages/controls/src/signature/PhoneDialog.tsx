import type { FileReference, Locale } from '@inkstone/schema';
import { fillText } from '@inkstone/schema';
import { Button, Modal, Skeleton } from 'antd';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { encode } from 'uqr';
import type { UploadTarget, SigningSession, SigningServices } from '../services/file-services.ts';
import { useAsync } from '../view/use-async.ts';
import { signatureText } from './signature.locale.ts';
import styles from './signature.module.css';

interface PhoneDialogProps {
  readonly title: string;
  readonly locale: Locale;
  readonly signing: SigningServices;
  readonly target: UploadTarget;
  readonly onSigned: (file: FileReference) => void;
  readonly onClose: () => void;
}

/**
 * Shows a QR code for signing on a phone, and closes when the signature has been written there. Each code opens one signing page for a few
 * minutes.
 */
export function PhoneDialog({ title, locale, signing, target, onSigned, onClose }: PhoneDialogProps) {
  const { schemaCode, formCode, control } = target;
  const openSession = useCallback(
    (signal: AbortSignal) => signing.open({ schemaCode, formCode, control, signal }),
    [signing, schemaCode, formCode, control],
  );
  const { state, value, retry } = useAsync<SigningSession>(openSession);
  return (
    <Modal
      open
      title={title}
      footer={null}
      width={400}
      centered
      onCancel={onClose}
      closable={{ 'aria-label': signatureText.close[locale] }}
    >
      <div className={styles.phone}>
        {state === 'loading' ? <Skeleton.Node active className={styles.code ?? ''} /> : null}
        {state === 'failed' ? (
          <>
            <p role="alert">{signatureText.codeFailed[locale]}</p>
            <Button onClick={retry}>{signatureText.retry[locale]}</Button>
          </>
        ) : null}
        {state === 'done' ? (
          <Code key={value.id} session={value} locale={locale} signing={signing} onSigned={onSigned} onExpired={retry} />
        ) : null}
      </div>
    </Modal>
  );
}

interface CodeProps extends Pick<PhoneDialogProps, 'locale' | 'signing' | 'onSigned'> {
  readonly session: SigningSession;
  readonly onExpired: () => void;
}

function Code({ session, locale, signing, onSigned, onExpired }: CodeProps) {
  const [isOver, setOver] = useState(false);
  const left = useSecondsUntil(session.expiresAt);
  const handleWritten = useEffectEvent((file: FileReference | null) => (file ? onSigned(file) : setOver(true)));
  useEffect(() => {
    const abort = new AbortController();
    signing.written(session, { signal: abort.signal }).then(
      (file) => abort.signal.aborted || handleWritten(file),
      () => abort.signal.aborted || setOver(true),
    );
    return () => abort.abort();
  }, [signing, session]);
  if (isOver || left <= 0)
    return (
      <>
        <p role="alert">{signatureText.expired[locale]}</p>
        <Button type="primary" onClick={onExpired}>
          {signatureText.anew[locale]}
        </Button>
      </>
    );
  return (
    <>
      <QrCode text={session.address} label={signatureText.code[locale]} />
      <p>{signatureText.scan[locale]}</p>
      <p className={styles.note}>{fillText(signatureText.remaining[locale], { time: clockText(left) })}</p>
    </>
  );
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text]);
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}

function useSecondsUntil(end: Date): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(end)), 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

function secondsUntil(end: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - Date.now()) / 1_000));
}

/** Formats minutes and seconds. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
