import { areaName, type AreaDepth, type AreaPath } from '@inkstone/areas';
import type { Locale } from '@inkstone/schema';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { areaPickerText } from './area-picker.locale.ts';
import styles from './area-picker.module.css';

interface AreaTabsProps {
  /** The levels that can be opened: up to and including the first one without a choice. */
  readonly levels: readonly number[];
  readonly level: number;
  readonly path: AreaPath;
  readonly depth: AreaDepth;
  readonly locale: Locale;
  readonly onLevel: (level: number) => void;
  readonly children: (level: number) => ReactNode;
}

/** A tab for province, city and district, labelled with the chosen area. */
export function AreaTabs({ levels, level, path, depth, locale, onLevel, children }: AreaTabsProps) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent): void {
    const to = { ArrowRight: level + 1, ArrowLeft: level - 1, Home: 0, End: levels.length - 1 }[event.key];
    if (to === undefined || !levels.includes(to)) return;
    event.preventDefault();
    onLevel(to);
    (tabs.current?.children[to] as HTMLElement | undefined)?.focus();
  }

  return (
    <>
      <div ref={tabs} role="tablist" className={styles.tabs} onKeyDown={handleKeyDown}>
        {Array.from({ length: depth }, (_, at) => (
          <button
            key={at}
            type="button"
            role="tab"
            id={`${id}-${at}`}
            aria-controls={`${id}-panel`}
            aria-selected={at === level}
            tabIndex={at === level ? 0 : -1}
            disabled={!levels.includes(at)}
            className={styles.tab}
            onClick={() => onLevel(at)}
          >
            <span className={styles.level}>{areaPickerText.levels[at]![locale]}</span>
            <span className={styles.chosen}>{path[at] ? areaName(path[at], locale) : areaPickerText.choose[locale]}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${level}`}>
        {children(level)}
      </div>
    </>
  );
}
