import { createId, type FileReference, type Locale } from '@inkstone/schema';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import type { FileServices } from '../services/file-services.ts';
import { StoredImage } from '../upload/StoredImage.tsx';
import type { UploadList } from '../upload/upload-list.ts';
import { useFound } from '../face/use-found.ts';
import { signatureText } from './signature.locale.ts';
import styles from './signature.module.css';

interface LastSignatureProps {
  readonly list: UploadList;
  readonly files: FileServices;
  readonly label: string;
  readonly locale: Locale;
  readonly onTaken: (file: FileReference) => void;
}

/** Offers what the person signed with last; nothing where they never did. */
export function LastSignature({ list, files, label, locale, onTaken }: LastSignatureProps) {
  const last = useFound<FileReference | null>(useCallback((signal: AbortSignal) => files.lastSignature({ signal }), [files])).value;
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [idempotencyKey] = useState(createId);
  if (!last) return null;

  async function handleReuse(): Promise<void> {
    setState('busy');
    try {
      onTaken(await files.reuseSignature({ ...list.place, idempotencyKey }));
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        className={styles.last ?? ''}
        loading={state === 'busy'}
        aria-label={`${label}：${signatureText.reuse[locale]}`}
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
