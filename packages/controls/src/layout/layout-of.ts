import type { Form } from '@inkstone/form-engine';
import type { LayoutRow } from '@inkstone/schema';

const noRows: readonly LayoutRow[] = [];

/** Returns the rows of a panel or container; the same array for the same form, to avoid rendering again. */
export function layoutOf(form: Form, key: string): readonly LayoutRow[] {
  return form.definition.controls.find((control) => control.key === key)?.layout ?? noRows;
}
