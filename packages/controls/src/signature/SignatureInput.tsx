import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import QrcodeOutlined from '@ant-design/icons/es/icons/QrcodeOutlined';
import type { FileReference } from '@inkstone/schema';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { labelled } from '@inkstone/schema';
import type { ViewProps } from '../view/control-view.ts';
import { useIsNarrow } from '../view/narrow-context.ts';
import { FileLines, LineActions } from '../upload/FileLines.tsx';
import { StoredImage } from '../upload/StoredImage.tsx';
import { uploadStatuses } from '../upload/upload-item.ts';
import { UploadIssues } from '../upload/UploadIssues.tsx';
import { uploadText } from '../upload/upload.locale.ts';
import { uploadListOf, useUploadContext } from '../upload/use-upload-list.ts';
import { useUploadAnnouncements } from '../upload/use-upload-announcements.ui.ts';
import { useGroupAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { canSignOnScreen } from './can-sign-on-screen.ts';
import { signatureName } from './ink-bounds.ts';
import { LastSignature } from './LastSignature.tsx';
import { signatureText } from './signature.locale.ts';
import styles from './signature.module.css';
import uploadStyles from '../upload/upload.module.css';

const SignatureDialog = lazy(() => import('./SignatureDialog.tsx').then((module) => ({ default: module.SignatureDialog })));
const PhoneDialog = lazy(() => import('./PhoneDialog.tsx').then((module) => ({ default: module.PhoneDialog })));

/** Adds a signature: written here if the device allows it (`displayEnd`), written on a phone, or reused from the most recent one. */
export function SignatureInput({ field, form, locale, onBlur }: ViewProps) {
  const list = uploadListOf(form, field, 'signature');
  const items = useSignalValue(list.items);
  const issues = useSignalValue(list.issues);
  const { group, disabled } = useGroupAttributes(field, locale);
  const context = useUploadContext();
  const isNarrow = useIsNarrow();
  const [opened, setOpened] = useState<'pad' | 'phone' | null>(null);
  const label = field.label(locale);
  useUploadAnnouncements(items, locale, label);
  const done = items.find(({ status }) => status === uploadStatuses.done);
  // A replaced signature is gone; a removed one can be restored.
  const others = items.filter((item) => item !== done && !(done && item.status === uploadStatuses.deleted));
  const isOpen = context !== null && !disabled && (list.mayAdd() || done !== undefined);
  const signing = context?.files.signing;
  const canSignHere = canSignOnScreen(useSignalValue(field.options), { isNarrow, canSignByPhone: signing !== undefined });

  const close = (): void => setOpened(null);
  function handleAccepted(file: FileReference): void {
    close();
    list.clear();
    list.accept(file);
  }
  function handleSigned(file: File): void {
    close();
    list.clear();
    if (context) list.add([file], context);
  }

  return (
    <div {...group} role="group" tabIndex={-1} onBlur={onBlur} className={styles.input}>
      {done?.reference ? (
        <div className={styles.signed}>
          <StoredImage
            refId={done.reference.id}
            alt={done.name}
            isWhole={false}
            content={list.contentOf(done.reference.id)}
            className={styles.ink}
          />
          {disabled ? null : <LineActions item={done} list={list} locale={locale} />}
        </div>
      ) : null}
      {others.length > 0 ? (
        <FileLines items={others} label={label} locale={locale} list={disabled ? null : list} onDownload={null} />
      ) : null}
      {context ? null : <p className={uploadStyles.hint}>{uploadText.unavailable[locale]}</p>}
      {isOpen ? (
        <div className={styles.methods}>
          {canSignHere ? (
            <Button
              icon={<EditOutlined aria-hidden />}
              aria-haspopup="dialog"
              aria-label={labelled(label, (done ? signatureText.signAgain : signatureText.sign)[locale], locale)}
              onClick={() => setOpened('pad')}
            >
              {(done ? signatureText.signAgain : signatureText.sign)[locale]}
            </Button>
          ) : (
            isNarrow && <p className={uploadStyles.hint}>{signatureText.onPc[locale]}</p>
          )}
          {signing && !isNarrow ? (
            <Button
              icon={<QrcodeOutlined aria-hidden />}
              aria-haspopup="dialog"
              aria-label={labelled(label, signatureText.byPhone[locale], locale)}
              onClick={() => setOpened('phone')}
            >
              {signatureText.byPhone[locale]}
            </Button>
          ) : null}
          {done ? null : <LastSignature list={list} files={context.files} label={label} locale={locale} onReused={handleAccepted} />}
        </div>
      ) : null}
      <UploadIssues issues={issues} hasDownloadFailed={false} label={label} locale={locale} />
      <Suspense fallback={null}>
        {opened === 'pad' ? (
          <SignatureDialog
            title={label}
            locale={locale}
            fileName={signatureName(form.environment.user?.name)}
            isNarrow={isNarrow}
            onSigned={handleSigned}
            onClose={close}
          />
        ) : null}
        {opened === 'phone' && signing ? (
          <PhoneDialog
            title={signatureText.byPhone[locale]}
            locale={locale}
            signing={signing}
            target={list.target}
            onSigned={handleAccepted}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
