import { Radio } from 'antd';
import type { FaceProps } from '../face.ts';
import { useChoices } from '../use-choices.ts';
import { useGroupAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';

export function RadioDesktop({ field, form, locale, onBlur }: FaceProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const { offered } = useChoices(field, locale);
  const { group, disabled } = useGroupAttributes(field, locale);
  return (
    <div {...group} role="radiogroup" tabIndex={-1} onBlur={onBlur}>
      <Radio.Group
        name={group.id}
        disabled={disabled}
        vertical={options['direction'] === 'vertical'}
        value={value}
        options={[...offered]}
        onChange={(event) => form.set(field.path, event.target.value)}
      />
    </div>
  );
}
