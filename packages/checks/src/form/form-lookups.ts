import { compileFormula, type FormulaLookup } from '@inkstone/formula';
import type { ControlDefinition, FormDefinition } from '@inkstone/schema';

/** A look-up of a control or column in another model. */
interface ControlLookup extends FormulaLookup {
  /** `total`, or `items.amount` for a column. */
  readonly key: string;
}

/**
 * Returns the look-ups in the options of a form's controls. Which options hold formulas depends on the control type, so any text is
 * examined.
 */
export function lookupsOfForm(form: Pick<FormDefinition, 'controls'>): readonly ControlLookup[] {
  return form.controls.flatMap((control) => [
    ...lookupsOfControl(control, control.key),
    ...(control.columns ?? []).flatMap((column) => lookupsOfControl(column, `${control.key}.${column.key}`)),
  ]);
}

function lookupsOfControl({ options }: Pick<ControlDefinition, 'options'>, key: string): readonly ControlLookup[] {
  return textsIn(options)
    .filter((text) => /lookup\s*[(（]/i.test(text))
    .flatMap((text) => compileFormula(text).lookups.map((lookup) => ({ ...lookup, key })));
}

/** Steps of events and conditions of linkages contain nested formulas. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
