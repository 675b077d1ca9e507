import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { urgeTexts } from './urge.locale.ts';

interface Urged {
  readonly count: number;
  readonly by: string;
  readonly at: string;
}

/** How often a task was urged, and by whom last; hidden where it never was. */
export function UrgeMark({ urged }: { readonly urged: Urged | null }) {
  const t = useTexts(urgeTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  if (urged === null) return null;
  const last = t('lastUrged', { name: urged.by, time: formatInstant(urged.at, locale, timeZone) });
  return (
    <span title={last}>
      {t('urged', { count: urged.count })}
      <span className="ink-hidden"> {last}</span>
    </span>
  );
}
