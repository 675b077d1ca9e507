import { Form, Select } from 'antd';
import { useId, useState } from 'react';
import { Paper } from '@inkstone/ui-kit';
import { useOrganizationTimeZone } from '../../platform/config/use-public-config.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { CalendarFields, WorkingCalendar } from './calendar-fields.ts';
import { calendarTexts } from './calendar.locale.ts';
import { dayText } from './day-text.ts';
import settingsStyles from '../settings/settings.module.css';
import adminStyles from '../admin.module.css';
import styles from './calendar.module.css';

type Region = WorkingCalendar['regions'][number];

/** The public holidays and make-up days of the selected region, by year. */
export function RegionDays({ regions }: { readonly regions: readonly Region[] }) {
  const t = useTexts(calendarTexts);
  const id = useId();
  const code = Form.useWatch<string | undefined>('region');
  const region = regions.find((each) => each.code === code);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={adminStyles.heading}>
        {t('yearList')}
      </h2>
      {region ? <Year region={region} /> : <p className="ink-muted">{t('noRegion')}</p>}
    </section>
  );
}

function Year({ region }: { readonly region: Region }) {
  const t = useTexts(calendarTexts);
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const ownDays = Form.useWatch<CalendarFields['ownDays'] | undefined>('ownDays') ?? [];
  const years = [...new Set(region.days.map(yearOf))];
  const [chosenYear, setYear] = useState(() => Number(new Date().toLocaleDateString('en-CA', { timeZone, year: 'numeric' })));
  const year = years.includes(chosenYear) ? chosenYear : years.at(-1)!;
  const replaced = new Set(ownDays.map((day) => day?.date));
  return (
    <>
      <Select
        className={settingsStyles.short!}
        aria-label={t('year')}
        value={year}
        onChange={setYear}
        options={years.map((value) => ({ value, label: String(value) }))}
      />
      {region.announced.includes(year) ? null : <p className="ink-muted ink-small">{t('notAnnounced')}</p>}
      <Paper className={styles.year!}>
        <ul className={adminStyles.list} aria-label={`${t(region.code)} ${year}`}>
          {region.days
            .filter((day) => yearOf(day) === year)
            .map(({ date, kind, name }) => (
              <li key={date}>
                <p>
                  <span className={styles.date}>{dayText(date, locale)}</span> {name[locale]}
                </p>
                <span className="ink-muted ink-small">{t(replaced.has(date) ? 'replaced' : kind)}</span>
              </li>
            ))}
        </ul>
      </Paper>
    </>
  );
}

const yearOf = ({ date }: Region['days'][number]): number => Number(date.slice(0, 4));
