import type { Locale } from '@inkstone/schema';
import type { AsyncState } from '../view/use-async.ts';
import { unitPickerText } from './unit-picker.locale.ts';
import styles from './unit-picker.module.css';

interface ListStateProps {
  readonly found: AsyncState<unknown> & { readonly retry: () => void };
  readonly locale: Locale;
}

/** The state shown in place of a list: loading, failed or empty. */
export function ListState({ found, locale }: ListStateProps) {
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
