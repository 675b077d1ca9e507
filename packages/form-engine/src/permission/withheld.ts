import type { FieldPath, SheetRow } from '@inkstone/schema';
import type { FormInput } from '../interfaces/form.ts';
import type { SheetPlan } from '../plan/control-plan.ts';
import type { SheetRights } from './control-rights.ts';

/** A control with what this person may do with it. */
interface RightedControl {
  readonly path: FieldPath;
  readonly rights: SheetRights;
  readonly holdsValue: boolean;
}

/**
 * Is the value of a control kept from this reader? So it is when they may not see it and the stored values have no entry for it: the
 * browser is sent none, the server always has one (architecture, section 1).
 */
export function withheldControl({ rights, path, holdsValue }: RightedControl, { stored, values = {} }: FormInput): boolean {
  return stored === true && holdsValue && !rights.view && !Object.hasOwn(values, path);
}

/** The same for the columns of a sheet, by number. */
export function withheldColumns(sheet: SheetPlan, rights: SheetRights, { stored, values = {} }: FormInput): ReadonlySet<number> {
  const rows = (values[sheet.definition.key] ?? []) as readonly SheetRow[];
  const withheld = sheet.columns.filter(
    ({ definition: { key } }) => stored === true && !rights.columns[key]!.view && !rows.some((row) => Object.hasOwn(row, key)),
  );
  return new Set(withheld.map(({ index }) => index));
}
