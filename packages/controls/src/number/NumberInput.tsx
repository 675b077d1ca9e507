import type { ControlOptions } from '@inkstone/schema';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { InputAttributes } from '../face/use-face-field.ts';
import { displayFormatOf, editedNumber, formatNumber, numberFormatOf, parseNumberText, type NumberValue } from './number-format.ts';
import styles from './number.module.css';

interface NumberInputProps {
  readonly attributes: InputAttributes;
  readonly value: NumberValue;
  readonly options: ControlOptions;
  readonly placeholder: string;
  /** A number, or what was typed when it is none and the input was left. */
  readonly onValue: (value: NumberValue) => void;
  readonly onBlur: () => void;
}

/**
 * Plain digits while it is edited, the control's format otherwise. What is typed stays as typed until the input is left; text that is
 * no number is handed over then, so that the form says so, and stays to be corrected.
 */
export function NumberInput({ attributes, value, options, placeholder, onValue, onBlur }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const format = numberFormatOf(options);

  function handleChange(text: string): void {
    setTyped(text);
    const parsed = parseNumberText(text, format);
    if (parsed.ok) onValue(parsed.value);
  }

  /** The plain digits stand there before the browser selects them, so that who comes by Tab types over all of them. */
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
