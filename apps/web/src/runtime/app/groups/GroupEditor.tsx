import { Select } from 'antd';
import { listLimits, localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ListFields } from '../record-query.ts';
import { groupTexts } from './group.locale.ts';

interface GroupEditorProps {
  readonly fields: ListFields['fields'];
  readonly group: readonly string[];
  readonly onChange: (group: readonly string[]) => void;
}

/** The fields that make groups, the outer one first. */
export function GroupEditor({ fields, group, onChange }: GroupEditorProps) {
  const t = useTexts(groupTexts);
  const locale = useLocale();
  const places = Array.from({ length: Math.min(group.length + 1, listLimits.groups) }, (_, place) => place);
  return (
    <div className="sort-editor">
      {places.map((place) => (
        <Select
          key={place}
          aria-label={t('groupBy', { place: place + 1 })}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={group[place] ?? null}
          placeholder={t('none')}
          options={fields
            .filter(({ code, isGroupable }) => isGroupable && (code === group[place] || !group.includes(code)))
            .map((field) => ({ value: field.code, label: localizedName(field, locale) }))}
          onChange={(code: string | null | undefined) =>
            onChange(code ? [...group.slice(0, place), code, ...group.slice(place + 1)] : group.filter((_, at) => at !== place))
          }
        />
      ))}
    </div>
  );
}
