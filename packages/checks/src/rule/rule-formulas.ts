import { checkFormula, columnTypes, compileFormula, modelFieldTypes, type FieldTypes, type FormulaType } from '@inkstone/formula';
import type { DataItem, ModelDefinition } from '@inkstone/schema';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { formulaIssue, ruleIssue, type RuleIssue, type RuleProperty } from './rule-issue.ts';

/** The models that a rule names, and the forms through which it writes them. */
export type RuleSurroundings = Pick<Surroundings, 'model' | 'defaultForm'>;

/** The fields that formulas and conditions of a rule read. */
export interface SourceScope {
  readonly source: ModelDefinition;
  readonly fields: FieldTypes;
  readonly around: RuleSurroundings;
}

/** Returns the scope with the columns of each row; null when there is no such sub-table. */
export function insideRows(at: SourceScope, sheet: string | undefined): SourceScope | null {
  if (sheet === undefined) return at;
  const item = at.source.dataItems.find(({ code }) => code === sheet);
  return item?.type === 'Sheet' ? { ...at, fields: { ...at.fields, ...columnTypes(item), ...rowPaths(item) } } : null;
}

/** Within a row, a column's full property means the row's own cell. */
function rowPaths(item: DataItem): FieldTypes {
  return Object.fromEntries(Object.entries(columnTypes(item)).map(([code, type]) => [`${item.code}.${code}`, type]));
}

/** Returns the types of the written or found record under `target`. */
export function targetTypes(target: ModelDefinition): FieldTypes {
  return Object.fromEntries(Object.entries(modelFieldTypes(target)).map(([name, type]) => [`target.${name}`, type]));
}

/** Returns the issues of a formula, with positions in its text. */
export function formulaIssues(formula: string, property: RuleProperty, fields: FieldTypes, expects?: FormulaType): RuleIssue[] {
  const { issues } = checkFormula(formula, { fields, ...(expects && { expects }) });
  return [
    ...issues.map((issue) => formulaIssue(property, issue)),
    ...compileFormula(formula).lookups.map(({ schemaCode }) => ruleIssue('LookupUnknown', property, { model: schemaCode })),
  ];
}
