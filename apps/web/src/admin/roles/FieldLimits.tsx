import { Select } from 'antd';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { FieldLimit } from './role-draft.ts';
import type { RoleModel } from './role-queries.ts';
import { rolesTexts } from './roles.locale.ts';
import styles from './roles.module.css';

interface FieldLimitsProps {
  readonly fields: RoleModel['fields'];
  readonly limits: Readonly<Record<string, FieldLimit>>;
  readonly onChange: (field: string, limit: FieldLimit | null) => void;
}

/** Sets for each field whether it is editable, read-only or hidden; columns follow their sub-table. */
export function FieldLimits({ fields, limits, onChange }: FieldLimitsProps) {
  const t = useTexts(rolesTexts);
  const locale = useLocale();
  const names = new Map(fields.map((field) => [field.code, localizedName(field, locale)]));
  const count = Object.keys(limits).length;
  const options = [
    { value: 'open', label: t('open') },
    { value: 'readonly', label: t('readonly') },
    { value: 'hidden', label: t('hidden') },
  ];
  return (
    <details className={styles.fields}>
      <summary>{count === 0 ? t('fields') : t('fieldsLimited', { count })}</summary>
      <ul>
        {fields.map(({ code }) => {
          const [sheet, column] = code.split('.');
          const name = column === undefined ? names.get(code)! : `${names.get(sheet!) ?? sheet!} · ${names.get(code)!}`;
          return (
            <li key={code}>
              <span>{name}</span>
              <Select
                size="small"
                aria-label={t('fieldLimit', { name })}
                value={limits[code] ?? 'open'}
                options={options}
                onChange={(value) => onChange(code, value === 'open' ? null : (value as FieldLimit))}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
