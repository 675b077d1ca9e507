import type { BusinessRule, ConditionGroup, ConditionNode, RuleAction, RuleTrigger } from '@inkstone/schema';
import { trimText } from '@inkstone/schema';

export const triggers: readonly RuleTrigger[] = ['saved', 'submitted', 'completed', 'disagreed', 'canceled', 'deleted', 'called'];
export const actionKinds: readonly RuleAction['kind'][] = ['check', 'find', 'insert', 'update', 'upsert', 'delete', 'calculate'];
export const inputTypes: readonly BusinessRule['inputs'][number]['type'][] = ['text', 'number', 'date', 'logic', 'unit', 'record'];

export type RuleDraft = BusinessRule;

export function newRule(schemaCode: string): RuleDraft {
  const code = `rule_${Date.now().toString(36)}`;
  return { code, name: '', schemaCode, trigger: 'submitted', active: true, inputs: [], actions: [newAction('check', schemaCode)] };
}

/** Returns an empty action of a kind. */
export function newAction(kind: RuleAction['kind'], schemaCode: string): RuleAction {
  const condition: ConditionGroup = { join: 'and', items: [] };
  const message = { zh: '', en: '' };
  const mappings = [{ to: '', formula: '' }];
  switch (kind) {
    case 'check':
      return { kind, formula: '', message };
    case 'find':
      return { kind, schemaCode, condition, holds: 'exists', message };
    case 'insert':
      return { kind, schemaCode, mappings, rows: [] };
    case 'update':
      return { kind, schemaCode, condition, mappings, rows: [], none: 'ignore' };
    case 'upsert':
      return { kind, schemaCode, condition, mappings, rows: [] };
    case 'delete':
      return { kind, schemaCode, condition, none: 'ignore' };
    case 'calculate':
      return { kind, schemaCode, condition, results: mappings };
  }
}

/** Changes the kind of an action and keeps the properties that both kinds have. */
export function changedKind(action: RuleAction, kind: RuleAction['kind'], schemaCode: string): RuleAction {
  const made = newAction(kind, schemaCode);
  const kept = Object.entries(action).filter(([key]) => key !== 'kind' && key in made);
  return { ...made, ...Object.fromEntries(kept) } as RuleAction;
}

/** Returns the rule as it is saved; an empty condition is left out. */
export function ruleInput({ when, name_i18n, ...rule }: RuleDraft): RuleDraft {
  const english = trimText(name_i18n?.en ?? '');
  return {
    ...rule,
    name: trimText(rule.name),
    ...(english !== '' && { name_i18n: { en: english } }),
    ...(when && comparesSomething(when) && { when }),
  };
}

function comparesSomething(node: ConditionNode): boolean {
  return 'items' in node ? node.items.some(comparesSomething) : true;
}

/** Returns the paths of required fields that are empty, as the server would report them. */
export function missingIn({ name, code, actions }: RuleDraft): ReadonlySet<string> {
  const missing = new Set<string>();
  if (trimText(name) === '') missing.add('name');
  if (!/^[A-Za-z]\w{0,63}$/.test(code)) missing.add('code');
  actions.forEach((action, index) => {
    if (action.kind === 'check' && trimText(action.formula) === '') missing.add(`actions.${index}.formula`);
    const lists = {
      mappings: 'mappings' in action ? action.mappings : [],
      results: action.kind === 'calculate' ? action.results : [],
    };
    for (const [list, mappings] of Object.entries(lists)) {
      mappings.forEach(({ to, formula }, at) => {
        if (to === '') missing.add(`actions.${index}.${list}.${at}.to`);
        if (trimText(formula) === '') missing.add(`actions.${index}.${list}.${at}.formula`);
      });
    }
    ('rows' in action ? action.rows : []).forEach((rows, rowIndex) => {
      if (rows.from === '') missing.add(`actions.${index}.rows.${rowIndex}.from`);
      if (rows.to === '') missing.add(`actions.${index}.rows.${rowIndex}.to`);
      rows.mappings.forEach(({ to, formula }, at) => {
        if (to === '') missing.add(`actions.${index}.rows.${rowIndex}.mappings.${at}.to`);
        if (trimText(formula) === '') missing.add(`actions.${index}.rows.${rowIndex}.mappings.${at}.formula`);
      });
    });
  });
  return missing;
}
