import { fullPermission, type ControlDefinition, type FormPermission } from '@inkstone/schema';

/** What one person may do with a control or with a sheet's column. */
export interface ControlRights {
  readonly edit: boolean;
  readonly view: boolean;
  readonly required: boolean;
}

export interface SheetRights extends ControlRights {
  readonly add: boolean;
  readonly delete: boolean;
  /** Only rows that the person added may be changed or deleted. */
  readonly ownRows: boolean;
  readonly columns: Readonly<Record<string, ControlRights>>;
}

/** Shared by all controls that are not sheets. */
const noColumns: SheetRights['columns'] = {};

/**
 * The rights to one control. A control without an entry follows `others`, a column without one its sheet; a column never has more rights
 * than its sheet (runtime specification, section 6). Adding and deleting rows follow the right to edit unless set; controls without a value
 * are always visible unless they have an entry.
 */
export function sheetRights(control: ControlDefinition, permission: FormPermission = fullPermission, holdsValue = true): SheetRights {
  const entry = permission.controls[control.key];
  const view = entry?.v ?? (permission.others.v || !holdsValue);
  const edit = (entry?.e ?? permission.others.e) && view && control.options['editable'] !== false;
  let columns: Record<string, ControlRights> | undefined;
  for (const column of control.columns ?? []) {
    const own = entry?.subDataPermission?.find(({ propertyCode }) => propertyCode === column.key);
    const columnView = view && (own?.v ?? true);
    const columnEdit = edit && columnView && (own?.e ?? true) && column.options['editable'] !== false;
    (columns ??= {})[column.key] = { view: columnView, edit: columnEdit, required: own?.r ?? false };
  }
  return {
    view,
    edit,
    required: entry?.r ?? false,
    add: view && (entry?.add ?? edit),
    delete: view && (entry?.delete ?? edit),
    ownRows: entry?.ownRows ?? false,
    columns: columns ?? noColumns,
  };
}
