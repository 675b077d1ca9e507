import type { FieldPath, SheetRow } from '@inkstone/schema';
import type { FormInput } from '../interfaces/form.ts';
import type { SheetPlan } from '../plan/control-plan.ts';
import type { SheetRights } from './control-rights.ts';

/** A control with the current user's rights. */
interface ControlWithRights {
  readonly path: FieldPath;
  readonly rights: SheetRights;
  readonly holdsValue: boolean;
}

/**
 * Is the value of a control redacted for the current user? It is if they may not see it and the stored values have no entry for it: the
 * browser receives none, the server always has one (architecture, section 1).
 */
export function isRedactedControl({ rights, path, holdsValue }: ControlWithRights, { stored, values = {} }: FormInput): boolean {
  return stored === true && holdsValue && !rights.view && !Object.hasOwn(values, path);
}

/** The same for the columns of a sheet, by number. */
export function redactedColumns(sheet: SheetPlan, rights: SheetRights, { stored, values = {} }: FormInput): ReadonlySet<number> {
  const rows = (values[sheet.definition.key] ?? []) as readonly SheetRow[];
  const redacted = sheet.columns.filter(
    ({ definition: { key } }) => stored === true && !rights.columns[key]!.view && !rows.some((row) => Object.hasOwn(row, key)),
  );
  return new Set(redacted.map(({ index }) => index));
}
