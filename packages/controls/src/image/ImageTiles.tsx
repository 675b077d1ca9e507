import type { FileReference, Locale } from '@inkstone/schema';
import { fillText } from '@inkstone/schema';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { uploadFailureText } from '../upload/upload-failure-text.ts';
import { LineActions, UploadProgress } from '../upload/FileLines.tsx';
import { StoredImage } from '../upload/StoredImage.tsx';
import { uploadStatuses, type UploadItem } from '../upload/upload-item.ts';
import type { UploadList } from '../upload/upload-list.ts';
import { uploadText } from '../upload/upload.locale.ts';
import { imageText } from './image.locale.ts';
import styles from './image.module.css';

const ImageViewer = lazy(() => import('./ImageViewer.tsx').then((module) => ({ default: module.ImageViewer })));

interface ImageTilesProps {
  readonly items: readonly UploadItem[];
  readonly label: string;
  readonly locale: Locale;
  /** Null if the pictures are read-only. */
  readonly list: UploadList | null;
  readonly onDownload: ((file: FileReference) => void) | null;
  /** Returns the bytes of a picture that was sent from here; null to fetch it. */
  readonly contentOf?: (refId: string) => File | null;
  /** Rendered after the last picture. */
  readonly children?: ReactNode;
}

/** Pictures as tiles. Clicking one opens the viewer, in which arrow keys move between them. */
export function ImageTiles({ items, label, locale, list, onDownload, contentOf = fetched, children }: ImageTilesProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const shown = items.filter(({ status }) => status === uploadStatuses.done);
  return (
    <>
      <ul className={styles.tiles}>
        {items.map((item) => (
          <ImageTile
            key={item.uid}
            item={item}
            label={label}
            locale={locale}
            list={list}
            content={contentOf(item.uid)}
            onOpen={() => setOpened(item.uid)}
          />
        ))}
        {children ? <li className={styles.adds}>{children}</li> : null}
      </ul>
      {opened !== null && shown.some(({ uid }) => uid === opened) ? (
        <Suspense fallback={null}>
          <ImageViewer
            images={shown.flatMap(({ reference }) => reference ?? [])}
            at={opened}
            locale={locale}
            contentOf={contentOf}
            onGo={setOpened}
            onDownload={onDownload}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const fetched = (): null => null;

interface ImageTileProps extends Pick<ImageTilesProps, 'label' | 'locale' | 'list'> {
  readonly content: File | null;
  readonly item: UploadItem;
  readonly onOpen: () => void;
}

function ImageTile({ item, label, locale, list, content, onOpen }: ImageTileProps) {
  const { name, status, reference, failure } = item;
  return (
    <li className={styles.tile} data-status={status}>
      {reference && status === uploadStatuses.done ? (
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          aria-label={fillText(imageText.open[locale], { name })}
          onClick={onOpen}
        >
          <StoredImage refId={reference.id} alt={name} isWhole={false} content={content} className={styles.picture} />
        </button>
      ) : (
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {failure ? <span className={styles.error}>{uploadFailureText(failure, locale, label)}</span> : null}
          {status === uploadStatuses.deleted ? <span className={styles.note}>{uploadText.removed[locale]}</span> : null}
          <UploadProgress item={item} locale={locale} />
        </span>
      )}
      {list ? (
        <span className={styles.actions}>
          <LineActions item={item} list={list} locale={locale} />
        </span>
      ) : null}
    </li>
  );
}
