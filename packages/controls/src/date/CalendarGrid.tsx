import type { Locale } from '@inkstone/schema';
import { isOffered, pageRows, startOf, type CalendarCell, type CalendarUnit } from './calendar-page.ts';
import { dayName, weekdayNames } from './calendar-names.ts';
import styles from './calendar.module.css';

interface CalendarGridProps {
  readonly unit: CalendarUnit;
  readonly at: number;
  readonly chosen: number | null;
  readonly today: number;
  readonly least: number | null;
  readonly greatest: number | null;
  readonly locale: Locale;
  readonly cellId: (day: number) => string;
  readonly activeId: string | null;
  readonly onPick: (day: number) => void;
}

/** The cells of one calendar page. */
export function CalendarGrid(props: CalendarGridProps) {
  const { unit, at, locale } = props;
  return (
    <table role="grid" className={styles.grid} data-unit={unit}>
      {unit === 'day' ? (
        <thead>
          <tr>
            {weekdayNames(locale).map(({ short, full }) => (
              <th key={full} scope="col" abbr={full}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {pageRows(unit, at, locale).map((row) => (
          <tr key={row[0]!.at}>
            {row.map((cell) => (
              <Cell key={cell.at} cell={cell} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({
  cell,
  unit,
  chosen,
  today,
  least,
  greatest,
  locale,
  cellId,
  activeId,
  onPick,
}: CalendarGridProps & { readonly cell: CalendarCell }) {
  const id = cellId(cell.at);
  return (
    <td
      id={id}
      role="gridcell"
      aria-label={unit === 'day' ? dayName(cell.at, locale) : undefined}
      aria-selected={chosen !== null && startOf(unit, chosen) === cell.at}
      aria-current={startOf(unit, today) === cell.at ? 'date' : undefined}
      aria-disabled={!isOffered(unit, cell.at, least, greatest) || undefined}
      data-outside={cell.isOtherMonth || undefined}
      data-active={id === activeId || undefined}
      onClick={() => onPick(cell.at)}
    >
      {cell.text}
    </td>
  );
}
