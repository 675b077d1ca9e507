import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { ViewProps } from '../view/control-view.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { ShortListPopup, type ListEntry } from './ShortListPopup.tsx';
import styles from './short-list.module.css';
import { useShortList } from './use-short-list.ts';

/** A button that opens a short list below it. Arrow keys, Home, End and first letters move, Enter chooses, Escape closes. */
export function ShortList({ field, form, locale, onBlur, compact = false }: ViewProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const attributes = useInputAttributes(field, locale);
  const { offered, chosen, nothing, mayEmpty } = useShortList({ field, locale });
  const [active, setActive] = useState<number | null>(null);
  const entries: readonly ListEntry[] = [...(mayEmpty ? [{ value: '', label: nothing }] : []), ...offered];
  const isOpen = active !== null;
  const at = Math.min(active ?? 0, entries.length - 1);
  const optionId = (index: number): string => `${id}-${index}`;
  const open = (): void =>
    setActive(
      Math.max(
        entries.findIndex(({ value }) => value === chosen),
        0,
      ),
    );
  const close = (): void => setActive(null);
  const pick = (entry: ListEntry | undefined): void => {
    close();
    if (entry) form.set(field.path, entry.value || null);
  };

  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (isOpen ? setActive(Math.min(at + 1, entries.length - 1)) : open()),
    ArrowUp: () => (isOpen ? setActive(Math.max(at - 1, 0)) : open()),
    Home: () => setActive(0),
    End: () => setActive(entries.length - 1),
    Enter: () => (isOpen ? pick(entries[at]) : open()),
    ' ': () => (isOpen ? pick(entries[at]) : open()),
    Escape: close,
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key === 'Escape' && !isOpen)) return;
    const letter = event.key.length === 1 && event.key !== ' ' ? event.key.toLowerCase() : null;
    const found = letter === null ? -1 : nextWith(letter, entries, at);
    if (found >= 0) setActive(found);
    else if (moves[event.key]) moves[event.key]!();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <span className={styles.frame}>
      <button
        {...attributes}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id, 'aria-activedescendant': optionId(at) })}
        className={styles.list}
        data-bare={compact || undefined}
        data-empty={chosen === '' || undefined}
        onClick={isOpen ? close : open}
        onKeyDown={handleKey}
        onBlur={() => {
          close();
          onBlur();
        }}
      >
        {chosen === '' ? nothing : (offered.find(({ value }) => value === chosen)?.label ?? chosen)}
      </button>
      {isOpen ? (
        <ShortListPopup
          id={id}
          anchor={button}
          entries={entries}
          chosen={chosen}
          at={at}
          optionId={optionId}
          onActive={setActive}
          onPick={pick}
        />
      ) : null}
    </span>
  );
}

/** Returns the next entry after the given index, wrapping around, that begins with the letter. */
function nextWith(letter: string, entries: readonly ListEntry[], from: number): number {
  const order = entries.map((_, step) => (from + 1 + step) % entries.length);
  return order.find((index) => entries[index]!.value !== '' && entries[index]!.label.toLowerCase().startsWith(letter)) ?? -1;
}
