import type { ControlOptions } from '@inkstone/schema';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { InputAttributes } from '../view/input-attributes.ts';
import { displayFormatOf, editedNumber, formatNumber, numberFormatOf, parseNumberText, type NumberValue } from '../values/number-format.ts';
import styles from './number.module.css';

interface NumberInputProps {
  readonly attributes: InputAttributes;
  readonly value: NumberValue;
  readonly options: ControlOptions;
  readonly placeholder: string;
  /** A number, or the typed text if it is not a number when the input is left. */
  readonly onValue: (value: NumberValue) => void;
  readonly onBlur: () => void;
}

/**
 * Shows plain digits while editing, otherwise the control's format. The typed text is kept until the input is left. Text that is not a
 * number is then passed on, so that the form reports it, and stays for correction.
 */
export function NumberInput({ attributes, value, options, placeholder, onValue, onBlur }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const format = numberFormatOf(options);

  function handleChange(text: string): void {
    setTyped(text);
    const parsed = parseNumberText(text, format);
    if (parsed.ok) onValue(parsed.value);
  }

  /** Shows the plain digits before the browser selects them, so that a user who enters with Tab replaces all of them. */
  function handleFocus(input: HTMLInputElement): void {
    const isAllSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    flushSync(() => setTyped((before) => before ?? editedNumber(value, format)));
    if (isAllSelected) input.select();
  }

  function handleBlur(): void {
    if (typed !== null && !parseNumberText(typed, format).ok) onValue(typed);
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
      placeholder={placeholder}
      onFocus={(event) => handleFocus(event.target)}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={handleBlur}
    />
  );
}
