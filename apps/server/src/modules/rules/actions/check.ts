import type { RuleActionOf } from '@inkstone/schema';
import { evaluateIn } from '../rule-scope.ts';
import { ruleName, type RuleRun } from '../rule-run.ts';
import { refuseWith } from '../say-no.ts';

/** Refuses unless the formula holds. An empty result does not. */
export async function runCheck(run: RuleRun, { formula, message, field }: RuleActionOf<'check'>): Promise<void> {
  if ((await evaluateIn(run.scope, formula, ruleName(run))) === true) return;
  refuseWith(run, 'rule-logic-check-failed', message[run.context.locale], field);
}
