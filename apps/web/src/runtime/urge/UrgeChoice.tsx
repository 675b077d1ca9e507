import { Radio } from 'antd';
import type { CallOutput, getUrgeInfo } from '@inkstone/api';
import { joinPhrases, localizedName } from '@inkstone/schema';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { urgeTexts } from './urge.locale.ts';
import styles from './urge.module.css';

/** A handler who can be urged: the activity, how often they were urged, and when it is possible again. */
export function UrgeChoice({ item }: { readonly item: CallOutput<typeof getUrgeInfo>['items'][number] }) {
  const t = useTexts(urgeTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const at = (instant: string) => formatInstant(instant, locale, timeZone);
  const notes = [
    item.own ? t('own') : null,
    item.count > 0 ? t('urged', { count: item.count }) : null,
    item.last ? t('lastUrged', { name: item.last.by.name, time: at(item.last.at) }) : null,
    item.againAt && !item.own ? t('again', { time: at(item.againAt) }) : null,
  ].filter((note) => note !== null);
  return (
    <Radio className={styles.choice!} value={item.workItemId} disabled={item.own || item.againAt !== null}>
      <span>
        {item.handler.name} · {localizedName({ name: item.activityName, name_i18n: item.activityName_i18n }, locale)}
      </span>
      {notes.length > 0 ? <span className={styles.notes}>{joinPhrases(notes, locale)}</span> : null}
    </Radio>
  );
}
