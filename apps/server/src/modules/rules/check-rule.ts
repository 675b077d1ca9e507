import { checkConditions, type FieldTypes, type FormulaType } from '@inkstone/formula';
import { isConditionGroup, type BusinessRule, type ConditionDocument, type ModelDefinition, type RuleAction } from '@inkstone/schema';
import { modelFieldTypes } from '../apps/index.ts';
import { mappingIssues } from './check-mappings.ts';
import { conditionIssue, ruleIssue, type RuleIssue } from './rule-issue.ts';
import { formulaIssues, insideRows, targetTypes, type RuleDocuments, type SourceScope } from './rule-formulas.ts';

/** Returns all issues of a rule: names, types, formulas with positions, and conditions that would match every record. */
export function ruleIssues(rule: BusinessRule, documents: RuleDocuments): RuleIssue[] {
  const source = documents.model(rule.schemaCode);
  if (!source) return [ruleIssue('UnknownModel', 'schemaCode', { code: rule.schemaCode })];
  const fields: FieldTypes = { ...modelFieldTypes(source), ...inputTypes(rule) };
  const when = rule.when ? checkConditions(rule.when, { record: fields }).map((issue) => conditionIssue('when', issue)) : [];
  const scope = { source, fields, documents };
  return [...when, ...kindIssues(rule), ...rule.actions.flatMap((action, index) => actionIssues(action, `actions.${index}`, scope))];
}

function inputTypes({ inputs }: BusinessRule): FieldTypes {
  return Object.fromEntries(inputs.map(({ name, type }): [string, FormulaType] => [name, type]));
}

function kindIssues({ trigger, actions }: BusinessRule): RuleIssue[] {
  const kinds = actions.map(({ kind }) => kind);
  const calculates = kinds.includes('calculate');
  if (calculates && trigger !== 'called') return [ruleIssue('OnlyCalled', `actions.${kinds.indexOf('calculate')}`)];
  const writing = kinds.findIndex((kind) => kind !== 'calculate' && kind !== 'check' && kind !== 'find');
  return calculates && writing >= 0 ? [ruleIssue('WrittenByCalculation', `actions.${writing}`)] : [];
}

function actionIssues(action: RuleAction, path: string, at: SourceScope): RuleIssue[] {
  if (action.kind === 'check')
    return [...formulaIssues(action.formula, `${path}.formula`, at.fields, 'logic'), ...fieldIssues(action, path, at)];
  if (action.kind === 'calculate') return calculationIssues(action, path, at);
  const target = at.documents.model(action.schemaCode);
  if (!target) return [ruleIssue('UnknownModel', `${path}.schemaCode`, { code: action.schemaCode })];
  const inner = insideRows(at, action.each);
  if (!inner) return [ruleIssue('UnknownSheet', `${path}.each`, { code: action.each })];
  return [
    ...('condition' in action ? targetCondition(action.condition, `${path}.condition`, target, inner.fields) : []),
    ...(action.kind === 'find' ? fieldIssues(action, path, at) : []),
    ...('mappings' in action ? mappingIssues(action, path, inner, target) : []),
  ];
}

function fieldIssues({ field }: { readonly field?: string | undefined }, path: string, { source }: SourceScope): RuleIssue[] {
  if (field === undefined || source.dataItems.some(({ code }) => code === field)) return [];
  return [ruleIssue('UnknownField', `${path}.field`, { code: field })];
}

function calculationIssues(action: Extract<RuleAction, { kind: 'calculate' }>, path: string, at: SourceScope): RuleIssue[] {
  const { schemaCode, condition, results } = action;
  const target = schemaCode === undefined ? undefined : at.documents.model(schemaCode);
  if (schemaCode !== undefined && !target) return [ruleIssue('UnknownModel', `${path}.schemaCode`, { code: schemaCode })];
  const fields: FieldTypes = target ? { ...at.fields, ...targetTypes(target) } : at.fields;
  return [
    ...(target ? targetCondition(condition, `${path}.condition`, target, at.fields) : []),
    ...results.flatMap(({ formula }, index) => formulaIssues(formula, `${path}.results.${index}.formula`, fields)),
  ];
}

function targetCondition(
  condition: ConditionDocument | undefined,
  path: string,
  target: ModelDefinition,
  current: FieldTypes,
): RuleIssue[] {
  if (!condition || !comparesSomething(condition)) return [ruleIssue('ConditionMissing', path)];
  return checkConditions(condition, { record: modelFieldTypes(target), current }).map((issue) => conditionIssue(path, issue));
}

/** Without a comparison the condition would match every record. */
function comparesSomething(node: ConditionDocument): boolean {
  return isConditionGroup(node) ? node.items.some(comparesSomething) : true;
}
