import { DraftInput } from './DraftInput.tsx';
import { numberFrom, numberText } from './number-text.ts';

interface NumberInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly isFixed: boolean;
  /** Undefined when it is emptied; a text that is no number, for the check to say what is wrong with it. */
  readonly onChange: (value: number | string | undefined) => void;
}

/** A whole number or a decimal. */
export function NumberInput({ id, label, value, isFixed, onChange }: NumberInputProps) {
  return <DraftInput id={id} label={label} value={numberText(value)} disabled={isFixed} onCommit={(text) => onChange(numberFrom(text))} />;
}
