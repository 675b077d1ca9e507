import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import { localizedOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import styles from './tips.module.css';

/** A hint in a box; shows its name if it has no text. */
export function TipsDesktop({ field, locale }: ViewProps) {
  const options = useSignalValue(field.options);
  return (
    <p className={styles.tips} role="note">
      <InfoCircleOutlined aria-hidden />
      <span>{localizedOption(options, 'tips', locale) ?? field.label(locale)}</span>
    </p>
  );
}
