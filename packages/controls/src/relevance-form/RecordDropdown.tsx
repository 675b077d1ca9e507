import { Select } from 'antd';
import type { RecordReference } from '@inkstone/schema';
import { useState } from 'react';
import { localizedOption, textOption } from '../declared-option.ts';
import type { FaceProps } from '../face.ts';
import { FoundNothing } from '../unit-picker/FoundNothing.tsx';
import { useInputAttributes } from '../use-face-field.ts';
import { useSignalValue } from '../use-signal-value.ts';
import { relevanceFormText } from './relevance-form.locale.ts';
import { useRecords } from './use-records.ts';
import { wantedFields } from './wanted-fields.ts';

export function RecordDropdown({ field, form, locale, onBlur, compact = false }: FaceProps) {
  const value = useSignalValue(field.value) as RecordReference | null;
  const options = useSignalValue(field.options);
  const attributes = useInputAttributes(field, locale);
  const [isOpen, setOpen] = useState(false);
  const { found, search } = useRecords(textOption(options, 'schemaCode'), wantedFields(options), isOpen);
  const records = new Map([...(value ? [value] : []), ...(found.value?.items ?? [])].map((record) => [record.id, record]));
  return (
    <Select<string>
      {...attributes}
      variant={compact ? 'borderless' : 'outlined'}
      style={{ width: '100%' }}
      value={value?.id ?? null}
      options={[...records.values()].map(({ id, name }) => ({ value: id, label: name }))}
      placeholder={localizedOption(options, 'placeholder', locale) ?? relevanceFormText.choose[locale]}
      allowClear
      showSearch={{ filterOption: false, onSearch: search }}
      notFoundContent={<FoundNothing found={found} locale={locale} />}
      onOpenChange={setOpen}
      onChange={(id) => form.set(field.path, records.get(id) ?? null)}
      onBlur={onBlur}
    />
  );
}
