import { lazy, Suspense } from 'react';
import type { ViewProps } from '../view/control-view.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import styles from './short-list.module.css';
import { useIsShortList, useShortList } from './use-short-list.ts';

const LongDropdown = lazy(() => import('./LongDropdown.tsx').then((module) => ({ default: module.LongDropdown })));

/** A short list uses the phone's native picker; one that is searchable or loaded on demand uses the desktop's list. */
export function DropdownMobile(props: ViewProps) {
  if (useIsShortList(props)) return <PhoneList {...props} />;
  return (
    <Suspense fallback={null}>
      <LongDropdown {...props} />
    </Suspense>
  );
}

function PhoneList({ field, form, locale, onBlur }: ViewProps) {
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
