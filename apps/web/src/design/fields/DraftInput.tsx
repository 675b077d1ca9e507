import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './fields.module.css';

export interface DraftInputProps {
  /** The accessible name. */
  readonly label: string;
  readonly value: string;
  /** Called with the text, and with the value that was shown when the person began to type. */
  readonly onCommit: (text: string, seen: string) => void;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly isCode?: boolean;
  readonly id?: string;
}

/** A pause in typing after which the text is saved. */
const pauseMilliseconds = 800;

/** A text that is saved when the person leaves it, presses Enter or stops typing; Escape takes back what is not saved. */
export function DraftInput({ label, value, onCommit, disabled = false, placeholder, maxLength, isCode = false, id }: DraftInputProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly seen: string } | null>(null);
  const latest = useRef<() => void>(() => undefined);
  const isComposing = useRef(false);
  // Enter commits, and the focus may leave before the draft is gone: it is committed once.
  const committed = useRef<typeof draft>(null);
  const commit = () => {
    if (draft === null || draft === committed.current) return;
    committed.current = draft;
    setDraft(null);
    if (draft.text !== draft.seen) onCommit(draft.text, draft.seen);
  };
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => isComposing.current || latest.current(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setDraft(null);
  };
  return (
    <input
      id={id}
      className={isCode ? `${styles.cell} ${styles.code}` : styles.cell}
      aria-label={label}
      data-draft={draft === null ? undefined : ''}
      value={draft?.text ?? value}
      disabled={disabled}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={isCode ? false : undefined}
      onChange={(event) => setDraft({ text: event.target.value, seen: draft?.seen ?? value })}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => (isComposing.current = false)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
