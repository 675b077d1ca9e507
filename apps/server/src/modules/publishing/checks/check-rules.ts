import type { AppDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { allActiveRules, modelsOf, ruleIssues, ruleWorld } from '../../rules/index.ts';
import { problem, type Problem } from './problem.ts';

/** The active rules that read or write the models of an application have to fit them as they will be, whoever's the rules are. */
export async function checkRules(executor: Executor, app: AppDefinition): Promise<Problem[]> {
  const own = new Set(app.models.map(({ code }) => code));
  const rules = (await allActiveRules(executor)).filter((rule) => modelsOf(rule).some((code) => own.has(code)));
  const world = await ruleWorld(executor, rules, app);
  return rules.flatMap((rule) =>
    ruleIssues(rule, world).map(({ path, message }) =>
      problem('RuleDefect', `rules.${rule.code}.${path}`, { code: rule.code, detail: message }),
    ),
  );
}
