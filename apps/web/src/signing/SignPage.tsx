import { useMutation, useQuery } from '@tanstack/react-query';
import { lookAtSigning, writeSignature } from '@inkstone/api';
import { SignatureSheet, useIsUpright } from '@inkstone/controls/signature-sheet';
import { Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useParams } from '../platform/router/index.ts';
import { RequestFailure } from '../platform/api/request-failure.ts';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { useDocumentTitle } from '../platform/page/use-document-title.ts';
import { useClient } from '../platform/platform.ts';
import { useNarrow } from '../platform/window/use-window-width.ts';
import { base64Of } from './base64.ts';
import { signingTexts } from './signing.locale.ts';
import styles from './signing.module.css';

/**
 * The page opened by the code that another device shows. It accepts one signature and then ends. It needs no sign-in: the token in the
 * address identifies the request.
 */
export function SignPage() {
  const t = useTexts(signingTexts);
  const client = useClient();
  const token = useParams()['token'] ?? '';
  const failureText = useFailureText();
  const asked = useQuery({ queryKey: ['signing', token], queryFn: ({ signal }) => client.call(lookAtSigning, { token }, { signal }) });
  const sent = useMutation({
    mutationFn: async (file: File) => client.call(writeSignature, { token, picture: base64Of(new Uint8Array(await file.arrayBuffer())) }),
  });
  const isOver = useIsPast(asked.data ? asked.dataUpdatedAt + asked.data.lastsSeconds * 1000 : null);
  useDocumentTitle(t('title'));

  if (sent.isSuccess) return <Notice title={t('done')}>{t('doneHint')}</Notice>;
  if (isOver || [asked.error, sent.error].some(isExpired)) return <Notice title={t('over')}>{t('overHint')}</Notice>;
  if (asked.isPending) return <Notice title={t('loading')} isBusy />;
  if (asked.isError)
    return (
      <Notice title={failureText(asked.error)}>
        <Button onClick={() => void asked.refetch()}>{t('retry')}</Button>
      </Notice>
    );
  return (
    <Paper
      person={asked.data.person}
      failure={sent.isError ? t('failed') : null}
      isBusy={sent.isPending}
      onSigned={(file) => sent.mutate(file)}
    />
  );
}

interface PaperProps {
  readonly person: string;
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly onSigned: (file: File) => void;
}

function Paper({ person, failure, isBusy, onSigned }: PaperProps) {
  const t = useTexts(signingTexts);
  const locale = useLocale();
  const isUpright = useIsUpright();
  const isNarrow = useNarrow();
  const isRotated = isUpright && isNarrow;
  return (
    <main className={styles.signing} data-turned={isRotated || undefined}>
      <h1>{t('asks', { person })}</h1>
      <div role="alert">{failure}</div>
      <SignatureSheet locale={locale} fileName="signature.png" isRotated={isRotated} isBusy={isBusy} onSigned={onSigned} />
    </main>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

function Notice({ title, isBusy = false, children }: NoticeProps) {
  return (
    <main className={styles.notice} aria-busy={isBusy}>
      <div role="status">
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
    </main>
  );
}

/** An incomplete address is told the same: only another code helps. */
function isExpired(failure: unknown): boolean {
  return failure instanceof RequestFailure && (failure.code === 'signing-page-over' || failure.code === 'malformed');
}

/** Becomes true at the given time. */
function useIsPast(end: number | null): boolean {
  const [past, setPast] = useState<number | null>(null);
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setTimeout(() => setPast(end), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  return end !== null && past === end;
}
