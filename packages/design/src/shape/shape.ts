/** What can be addressed in a document or in one of its parts. Every other property is one value, which is replaced whole. */
export interface Shape {
  /** Lists whose entries are addressed by a code. */
  readonly parts?: Readonly<Record<string, PartList>>;
  /** Objects whose properties are set one by one. */
  readonly objects?: Readonly<Record<string, Shape>>;
  /** Whether controls are placed in it: `layout` is a grid, whose slots are addressed by the keys of the controls. */
  readonly grid?: boolean;
  /** Properties that only a rename changes. */
  readonly fixed?: readonly string[];
}

export interface PartList {
  /** The property of the entry that is its code. */
  readonly key: string;
  readonly shape: Shape;
}
