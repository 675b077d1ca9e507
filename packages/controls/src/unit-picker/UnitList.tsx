import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import type { Locale, Unit } from '@inkstone/schema';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ListState } from './ListState.tsx';
import { pageThrottleMs, unitRowHeight, useRowsInView } from './use-rows-in-view.ui.ts';
import type { UnitRow } from './unit-row.ts';
import { unitPickerText } from './unit-picker.locale.ts';
import { UnitIcon } from './UnitIcon.tsx';
import type { useUnitRows } from './use-unit-rows.ts';
import styles from './unit-list.module.css';

interface UnitListProps {
  readonly label: string;
  readonly list: ReturnType<typeof useUnitRows>;
  readonly locale: Locale;
  readonly isMulti: boolean;
  readonly picked: readonly Unit[];
  readonly onToggle: (unit: Unit) => void;
  /** Opens a department; unset if departments are opened elsewhere. */
  readonly onOpen?: (unit: Unit) => void;
}

/**
 * A list of any number of units: only those in view are rendered, and the next page is loaded before the end is reached. It is one tab
 * stop; arrow keys move, Enter and Space pick, the right arrow opens a department.
 */
export function UnitList({ label, list: { rows, found, more }, locale, isMulti, picked, onToggle, onOpen }: UnitListProps) {
  const container = useRef<HTMLDivElement>(null);
  const id = useId();
  const [active, setActive] = useState(0);
  const view = useRowsInView(container, rows.length);
  const isNearEnd = view.end >= rows.length;
  useEffect(() => {
    if (!isNearEnd || !more) return undefined;
    const timer = setTimeout(more, pageThrottleMs);
    return () => clearTimeout(timer);
  }, [isNearEnd, more]);
  if (rows.length === 0) return <ListState found={found} locale={locale} />;

  const ids = new Set(picked.map((unit) => unit.id));
  const at = Math.min(active, rows.length - 1);

  const shown = rows.slice(view.first, view.end).map((row, offset) => ({ row, index: view.first + offset }));

  function choose(row: UnitRow): void {
    if (row.pickable) onToggle(row.unit);
    else if (row.opens) onOpen?.(row.unit);
  }

  function handleKey(event: KeyboardEvent): void {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) {
      const next = Math.max(0, Math.min(rows.length - 1, to));
      setActive(next);
      view.reveal(next);
    } else if (event.key === 'Enter' || event.key === ' ') choose(rows[at]!);
    else if (event.key === 'ArrowRight' && rows[at]!.opens) onOpen?.(rows[at]!.unit);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <div ref={container} className={styles.list}>
        <div
          role="listbox"
          aria-label={label}
          aria-multiselectable={isMulti || undefined}
          aria-activedescendant={`${id}-${at}`}
          aria-busy={found.state === 'loading' || undefined}
          tabIndex={0}
          style={{ height: rows.length * unitRowHeight }}
          className={styles.all}
          onKeyDown={handleKey}
        >
          {shown.map(({ row, index }) => (
            <div
              key={`${row.unit.unitType}:${row.unit.id}`}
              id={`${id}-${index}`}
              role="option"
              aria-label={row.note === '' ? row.unit.name : `${row.unit.name} ${row.note}`}
              aria-selected={ids.has(row.unit.id)}
              aria-posinset={index + 1}
              aria-setsize={setSize(rows.length, more !== null)}
              data-active={index === at || undefined}
              data-opens={(row.opens && onOpen !== undefined) || undefined}
              className={styles.row}
              style={{ top: index * unitRowHeight, height: unitRowHeight }}
              onClick={() => {
                setActive(index);
                choose(row);
              }}
            >
              <UnitIcon unit={row.unit} />
              <span className={styles.name}>{row.unit.name}</span>
              <span className={styles.note}>{row.note}</span>
              {ids.has(row.unit.id) ? <CheckOutlined aria-hidden className={styles.mark} /> : null}
            </div>
          ))}
        </div>
        {/* Outside the list, because an option cannot contain buttons. The right arrow does the same. */}
        {onOpen
          ? shown
              .filter(({ row }) => row.opens)
              .map(({ row, index }) => (
                <button
                  key={row.unit.id}
                  type="button"
                  tabIndex={-1}
                  className={styles.open}
                  style={{ top: index * unitRowHeight, height: unitRowHeight }}
                  aria-label={`${unitPickerText.open[locale]} ${row.unit.name}`}
                  onClick={() => onOpen(row.unit)}
                >
                  <RightOutlined aria-hidden />
                </button>
              ))
          : null}
      </div>
      {found.state === 'failed' ? <ListState found={found} locale={locale} /> : null}
    </>
  );
}

/** Returns the ARIA set size: unknown (-1) while there are more pages. */
function setSize(length: number, isOpenEnded: boolean): number {
  return isOpenEnded ? -1 : length;
}
