import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './full-sheet.module.css';

interface FullSheetProps {
  readonly title: string;
  readonly closeLabel: string;
  /** What gets the cursor once it stands open; without it, the sheet itself. */
  readonly wantedId: string | null;
  readonly extra: ReactNode;
  readonly foot: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the whole of a phone's screen. Tab stays within it, Escape closes it; then the cursor is where it was before. */
export function FullSheet({ title, closeLabel, wantedId, extra, foot, onClose, children }: FullSheetProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    frame.current?.focus();
    return () => {
      document.body.style.overflow = overflow;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => {
    if (wantedId !== null) document.getElementById(wantedId)?.focus();
  }, [wantedId]);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // Dialogs opened from here stand elsewhere on the page and have keys of their own.
    if (event.defaultPrevented || !(event.target instanceof HTMLElement) || !event.currentTarget.contains(event.target)) return;
    if (event.key === 'Tab') keepInside(event, event.currentTarget);
    else if (event.key === 'Escape' && event.target.getAttribute('aria-expanded') !== 'true') onClose();
  };
  return createPortal(
    <div ref={frame} role="dialog" aria-modal aria-labelledby={id} tabIndex={-1} className={styles.sheet} onKeyDown={handleKey}>
      <header className={styles.head}>
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={closeLabel} onClick={onClose} />
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {extra}
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>{foot}</footer>
    </div>,
    document.body,
  );
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** From the last place Tab goes on to the first, and back. */
function keepInside(event: KeyboardEvent, frame: HTMLElement): void {
  const places = [...frame.querySelectorAll<HTMLElement>(focusable)].filter(({ tabIndex }) => tabIndex >= 0);
  const [first, last] = [places[0], places.at(-1)];
  const isAtEnd = event.shiftKey ? event.target === first || event.target === frame : event.target === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
