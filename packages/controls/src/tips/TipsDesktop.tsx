import { InfoCircleOutlined } from '@ant-design/icons';
import { localizedOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import styles from './tips.module.css';

/** Advice in a quiet frame; without words of its own its name. */
export function TipsDesktop({ field, locale }: FaceProps) {
  const options = useSignalValue(field.options);
  return (
    <p className={styles.tips} role="note">
      <InfoCircleOutlined aria-hidden />
      <span>{localizedOption(options, 'tips', locale) ?? field.label(locale)}</span>
    </p>
  );
}
