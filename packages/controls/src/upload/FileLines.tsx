import {
  CloseOutlined,
  DeleteOutlined,
  DownloadOutlined,
  ExclamationCircleOutlined,
  FileOutlined,
  ReloadOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import type { FileReference, Locale } from '@inkstone/schema';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { faultText } from './fault-text.ts';
import { fileSizeText } from './file-size.ts';
import { uploadStatuses, type UploadItem } from './upload-item.ts';
import type { UploadList } from './upload-list.ts';
import { uploadText } from './upload.locale.ts';
import styles from './upload.module.css';

interface FileLinesProps {
  readonly items: readonly UploadItem[];
  readonly label: string;
  readonly locale: Locale;
  /** Without it nothing can be changed. */
  readonly list: UploadList | null;
  /** Without it names are plain text. */
  readonly onDownload: ((file: FileReference) => void) | null;
}

/** Files one below the other: how far each has come, and what can be done with it. */
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
  const { name, size, status, reference, fault } = item;
  const isRemoved = status === uploadStatuses.deleted;
  return (
    <li className={styles.line} data-status={status}>
      <span className={styles.mark} aria-hidden="true">
        {fault ? <ExclamationCircleOutlined /> : <FileOutlined />}
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
        {fault ? (
          <span className={styles.fault}>{faultText(fault, locale, label)}</span>
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

/** What can be done with one file of a list that may be changed. */
export function LineActions({ item, list, locale }: ItemProps & { readonly list: UploadList }) {
  const { uid, name, status, fault } = item;
  const named = (action: keyof typeof uploadText) => `${uploadText[action][locale]} ${name}`;
  switch (status) {
    case uploadStatuses.done:
      return <Act name={named('remove')} icon={<DeleteOutlined aria-hidden />} onPress={() => list.remove(uid)} />;
    case uploadStatuses.deleted:
      return <Act name={named('undo')} icon={<UndoOutlined aria-hidden />} onPress={() => list.restore(uid)} />;
    case uploadStatuses.error:
      return (
        <>
          {fault?.kind === 'lost' ? (
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

/** How much of a file was sent; nothing for one that is not on its way. */
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
