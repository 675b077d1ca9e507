import { Checkbox } from 'antd';
import type { FaceProps } from '../face.ts';
import { useChoices } from '../use-choices.ts';
import { useGroupAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';
import styles from './checkbox.module.css';

export function CheckboxDesktop({ field, form, locale, onBlur }: FaceProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const { offered } = useChoices(field, locale);
  const { group, disabled } = useGroupAttributes(field, locale);
  return (
    <div {...group} role="group" tabIndex={-1} onBlur={onBlur}>
      <Checkbox.Group
        className={(options['direction'] === 'vertical' ? styles.vertical : styles.horizontal) ?? ''}
        disabled={disabled}
        value={[...(value as readonly string[])]}
        options={[...offered]}
        onChange={(checked) => form.set(field.path, checked)}
      />
    </div>
  );
}
