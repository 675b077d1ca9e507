import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { formatInstant, isPast } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { dueTexts } from './due.locale.ts';
import styles from './due.module.css';

/** The due date of a task, marked when it is overdue; hidden where there is none. */
export function DueMark({ dueAt }: { readonly dueAt: string | null }) {
  const t = useTexts(dueTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  if (dueAt === null) return null;
  const time = formatInstant(dueAt, locale, timeZone);
  const isLate = isPast(dueAt);
  return (
    <span className={styles.mark} data-late={isLate || undefined}>
      <time dateTime={dueAt}>{t(isLate ? 'late' : 'due', { time })}</time>
    </span>
  );
}
