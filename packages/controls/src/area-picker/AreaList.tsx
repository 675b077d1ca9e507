import { areaName, type AreaPath } from '@inkstone/areas';
import type { Locale } from '@inkstone/schema';
import { HighlightedText } from '@inkstone/ui-kit';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './area-picker.module.css';

interface AreaListProps {
  readonly label: string;
  readonly locale: Locale;
  /** One line each: only the finest area, or the whole path with `isWhole`. */
  readonly lines: readonly AreaPath[];
  readonly isWhole?: boolean;
  readonly search?: string;
  /** The code of the chosen area. */
  readonly chosen: string | undefined;
  readonly onChoose: (line: AreaPath) => void;
}

/** A list of areas to choose from. It is one tab stop; arrow keys move within it. */
export function AreaList({ label, locale, lines, isWhole = false, search, chosen, onChoose }: AreaListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const chosenAt = lines.findIndex((line) => line.at(-1)!.code === chosen);
  // A new list starts at its own chosen area.
  const [moved, setMoved] = useState({ lines, to: -1 });
  const at = moved.lines === lines && moved.to >= 0 ? moved.to : Math.max(chosenAt, 0);
  const optionId = (index: number): string => `${id}-${index}`;
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at, lines]);

  function handleKeyDown(event: KeyboardEvent): void {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
    if (to !== undefined) setMoved({ lines, to: Math.max(0, Math.min(to, lines.length - 1)) });
    else if (event.key === 'Enter' || event.key === ' ') onChoose(lines[at]!);
    else return;
    event.preventDefault();
  }

  return (
    <ul
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={optionId(at)}
      className={styles.list}
      onKeyDown={handleKeyDown}
    >
      {lines.map((line, index) => (
        <li
          key={line.at(-1)!.code}
          id={optionId(index)}
          role="option"
          aria-selected={index === chosenAt}
          data-at={index === at || undefined}
          className={styles.option}
          onClick={() => onChoose(line)}
        >
          <AreaLine line={isWhole ? line : line.slice(-1)} locale={locale} search={search} />
        </li>
      ))}
    </ul>
  );
}

/** In English, the local name follows. */
function AreaLine({ line, locale, search }: { readonly line: AreaPath; readonly locale: Locale; readonly search: string | undefined }) {
  const shown = line.filter((area, index) => area.name !== line[index - 1]?.name);
  const names = shown.map((area) => areaName(area, locale));
  const written = shown.map(({ name }) => name).join(' ');
  const text = (locale === 'en' ? names.toReversed() : names).join(locale === 'en' ? ', ' : ' ');
  return (
    <>
      <span>
        <HighlightedText text={text} search={search} />
      </span>
      {text === written ? null : (
        <span lang="zh-Hant" className={styles.written}>
          {written}
        </span>
      )}
    </>
  );
}
