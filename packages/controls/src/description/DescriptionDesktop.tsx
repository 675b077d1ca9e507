import { useState } from 'react';
import type { ViewProps } from '../view/control-view.ts';
import { safeStyle } from '../markup/safe-style.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { descriptionText } from './description.locale.ts';
import styles from './description.module.css';

/** Texts of at least this many characters can be folded. */
const longFrom = 120;

export function DescriptionDesktop({ field, locale }: ViewProps) {
  const options = useSignalValue(field.options);
  const [isOpen, setOpen] = useState(options['defaultOpen'] !== false);
  const text = field.label(locale);
  const isLong = text.length > longFrom || text.includes('\n');
  return (
    <div className={styles.description}>
      <p className={isLong && !isOpen ? styles.folded : styles.text} style={safeStyle(options)}>
        {text}
      </p>
      {isLong ? (
        <button type="button" className="ink-plain-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {descriptionText[isOpen ? 'close' : 'open'][locale]}
        </button>
      ) : null}
    </div>
  );
}
