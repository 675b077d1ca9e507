import { useTimeZone } from '../platform/config/use-public-config.ts';
import { formatInstant } from '../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import type { DraftExcerpt } from './use-draft-excerpts.ts';
import { workbenchTexts } from './workbench.locale.ts';
import styles from './workbench.module.css';

interface DraftDetailsProps {
  readonly savedAt: string;
  /** Undefined while it is loading. */
  readonly excerpt: DraftExcerpt | undefined;
}

/** Distinguishes drafts of the same form: when they were saved and what was filled in. */
export function DraftDetails({ savedAt, excerpt }: DraftDetailsProps) {
  const t = useTexts(workbenchTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <span className={styles.lineMeta}>
      <span>{t('savedAt', { time: formatInstant(savedAt, locale, timeZone) })}</span>
      {excerpt?.map(({ label, text }) => (
        <span key={label}>{t('filledIn', { label, text })}</span>
      ))}
      {excerpt?.length === 0 ? <span>{t('nothingFilledIn')}</span> : null}
    </span>
  );
}
