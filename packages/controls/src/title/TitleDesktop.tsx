import type { FaceProps } from '../face.ts';
import { textOption } from '../declared-option.ts';
import { safeStyle } from '../safe-style.ts';
import { useSignalValue } from '../use-signal-value.ts';
import styles from './title.module.css';

export function TitleDesktop({ field, locale }: FaceProps) {
  const options = useSignalValue(field.options);
  return (
    <h1 className={styles.title} data-align={textOption(options, 'align') ?? 'left'} style={safeStyle(options)}>
      {field.label(locale)}
    </h1>
  );
}
