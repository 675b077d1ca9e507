import { Radio } from 'antd';
import type { ViewProps } from '../view/control-view.ts';
import { useGroupAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { urgencyText } from './urgency-level.locale.ts';
import { urgencyLevels } from './urgency-level.model.ts';

export function UrgencyLevelDesktop({ field, form, locale, onBlur }: ViewProps) {
  const value = useSignalValue(field.value);
  const { group, disabled } = useGroupAttributes(field, locale);
  return (
    <div {...group} role="radiogroup" tabIndex={-1} onBlur={onBlur}>
      <Radio.Group
        name={group.id}
        disabled={disabled}
        value={value}
        options={urgencyLevels.map((level) => ({ value: level, label: urgencyText[level][locale] }))}
        onChange={(event) => form.set(field.path, event.target.value)}
      />
    </div>
  );
}
