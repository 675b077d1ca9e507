import { lazy, Suspense } from 'react';
import { localizedOption, switchOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useChoices } from '../use-choices.ts';
import { useInputAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { dropdownText } from './dropdown.locale.ts';
import { searchFrom } from './search-from.ts';
import styles from './dropdown-mobile.module.css';

const DropdownDesktop = lazy(() => import('./DropdownDesktop.tsx').then((module) => ({ default: module.DropdownDesktop })));

/** A short list in the phone's own picker; one that is searched in or asked for is the list of the desktop. */
export function DropdownMobile(props: FaceProps) {
  const options = useSignalValue(props.field.options);
  const { offered } = useChoices(props.field, props.locale);
  if (options['choiceSource'] === undefined && offered.length < searchFrom) return <ShortList {...props} />;
  return (
    <Suspense fallback={null}>
      <DropdownDesktop {...props} />
    </Suspense>
  );
}

function ShortList({ field, form, locale, onBlur }: FaceProps) {
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const value = useSignalValue(field.value);
  const { offered } = useChoices(field, locale);
  const chosen = typeof value === 'string' ? value : '';
  const nothing =
    localizedOption(options, 'placeholder', locale) ?? localizedOption(options, 'emptyValue', locale) ?? dropdownText.choose[locale];
  return (
    <select
      {...attributes}
      className={styles.list}
      value={chosen}
      data-empty={chosen === '' || undefined}
      onChange={({ target }) => form.set(field.path, target.value || null)}
      onBlur={onBlur}
    >
      <option value="" disabled={!switchOption(options, 'displayEmpty')}>
        {nothing}
      </option>
      {offered.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
