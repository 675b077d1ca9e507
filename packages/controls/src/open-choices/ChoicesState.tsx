import type { Field, FieldChoices } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { openChoicesText } from './open-choices.locale.ts';
import styles from './open-choices.module.css';

interface ChoicesStateProps {
  readonly field: Field;
  readonly found: FieldChoices;
  readonly isEmpty: boolean;
  readonly locale: Locale;
}

/** The state of choices that are loaded on demand: loading, failed, or more available. */
export function ChoicesState({ field, found, isEmpty, locale }: ChoicesStateProps) {
  const text = (key: keyof typeof openChoicesText): string => openChoicesText[key][locale];
  if (found.state === 'loading')
    return (
      <p className={styles.state} role="status">
        {text('loading')}
      </p>
    );
  if (found.state === 'failed')
    return (
      <p className={styles.state} role="status">
        {text('failed')}
        <button type="button" className="ink-plain-button" onClick={() => field.retry()}>
          {text('retry')}
        </button>
      </p>
    );
  if (isEmpty) return <p className={styles.state}>{text('none')}</p>;
  return found.more ? (
    <p className={styles.state}>
      <button type="button" className="ink-plain-button" onClick={() => field.loadMoreChoices()}>
        {text('more')}
      </button>
    </p>
  ) : null;
}
