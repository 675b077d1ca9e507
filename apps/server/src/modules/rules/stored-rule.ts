import type { BusinessRule, RuleTrigger } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { cacheCurrent } from '../apps/index.ts';

/** A rule in its current version. */
export interface StoredRule {
  readonly id: string;
  readonly version: number;
  readonly appCode: string;
  readonly definition: BusinessRule;
}

/** Returns the active rules of a trigger of a model's records, ordered by code. */
export async function rulesAt(executor: Executor, schemaCode: string, trigger: RuleTrigger): Promise<readonly StoredRule[]> {
  const rules = await cacheCurrent(executor, `rules ${schemaCode}`, () => activeRules(executor, schemaCode));
  return (rules ?? []).filter(({ definition }) => definition.trigger === trigger);
}

async function activeRules(executor: Executor, schemaCode: string): Promise<readonly StoredRule[]> {
  const rows = await rules(executor).where('schema_code', '=', schemaCode).where('active', '=', true).orderBy('code').execute();
  return rows.map(({ app_code, ...rule }) => ({ ...rule, appCode: app_code }));
}

/** Returns an active callable rule; null when there is none. */
export async function calledRule(executor: Executor, code: string): Promise<StoredRule | null> {
  const row = await rules(executor).where('code', '=', code).where('active', '=', true).where('trigger', '=', 'called').executeTakeFirst();
  return row ? { id: row.id, version: row.version, appCode: row.app_code, definition: row.definition } : null;
}

/** Returns a rule, active or not; null when there is none. */
export async function findRule(executor: Executor, code: string): Promise<BusinessRule | null> {
  return (await rules(executor).where('code', '=', code).executeTakeFirst())?.definition ?? null;
}

/** Returns the rules of the other applications by code, active or not. */
export async function rulesElsewhere(executor: Executor, appCode: string): Promise<readonly BusinessRule[]> {
  const rows = await executor.selectFrom('business_rules').select('definition').where('app_code', '<>', appCode).orderBy('code').execute();
  return rows.map(({ definition }) => definition);
}

function rules(executor: Executor) {
  return executor.selectFrom('business_rules').select(['id', 'version', 'app_code', 'definition']);
}
