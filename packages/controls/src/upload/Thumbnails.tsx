import { StoredImage } from './StoredImage.tsx';
import styles from './thumbnails.module.css';

interface ThumbnailsProps {
  readonly images: readonly { readonly refId: string; readonly alt: string }[];
}

const shownAtMost = 3;

/** Small pictures on one line of a list or table; those that do not fit are counted. */
export function Thumbnails({ images }: ThumbnailsProps) {
  const more = images.length - shownAtMost;
  return (
    <span className={styles.line}>
      {images.slice(0, shownAtMost).map(({ refId, alt }) => (
        <StoredImage key={refId} refId={refId} alt={alt} isWhole={false} className={styles.picture} />
      ))}
      {more > 0 ? <span className={styles.more}>+{more}</span> : null}
    </span>
  );
}
