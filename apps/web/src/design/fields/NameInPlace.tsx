import { useRef, useState } from 'react';
import styles from './fields.module.css';

interface NameInPlaceProps {
  /** The accessible name. */
  readonly label: string;
  readonly name: string;
  readonly maxLength: number;
  readonly className?: string | undefined;
  /** Called once, with the name to save, null if nothing is to be saved, and with the name that the person saw when they began. */
  readonly onDone: (name: string | null, seen: string) => void;
}

/** Edits a name where it stands on a canvas; Enter and leaving save it, Escape does not. An empty name is not saved. */
export function NameInPlace({ label, name, maxLength, className = '', onDone }: NameInPlaceProps) {
  const [text, setText] = useState(name);
  // Somebody else may change it meanwhile.
  const [seen] = useState(name);
  const isDone = useRef(false);
  const finish = (isSaved: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    const next = text.trim();
    onDone(isSaved && next !== '' && next !== seen ? next : null, seen);
  };
  return (
    <input
      className={`${styles.nameInPlace} ${className}`}
      autoFocus
      aria-label={label}
      value={text}
      maxLength={maxLength}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(true)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') finish(true);
        if (event.key === 'Escape') finish(false);
      }}
    />
  );
}
