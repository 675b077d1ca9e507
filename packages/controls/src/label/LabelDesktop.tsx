import type { ViewProps } from '../view/control-view.ts';
import { safeStyle } from '../markup/safe-style.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import styles from './label.module.css';

export function LabelDesktop({ field, locale }: ViewProps) {
  return (
    <p className={styles.label} style={safeStyle(useSignalValue(field.options))}>
      {field.label(locale)}
    </p>
  );
}
