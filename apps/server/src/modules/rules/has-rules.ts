import type { RuleTrigger } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { RuleSubject } from './rule-run.ts';
import { rulesAt } from './stored-rule.ts';

/** Does a trigger of a record's model start any rule? */
export async function hasRules(executor: Executor, { model }: Pick<RuleSubject, 'model'>, trigger: RuleTrigger): Promise<boolean> {
  return (await rulesAt(executor, model.definition.code, trigger)).length > 0;
}
