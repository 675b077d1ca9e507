import type { BusinessRule, RuleAction, RuleTrigger } from '@inkstone/schema';

const setOff: Readonly<Partial<Record<RuleAction['kind'], readonly RuleTrigger[]>>> = {
  insert: ['saved', 'completed'],
  update: ['saved'],
  upsert: ['saved', 'completed'],
  delete: ['deleted'],
};

/** The codes of the rules on a way from a rule back to itself; null when what it writes never sets it off again. */
export function loopFrom(rule: BusinessRule, rules: readonly BusinessRule[]): string[] | null {
  const others = [rule, ...rules.filter(({ code }) => code !== rule.code)].filter(({ active }) => active);
  const cameFrom = new Map<string, string>();
  const queue: BusinessRule[] = rule.active ? [rule] : [];
  for (let one = queue.shift(); one; one = queue.shift()) {
    for (const next of others.filter((each) => setsOff(one, each))) {
      if (next.code === rule.code) return way(cameFrom, one.code, rule.code);
      if (cameFrom.has(next.code)) continue;
      cameFrom.set(next.code, one.code);
      queue.push(next);
    }
  }
  return null;
}

function setsOff({ actions }: BusinessRule, { schemaCode, trigger }: BusinessRule): boolean {
  return actions.some(
    (action) => 'schemaCode' in action && action.schemaCode === schemaCode && (setOff[action.kind] ?? []).includes(trigger),
  );
}

function way(cameFrom: ReadonlyMap<string, string>, last: string, first: string): string[] {
  const codes = [first];
  for (let code: string | undefined = last; code !== undefined && code !== first; code = cameFrom.get(code)) codes.unshift(code);
  return [first, ...codes];
}
