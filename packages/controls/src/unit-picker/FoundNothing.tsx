import type { Locale } from '@inkstone/schema';
import type { Found } from '../face/use-found.ts';
import { unitPickerText } from './unit-picker.locale.ts';
import styles from './unit-picker.module.css';

interface FoundNothingProps {
  readonly found: Found<unknown> & { readonly retry: () => void };
  readonly locale: Locale;
}

/** Stands where a list would: it is being read, could not be read, or has nothing. */
export function FoundNothing({ found, locale }: FoundNothingProps) {
  if (found.state === 'failed') {
    return (
      <p className={styles.note} role="alert">
        {unitPickerText.failed[locale]}{' '}
        <button type="button" className="ink-plain-button" onClick={found.retry}>
          {unitPickerText.retry[locale]}
        </button>
      </p>
    );
  }
  return (
    <p className={styles.note} role="status">
      {unitPickerText[found.state === 'loading' ? 'loading' : 'none'][locale]}
    </p>
  );
}
