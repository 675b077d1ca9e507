import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button } from 'antd';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './full-sheet.module.css';

interface FullSheetProps {
  readonly title: string;
  readonly closeLabel: string;
  /** The id of the element that receives the focus on opening; by default the dialog itself. */
  readonly focusId: string | null;
  readonly extra: ReactNode;
  readonly foot: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A full-screen dialog for phones. It traps Tab and closes on Escape; the focus then returns to where it was. */
export function FullSheet({ title, closeLabel, focusId, extra, foot, onClose, children }: FullSheetProps) {
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
    if (focusId !== null) document.getElementById(focusId)?.focus();
  }, [focusId]);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // Dialogs opened from here are elsewhere in the page and handle their own keys.
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

/** Wraps Tab from the last element to the first, and back. */
function keepInside(event: KeyboardEvent, frame: HTMLElement): void {
  const stops = [...frame.querySelectorAll<HTMLElement>(focusable)].filter(({ tabIndex }) => tabIndex >= 0);
  const [first, last] = [stops[0], stops.at(-1)];
  const isAtEnd = event.shiftKey ? event.target === first || event.target === frame : event.target === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
