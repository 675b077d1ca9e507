import { checkConditions, type FieldTypes, type FormulaType } from '@inkstone/formula';
import { isConditionGroup, type BusinessRule, type ConditionDocument, type ModelDefinition, type RuleAction } from '@inkstone/schema';
import { modelFieldTypes } from '../apps/index.ts';
import { mappingIssues } from './check-mappings.ts';
import { conditionIssue, ruleIssue, type RuleIssue } from './rule-issue.ts';
import { formulaIssues, insideRows, targetTypes, type RuleWorld, type SourcePlace } from './rule-place.ts';

/** Everything that is wrong with a rule: names, types, formulas with the place in their text, conditions that would find everything. */
export function ruleIssues(rule: BusinessRule, world: RuleWorld): RuleIssue[] {
  const source = world.model(rule.schemaCode);
  if (!source) return [ruleIssue('UnknownModel', 'schemaCode', { code: rule.schemaCode })];
  const fields: FieldTypes = { ...modelFieldTypes(source), ...inputTypes(rule) };
  const when = rule.when ? checkConditions(rule.when, { record: fields }).map((finding) => conditionIssue('when', finding)) : [];
  const place = { source, fields, world };
  return [...when, ...kindIssues(rule), ...rule.actions.flatMap((action, index) => actionIssues(action, `actions.${index}`, place))];
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

function actionIssues(action: RuleAction, path: string, at: SourcePlace): RuleIssue[] {
  if (action.kind === 'check')
    return [...formulaIssues(action.formula, `${path}.formula`, at.fields, 'logic'), ...fieldIssues(action, path, at)];
  if (action.kind === 'calculate') return calculationIssues(action, path, at);
  const target = at.world.model(action.schemaCode);
  if (!target) return [ruleIssue('UnknownModel', `${path}.schemaCode`, { code: action.schemaCode })];
  const inner = insideRows(at, action.each);
  if (!inner) return [ruleIssue('UnknownSheet', `${path}.each`, { code: action.each })];
  return [
    ...('condition' in action ? targetCondition(action.condition, `${path}.condition`, target, inner.fields) : []),
    ...(action.kind === 'find' ? fieldIssues(action, path, at) : []),
    ...('mappings' in action ? mappingIssues(action, path, inner, target) : []),
  ];
}

function fieldIssues({ field }: { readonly field?: string | undefined }, path: string, { source }: SourcePlace): RuleIssue[] {
  if (field === undefined || source.dataItems.some(({ code }) => code === field)) return [];
  return [ruleIssue('UnknownField', `${path}.field`, { code: field })];
}

function calculationIssues(action: Extract<RuleAction, { kind: 'calculate' }>, path: string, at: SourcePlace): RuleIssue[] {
  const { schemaCode, condition, results } = action;
  const target = schemaCode === undefined ? undefined : at.world.model(schemaCode);
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
  return checkConditions(condition, { record: modelFieldTypes(target), current }).map((finding) => conditionIssue(path, finding));
}

/** Without a comparison it would be every record there is. */
function comparesSomething(node: ConditionDocument): boolean {
  return isConditionGroup(node) ? node.items.some(comparesSomething) : true;
}
