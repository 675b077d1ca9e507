import { createId, labelled, type FileReference, type Locale } from '@inkstone/schema';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import type { FileServices } from '../services/file-services.ts';
import { StoredImage } from '../upload/StoredImage.tsx';
import type { UploadList } from '../upload/upload-list.ts';
import { useAsync } from '../view/use-async.ts';
import { signatureText } from './signature.locale.ts';
import styles from './signature.module.css';

interface LastSignatureProps {
  readonly list: UploadList;
  readonly files: FileServices;
  readonly label: string;
  readonly locale: Locale;
  readonly onReused: (file: FileReference) => void;
}

/** Offers the user's most recent signature; renders nothing if there is none. */
export function LastSignature({ list, files, label, locale, onReused }: LastSignatureProps) {
  const last = useAsync<FileReference | null>(useCallback((signal: AbortSignal) => files.lastSignature({ signal }), [files])).value;
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [idempotencyKey] = useState(createId);
  if (!last) return null;

  async function handleReuse(): Promise<void> {
    setState('busy');
    try {
      onReused(await files.reuseSignature({ ...list.target, idempotencyKey }));
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        className={styles.last ?? ''}
        loading={state === 'busy'}
        aria-label={labelled(label, signatureText.reuse[locale], locale)}
        onClick={() => void handleReuse()}
      >
        <StoredImage refId={last.id} alt="" isWhole={false} className={styles.small} />
        {signatureText.reuse[locale]}
      </Button>
      {state === 'failed' ? (
        <span role="alert" className={styles.failedNote}>
          {signatureText.reuseFailed[locale]}
        </span>
      ) : null}
    </>
  );
}
