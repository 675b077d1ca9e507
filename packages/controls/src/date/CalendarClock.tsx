import type { Locale } from '@inkstone/schema';
import { dateText } from './date.locale.ts';
import type { WallClock } from './wall-clock.ts';
import styles from './calendar.module.css';

interface CalendarClockProps {
  readonly wall: WallClock;
  readonly hasSeconds: boolean;
  readonly locale: Locale;
  readonly onWall: (wall: WallClock) => void;
}

/** Inputs for the parts of the time of day. */
export function CalendarClock({ wall, hasSeconds, locale, onWall }: CalendarClockProps) {
  const parts = hasSeconds ? (['hour', 'minute', 'second'] as const) : (['hour', 'minute'] as const);
  return (
    <div className={styles.clock}>
      {parts.map((part) => (
        <select
          key={part}
          aria-label={dateText[part][locale]}
          value={wall[part]}
          onChange={({ target }) => onWall({ ...wall, [part]: Number(target.value) })}
        >
          {Array.from({ length: part === 'hour' ? 24 : 60 }, (_, at) => (
            <option key={at} value={at}>
              {String(at).padStart(2, '0')}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
