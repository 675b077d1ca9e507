import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { fillText, type Locale, type Unit } from '@inkstone/schema';
import { unitPickerText } from './unit-picker.locale.ts';
import styles from './unit-picker.module.css';

interface PickedUnitsProps {
  readonly units: readonly Unit[];
  readonly locale: Locale;
  readonly onRemove: (unit: Unit) => void;
}

/** The picked units; a click removes one. */
export function PickedUnits({ units, locale, onRemove }: PickedUnitsProps) {
  return (
    <div className={styles.chosen}>
      <span className={styles.note} role="status">
        {fillText(unitPickerText.count[locale], { count: units.length })}
      </span>
      <ul className={styles.chips} aria-label={unitPickerText.picked[locale]}>
        {units.map((unit) => (
          <li key={unit.id}>
            <button
              type="button"
              className={styles.chip}
              onClick={() => onRemove(unit)}
              aria-label={`${unitPickerText.remove[locale]} ${unit.name}`}
            >
              {unit.name}
              <CloseOutlined aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
