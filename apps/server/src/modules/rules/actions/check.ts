import type { RuleActionOf } from '@inkstone/schema';
import { evaluateIn } from '../rule-scope.ts';
import { ruleName, type RuleRun } from '../rule-run.ts';
import { refuseWith } from '../refuse-with.ts';

/** Refuses unless the formula is true; an empty result refuses too. */
export async function runCheck(run: RuleRun, { formula, message, field }: RuleActionOf<'check'>): Promise<void> {
  if ((await evaluateIn(run.scope, formula, ruleName(run))) === true) return;
  refuseWith(run, 'rule-logic-check-failed', message[run.context.locale], field);
}
