import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { fillText, type FileReference, type Locale } from '@inkstone/schema';
import { Button, Modal } from 'antd';
import type { KeyboardEvent } from 'react';
import { StoredImage } from '../upload/StoredImage.tsx';
import { uploadText } from '../upload/upload.locale.ts';
import { imageText } from './image.locale.ts';
import styles from './image.module.css';

interface ImageViewerProps {
  readonly images: readonly FileReference[];
  /** The id of the picture shown. */
  readonly at: string;
  readonly locale: Locale;
  readonly contentOf: (refId: string) => File | null;
  readonly onGo: (refId: string) => void;
  readonly onDownload: ((file: FileReference) => void) | null;
  readonly onClose: () => void;
}

/** A picture as large as the window allows. Arrow keys, Home and End move between pictures, Escape closes. */
export function ImageViewer({ images, at, locale, contentOf, onGo, onDownload, onClose }: ImageViewerProps) {
  const index = Math.max(
    0,
    images.findIndex(({ id }) => id === at),
  );
  const image = images[index]!;
  const go = (to: number): void => {
    const next = images[to];
    if (next) onGo(next.id);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: images.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <Modal
      open
      centered
      width="min(1100px, calc(100vw - 16px))"
      title={
        <span className={styles.title}>
          {image.name || image.id}
          <span className={styles.note} aria-live="polite">
            {fillText(imageText.viewer[locale], { at: index + 1, count: images.length })}
          </span>
        </span>
      }
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': imageText.close[locale] }}
    >
      <div className={styles.viewer} onKeyDown={handleKey}>
        <div className={styles.stage}>
          <StoredImage
            key={image.id}
            refId={image.id}
            alt={image.name || image.id}
            isWhole
            content={contentOf(image.id)}
            className={styles.whole}
          />
        </div>
        <div className={styles.controls}>
          <Button
            icon={<LeftOutlined aria-hidden />}
            aria-label={imageText.previous[locale]}
            disabled={index === 0}
            onClick={() => go(index - 1)}
          />
          {onDownload ? (
            <Button autoFocus icon={<DownloadOutlined aria-hidden />} onClick={() => onDownload(image)}>
              {uploadText.download[locale]}
            </Button>
          ) : null}
          <Button
            icon={<RightOutlined aria-hidden />}
            aria-label={imageText.next[locale]}
            disabled={index === images.length - 1}
            onClick={() => go(index + 1)}
          />
        </div>
      </div>
    </Modal>
  );
}
