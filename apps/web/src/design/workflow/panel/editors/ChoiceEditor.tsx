import { useLocale } from '../../../../platform/i18n/use-texts.ts';
import type { SettingEditorProps } from '../setting.ts';
import styles from '../../../form/panel/panel.module.css';

export function ChoiceEditor({ id, label, value, isFixed, onChange, setting }: SettingEditorProps) {
  const locale = useLocale();
  const { choices = [] } = setting;
  const text = typeof value === 'string' ? value : '';
  return (
    <select
      id={id}
      className={styles.select}
      aria-label={label}
      value={text}
      disabled={isFixed}
      onChange={(event) => onChange(event.target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label[locale]}
        </option>
      ))}
      {choices.some((choice) => choice.value === text) ? null : <option value={text}>{text}</option>}
    </select>
  );
}
