import type { SystemInfo } from '@inkstone/api';
import { statusText, systemFieldText, urgencyText } from '@inkstone/controls/locale';
import type { InstanceStatus } from '@inkstone/schema';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { formTexts } from '../form.locale.ts';
import styles from '../form.module.css';

/** In the order of the specification (section 2): from the number to the owner's department, then the urgency. */
const fields: readonly (readonly [keyof SystemInfo, keyof typeof systemFieldText])[] = [
  ['sequenceNo', 'sequence-no'],
  ['sequenceStatus', 'sequence-status'],
  ['creater', 'create-by'],
  ['createdDeptId', 'create-by-parent-id'],
  ['createdTime', 'created-time'],
  ['modifier', 'modify-by'],
  ['modifiedTime', 'modified-time'],
  ['owner', 'owner-id'],
  ['ownerDeptId', 'owner-parent-id'],
  ['urgencyLevel', 'urgency-level'],
];

/** The record's system fields, as far as the user may see them. */
export function SystemInfoBox({ system }: { readonly system: SystemInfo }) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const textOf = (field: keyof SystemInfo, value: string): string => {
    if (field === 'sequenceStatus') return statusText[value as InstanceStatus][locale];
    if (field === 'urgencyLevel') return urgencyText[value as keyof typeof urgencyText][locale];
    return field === 'createdTime' || field === 'modifiedTime' ? formatInstant(value, locale, timeZone) : value;
  };
  return (
    <section aria-label={t('systemInfo')}>
      <h2 className={styles.systemTitle}>{t('systemInfo')}</h2>
      <dl className={styles.details}>
        {fields.map(([field, type]) => {
          const value = system[field];
          return value === null ? null : (
            <div key={field}>
              <dt>{systemFieldText[type][locale]}</dt>
              <dd>{textOf(field, value)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
