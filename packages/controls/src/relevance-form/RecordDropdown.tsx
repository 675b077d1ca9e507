import { Select } from 'antd';
import { useState } from 'react';
import { localizedOption } from '../options/declared-option.ts';
import { ListState } from '../unit-picker/ListState.tsx';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { pickedRecords, valueOfRecords } from './picked-records.ts';
import { recordText } from './record-text.ts';
import type { RecordPickerProps } from './RecordPicker.tsx';
import { relevanceFormText } from './relevance-form.locale.ts';
import { useRecordSource } from './use-record-source.ui.ts';
import { useRecords } from './use-records.ts';

export function RecordDropdown({ field, form, locale, onBlur, compact = false, isMulti, isNarrow }: RecordPickerProps) {
  const picked = pickedRecords(useSignalValue(field.value));
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const [isOpen, setOpen] = useState(false);
  const { found, records: offered, search, more } = useRecords(useRecordSource(field, form, isNarrow), isOpen);
  const records = new Map([...picked, ...offered].map((record) => [record.id, record]));

  function handleChange(chosen: string | readonly string[] | null | undefined): void {
    const ids = Array.isArray(chosen) ? (chosen as readonly string[]) : typeof chosen === 'string' ? [chosen] : [];
    form.set(
      field.path,
      valueOfRecords(
        ids.flatMap((id) => records.get(id) ?? []),
        isMulti,
      ),
    );
  }

  return (
    <Select<string | string[]>
      {...attributes}
      {...(isMulti ? { mode: 'multiple' as const } : {})}
      variant={compact ? 'borderless' : 'outlined'}
      style={{ width: '100%' }}
      value={isMulti ? picked.map(({ id }) => id) : (picked[0]?.id ?? null)}
      options={[...records.values()].map((record) => ({ value: record.id, label: recordText(record, options, locale) }))}
      placeholder={localizedOption(options, 'placeholder', locale) ?? relevanceFormText.choose[locale]}
      allowClear
      showSearch={{ filterOption: false, onSearch: search }}
      notFoundContent={<ListState found={found} locale={locale} />}
      onPopupScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
        scrollTop + clientHeight > scrollHeight - 120 && more?.()
      }
      onOpenChange={setOpen}
      onChange={handleChange}
      onBlur={onBlur}
    />
  );
}
