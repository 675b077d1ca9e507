import { Radio } from 'antd';
import type { ViewProps } from '../view/control-view.ts';
import { useGroupAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { logicText } from './logic.locale.ts';

/** Two choices rather than a switch, to distinguish "not answered" from "no". */
export function LogicDesktop({ field, form, locale, onBlur }: ViewProps) {
  const value = useSignalValue(field.value);
  const { group, disabled } = useGroupAttributes(field, locale);
  return (
    <div {...group} role="radiogroup" tabIndex={-1} onBlur={onBlur}>
      <Radio.Group
        name={group.id}
        disabled={disabled}
        value={value}
        options={[
          { value: true, label: logicText.yes[locale] },
          { value: false, label: logicText.no[locale] },
        ]}
        onChange={(event) => form.set(field.path, event.target.value)}
      />
    </div>
  );
}
