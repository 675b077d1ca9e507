import { checkConditions, modelFieldTypes, type FieldTypes, type FormulaType } from '@inkstone/formula';
import { isConditionGroup, type BusinessRule, type ConditionDocument, type ModelDefinition, type RuleAction } from '@inkstone/schema';
import { errorsIn, type DocumentIssue } from '../issue/document-issue.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { checkUnits } from '../units/check-units.ts';
import { wholeDocument } from '../issue/issue-location.ts';
import { mappingIssues } from './check-mappings.ts';
import { loopFrom } from './rule-loops.ts';
import { conditionIssue, ruleIssue, type RuleIssue, type RuleProperty } from './rule-issue.ts';
import { formulaIssues, insideRows, targetTypes, type RuleSurroundings, type SourceScope } from './rule-formulas.ts';

/** Returns the issues of a rule with the models that it names. */
export function checkRule(rule: BusinessRule, around: RuleSurroundings): DocumentIssue[] {
  return ruleIssues(rule, around).map((issue) => ruleDefect(rule, issue));
}

/** Returns the further issues of a rule in its own application: its code, units in its conditions, and rules that start each other. */
export function checkOwnRule(rule: BusinessRule, around: Surroundings): DocumentIssue[] {
  const key = { kind: 'rule', code: rule.code } as const;
  const owner = around.ownerOf('rule', rule.code);
  const loop = rule.active ? loopFrom(rule, around.rules) : null;
  return [
    ...(owner === undefined ? [] : [errorsIn(key)('OwnedElsewhere', wholeDocument, { code: rule.code, app: owner })]),
    ...(loop ? [ruleDefect(rule, ruleIssue('RuleLoop', ['actions'], { rules: loop.join(' → ') }))] : []),
    ...(rule.active ? checkUnits(key, rule, around) : []),
  ];
}

const ruleDefect = ({ code }: BusinessRule, { property, message }: RuleIssue): DocumentIssue =>
  errorsIn({ kind: 'rule', code })('RuleDefect', { kind: 'property', property }, { code, detail: message });

/** Returns all issues of a rule: names, types, formulas with positions, and conditions that would match every record. */
export function ruleIssues(rule: BusinessRule, around: RuleSurroundings): RuleIssue[] {
  const source = around.model(rule.schemaCode);
  if (!source) return [ruleIssue('UnknownModel', ['schemaCode'], { code: rule.schemaCode })];
  const fields: FieldTypes = { ...modelFieldTypes(source), ...inputTypes(rule) };
  const when = rule.when ? checkConditions(rule.when, { record: fields }).map((issue) => conditionIssue(['when'], issue)) : [];
  const scope = { source, fields, around };
  return [...when, ...kindIssues(rule), ...rule.actions.flatMap((action, index) => actionIssues(action, ['actions', index], scope))];
}

function inputTypes({ inputs }: BusinessRule): FieldTypes {
  return Object.fromEntries(inputs.map(({ name, type }): [string, FormulaType] => [name, type]));
}

function kindIssues({ trigger, actions }: BusinessRule): RuleIssue[] {
  const kinds = actions.map(({ kind }) => kind);
  const calculates = kinds.includes('calculate');
  if (calculates && trigger !== 'called') return [ruleIssue('OnlyCalled', ['actions', kinds.indexOf('calculate')])];
  const writing = kinds.findIndex((kind) => kind !== 'calculate' && kind !== 'check' && kind !== 'find');
  return calculates && writing >= 0 ? [ruleIssue('WrittenByCalculation', ['actions', writing])] : [];
}

function actionIssues(action: RuleAction, property: RuleProperty, at: SourceScope): RuleIssue[] {
  if (action.kind === 'check')
    return [...formulaIssues(action.formula, [...property, 'formula'], at.fields, 'logic'), ...fieldIssues(action, property, at)];
  if (action.kind === 'calculate') return calculationIssues(action, property, at);
  const target = at.around.model(action.schemaCode);
  if (!target) return [ruleIssue('UnknownModel', [...property, 'schemaCode'], { code: action.schemaCode })];
  const inner = insideRows(at, action.each);
  if (!inner) return [ruleIssue('UnknownSheet', [...property, 'each'], { code: action.each })];
  return [
    ...('condition' in action ? targetCondition(action.condition, [...property, 'condition'], target, inner.fields) : []),
    ...(action.kind === 'find' ? fieldIssues(action, property, at) : []),
    ...('mappings' in action ? mappingIssues(action, property, inner, target) : []),
  ];
}

function fieldIssues({ field }: { readonly field?: string | undefined }, property: RuleProperty, { source }: SourceScope): RuleIssue[] {
  if (field === undefined || source.dataItems.some(({ code }) => code === field)) return [];
  return [ruleIssue('UnknownField', [...property, 'field'], { code: field })];
}

function calculationIssues(action: Extract<RuleAction, { kind: 'calculate' }>, property: RuleProperty, at: SourceScope): RuleIssue[] {
  const { schemaCode, condition, results } = action;
  const target = schemaCode === undefined ? undefined : at.around.model(schemaCode);
  if (schemaCode !== undefined && !target) return [ruleIssue('UnknownModel', [...property, 'schemaCode'], { code: schemaCode })];
  const fields: FieldTypes = target ? { ...at.fields, ...targetTypes(target) } : at.fields;
  return [
    ...(target ? targetCondition(condition, [...property, 'condition'], target, at.fields) : []),
    ...results.flatMap(({ formula }, index) => formulaIssues(formula, [...property, 'results', index, 'formula'], fields)),
  ];
}

function targetCondition(
  condition: ConditionDocument | undefined,
  property: RuleProperty,
  target: ModelDefinition,
  current: FieldTypes,
): RuleIssue[] {
  if (!condition || !comparesSomething(condition)) return [ruleIssue('ConditionMissing', property)];
  return checkConditions(condition, { record: modelFieldTypes(target), current }).map((issue) => conditionIssue(property, issue));
}

/** Without a comparison the condition would match every record. */
function comparesSomething(node: ConditionDocument): boolean {
  return isConditionGroup(node) ? node.items.some(comparesSomething) : true;
}
