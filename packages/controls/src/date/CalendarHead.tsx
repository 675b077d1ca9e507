import type { Locale } from '@inkstone/schema';
import { pageRows, partsOfDay, type CalendarUnit } from './calendar-page.ts';
import { monthName } from './calendar-names.ts';
import { dateText } from './date.locale.ts';
import styles from './calendar.module.css';

interface CalendarHeadProps {
  readonly unit: CalendarUnit;
  readonly at: number;
  readonly locale: Locale;
  readonly onTurn: (months: number) => void;
  readonly onTurnPage: (pages: number) => void;
  readonly onUnit: (unit: CalendarUnit) => void;
}

/** The title of the page and the buttons to other pages. The buttons are not tab stops: the calendar has keys for the same moves. */
export function CalendarHead({ unit, at, locale, onTurn, onTurnPage, onUnit }: CalendarHeadProps) {
  const turn = (key: 'before' | 'after' | 'yearBefore' | 'yearAfter', sign: string, onClick: () => void) => (
    <button type="button" tabIndex={-1} className={styles.turn} aria-label={dateText[key][locale]} onClick={onClick}>
      {sign}
    </button>
  );
  return (
    <div className={styles.head}>
      {unit === 'day' ? turn('yearBefore', '«', () => onTurn(-12)) : null}
      {turn('before', '‹', () => onTurnPage(-1))}
      <span className={styles.title} aria-live="polite">
        <Title unit={unit} at={at} locale={locale} onUnit={onUnit} />
      </span>
      {turn('after', '›', () => onTurnPage(1))}
      {unit === 'day' ? turn('yearAfter', '»', () => onTurn(12)) : null}
    </div>
  );
}

function Title({ unit, at, locale, onUnit }: Pick<CalendarHeadProps, 'unit' | 'at' | 'locale' | 'onUnit'>) {
  const { year } = partsOfDay(at);
  if (unit === 'year') {
    const years = pageRows('year', at, locale).flat();
    return `${years[0]!.text}–${years.at(-1)!.text}`;
  }
  const yearButton = (
    <button type="button" tabIndex={-1} onClick={() => onUnit('year')}>
      {dateText.year[locale].replace('{year}', String(year))}
    </button>
  );
  if (unit === 'month') return yearButton;
  const monthButton = (
    <button type="button" tabIndex={-1} onClick={() => onUnit('month')}>
      {monthName(at, locale)}
    </button>
  );
  return locale === 'zh' ? (
    <>
      {yearButton} {monthButton}
    </>
  ) : (
    <>
      {monthButton} {yearButton}
    </>
  );
}
