import { useEffect, useRef, type ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly titleHidden?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** The page controls scrolling itself. */
  readonly fills?: boolean;
}

/** A page of the product: sets the document title, and its heading gets the focus when the page opens. */
export function Page({ title, titleHidden = false, actions, children, fills = false }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={fills ? `${styles.page} ${styles.fills}` : styles.page}>
      <header className={titleHidden ? 'ink-hidden' : styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </header>
      {children}
    </div>
  );
}
