import { Select } from 'antd';
import { choiceName, choicesOf } from '../choice.ts';
import { localizedOption, switchOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useInputAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { dropdownText } from './dropdown.locale.ts';

/** From this many choices on one may search. */
const searchFrom = 8;

export function DropdownDesktop({ field, form, locale, onBlur, compact = false }: FaceProps) {
  const value = useSignalValue(field.value);
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const choices = choicesOf(options).map((choice) => ({ value: choice.value, label: choiceName(choice, locale) }));
  return (
    <Select<string>
      {...attributes}
      variant={compact ? 'borderless' : 'outlined'}
      style={{ width: '100%' }}
      value={typeof value === 'string' ? value : null}
      options={choices}
      placeholder={
        localizedOption(options, 'placeholder', locale) ?? localizedOption(options, 'emptyValue', locale) ?? dropdownText.choose[locale]
      }
      allowClear={switchOption(options, 'displayEmpty')}
      showSearch={choices.length >= searchFrom ? { optionFilterProp: 'label' } : false}
      onChange={(chosen) => form.set(field.path, chosen ?? null)}
      onBlur={onBlur}
    />
  );
}
