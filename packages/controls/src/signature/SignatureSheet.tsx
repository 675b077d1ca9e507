import ClearOutlined from '@ant-design/icons/es/icons/ClearOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import type { Locale } from '@inkstone/schema';
import { Button } from 'antd';
import { useState } from 'react';
import { signatureText } from './signature.locale.ts';
import { usePen } from './use-pen.ui.ts';
import styles from './signature.module.css';

interface SignatureSheetProps {
  readonly locale: Locale;
  /** The name of the picture file. */
  readonly fileName: string;
  /** Rotated, for a phone that is held upright and written on in landscape. */
  readonly isRotated: boolean;
  readonly isBusy?: boolean;
  readonly onSigned: (file: File) => void;
  readonly onCancel?: () => void;
}

/** The signing pad: strokes are undone one by one or all at once. */
export function SignatureSheet({ locale, fileName, isRotated, isBusy = false, onSigned, onCancel }: SignatureSheetProps) {
  const { canvas, state, isEmpty, undo, clear, picture, retry } = usePen({ isRotated });
  const [isDrawing, setDrawing] = useState(false);
  const canChange = !isEmpty && !isBusy;

  async function handleConfirm(): Promise<void> {
    setDrawing(true);
    const file = await picture(fileName).finally(() => setDrawing(false));
    if (file) onSigned(file);
  }

  return (
    <div className={styles.sheet} data-rotated={isRotated || undefined}>
      <div className={styles.paper}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={signatureText.pad[locale]} />
        {isEmpty ? (
          <span className={styles.hint} aria-hidden="true">
            {isRotated ? signatureText.turn[locale] : signatureText.pad[locale]}
          </span>
        ) : null}
        {state === 'failed' ? (
          <span className={styles.failed} role="alert">
            {signatureText.failed[locale]}
            <Button onClick={retry}>{signatureText.retry[locale]}</Button>
          </span>
        ) : null}
      </div>
      <div className={styles.bar}>
        <Button icon={<UndoOutlined aria-hidden />} disabled={!canChange} onClick={undo}>
          {signatureText.undo[locale]}
        </Button>
        <Button icon={<ClearOutlined aria-hidden />} disabled={!canChange} onClick={clear}>
          {signatureText.clear[locale]}
        </Button>
        <span className={styles.space} />
        {onCancel ? <Button onClick={onCancel}>{signatureText.cancel[locale]}</Button> : null}
        <Button type="primary" disabled={isEmpty} loading={isDrawing || isBusy} onClick={() => void handleConfirm()}>
          {signatureText.confirm[locale]}
        </Button>
      </div>
    </div>
  );
}
