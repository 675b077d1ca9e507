import type { FieldValue, FormDefinition, FormValues, Patch } from '@inkstone/schema';

/** The values of a form as what a person would have set in an empty one; rows get new ids by `newId`. */
export function valuesAsPatch(values: FormValues, { controls }: Pick<FormDefinition, 'controls'>, newId: () => string): Patch {
  const sheets = new Set(controls.flatMap(({ key, columns }) => (columns ? [key] : [])));
  const patch = { values: {} as Record<string, unknown>, rows: {} as Record<string, Patch['rows'][string]> };
  for (const [key, value] of Object.entries(values)) {
    if (isEmpty(value)) continue;
    if (!sheets.has(key)) patch.values[key] = value;
    else patch.rows[key] = { added: (value as readonly object[]).map((row) => addRow(key, row)), removed: [] };
  }
  return patch;

  function addRow(sheet: string, row: object): string {
    const id = newId();
    for (const [column, cell] of Object.entries(row))
      if (column !== 'id' && column !== 'rowStatus' && !isEmpty(cell as FieldValue)) patch.values[`${sheet}[${id}].${column}`] = cell;
    return id;
  }
}

const isEmpty = (value: FieldValue | undefined): boolean => value === null || value === undefined || value === '';
