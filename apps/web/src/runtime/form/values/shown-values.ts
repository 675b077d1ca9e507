import { calculationOptions, type Form } from '@inkstone/form-engine';
import { cellPath, type ControlDefinition, type FieldValue, type FormValues, type SheetRow } from '@inkstone/schema';

/** Returns computed values and cells as the user sees them: the server asks for confirmation when one that decides the route differs. */
export function shownValues(form: Form): FormValues {
  const values = form.values();
  const isShown = ({ key }: ControlDefinition): boolean => key in values;
  const entries = form.definition.controls
    .filter(isShown)
    .flatMap((control): [string, FieldValue][] => [
      ...(isComputed(control) ? [[control.key, values[control.key]!] satisfies [string, FieldValue]] : []),
      ...cellsOf(control, values[control.key] ?? null),
    ]);
  return Object.fromEntries(entries);
}

function isComputed({ options }: Pick<ControlDefinition, 'options'>): boolean {
  return calculationOptions.some((option) => options[option]);
}

function cellsOf({ key, columns = [] }: ControlDefinition, rows: FieldValue): [string, FieldValue][] {
  const computedColumns = columns.filter(isComputed);
  if (computedColumns.length === 0 || rows === null) return [];
  return (rows as readonly SheetRow[]).flatMap((row) =>
    computedColumns.map((column): [string, FieldValue] => [cellPath(key, row.id, column.key), (row[column.key] ?? null) as FieldValue]),
  );
}
