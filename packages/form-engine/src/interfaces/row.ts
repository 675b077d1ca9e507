export type RowId = string;

/** The input for a row: optionally its id, and column values. */
export type RowInput = Readonly<Record<string, unknown>>;
