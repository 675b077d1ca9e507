import type { Locale } from '@inkstone/schema';
import { areaPickerText } from './area-picker.locale.ts';
import styles from './area-picker.module.css';

interface AreaNoteProps {
  readonly state: 'loading' | 'failed' | 'none' | 'undivided';
  readonly locale: Locale;
  readonly onRetry?: () => void;
}

/** The state shown in place of a list: loading, failed or empty. */
export function AreaNote({ state, locale, onRetry }: AreaNoteProps) {
  return (
    <p className={styles.note} role={state === 'failed' ? 'alert' : 'status'}>
      {areaPickerText[state][locale]}{' '}
      {state === 'failed' ? (
        <button type="button" className="ink-plain-button" onClick={onRetry}>
          {areaPickerText.retry[locale]}
        </button>
      ) : null}
    </p>
  );
}
