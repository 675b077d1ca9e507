import type { ValueRange } from '@inkstone/schema';
import type { ReactNode } from 'react';
import type { ViewProps } from '../view/control-view.ts';
import { inputId } from '../view/field-id.ts';
import { useGroupAttributes, type InputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { rangeText } from './range.locale.ts';
import styles from './range.module.css';

/** The props of the input for one end of a range. */
export interface RangeEnd<V> {
  readonly attributes: InputAttributes;
  readonly value: V | null;
  readonly placeholder: string;
  readonly onValue: (value: V | null) => void;
}

interface RangeEndsProps<V> extends ViewProps {
  readonly children: (end: RangeEnd<V>) => ReactNode;
}

/** Two inputs side by side, either of which may stay empty; focusing the field focuses the first. */
export function RangeEnds<V extends string | number>({ field, form, locale, onBlur, children }: RangeEndsProps<V>) {
  const value = useSignalValue(field.value) as ValueRange<V> | null;
  const { group, disabled } = useGroupAttributes(field, locale);
  const range = value ?? { from: null, to: null };

  function end(name: 'from' | 'to'): RangeEnd<V> {
    const label = `${field.label(locale)} ${rangeText[name][locale]}`;
    return {
      attributes: {
        id: name === 'from' ? inputId(field.path) : `${inputId(field.path)}-to`,
        'aria-label': label,
        ...(group['aria-invalid'] && { 'aria-invalid': true }),
        ...(disabled && { disabled: true }),
      },
      value: range[name],
      placeholder: rangeText[name][locale],
      onValue: (next) => form.set(field.path, { ...range, [name]: next }),
    };
  }

  // Each end is marked invalid itself.
  const { id: _, 'aria-invalid': __, ...described } = group;
  return (
    <div
      {...described}
      role="group"
      className={styles.range}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
      }}
    >
      {children(end('from'))}
      <span aria-hidden className={styles.between}>
        ~
      </span>
      {children(end('to'))}
    </div>
  );
}
