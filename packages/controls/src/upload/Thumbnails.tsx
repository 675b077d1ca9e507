import { StoredImage } from './StoredImage.tsx';
import styles from './thumbnails.module.css';

interface ThumbnailsProps {
  readonly images: readonly { readonly refId: string; readonly alt: string }[];
}

const maxShown = 3;

/** Thumbnails on one line of a list or table, followed by the number of those that do not fit. */
export function Thumbnails({ images }: ThumbnailsProps) {
  const more = images.length - maxShown;
  return (
    <span className={styles.line}>
      {images.slice(0, maxShown).map(({ refId, alt }) => (
        <StoredImage key={refId} refId={refId} alt={alt} isWhole={false} className={styles.picture} />
      ))}
      {more > 0 ? <span className={styles.more}>+{more}</span> : null}
    </span>
  );
}
