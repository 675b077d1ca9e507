import type { BusinessRule, RuleAction, RuleTrigger } from '@inkstone/schema';

const startedTriggers: Readonly<Partial<Record<RuleAction['kind'], readonly RuleTrigger[]>>> = {
  insert: ['saved', 'completed'],
  update: ['saved'],
  upsert: ['saved', 'completed'],
  delete: ['deleted'],
};

/** Returns the codes of a loop from a rule back to itself; null when its writes never start it again. */
export function loopFrom(rule: BusinessRule, rules: readonly BusinessRule[]): string[] | null {
  const others = [rule, ...rules.filter(({ code }) => code !== rule.code)].filter(({ active }) => active);
  const cameFrom = new Map<string, string>();
  const queue: BusinessRule[] = rule.active ? [rule] : [];
  for (let current = queue.shift(); current; current = queue.shift()) {
    for (const next of others.filter((each) => starts(current, each))) {
      if (next.code === rule.code) return loopPath(cameFrom, current.code, rule.code);
      if (cameFrom.has(next.code)) continue;
      cameFrom.set(next.code, current.code);
      queue.push(next);
    }
  }
  return null;
}

function starts({ actions }: BusinessRule, { schemaCode, trigger }: BusinessRule): boolean {
  return actions.some(
    (action) => 'schemaCode' in action && action.schemaCode === schemaCode && (startedTriggers[action.kind] ?? []).includes(trigger),
  );
}

function loopPath(cameFrom: ReadonlyMap<string, string>, last: string, first: string): string[] {
  const codes = [first];
  for (let code: string | undefined = last; code !== undefined && code !== first; code = cameFrom.get(code)) codes.unshift(code);
  return [first, ...codes];
}
