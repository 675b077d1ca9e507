import type { ViewProps } from '../view/control-view.ts';
import { textOption } from '../options/declared-option.ts';
import { safeStyle } from '../markup/safe-style.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import styles from './title.module.css';

export function TitleDesktop({ field, locale }: ViewProps) {
  const options = useSignalValue(field.options);
  return (
    <h1 className={styles.title} data-align={textOption(options, 'align') ?? 'left'} style={safeStyle(options)}>
      {field.label(locale)}
    </h1>
  );
}
