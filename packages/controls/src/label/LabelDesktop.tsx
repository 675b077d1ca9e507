import type { FaceProps } from '../face/face.ts';
import { safeStyle } from '../markup/safe-style.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import styles from './label.module.css';

export function LabelDesktop({ field, locale }: FaceProps) {
  return (
    <p className={styles.label} style={safeStyle(useSignalValue(field.options))}>
      {field.label(locale)}
    </p>
  );
}
