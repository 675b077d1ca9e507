import { checkFormula, compileFormula, type FieldTypes, type FormulaType } from '@inkstone/formula';
import type { DataItem, FormDefinition, ModelDefinition } from '@inkstone/schema';
import { columnTypes, modelFieldTypes } from '../apps/index.ts';
import { formulaIssue, ruleIssue, type RuleIssue } from './rule-issue.ts';

/** The documents a rule may name, as they are or will be published. */
export interface RuleWorld {
  readonly model: (schemaCode: string) => ModelDefinition | undefined;
  /** The usual form of a model. */
  readonly form: (schemaCode: string) => FormDefinition | undefined;
}

/** From where formulas and conditions of a rule read. */
export interface SourcePlace {
  readonly source: ModelDefinition;
  readonly fields: FieldTypes;
  readonly world: RuleWorld;
}

/** Each row of a sub-table sees its own columns; null when there is no such sub-table. */
export function insideRows(at: SourcePlace, sheet: string | undefined): SourcePlace | null {
  if (sheet === undefined) return at;
  const item = at.source.dataItems.find(({ code }) => code === sheet);
  return item?.type === 'Sheet' ? { ...at, fields: { ...at.fields, ...columnTypes(item), ...rowPaths(item) } } : null;
}

/** A column by its whole path is the row's own cell there too. */
function rowPaths(item: DataItem): FieldTypes {
  return Object.fromEntries(Object.entries(columnTypes(item)).map(([code, type]) => [`${item.code}.${code}`, type]));
}

/** The record that is written or was found, as formulas read it. */
export function targetTypes(target: ModelDefinition): FieldTypes {
  return Object.fromEntries(Object.entries(modelFieldTypes(target)).map(([name, type]) => [`target.${name}`, type]));
}

/** What is wrong with a formula, with the place in its text. */
export function formulaIssues(formula: string, path: string, fields: FieldTypes, expects?: FormulaType): RuleIssue[] {
  const { diagnostics } = checkFormula(formula, { fields, ...(expects && { expects }) });
  return [
    ...diagnostics.map((diagnostic) => formulaIssue(path, diagnostic)),
    ...compileFormula(formula).lookups.map(({ schemaCode }) => ruleIssue('LookupUnknown', path, { model: schemaCode })),
  ];
}
