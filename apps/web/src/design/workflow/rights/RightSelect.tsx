import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { fieldRights, type FieldRight } from './form-rights.ts';
import { rightsTexts } from './rights.locale.ts';
import styles from './rights.module.css';

interface RightSelectProps {
  readonly label: string;
  readonly value: FieldRight;
  readonly offered?: readonly FieldRight[];
  readonly isFixed: boolean;
  readonly onChange: (right: FieldRight) => void;
}

/** There are many on a page; one is rendered again only when it shows something else. */
export const RightSelect = memo(function RightSelect({ label, value, offered = fieldRights, isFixed, onChange }: RightSelectProps) {
  const t = useTexts(rightsTexts);
  return (
    <select
      className={styles.right}
      data-right={value}
      aria-label={label}
      value={value}
      disabled={isFixed}
      onChange={(event) => onChange(fieldRights.find((each) => each === event.target.value) ?? value)}
    >
      {offered.map((right) => (
        <option key={right} value={right}>
          {t(right)}
        </option>
      ))}
    </select>
  );
}, isSame);

function isSame(one: RightSelectProps, other: RightSelectProps): boolean {
  const [first, second] = [one.offered ?? fieldRights, other.offered ?? fieldRights];
  const isOffered = first.length === second.length && first.every((right, index) => right === second[index]);
  return (
    isOffered && one.label === other.label && one.value === other.value && one.isFixed === other.isFixed && one.onChange === other.onChange
  );
}
