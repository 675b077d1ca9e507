import { itemFormulaTypes } from '@inkstone/formula';
import { calculationOptions } from '@inkstone/form-engine';
import type { ControlDefinition, DataItem, ModelDefinition, RuleMapping, RuleRows } from '@inkstone/schema';
import { formulaIssues, insideRows, targetTypes, type SourceScope } from './rule-formulas.ts';
import { ruleIssue, type RuleIssue, type RuleProperty } from './rule-issue.ts';

type Part = Pick<ControlDefinition, 'key' | 'options'>;
type Items = readonly DataItem[];

/** Returns the issues of mappings: their targets and value types. */
export function mappingIssues(
  { mappings, rows }: { readonly mappings: readonly RuleMapping[]; readonly rows: readonly RuleRows[] },
  property: RuleProperty,
  at: SourceScope,
  target: ModelDefinition,
): RuleIssue[] {
  if (mappings.length + rows.length === 0) return [ruleIssue('NothingMapped', [...property, 'mappings'])];
  const controls = at.around.defaultForm(target.code)?.controls ?? [];
  const inner = { ...at, fields: { ...at.fields, ...targetTypes(target) } };
  return [
    ...eachMapping(mappings, [...property, 'mappings'], inner, { items: target.dataItems, parts: controls }),
    ...rows.flatMap((each, index) => rowIssues(each, [...property, 'rows', index], inner, { target, controls })),
  ];
}

function rowIssues(
  { to, from, mappings }: RuleRows,
  property: RuleProperty,
  at: SourceScope,
  { target, controls }: { readonly target: ModelDefinition; readonly controls: readonly ControlDefinition[] },
): RuleIssue[] {
  const sheet = target.dataItems.find(({ code }) => code === to);
  if (sheet?.type !== 'Sheet') return [ruleIssue('UnknownTarget', [...property, 'to'], { code: to })];
  const inner = insideRows(at, from);
  if (!inner) return [ruleIssue('UnknownSheet', [...property, 'from'], { code: from })];
  const parts = controls.find(({ key }) => key === to)?.columns ?? [];
  return eachMapping(mappings, [...property, 'mappings'], inner, { items: sheet.dataItems ?? [], parts });
}

interface MappingTarget {
  readonly items: Items;
  readonly parts: readonly Part[];
}

function eachMapping(mappings: readonly RuleMapping[], property: RuleProperty, at: SourceScope, into: MappingTarget): RuleIssue[] {
  return mappings.flatMap((mapping, index) => {
    const isTwice = mappings.findIndex(({ to }) => to === mapping.to) !== index;
    const mappingProperty = [...property, index];
    return [
      ...(isTwice ? [ruleIssue('MappedTwice', [...mappingProperty, 'to'], { code: mapping.to })] : []),
      ...oneMapping(mapping, mappingProperty, at, into),
    ];
  });
}

function oneMapping({ to, formula }: RuleMapping, property: RuleProperty, at: SourceScope, { items, parts }: MappingTarget): RuleIssue[] {
  const item = items.find(({ code }) => code === to);
  if (!item) return [ruleIssue('UnknownTarget', [...property, 'to'], { code: to })];
  if (item.type === 'Sheet') return [ruleIssue('TargetIsSheet', [...property, 'to'], { code: to })];
  const part = parts.find(({ key }) => key === to);
  if (!part) return [ruleIssue('NotInForm', [...property, 'to'], { code: to })];
  if (calculationOptions.some((option) => part.options[option])) return [ruleIssue('Calculated', [...property, 'to'], { code: to })];
  return valueIssues(formula, item, property, at);
}

/** A copied field needs the same type; a formula's result needs a type that the item accepts. */
function valueIssues(formula: string, item: DataItem, property: RuleProperty, at: SourceScope): RuleIssue[] {
  const copied = findSource(formula.trim(), at);
  if (copied && copied.type === item.type) return [];
  const expects = itemFormulaTypes[item.type];
  if (expects === 'none') return [ruleIssue('TypesDiffer', [...property, 'formula'], { from: formula.trim(), to: item.code })];
  return formulaIssues(formula, [...property, 'formula'], at.fields, expects);
}

function findSource(name: string, { source }: SourceScope): DataItem | undefined {
  return source.dataItems.find(({ code }) => code === name);
}
