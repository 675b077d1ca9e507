import type { FaceProps } from '../face/face.ts';
import { inputId } from '../face/field-id.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { sequenceNoText } from './sequence-no.locale.ts';
import styles from './sequence-no.module.css';

/** The number, or that it comes when the record is submitted. */
export function SequenceNoReadonly({ field, locale }: FaceProps) {
  const value = useSignalValue(field.value);
  return (
    <div id={inputId(field.path)} tabIndex={-1} className={value === null ? styles.later : styles.number}>
      {typeof value === 'string' ? value : sequenceNoText.later[locale]}
    </div>
  );
}
