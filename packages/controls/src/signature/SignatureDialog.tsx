import type { Locale } from '@inkstone/schema';
import { Modal } from 'antd';
import { signatureText } from './signature.locale.ts';
import { SignatureSheet } from './SignatureSheet.tsx';
import { useIsUpright } from './use-is-upright.ui.ts';
import styles from './signature.module.css';

interface SignatureDialogProps {
  readonly title: string;
  readonly locale: Locale;
  readonly fileName: string;
  readonly isNarrow: boolean;
  readonly onSigned: (file: File) => void;
  readonly onClose: () => void;
}

/** The sheet to sign on: a dialog on a computer; on a phone the full screen in landscape. */
export function SignatureDialog({ title, locale, fileName, isNarrow, onSigned, onClose }: SignatureDialogProps) {
  const isUpright = useIsUpright();
  return (
    <Modal
      open
      title={isNarrow ? null : title}
      aria-label={title}
      footer={null}
      closable={isNarrow ? false : { 'aria-label': signatureText.close[locale] }}
      // A slip outside the sheet must not discard the signature.
      mask={{ closable: false }}
      onCancel={onClose}
      {...(isNarrow
        ? { width: '100vw', className: styles.full ?? '', style: { top: 0, margin: 0, maxWidth: '100vw' } }
        : { width: 720, centered: true })}
    >
      <SignatureSheet locale={locale} fileName={fileName} isRotated={isNarrow && isUpright} onSigned={onSigned} onCancel={onClose} />
    </Modal>
  );
}
