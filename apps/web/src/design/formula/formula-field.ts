import type { FieldTypes, FormulaType } from '@inkstone/formula';
import type { LocalizedText } from '@inkstone/schema';

/** A field that a formula may name. */
export interface FormulaField {
  /** As formulas write it: `days`, or `items.amount` for a column of a sub-table. */
  readonly code: string;
  /** What people call it. */
  readonly name: LocalizedText;
  readonly type: FormulaType;
  /** What a field of the type `unit` or `units` holds; unset: people and departments. */
  readonly units?: 'person' | 'department';
  /** The values that it can have; unset: any. */
  readonly choices?: readonly FormulaChoice[];
  /** The model of the records that a field of the type `record` or `records` holds. */
  readonly schemaCode?: string;
}

/** A value that formulas compare with, under the name that people see. */
export interface FormulaChoice {
  readonly value: string;
  readonly name: LocalizedText;
}

/** The properties of everything that edits a formula. The text is the truth; names are only shown. */
export interface FormulaEditorProps {
  readonly id?: string;
  readonly label: string;
  /** Empty: there is no formula. */
  readonly text: string;
  readonly fields: readonly FormulaField[];
  /** The type of the result; `logic` is a condition. Unset: any. */
  readonly expects?: FormulaType;
  /** The model on whose records the formula can be tried; unset: only on values that are typed. */
  readonly schemaCode?: string;
  readonly isFixed: boolean;
  /** Called when the person leaves the formula changed; undefined: there is none any more. */
  readonly onChange: (text: string | undefined) => void;
}

export function fieldTypesOf(fields: readonly FormulaField[]): FieldTypes {
  return Object.fromEntries(fields.map(({ code, type }) => [code, type]));
}

export function fieldLabelsOf(fields: readonly FormulaField[]): Readonly<Record<string, LocalizedText>> {
  return Object.fromEntries(fields.map(({ code, name }) => [code, name]));
}
