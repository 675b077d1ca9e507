import { fillText, type RecordReference } from '@inkstone/schema';
import { Checkbox } from 'antd';
import { useSignalValue } from '../face/use-signal-value.ts';
import { pickedRecords, valueOfRecords } from './picked-records.ts';
import type { RecordPickerProps } from './RecordPicker.tsx';
import { recordText } from './record-text.ts';
import { relevanceFormText } from './relevance-form.locale.ts';
import styles from './relevance-form.module.css';

/** Where the form leaves it to people (`isAuthorize: Optional`): may whoever has a task on this record read what is picked? */
export function LendChoice({ field, form, locale, isMulti }: RecordPickerProps) {
  const picked = pickedRecords(useSignalValue(field.value));
  const options = useSignalValue(field.options);
  const isDisabled = useSignalValue(field.disabled);

  function handleChange(changed: RecordReference, isLent: boolean): void {
    const { isAuthorize: _, ...plain } = changed;
    const marked = { ...plain, ...(isLent && { isAuthorize: true }) } as RecordReference;
    const records = picked.map((record) => (record.id === changed.id ? marked : record));
    form.set(field.path, valueOfRecords(records, isMulti));
  }

  return (
    <div className={styles.lending}>
      {picked.map((record) => (
        <Checkbox
          key={record.id}
          checked={record['isAuthorize'] === true}
          disabled={isDisabled}
          onChange={(event) => handleChange(record, event.target.checked)}
        >
          {fillText(relevanceFormText.lend[locale], { name: recordText(record, options) })}
        </Checkbox>
      ))}
    </div>
  );
}
