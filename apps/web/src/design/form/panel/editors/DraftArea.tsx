import { useEffect, useRef, useState } from 'react';
import styles from '../panel.module.css';

interface DraftAreaProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly isFixed: boolean;
  readonly isCode?: boolean;
  readonly onCommit: (text: string) => void;
}

/** A text of several lines that is saved when the person leaves it; Escape takes back what is not saved. */
export function DraftArea({ id, label, value, isFixed, isCode = false, onCommit }: DraftAreaProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef<() => void>(() => undefined);
  const commit = () => {
    if (draft !== null && draft !== value) onCommit(draft);
    setDraft(null);
  };
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => () => latest.current(), []);
  return (
    <textarea
      id={id}
      className={isCode ? `${styles.area} ${styles.code}` : styles.area}
      aria-label={label}
      data-draft={draft === null ? undefined : ''}
      rows={isCode ? 3 : 2}
      value={draft ?? value}
      disabled={isFixed}
      spellCheck={!isCode}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
    />
  );
}
