import type { ConditionValue } from '@inkstone/schema';
import { areComparable, rowShape, type ConditionRow } from '@inkstone/formula';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { ConditionValueInput } from '../../../runtime/conditions/ConditionValueInput.tsx';
import { formulaTexts } from '../formula.locale.ts';
import { useUnitNames, type UnitName } from '../units/use-unit-names.ts';
import { inputField, type RowSubject } from './row-subjects.ts';
import styles from './builder.module.css';

interface RowValueProps {
  readonly row: ConditionRow;
  readonly subject: RowSubject;
  readonly subjects: readonly RowSubject[];
  readonly isFixed: boolean;
  readonly onChange: (row: ConditionRow) => void;
}

const days = ['today', 'yesterday', 'tomorrow'] as const;

/** What a field is compared with: a value, a day that moves, or another field. */
export function RowValue({ row, subject, subjects, isFixed, onChange }: RowValueProps) {
  const t = useTexts(formulaTexts);
  const locale = useLocale();
  const { field, operator, otherField, value = null } = row;
  const shape = rowShape(subject.type, operator);
  if (shape === 'none') return null;
  const takesOther = shape === 'one' || shape === 'many';
  const others = takesOther ? subjects.filter((each) => each.code !== field && areComparable(subject.type, each.type)) : [];
  const movingDays = subject.type === 'date' && shape === 'one' ? days : [];
  const movingDay = movingDays.find((day) => day === value);
  const compare = (chosen: string): void => {
    const day = movingDays.find((each) => `day ${each}` === chosen);
    if (day) return onChange({ field, operator, value: day });
    onChange(chosen === '' ? { field, operator, value: shape === 'many' ? [] : null } : { field, operator, otherField: chosen });
  };
  return (
    <>
      {others.length > 0 || movingDays.length > 0 ? (
        <select
          className={styles.select}
          aria-label={t('comparedWith')}
          disabled={isFixed}
          value={otherField ?? (movingDay ? `day ${movingDay}` : '')}
          onChange={({ target }) => compare(target.value)}
        >
          <option value="">{t('aValue')}</option>
          {movingDays.map((day) => (
            <option key={day} value={`day ${day}`}>
              {t(day)}
            </option>
          ))}
          {others.map(({ code, name }) => (
            <option key={code} value={code}>
              {name[locale] || code}
            </option>
          ))}
        </select>
      ) : null}
      {otherField === undefined && movingDay === undefined ? (
        <fieldset disabled={isFixed} className={styles.value}>
          <PlainValue row={row} subject={subject} onChange={onChange} />
        </fieldset>
      ) : null}
    </>
  );
}

function PlainValue({ row, subject, onChange }: Pick<RowValueProps, 'row' | 'subject' | 'onChange'>) {
  const { operator, value = null } = row;
  const isUnit = subject.type === 'unit' || subject.type === 'units';
  const names = useUnitNames(isUnit ? textsOf(value) : []);
  const shape = rowShape(subject.type, operator);
  const field = inputField(subject, shape === 'many');
  return (
    <ConditionValueInput
      field={field}
      item={{ field: row.field, operator, value: isUnit ? namedUnits(value, names) : value }}
      onChange={(next) => onChange({ ...row, value: isPlain(shape) ? textsIn(next) : next })}
    />
  );
}

const isPlain = (shape: string): boolean => shape === 'one' || shape === 'many';

const textsOf = (value: ConditionValue): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((part) => typeof part === 'string');

/** Units with their names, as the picker shows them; the text of the formula stays their key. */
function namedUnits(value: ConditionValue, names: ReadonlyMap<string, UnitName>): ConditionValue {
  const named = (part: ConditionValue): Exclude<ConditionValue, readonly unknown[]> => {
    const unit = typeof part === 'string' ? names.get(part) : undefined;
    return unit ? { id: unit.text, name: unit.name, unitType: unit.unitType } : (part as string | null);
  };
  return Array.isArray(value) ? value.map(named) : named(value);
}

/** Units and records by their ids; other values as they are. */
function textsIn(value: ConditionValue): ConditionValue {
  const textIn = (part: ConditionValue): Exclude<ConditionValue, readonly unknown[]> =>
    typeof part === 'object' && part !== null && !Array.isArray(part) && 'id' in part ? (part['id'] ?? null) : (part as string | null);
  return Array.isArray(value) ? value.map(textIn) : textIn(value);
}
