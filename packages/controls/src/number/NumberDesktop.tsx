import { Input } from 'antd';
import { useState } from 'react';
import { placeholderOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { useInputAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { displayFormatOf, editedNumber, formatNumber, numberFormatOf, parseNumberText, type NumberValue } from './number-format.ts';
import styles from './number.module.css';

/**
 * Plain digits while it is edited, the control's format otherwise. What is typed stays as typed until the field is left; text that is
 * no number is handed over then, so that the form says so, and stays to be corrected.
 */
export function NumberDesktop({ field, form, locale, onBlur, compact = false }: FaceProps) {
  const value = useSignalValue(field.value) as NumberValue;
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const [typed, setTyped] = useState<string | null>(null);
  const format = numberFormatOf(options);

  function handleChange(text: string): void {
    setTyped(text);
    const parsed = parseNumberText(text, format);
    if (parsed.ok) form.set(field.path, parsed.value);
  }

  function handleBlur(): void {
    if (typed !== null && !parseNumberText(typed, format).ok) form.set(field.path, typed);
    else setTyped(null);
    onBlur();
  }

  return (
    <Input
      {...attributes}
      className={styles.number ?? ''}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? formatNumber(value, displayFormatOf(options))}
      placeholder={placeholderOption(options, locale, compact) ?? ''}
      onFocus={() => setTyped((before) => before ?? editedNumber(value, format))}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={handleBlur}
    />
  );
}
