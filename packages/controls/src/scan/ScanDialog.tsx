import type { Locale } from '@inkstone/schema';
import { Button, Input, Modal } from 'antd';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { trimText } from '@inkstone/schema';
import { scanText } from './scan.locale.ts';
import styles from './scan.module.css';
import { useCodeCamera } from './use-code-camera.ui.ts';

export interface ScanDialogProps {
  readonly locale: Locale;
  /** The content of the code, or the typed text. */
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Reads a bar code or QR code by camera, from a picture, or as typed text. */
export function ScanDialog({ locale, onText, onClose }: ScanDialogProps) {
  const { video, state } = useCodeCamera(onText);
  const [typed, setTyped] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  async function handlePicture({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [picture] = target.files ?? [];
    target.value = '';
    if (!picture) return;
    setUnreadable(false);
    const text = await readPicture(picture).catch(() => null);
    if (text === null) setUnreadable(true);
    else onText(text);
  }

  function handleTyped(event: FormEvent): void {
    event.preventDefault();
    // Does not submit a surrounding form.
    event.stopPropagation();
    if (trimText(typed) !== '') onText(trimText(typed));
  }

  const hasCamera = state === 'starting' || state === 'ready';
  return (
    <div className={styles.scan}>
      <video ref={video} className={styles.film} hidden={!hasCamera} muted playsInline aria-label={scanText.aim[locale]} />
      <p className={styles.state} role={hasCamera ? 'status' : 'alert'}>
        {{ starting: scanText.starting, ready: scanText.aim, 'no-camera': scanText.noCamera, failed: scanText.failed }[state][locale]}
      </p>
      {isUnreadable ? (
        <p className={styles.error} role="alert">
          {scanText.unreadable[locale]}
        </p>
      ) : null}
      <form className={styles.typed} onSubmit={handleTyped}>
        <Input
          value={typed}
          placeholder={scanText.typed[locale]}
          aria-label={scanText.typed[locale]}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button htmlType="submit" type="primary" disabled={trimText(typed) === ''}>
          {scanText.use[locale]}
        </Button>
      </form>
      <div className={styles.actions}>
        <Button onClick={() => file.current?.click()}>{scanText.picture[locale]}</Button>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label={scanText.picture[locale]}
          onChange={(event) => void handlePicture(event)}
        />
        <Button type="text" onClick={onClose}>
          {scanText.close[locale]}
        </Button>
      </div>
    </div>
  );
}

async function readPicture(picture: File): Promise<string | null> {
  const { readCode } = await import('./read-codes.ui.ts');
  return readCode(picture);
}

/** The dialog; its content is rendered, and the camera on, only while it is open. */
export function ScanModal(props: ScanDialogProps) {
  const { locale, onClose } = props;
  return (
    <Modal
      open
      destroyOnHidden
      title={scanText.title[locale]}
      footer={null}
      width={480}
      onCancel={onClose}
      closable={{ 'aria-label': scanText.close[locale] }}
    >
      <ScanDialog {...props} />
    </Modal>
  );
}
