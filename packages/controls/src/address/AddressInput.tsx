import { labelled, limits, type Address } from '@inkstone/schema';
import { Input } from 'antd';
import { AreaField } from '../area-picker/AreaField.tsx';
import type { AreaPanelProps } from '../area-picker/AreaPanel.tsx';
import { switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { errorId } from '../view/field-id.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { addressText } from './address.locale.ts';
import styles from './address.module.css';

interface AddressInputProps extends ViewProps {
  readonly layout: AreaPanelProps['layout'];
  readonly isFullScreen: boolean;
}

/** The areas, with an input for the street below them if the form asks for one. */
export function AddressInput({ layout, isFullScreen, ...props }: AddressInputProps) {
  const { field, form, locale, onBlur, compact = false } = props;
  const value = useSignalValue(field.value) as Address | null;
  const options = useSignalValue(field.options);
  const isDisabled = useSignalValue(field.disabled);
  const isInvalid = useSignalValue(field.errors).length > 0;

  function handleStreet(street: string): void {
    const { address: _, ...areas } = value ?? {};
    const next = street === '' ? areas : { ...areas, address: street };
    form.set(field.path, Object.keys(next).length === 0 ? null : next);
  }

  return (
    <div className={styles.address} data-compact={compact || undefined}>
      <AreaField {...props} layout={layout} isFullScreen={isFullScreen} />
      {switchOption(options, 'addressDetail') ? (
        <Input
          value={value?.address ?? ''}
          variant={compact ? 'borderless' : 'outlined'}
          placeholder={addressText.street[locale]}
          aria-label={labelled(field.label(locale), addressText.street[locale], locale)}
          {...(isInvalid && { 'aria-describedby': errorId(field.path) })}
          autoComplete="street-address"
          maxLength={limits.textMaxLength}
          disabled={isDisabled}
          onChange={({ target }) => handleStreet(target.value)}
          onBlur={onBlur}
        />
      ) : null}
    </div>
  );
}
