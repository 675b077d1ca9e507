import { calculationOptions, type Form } from '@inkstone/form-engine';
import { cellPath, type ControlDefinition, type FieldValue, type FormValues, type SheetRow } from '@inkstone/schema';

/** Worked out values and cells as they stand on the screen: the server asks when one that decides the way comes out otherwise. */
export function shownValues(form: Form): FormValues {
  const values = form.values();
  const isShown = ({ key }: ControlDefinition): boolean => key in values;
  const entries = form.definition.controls
    .filter(isShown)
    .flatMap((control): [string, FieldValue][] => [
      ...(isWorkedOut(control) ? [[control.key, values[control.key]!] satisfies [string, FieldValue]] : []),
      ...cellsOf(control, values[control.key] ?? null),
    ]);
  return Object.fromEntries(entries);
}

function isWorkedOut({ options }: Pick<ControlDefinition, 'options'>): boolean {
  return calculationOptions.some((option) => options[option]);
}

function cellsOf({ key, columns = [] }: ControlDefinition, rows: FieldValue): [string, FieldValue][] {
  const worked = columns.filter(isWorkedOut);
  if (worked.length === 0 || rows === null) return [];
  return (rows as readonly SheetRow[]).flatMap((row) =>
    worked.map((column): [string, FieldValue] => [cellPath(key, row.id, column.key), (row[column.key] ?? null) as FieldValue]),
  );
}
