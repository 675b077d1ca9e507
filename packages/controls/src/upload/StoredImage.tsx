import FileImageOutlined from '@ant-design/icons/es/icons/FileImageOutlined';
import { useCallback } from 'react';
import { useFileAddress } from './use-file-address.ts';
import styles from './stored-image.module.css';

interface StoredImageProps {
  readonly refId: string;
  readonly alt: string;
  /** Shows the full picture rather than a thumbnail. */
  readonly isWhole: boolean;
  /** Its bytes, if it was sent from here. */
  readonly content?: File | null;
  readonly className?: string | undefined;
}

/** A stored picture; a placeholder while it loads, and its name if it cannot be shown. */
export function StoredImage({ content = null, ...props }: StoredImageProps) {
  return content ? <OwnImage {...props} content={content} /> : <FetchedImage {...props} />;
}

/** Revokes the object URL when unmounted. */
function OwnImage({ content, alt, className }: StoredImageProps & { readonly content: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return <img ref={show} className={className} alt={alt} draggable={false} />;
}

function FetchedImage({ refId, alt, isWhole, className }: StoredImageProps) {
  const { state, value } = useFileAddress(refId, { thumbnail: !isWhole });
  if (value !== null) return <img className={className} src={value} alt={alt} draggable={false} />;
  if (state === 'loading') {
    const name = alt === '' ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': alt } as const);
    return <span className={`${styles.coming} ${className ?? ''}`} {...name} aria-busy="true" />;
  }
  return (
    <span className={`${styles.missing} ${className ?? ''}`}>
      <FileImageOutlined aria-hidden />
      <span>{alt}</span>
    </span>
  );
}
