import type { Form } from '@inkstone/form-engine';
import type { LayoutRow } from '@inkstone/schema';

const noRows: readonly LayoutRow[] = [];

/** The rows that stand in a panel or container; always the same list for the same form, so that nothing is drawn again. */
export function heldLayout(form: Form, key: string): readonly LayoutRow[] {
  return form.definition.controls.find((control) => control.key === key)?.layout ?? noRows;
}
