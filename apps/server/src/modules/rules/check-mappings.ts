import { calculationOptions } from '@inkstone/form-engine';
import type { ControlDefinition, DataItem, ModelDefinition, RuleMapping, RuleRows } from '@inkstone/schema';
import { itemFormulaTypes } from '../apps/index.ts';
import { formulaIssues, insideRows, targetTypes, type SourceScope } from './rule-formulas.ts';
import { ruleIssue, type RuleIssue } from './rule-issue.ts';

type Part = Pick<ControlDefinition, 'key' | 'options'>;
type Items = readonly DataItem[];

/** Returns the issues of mappings: their targets and value types. */
export function mappingIssues(
  { mappings, rows }: { readonly mappings: readonly RuleMapping[]; readonly rows: readonly RuleRows[] },
  path: string,
  at: SourceScope,
  target: ModelDefinition,
): RuleIssue[] {
  if (mappings.length + rows.length === 0) return [ruleIssue('NothingMapped', `${path}.mappings`)];
  const controls = at.documents.form(target.code)?.controls ?? [];
  const inner = { ...at, fields: { ...at.fields, ...targetTypes(target) } };
  return [
    ...eachMapping(mappings, `${path}.mappings`, inner, { items: target.dataItems, parts: controls }),
    ...rows.flatMap((each, index) => rowIssues(each, `${path}.rows.${index}`, inner, { target, controls })),
  ];
}

function rowIssues(
  { to, from, mappings }: RuleRows,
  path: string,
  at: SourceScope,
  { target, controls }: { readonly target: ModelDefinition; readonly controls: readonly ControlDefinition[] },
): RuleIssue[] {
  const sheet = target.dataItems.find(({ code }) => code === to);
  if (sheet?.type !== 'Sheet') return [ruleIssue('UnknownTarget', `${path}.to`, { code: to })];
  const inner = insideRows(at, from);
  if (!inner) return [ruleIssue('UnknownSheet', `${path}.from`, { code: from })];
  const parts = controls.find(({ key }) => key === to)?.columns ?? [];
  return eachMapping(mappings, `${path}.mappings`, inner, { items: sheet.dataItems ?? [], parts });
}

interface MappingTarget {
  readonly items: Items;
  readonly parts: readonly Part[];
}

function eachMapping(mappings: readonly RuleMapping[], path: string, at: SourceScope, into: MappingTarget): RuleIssue[] {
  return mappings.flatMap((mapping, index) => {
    const isTwice = mappings.findIndex(({ to }) => to === mapping.to) !== index;
    const mappingPath = `${path}.${index}`;
    return [
      ...(isTwice ? [ruleIssue('MappedTwice', `${mappingPath}.to`, { code: mapping.to })] : []),
      ...oneMapping(mapping, mappingPath, at, into),
    ];
  });
}

function oneMapping({ to, formula }: RuleMapping, path: string, at: SourceScope, { items, parts }: MappingTarget): RuleIssue[] {
  const item = items.find(({ code }) => code === to);
  if (!item) return [ruleIssue('UnknownTarget', `${path}.to`, { code: to })];
  if (item.type === 'Sheet') return [ruleIssue('TargetIsSheet', `${path}.to`, { code: to })];
  const part = parts.find(({ key }) => key === to);
  if (!part) return [ruleIssue('NotInForm', `${path}.to`, { code: to })];
  if (calculationOptions.some((option) => part.options[option])) return [ruleIssue('Calculated', `${path}.to`, { code: to })];
  return valueIssues(formula, item, path, at);
}

/** A copied field needs the same type; a formula's result needs a type that the item accepts. */
function valueIssues(formula: string, item: DataItem, path: string, at: SourceScope): RuleIssue[] {
  const copied = findSource(formula.trim(), at);
  if (copied && copied.type === item.type) return [];
  const expects = itemFormulaTypes[item.type];
  if (expects === 'none') return [ruleIssue('TypesDiffer', `${path}.formula`, { from: formula.trim(), to: item.code })];
  return formulaIssues(formula, `${path}.formula`, at.fields, expects);
}

function findSource(name: string, { source }: SourceScope): DataItem | undefined {
  return source.dataItems.find(({ code }) => code === name);
}
