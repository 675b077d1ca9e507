import type { FormPermission } from '@inkstone/schema';
import { labelled } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { rowRightIn, rowRights, withRowRight } from './form-rights.ts';
import { rightsTexts } from './rights.locale.ts';
import styles from './rights.module.css';

interface RowRightsProps {
  readonly permission: FormPermission;
  readonly sheet: string;
  readonly name: string;
  readonly isFixed: boolean;
  readonly onChange: (permission: FormPermission) => void;
}

/** What may be done with the rows of a sub-table. */
export function RowRights({ permission, sheet, name, isFixed, onChange }: RowRightsProps) {
  const t = useTexts(rightsTexts);
  const locale = useLocale();
  return (
    <span className={styles.rows}>
      {rowRights.map((right) => (
        <label key={right}>
          <input
            type="checkbox"
            aria-label={labelled(name, t(right), locale)}
            checked={rowRightIn(permission, sheet, right)}
            disabled={isFixed}
            onChange={(event) => onChange(withRowRight(permission, sheet, right, event.target.checked))}
          />{' '}
          {t(right)}
        </label>
      ))}
    </span>
  );
}
