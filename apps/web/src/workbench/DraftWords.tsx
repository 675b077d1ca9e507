import { useTimeZone } from '../platform/config/use-public-config.ts';
import { formatInstant } from '../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import type { DraftExcerpt } from './use-draft-excerpts.ts';
import { workbenchTexts } from './workbench.locale.ts';

interface DraftWordsProps {
  readonly savedAt: string;
  /** Undefined while it is not known. */
  readonly excerpt: DraftExcerpt | undefined;
}

/** What tells one draft from another of the same form: when it was saved and what was filled in. */
export function DraftWords({ savedAt, excerpt }: DraftWordsProps) {
  const t = useTexts(workbenchTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <span className="work-line-meta">
      <span>{t('savedAt', { time: formatInstant(savedAt, locale, timeZone) })}</span>
      {excerpt?.map(({ label, text }) => (
        <span key={label}>{t('filledIn', { label, text })}</span>
      ))}
      {excerpt?.length === 0 ? <span>{t('nothingFilledIn')}</span> : null}
    </span>
  );
}
