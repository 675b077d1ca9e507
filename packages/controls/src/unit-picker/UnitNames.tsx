import { joinNamed, type ControlOptions, type Locale, type Unit } from '@inkstone/schema';
import { textOption } from '../options/declared-option.ts';
import styles from './unit-picker.module.css';

interface UnitNamesProps {
  readonly units: readonly Unit[];
  readonly options: ControlOptions;
  readonly locale: Locale;
}

/** Unit names as tags or as text (`displayType`). */
export function UnitNames({ units, options, locale }: UnitNamesProps) {
  if (textOption(options, 'displayType') === 'text') return <span>{joinNamed(units, locale)}</span>;
  return (
    <span className={styles.chips}>
      {units.map(({ id, name }) => (
        <span key={id} className={styles.tag}>
          {name}
        </span>
      ))}
    </span>
  );
}
