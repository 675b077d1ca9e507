import { Checkbox } from 'antd';
import { choiceName, choicesOf } from '../choice.ts';
import type { FaceProps } from '../face.ts';
import { useGroupAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';
import styles from './checkbox.module.css';

export function CheckboxDesktop({ field, form, locale, onBlur }: FaceProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const { group, disabled } = useGroupAttributes(field, locale);
  return (
    <div {...group} role="group" tabIndex={-1} onBlur={onBlur}>
      <Checkbox.Group
        className={(options['direction'] === 'vertical' ? styles.vertical : styles.horizontal) ?? ''}
        disabled={disabled}
        value={[...(value as readonly string[])]}
        options={choicesOf(options).map((choice) => ({ value: choice.value, label: choiceName(choice, locale) }))}
        onChange={(checked) => form.set(field.path, checked)}
      />
    </div>
  );
}
