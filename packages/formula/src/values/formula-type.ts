/** The type of a field's value as the language sees it; `none` holds no value, `rows` is a sheet. */
export const formulaTypes = [
  'text',
  'number',
  'date',
  'time',
  'logic',
  'texts',
  'unit',
  'units',
  'record',
  'records',
  'rows',
  'none',
] as const;
export type FormulaType = (typeof formulaTypes)[number];

/** Types of fields by name; the columns of a sheet by `items.amount`. */
export type FieldTypes = Readonly<Record<string, FormulaType>>;
