import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { joinNamed, labelled } from '@inkstone/schema';
import { localizedOption } from '../options/declared-option.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { UnitNames } from './UnitNames.tsx';
import { pickedUnits, valueOfPicked } from './picked-units.ts';
import { UnitDialog } from './UnitDialog.tsx';
import type { UnitPickerProps } from './UnitPicker.tsx';
import { unitPickerText } from './unit-picker.locale.ts';
import { useAttachedUnits } from './use-attached-units.ui.ts';
import { useUnitScope } from './use-unit-scope.ui.ts';
import styles from './unit-picker.module.css';

/** Shows the picked units; a click opens the full-screen picker. */
export function UnitPickerMobile({ field, form, locale, onBlur, kind, isMulti, placeholder }: UnitPickerProps) {
  const picked = pickedUnits(useSignalValue(field.value));
  const options = useSignalValue(field.options);
  const { 'aria-required': _, 'aria-invalid': isInvalid, 'aria-label': label, ...attributes } = useInputAttributes(field, locale);
  const scope = useUnitScope(field, form);
  useAttachedUnits(field, form, scope);
  const [isOpen, setOpen] = useState(false);
  const shown = localizedOption(options, 'placeholder', locale) ?? placeholder;

  return (
    <div className={styles.picker}>
      <Button
        {...attributes}
        className={styles.press ?? ''}
        aria-haspopup="dialog"
        aria-label={labelled(label ?? field.label(locale), picked.length > 0 ? joinNamed(picked, locale) : shown, locale)}
        data-invalid={isInvalid}
        onClick={() => setOpen(true)}
      >
        {picked.length > 0 ? <UnitNames units={picked} options={options} locale={locale} /> : <span className={styles.unset}>{shown}</span>}
        <RightOutlined aria-hidden />
      </Button>
      {!isMulti && picked.length > 0 && !attributes.disabled ? (
        <Button
          type="text"
          aria-label={labelled(field.label(locale), unitPickerText.clear[locale], locale)}
          onClick={() => form.set(field.path, null)}
        >
          ×
        </Button>
      ) : null}
      {isOpen ? (
        <UnitDialog
          title={field.label(locale)}
          kind={kind}
          scope={scope}
          locale={locale}
          isMulti={isMulti}
          isNarrow
          picked={picked}
          onPicked={(units) => form.set(field.path, valueOfPicked(units, isMulti))}
          onClose={() => {
            setOpen(false);
            onBlur();
          }}
        />
      ) : null}
    </div>
  );
}
