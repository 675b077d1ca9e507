import { Radio } from 'antd';
import { choiceName, choicesOf } from '../choice.ts';
import type { FaceProps } from '../face.ts';
import { useGroupAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';

export function RadioDesktop({ field, form, locale, onBlur }: FaceProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const { group, disabled } = useGroupAttributes(field, locale);
  return (
    <div {...group} role="radiogroup" tabIndex={-1} onBlur={onBlur}>
      <Radio.Group
        name={group.id}
        disabled={disabled}
        vertical={options['direction'] === 'vertical'}
        value={value}
        options={choicesOf(options).map((choice) => ({ value: choice.value, label: choiceName(choice, locale) }))}
        onChange={(event) => form.set(field.path, event.target.value)}
      />
    </div>
  );
}
