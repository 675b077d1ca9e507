import { EditOutlined, QrcodeOutlined } from '@ant-design/icons';
import type { FileReference } from '@inkstone/schema';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { FaceProps } from '../face/face.ts';
import { useIsNarrow } from '../face/narrow-context.ts';
import { FileLines, LineActions } from '../upload/FileLines.tsx';
import { StoredImage } from '../upload/StoredImage.tsx';
import { uploadStatuses } from '../upload/upload-item.ts';
import { UploadIssues } from '../upload/UploadIssues.tsx';
import { uploadText } from '../upload/upload.locale.ts';
import { uploadListOf, useUploadDesk } from '../upload/use-upload-list.ts';
import { useUploadNews } from '../upload/use-upload-news.ui.ts';
import { useGroupAttributes } from '../face/use-face-field.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { hasPen } from './has-pen.ts';
import { signatureName } from './ink-bounds.ts';
import { LastSignature } from './LastSignature.tsx';
import { signatureText } from './signature.locale.ts';
import styles from './signature.module.css';
import uploadStyles from '../upload/upload.module.css';

const SignatureDialog = lazy(() => import('./SignatureDialog.tsx').then((module) => ({ default: module.SignatureDialog })));
const PhoneDialog = lazy(() => import('./PhoneDialog.tsx').then((module) => ({ default: module.PhoneDialog })));

/** A signature: written here where its pen is (`displayEnd`), written on a phone, or the one written last. */
export function SignatureInput({ field, form, locale, onBlur }: FaceProps) {
  const list = uploadListOf(form, field, 'signature');
  const items = useSignalValue(list.items);
  const issues = useSignalValue(list.issues);
  const { group, disabled } = useGroupAttributes(field, locale);
  const desk = useUploadDesk();
  const isNarrow = useIsNarrow();
  const [opened, setOpened] = useState<'pad' | 'phone' | null>(null);
  const label = field.label(locale);
  useUploadNews(items, locale, label);
  const done = items.find(({ status }) => status === uploadStatuses.done);
  // A signature that was replaced is gone; one that was only removed can be brought back.
  const others = items.filter((item) => item !== done && !(done && item.status === uploadStatuses.deleted));
  const isOpen = desk !== null && !disabled && (list.mayAdd() || done !== undefined);
  const signing = desk?.files.signing;
  const isPenHere = hasPen(useSignalValue(field.options), { isNarrow, asksPhones: signing !== undefined });

  const close = (): void => setOpened(null);
  function handleTaken(file: FileReference): void {
    close();
    list.clear();
    list.take(file);
  }
  function handleSigned(file: File): void {
    close();
    list.clear();
    if (desk) list.add([file], desk);
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
      {desk ? null : <p className={uploadStyles.hint}>{uploadText.unavailable[locale]}</p>}
      {isOpen ? (
        <div className={styles.ways}>
          {isPenHere ? (
            <Button
              icon={<EditOutlined aria-hidden />}
              aria-haspopup="dialog"
              aria-label={`${label}：${(done ? signatureText.signAgain : signatureText.sign)[locale]}`}
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
              aria-label={`${label}：${signatureText.byPhone[locale]}`}
              onClick={() => setOpened('phone')}
            >
              {signatureText.byPhone[locale]}
            </Button>
          ) : null}
          {done ? null : <LastSignature list={list} files={desk.files} label={label} locale={locale} onTaken={handleTaken} />}
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
            place={list.place}
            onSigned={handleTaken}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
