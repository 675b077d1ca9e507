import { computed, signal, type Form } from '@inkstone/form-engine';
import { parseFieldPath, type Locale } from '@inkstone/schema';
import { useEffect, useMemo, useState } from 'react';
import { GroupFoldContext } from '../view/group-fold.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { onReveal } from './focus-field.ui.ts';
import { FormRow } from './FormRow.tsx';
import type { GridPart } from './grid-rows.ts';
import styles from './layout.module.css';
import { isAnyShown } from './shown-rows.ts';

interface FormPartProps {
  readonly part: GridPart;
  readonly form: Form;
  readonly locale: Locale;
  readonly isHeading: (control: string) => boolean;
}

/**
 * A heading with the rows below it; hidden while none of the rows is visible. Folded rows keep their input, and unfold when a field in them
 * is focused.
 */
export function FormPart({ part, form, locale, isHeading }: FormPartProps) {
  const { heading, isFoldable, startsOpen } = useHeading(part, form, isHeading);
  const [isOpen, setOpen] = useState(startsOpen);
  const fold = useMemo(() => ({ isOpen, toggle: () => setOpen((before) => !before) }), [isOpen]);
  useEffect(
    () =>
      onReveal((path) => {
        const control = topOf(path);
        if (part.rows.some(({ columns }) => columns.some((column) => column.control === control))) setOpen(true);
      }),
    [part],
  );
  return (
    <GroupFoldContext.Provider value={fold}>
      {heading ? <FormRow row={heading} form={form} locale={locale} /> : null}
      <div className={styles.part} hidden={isFoldable && !isOpen}>
        {part.rows.map((row) => (
          <FormRow key={row.columns[0]!.control} row={row} form={form} locale={locale} />
        ))}
      </div>
    </GroupFoldContext.Provider>
  );
}

/** Rows below a hidden heading cannot be folded. */
function useHeading({ group, heading, rows }: GridPart, form: Form, isHeading: (control: string) => boolean) {
  const visible = useMemo(
    () => (group === null ? signal(false) : computed(() => form.field(group).visible.value && isAnyShown(form, rows, isHeading))),
    [group, form, rows, isHeading],
  );
  const isShown = useSignalValue(visible);
  return {
    // Other controls in the heading's row remain visible without it.
    heading: useMemo(
      () => (isShown || heading === null ? heading : { columns: heading.columns.filter(({ control }) => control !== group) }),
      [isShown, heading, group],
    ),
    isFoldable: isShown,
    startsOpen: group === null || form.field(group).options.peek()['expand'] !== false,
  };
}

function topOf(path: string): string {
  const parsed = parseFieldPath(path);
  if (parsed?.kind === 'cell') return parsed.sheet;
  return path.replace(/\[.*$/, '');
}
