import { useState, type RefObject } from 'react';
import styles from './print.module.css';

interface PrintPaperProps {
  /** HTML made by the server, without scripts. */
  readonly html: string;
  readonly label: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** The page as it will be printed, in a sandboxed frame as high as its content. */
export function PrintPaper({ html, label, frame }: PrintPaperProps) {
  const [height, setHeight] = useState<number | undefined>(undefined);
  return (
    <iframe
      ref={frame}
      className={styles.paper}
      title={label}
      srcDoc={html}
      sandbox="allow-same-origin allow-modals"
      style={{ height }}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
    />
  );
}
