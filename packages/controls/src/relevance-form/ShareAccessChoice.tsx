import { fillText, type RecordReference } from '@inkstone/schema';
import { Checkbox } from 'antd';
import { useSignalValue } from '../view/use-signal-value.ts';
import { pickedRecords, valueOfRecords } from './picked-records.ts';
import type { RecordPickerProps } from './RecordPicker.tsx';
import { recordText } from './record-text.ts';
import { relevanceFormText } from './relevance-form.locale.ts';
import styles from './relevance-form.module.css';

/**
 * Checkboxes that decide whether users with a task on this record may read the picked records. Shown if the form leaves it to the user
 * (`isAuthorize: Optional`).
 */
export function ShareAccessChoice({ field, form, locale, isMulti }: RecordPickerProps) {
  const picked = pickedRecords(useSignalValue(field.value));
  const options = useSignalValue(field.options);
  const isDisabled = useSignalValue(field.disabled);

  function handleChange(changed: RecordReference, isShared: boolean): void {
    const { isAuthorize: _, ...plain } = changed;
    const marked = { ...plain, ...(isShared && { isAuthorize: true }) } as RecordReference;
    const records = picked.map((record) => (record.id === changed.id ? marked : record));
    form.set(field.path, valueOfRecords(records, isMulti));
  }

  return (
    <div className={styles.sharing}>
      {picked.map((record) => (
        <Checkbox
          key={record.id}
          checked={record['isAuthorize'] === true}
          disabled={isDisabled}
          onChange={(event) => handleChange(record, event.target.checked)}
        >
          {fillText(relevanceFormText.share[locale], { name: recordText(record, options, locale) })}
        </Checkbox>
      ))}
    </div>
  );
}
