import { computed, type Form } from '@inkstone/form-engine';
import type { LayoutRow, Locale } from '@inkstone/schema';
import { memo, useMemo } from 'react';
import { useIsNarrow } from '../view/narrow-context.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { FormField } from './FormField.tsx';
import { shareSpans } from './grid-rows.ts';
import styles from './layout.module.css';

interface FormRowProps {
  readonly row: LayoutRow;
  readonly form: Form;
  readonly locale: Locale;
}

/** The visible columns of a row on the grid; nothing if none is visible. */
export const FormRow = memo(function FormRow({ row, form, locale }: FormRowProps) {
  const isNarrow = useIsNarrow();
  const shown = useShown(row, form);
  if (shown === '') return null;
  const keys = shown.split(' ');
  const cells = shareSpans(row.columns.filter(({ control }) => keys.includes(control)));
  return (
    <div className={styles.row}>
      {cells.map(({ control, span }) => (
        <div key={control} className={styles.cell} style={{ gridColumn: `span ${isNarrow ? 24 : span}` }}>
          <FormField field={form.field(control)} form={form} locale={locale} />
        </div>
      ))}
    </div>
  );
});

/** The keys of the visible controls as one text, so that the row is rendered again only when they change. */
function useShown({ columns }: LayoutRow, form: Form): string {
  const shown = useMemo(
    () =>
      computed(() =>
        columns
          .map(({ control }) => control)
          .filter((control) => form.field(control).visible.value)
          .join(' '),
      ),
    [columns, form],
  );
  return useSignalValue(shown);
}
