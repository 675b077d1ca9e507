import type { FieldTypes } from '@inkstone/formula';

/** The types of the form's controls with those of one sheet's columns by their own names; determined when the first formula needs them. */
export class RowTypes {
  private known: FieldTypes | undefined;
  private readonly determine: () => FieldTypes;

  constructor(determine: () => FieldTypes) {
    this.determine = determine;
  }

  get fields(): FieldTypes {
    return (this.known ??= this.determine());
  }
}
