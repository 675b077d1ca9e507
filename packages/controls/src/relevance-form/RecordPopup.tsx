import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { joinNames, labelled } from '@inkstone/schema';
import { localizedOption } from '../options/declared-option.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { pickedRecords, valueOfRecords } from './picked-records.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { recordText } from './record-text.ts';
import type { RecordPickerProps } from './RecordPicker.tsx';
import { relevanceFormText } from './relevance-form.locale.ts';
import { useRecordSource } from './use-record-source.ui.ts';
import styles from './relevance-form.module.css';

/** Shows the picked records; a click opens the dialog. */
export function RecordPopup({ field, form, locale, onBlur, compact = false, isMulti, isNarrow }: RecordPickerProps) {
  const picked = pickedRecords(useSignalValue(field.value));
  const options = useSignalValue(field.options);
  const { 'aria-required': _, 'aria-invalid': isInvalid, 'aria-label': label, ...attributes } = useInputAttributes(field, locale);
  const source = useRecordSource(field, form, isNarrow);
  const [isOpen, setOpen] = useState(false);
  const isEmpty = picked.length === 0;
  const shown = isEmpty
    ? (localizedOption(options, 'placeholder', locale) ?? relevanceFormText.choose[locale])
    : joinNames(
        picked.map((record) => recordText(record, options, locale)),
        locale,
      );

  return (
    <div className={styles.field}>
      <Button
        {...attributes}
        type={compact ? 'text' : 'default'}
        className={styles.button ?? ''}
        aria-haspopup="dialog"
        aria-label={labelled(label ?? field.label(locale), shown, locale)}
        data-invalid={isInvalid}
        data-empty={isEmpty || undefined}
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{shown}</span>
        <SearchOutlined aria-hidden />
      </Button>
      {!isEmpty && !attributes.disabled ? (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={labelled(field.label(locale), relevanceFormText.clear[locale], locale)}
          onClick={() => form.set(field.path, valueOfRecords([], isMulti))}
        />
      ) : null}
      {isOpen ? (
        <RecordDialog
          title={relevanceFormText.pick[locale].replace('{label}', field.label(locale))}
          source={source}
          options={options}
          locale={locale}
          isMulti={isMulti}
          isNarrow={isNarrow}
          picked={picked}
          onPicked={(records) => form.set(field.path, valueOfRecords(records, isMulti))}
          onClose={() => {
            setOpen(false);
            onBlur();
          }}
        />
      ) : null}
    </div>
  );
}
