import { useState } from 'react';
import type { FaceProps } from '../face/face.ts';
import { safeStyle } from '../markup/safe-style.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { descriptionText } from './description.locale.ts';
import styles from './description.module.css';

/** From here on a text may be folded. */
const longFrom = 120;

export function DescriptionDesktop({ field, locale }: FaceProps) {
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
