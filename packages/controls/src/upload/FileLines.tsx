import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import FileOutlined from '@ant-design/icons/es/icons/FileOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import type { FileReference, Locale } from '@inkstone/schema';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { uploadFailureText } from './upload-failure-text.ts';
import { fileSizeText } from './file-size.ts';
import { uploadStatuses, type UploadItem } from './upload-item.ts';
import type { UploadList } from './upload-list.ts';
import { uploadText } from './upload.locale.ts';
import styles from './upload.module.css';

interface FileLinesProps {
  readonly items: readonly UploadItem[];
  readonly label: string;
  readonly locale: Locale;
  /** Null if the files are read-only. */
  readonly list: UploadList | null;
  /** Null to show names as plain text. */
  readonly onDownload: ((file: FileReference) => void) | null;
}

/** A list of files with their progress and actions. */
export function FileLines({ items, ...shared }: FileLinesProps) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <FileLine key={item.uid} item={item} {...shared} />
      ))}
    </ul>
  );
}

type FileLineProps = Omit<FileLinesProps, 'items'> & { readonly item: UploadItem };

function FileLine({ item, label, locale, list, onDownload }: FileLineProps) {
  const { name, size, status, reference, failure } = item;
  const isRemoved = status === uploadStatuses.deleted;
  return (
    <li className={styles.line} data-status={status}>
      <span className={styles.mark} aria-hidden="true">
        {failure ? <ExclamationCircleOutlined /> : <FileOutlined />}
      </span>
      <span className={styles.words}>
        {reference && onDownload && !isRemoved ? (
          <button
            type="button"
            className={`${styles.name} ${styles.link}`}
            aria-label={`${uploadText.download[locale]} ${name}`}
            onClick={() => onDownload(reference)}
          >
            {name}
          </button>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {failure ? (
          <span className={styles.error}>{uploadFailureText(failure, locale, label)}</span>
        ) : (
          <span className={styles.note}>{isRemoved ? uploadText.removed[locale] : fileSizeText(size)}</span>
        )}
        <UploadProgress item={item} locale={locale} />
      </span>
      <span className={styles.actions}>
        {reference && onDownload && !isRemoved && !list ? (
          <Act
            name={`${uploadText.download[locale]} ${name}`}
            icon={<DownloadOutlined aria-hidden />}
            onPress={() => onDownload(reference)}
          />
        ) : null}
        {list ? <LineActions item={item} list={list} locale={locale} /> : null}
      </span>
    </li>
  );
}

interface ItemProps {
  readonly item: UploadItem;
  readonly locale: Locale;
}

/** The actions on a file of an editable list. */
export function LineActions({ item, list, locale }: ItemProps & { readonly list: UploadList }) {
  const { uid, name, status, failure } = item;
  const named = (action: keyof typeof uploadText) => `${uploadText[action][locale]} ${name}`;
  switch (status) {
    case uploadStatuses.done:
      return <Act name={named('remove')} icon={<DeleteOutlined aria-hidden />} onPress={() => list.remove(uid)} />;
    case uploadStatuses.deleted:
      return <Act name={named('undo')} icon={<UndoOutlined aria-hidden />} onPress={() => list.restore(uid)} />;
    case uploadStatuses.error:
      return (
        <>
          {failure?.kind === 'lost' ? (
            <Act name={named('retry')} icon={<ReloadOutlined aria-hidden />} onPress={() => list.retry(uid)} />
          ) : null}
          <Act name={named('dismiss')} icon={<CloseOutlined aria-hidden />} onPress={() => list.cancel(uid)} />
        </>
      );
    default:
      return <Act name={named('cancel')} icon={<CloseOutlined aria-hidden />} onPress={() => list.cancel(uid)} />;
  }
}

function Act({ name, icon, onPress }: { readonly name: string; readonly icon: ReactNode; readonly onPress: () => void }) {
  return <Button type="text" size="small" className={styles.act ?? ''} icon={icon} aria-label={name} title={name} onClick={onPress} />;
}

/** The progress of an upload; nothing for other files. */
export function UploadProgress({ item: { name, status, share }, locale }: ItemProps) {
  if (status !== uploadStatuses.uploading && status !== uploadStatuses.fileToImg) return null;
  const isPreparing = status === uploadStatuses.fileToImg;
  const text = isPreparing ? uploadText.preparing[locale] : uploadText.uploading[locale];
  const percent = Math.round(share * 100);
  return (
    <span className={styles.progress}>
      <span
        className={styles.track}
        role="progressbar"
        aria-label={`${text} ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(isPreparing ? {} : { 'aria-valuenow': percent })}
      >
        <span className={styles.sent} style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={styles.percent} aria-hidden="true">
        {isPreparing ? text : `${percent}%`}
      </span>
    </span>
  );
}
