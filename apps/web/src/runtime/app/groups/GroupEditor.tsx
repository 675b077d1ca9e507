import { Select } from 'antd';
import { listLimits, localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ListFields } from '../record-query.ts';
import { groupTexts } from './group.locale.ts';
import styles from '../filters/filter-dialog.module.css';

interface GroupEditorProps {
  readonly fields: ListFields['fields'];
  readonly group: readonly string[];
  readonly onChange: (group: readonly string[]) => void;
}

/** The fields to group by, outermost first. */
export function GroupEditor({ fields, group, onChange }: GroupEditorProps) {
  const t = useTexts(groupTexts);
  const locale = useLocale();
  const indexes = Array.from({ length: Math.min(group.length + 1, listLimits.groups) }, (_, index) => index);
  return (
    <div className={styles.sortEditor}>
      {indexes.map((index) => (
        <Select
          key={index}
          aria-label={t('groupBy', { index: index + 1 })}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={group[index] ?? null}
          placeholder={t('none')}
          options={fields
            .filter(({ code, isGroupable }) => isGroupable && (code === group[index] || !group.includes(code)))
            .map((field) => ({ value: field.code, label: localizedName(field, locale) }))}
          onChange={(code: string | null | undefined) =>
            onChange(code ? [...group.slice(0, index), code, ...group.slice(index + 1)] : group.filter((_, at) => at !== index))
          }
        />
      ))}
    </div>
  );
}
