import { datePartsOf, epochDay, instantFromEpoch, isFormulaError } from '@inkstone/formula';
import type { ControlOptions, Locale } from '@inkstone/schema';
import { useImperativeHandle, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import type { DateValue } from './date-value.ts';
import { isOffered, moveByKey, partsOfDay, startOf, movePages, type CalendarUnit } from './calendar-page.ts';
import { CalendarClock } from './CalendarClock.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { dateFormatOf, readDate, type DatePrecision } from './date-format.ts';
import { dateText } from './date.locale.ts';
import { useAnchoredPopup } from '../view/use-anchored-popup.ui.ts';
import { wallValue, type WallClock } from './wall-clock.ts';
import styles from './calendar.module.css';

export interface CalendarKeys {
  /** Handles a key pressed in the input; returns false for keys that the calendar does not use. */
  readonly handleKey: (event: KeyboardEvent) => boolean;
}

interface CalendarPopupProps {
  readonly ref: Ref<CalendarKeys>;
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly value: DateValue;
  readonly options: ControlOptions;
  readonly timeZone: string;
  readonly locale: Locale;
  /** The element id of the active cell. */
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
  /** `isDone` is true when there is nothing more to choose. */
  readonly onValue: (value: DateValue, isDone: boolean) => void;
}

const units: Readonly<Record<DatePrecision, CalendarUnit>> = { year: 'year', month: 'month', day: 'day', minute: 'day', second: 'day' };
const smallerUnit: Readonly<Record<CalendarUnit, CalendarUnit>> = { year: 'month', month: 'day', day: 'day' };
/** Keys that move into the page; all other keys belong to the text until then. */
const entering = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

/** A calendar below its input, or above if there is no room. Days outside the bounds of the field are disabled. */
export function CalendarPopup({ ref, id, anchor, value, options, timeZone, locale, active, onActive, onValue }: CalendarPopupProps) {
  const { precision } = dateFormatOf(options);
  const least = dayOf(options['minDate'], timeZone);
  const greatest = dayOf(options['maxDate'], timeZone);
  const now = wallNow(timeZone);
  const today = epochDay(now.year, now.month, now.day);
  const chosen = dayOf(value, timeZone);
  const [unit, setUnit] = useState<CalendarUnit>(units[precision]);
  const [shown, setShown] = useState({ at: within(chosen ?? today, least, greatest), of: chosen });
  const popup = useAnchoredPopup(anchor);
  // Typing a date moves the page to it.
  const at = shown.of === chosen ? shown.at : (chosen ?? shown.at);
  const show = (next: number): void => setShown({ at: next, of: chosen });
  const hasClock = precision === 'minute' || precision === 'second';
  const wall = readWall(value, timeZone) ?? now;
  const cellId = (day: number): string => `${id}-${unit}-${startOf(unit, day)}`;

  const pick = (day: number): void => {
    if (!isOffered(unit, startOf(unit, day), least, greatest)) return;
    if (unit === units[precision]) return onValue(wallValue({ ...wall, ...partsOfDay(day) }, options, timeZone), !hasClock);
    setUnit(smallerUnit[unit]);
    onActive(null);
    show(within(day, least, greatest));
  };
  const handleKey = (event: KeyboardEvent): boolean => {
    if (active === null && !entering.has(event.key)) return false;
    if (event.key === 'Enter') pick(at);
    const next = active === null && event.key.startsWith('Arrow') ? at : moveByKey(unit, at, event.key, event.shiftKey);
    if (next !== null) {
      show(next);
      onActive(cellId(next));
    }
    return next !== null || event.key === 'Enter';
  };
  useImperativeHandle(ref, () => ({ handleKey }));

  return (
    <div
      ref={popup}
      id={id}
      role="dialog"
      aria-label={dateText.calendar[locale]}
      className={styles.popup}
      // Keeps the focus in the input.
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
      }}
    >
      <CalendarHead
        unit={unit}
        at={at}
        locale={locale}
        onTurn={(months) => show(movePages('day', at, months))}
        onTurnPage={(pages) => show(movePages(unit, at, pages))}
        onUnit={setUnit}
      />
      <CalendarGrid {...{ unit, at, chosen, today, least, greatest, locale, cellId }} activeId={active} onPick={pick} />
      {hasClock ? (
        <CalendarClock
          wall={wall}
          hasSeconds={precision === 'second'}
          locale={locale}
          onWall={(next) => onValue(wallValue(next, options, timeZone), false)}
        />
      ) : null}
      <div className={styles.foot}>
        <button
          type="button"
          tabIndex={-1}
          disabled={!isOffered('day', today, least, greatest)}
          onClick={() => onValue(wallValue(now, options, timeZone), true)}
        >
          {dateText[hasClock ? 'now' : nowOf[units[precision]]][locale]}
        </button>
        <button type="button" tabIndex={-1} disabled={value === null} onClick={() => onValue(null, true)}>
          {dateText.clear[locale]}
        </button>
      </div>
    </div>
  );
}

const nowOf = { day: 'today', month: 'thisMonth', year: 'thisYear' } as const;

function readWall(value: unknown, timeZone: string): WallClock | null {
  const date = typeof value === 'string' ? readDate(value, timeZone) : null;
  return date && datePartsOf(date, timeZone);
}

function dayOf(value: unknown, timeZone: string): number | null {
  const wall = readWall(value, timeZone);
  return wall && epochDay(wall.year, wall.month, wall.day);
}

function wallNow(timeZone: string): WallClock {
  const date = instantFromEpoch(Date.now());
  // The device's clock may be wrong, even outside the supported years.
  return isFormulaError(date) ? { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 } : datePartsOf(date, timeZone);
}

const within = (at: number, least: number | null, greatest: number | null): number =>
  Math.min(Math.max(at, least ?? at), greatest ?? Math.max(at, least ?? at));
