import type { CallOutput, listInstanceLogs } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { formTexts } from '../form.locale.ts';
import styles from '../form.module.css';

type AutomaticWork = CallOutput<typeof listInstanceLogs>['automatic'][number];

/** An automatic step that the instance waits for: a timer, a response, other instances. */
export function AutomaticEntry({ work }: { readonly work: AutomaticWork }) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const at = (instant: string): string => formatInstant(instant, locale, timeZone);
  const texts = {
    timer: work.dueAt ? t('waitsUntil', { time: at(work.dueAt) }) : '',
    service: t('waitsForAnswer'),
    subprocess: t('waitsForChildren', { count: work.running }),
  } as const;
  return (
    <li className={styles.entry} data-waiting>
      <p className={styles.entryHead}>
        <strong>{localizedName({ name: work.activityName, name_i18n: work.activityName_i18n }, locale)}</strong>
      </p>
      <p className={styles.entryTime}>
        {texts[work.kind]} · {t('since', { time: at(work.since) })}
      </p>
    </li>
  );
}
