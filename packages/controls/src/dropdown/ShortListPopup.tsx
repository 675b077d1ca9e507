import type { RefObject } from 'react';
import { useAnchoredPopup } from '../view/use-anchored-popup.ui.ts';
import styles from './short-list.module.css';

export interface ListEntry {
  readonly value: string;
  readonly label: string;
}

interface ShortListPopupProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly entries: readonly ListEntry[];
  readonly chosen: string;
  readonly at: number;
  readonly optionId: (index: number) => string;
  readonly onActive: (index: number) => void;
  readonly onPick: (entry: ListEntry) => void;
}

/** The popup of a short list. The focus stays on its button. */
export function ShortListPopup({ id, anchor, entries, chosen, at, optionId, onActive, onPick }: ShortListPopupProps) {
  const popup = useAnchoredPopup(anchor, true);
  return (
    <div ref={popup} id={id} role="listbox" className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      {entries.map((entry, index) => (
        <div
          key={entry.value}
          id={optionId(index)}
          role="option"
          aria-selected={entry.value === chosen}
          className={styles.option}
          data-active={index === at || undefined}
          data-empty={entry.value === '' || undefined}
          onMouseEnter={() => onActive(index)}
          onClick={() => onPick(entry)}
        >
          {entry.label}
        </div>
      ))}
    </div>
  );
}
