import type { Json } from '@inkstone/design';
import { useLocale } from '../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../fields/DraftInput.tsx';
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

export function SwitchEditor({ id, label, value, isFixed, onChange }: SettingEditorProps) {
  return (
    <input
      id={id}
      type="checkbox"
      className={styles.check}
      aria-label={label}
      checked={value === true}
      disabled={isFixed}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** What is no number is kept, so that the check can say what is wrong with it. */
export const numberOf = (text: string): number | string | undefined =>
  text.trim() === '' ? undefined : Number.isFinite(Number(text)) ? Number(text) : text;

export const numberText = (value: Json | undefined): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';

export function NumberEditor({ id, label, value, isFixed, onChange }: SettingEditorProps) {
  return <DraftInput id={id} label={label} value={numberText(value)} disabled={isFixed} onCommit={(text) => onChange(numberOf(text))} />;
}
