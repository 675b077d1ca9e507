/** What is wrong with a value, as data: the text is looked up by code and locale. */
export interface Issue {
  /** e.g. `Required`, `Pattern`, `Min`, `Max`, `MinCount`, `MaxCount`, `minLength`, `maxLength`, `rowEmpty` (runtime specification, section 5). */
  readonly code: string;
  /** The location: a field path, a sheet or a row; empty for the whole form. */
  readonly path: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
