import type { ViewProps } from '../view/control-view.ts';
import { inputId } from '../view/field-id.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { sequenceNoText } from './sequence-no.locale.ts';
import styles from './sequence-no.module.css';

/** The number, or a note that it is assigned on submission. */
export function SequenceNoReadonly({ field, locale }: ViewProps) {
  const value = useSignalValue(field.value);
  return (
    <div id={inputId(field.path)} tabIndex={-1} className={value === null ? styles.later : styles.number}>
      {typeof value === 'string' ? value : sequenceNoText.later[locale]}
    </div>
  );
}
