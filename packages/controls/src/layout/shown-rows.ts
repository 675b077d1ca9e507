import type { Form } from '@inkstone/form-engine';
import type { LayoutRow } from '@inkstone/schema';
import { layoutOf } from './layout-of.ts';

/**
 * Whether any control in these rows is visible. A container counts if any control in it is visible, a heading alone does not. Reads
 * signals, so calling it inside an effect subscribes to them.
 */
export function isAnyShown(form: Form, rows: readonly LayoutRow[], isHeading: (control: string) => boolean): boolean {
  return rows.some(({ columns }) =>
    columns.some(({ control }) => {
      if (!form.has(control) || isHeading(control) || !form.field(control).visible.value) return false;
      const rowsInside = layoutOf(form, control);
      return rowsInside.length === 0 || isAnyShown(form, rowsInside, isHeading);
    }),
  );
}
