import { lazy, Suspense } from 'react';
import type { FaceProps } from '../face/face.ts';
import { useInputAttributes } from '../face/use-face-field.ts';
import styles from './short-list.module.css';
import { useIsShortList, useShortList } from './use-short-list.ts';

const LongDropdown = lazy(() => import('./LongDropdown.tsx').then((module) => ({ default: module.LongDropdown })));

/** A short list in the phone's own picker; one that is searched in or asked for is the list of the desktop. */
export function DropdownMobile(props: FaceProps) {
  if (useIsShortList(props)) return <PhoneList {...props} />;
  return (
    <Suspense fallback={null}>
      <LongDropdown {...props} />
    </Suspense>
  );
}

function PhoneList({ field, form, locale, onBlur }: FaceProps) {
  const attributes = useInputAttributes(field, locale);
  const { chosen, nothing, mayEmpty, offered } = useShortList({ field, locale });
  return (
    <span className={styles.frame}>
      <select
        {...attributes}
        className={styles.list}
        value={chosen}
        data-empty={chosen === '' || undefined}
        onChange={({ target }) => form.set(field.path, target.value || null)}
        onBlur={onBlur}
      >
        <option value="" disabled={!mayEmpty}>
          {nothing}
        </option>
        {offered.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
