import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { fieldRights, type FieldRight } from './form-rights.ts';
import { rightsTexts } from './rights.locale.ts';
import styles from './rights.module.css';

interface BulkSelectProps {
  readonly label: string;
  readonly onChoose: (right: FieldRight) => void;
}

/** Sets several rights to one. */
export function BulkSelect({ label, onChoose }: BulkSelectProps) {
  const t = useTexts(rightsTexts);
  const choose = (text: string) => {
    const right = fieldRights.find((each) => each === text);
    if (right) onChoose(right);
  };
  return (
    <select className={styles.bulk} aria-label={label} value="" onChange={(event) => choose(event.target.value)}>
      <option value="">{t('set')}</option>
      {fieldRights.map((right) => (
        <option key={right} value={right}>
          {t(right)}
        </option>
      ))}
    </select>
  );
}
