export type RowId = string;

/** What a row may be given when it is made: an id of its own, and column values. */
export type RowInput = Readonly<Record<string, unknown>>;
