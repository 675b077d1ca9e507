import type { BusinessRule, RuleTrigger } from '@inkstone/schema';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { rememberCurrent } from '../apps/index.ts';

/** A rule as it is now. */
export interface StoredRule {
  readonly id: string;
  readonly version: number;
  readonly appCode: string;
  readonly definition: BusinessRule;
}

/** The active rules that a trigger of a model's records sets off, in the order of their codes. */
export async function rulesAt(executor: Executor, schemaCode: string, trigger: RuleTrigger): Promise<readonly StoredRule[]> {
  const rules = await rememberCurrent(executor, `rules ${schemaCode}`, () => activeRules(executor, schemaCode));
  return (rules ?? []).filter(({ definition }) => definition.trigger === trigger);
}

async function activeRules(executor: Executor, schemaCode: string): Promise<readonly StoredRule[]> {
  const rows = await rules(executor).where('schema_code', '=', schemaCode).where('active', '=', true).orderBy('code').execute();
  return rows.map(({ app_code, ...rule }) => ({ ...rule, appCode: app_code }));
}

/** An active rule that forms and services call; null when there is none. */
export async function calledRule(executor: Executor, code: string): Promise<StoredRule | null> {
  const row = await rules(executor).where('code', '=', code).where('active', '=', true).where('trigger', '=', 'called').executeTakeFirst();
  return row ? { id: row.id, version: row.version, appCode: row.app_code, definition: row.definition } : null;
}

/** A rule whether it is active or not; null when there is none. */
export async function findRule(executor: Executor, code: string): Promise<BusinessRule | null> {
  return (await rules(executor).where('code', '=', code).executeTakeFirst())?.definition ?? null;
}

/** The rules of an application by code, active or not. */
export async function rulesOfApp(executor: Executor, appCode: string): Promise<readonly BusinessRule[]> {
  const rows = await executor.selectFrom('business_rules').select('definition').where('app_code', '=', appCode).orderBy('code').execute();
  return rows.map(({ definition }) => definition);
}

/** The active rules of all applications by code. */
export async function allActiveRules(executor: Executor): Promise<readonly BusinessRule[]> {
  const rows = await executor.selectFrom('business_rules').select('definition').where('active', '=', true).orderBy('code').execute();
  return rows.map(({ definition }) => definition);
}

/** The rules of an application, and those of any that have one of the codes, by code; they stay as they are until the transaction ends. */
export function lockRules(trx: Trx, appCode: string, codes: readonly string[]) {
  return trx
    .selectFrom('business_rules')
    .select(['id', 'code', 'app_code', 'definition'])
    .where((eb) => eb.or([eb('app_code', '=', appCode), ...(codes.length > 0 ? [eb('code', 'in', [...codes])] : [])]))
    .orderBy('code')
    .forUpdate()
    .execute();
}

/** The codes of all rules that can be called. */
export async function calledRuleCodes(executor: Executor): Promise<string[]> {
  const rows = await executor
    .selectFrom('business_rules')
    .select('code')
    .where('active', '=', true)
    .where('trigger', '=', 'called')
    .execute();
  return rows.map(({ code }) => code);
}

function rules(executor: Executor) {
  return executor.selectFrom('business_rules').select(['id', 'version', 'app_code', 'definition']);
}
