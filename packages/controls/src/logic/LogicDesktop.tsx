import { Radio } from 'antd';
import type { FaceProps } from '../face/face.ts';
import { useGroupAttributes } from '../face/use-face-field.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { logicText } from './logic.locale.ts';

/** Two choices rather than a switch: "nothing said yet" can be told from "no". */
export function LogicDesktop({ field, form, locale, onBlur }: FaceProps) {
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
