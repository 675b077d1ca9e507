import type { Form } from '@inkstone/form-engine';
import type { LayoutRow } from '@inkstone/schema';
import { heldLayout } from './held-layout.ts';

/**
 * Is anything of these rows to be seen? A container is as far as what stands in it is, a heading by itself is nothing. Reading it inside
 * an effect subscribes.
 */
export function isAnyShown(form: Form, rows: readonly LayoutRow[], isHeading: (control: string) => boolean): boolean {
  return rows.some(({ columns }) =>
    columns.some(({ control }) => {
      if (!form.has(control) || isHeading(control) || !form.field(control).visible.value) return false;
      const held = heldLayout(form, control);
      return held.length === 0 || isAnyShown(form, held, isHeading);
    }),
  );
}
