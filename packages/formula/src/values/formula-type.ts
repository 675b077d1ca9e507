/** The types of field values in the language; `none` has no value, `rows` is a sub-table. */
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

/** Types of fields by name; columns of sub-tables have names such as `items.amount`. */
export type FieldTypes = Readonly<Record<string, FormulaType>>;
