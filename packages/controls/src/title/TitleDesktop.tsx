import type { FaceProps } from '../face.ts';
import { useSignalValue } from '../use-signal-value.ts';
import styles from './title.module.css';

export function TitleDesktop({ field, locale }: FaceProps) {
  const { align } = useSignalValue(field.options);
  return (
    <h1 className={styles.title} data-align={typeof align === 'string' ? align : 'left'}>
      {field.label(locale)}
    </h1>
  );
}
