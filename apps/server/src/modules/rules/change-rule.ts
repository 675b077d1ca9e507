import { loopFrom, ruleIssue, ruleIssues, type RuleIssue, type UnitIssue } from '@inkstone/checks';
import { createId, type BusinessRule } from '@inkstone/schema';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext, RequestContext } from '../../platform/http/request-context.ts';
import { requireApp, findUnitIssues, markPublishing } from '../apps/index.ts';
import { ruleDocuments } from './rule-documents.ts';

type RuleVersion = { readonly id: string; readonly version: number };

/** Refuses with `not-found`, `rule-code-taken`, and `rule-invalid` with all issues. */
export async function createRule(context: CommandContext, appCode: string, rule: BusinessRule): Promise<RuleVersion> {
  const { trx, actor, now } = context;
  await lockRuleChanges(trx);
  await requireApp(trx, appCode);
  await requireFit(context, rule);
  const taken = await trx.selectFrom('business_rules').select('id').where('code', '=', rule.code).executeTakeFirst();
  if (taken) refuse('rule-code-taken', { code: rule.code });
  return insertRule(trx, { appCode, rule, at: now(), actorId: actor.id });
}

/** Refuses with `not-found`, `conflict`, and as `createRule` does. */
export async function updateRule(
  context: CommandContext,
  { id, version, rule }: RuleVersion & { readonly rule: BusinessRule },
): Promise<RuleVersion> {
  const { trx, actor, now } = context;
  await lockRuleChanges(trx);
  const stored = await trx.selectFrom('business_rules').select(['version', 'code']).where('id', '=', id).executeTakeFirst();
  if (!stored) refuse('not-found');
  if (stored.version !== version) refuse('conflict');
  // The code stays: services and forms name a rule by it.
  const kept = { ...rule, code: stored.code };
  await requireFit(context, kept);
  await trx
    .updateTable('business_rules')
    .set({ ...columnsOf(kept), version: version + 1, modified_at: now(), modified_by: actor.id })
    .where('id', '=', id)
    .execute();
  return { id, version: version + 1 };
}

/** Replaces the content of a rule that is published together with its application; publishing checks whether they fit. */
export async function replaceRule({ trx, actor, now }: CommandContext, id: string, rule: BusinessRule): Promise<void> {
  markPublishing(trx);
  await trx
    .updateTable('business_rules')
    .set((eb) => ({ ...columnsOf(rule), version: eb('version', '+', 1), modified_at: now(), modified_by: actor.id }))
    .where('id', '=', id)
    .execute();
}

/** Refuses with `not-found`. */
export async function deleteRule(trx: Trx, id: string): Promise<void> {
  markPublishing(trx);
  const { numDeletedRows } = await trx.deleteFrom('business_rules').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) refuse('not-found');
}

/** Creates the rules whose code does not exist yet; existing rules of administrators stay unchanged. */
export async function importRules(trx: Trx, appCode: string, rules: readonly BusinessRule[], at: Date): Promise<void> {
  for (const rule of rules) {
    const known = await trx.selectFrom('business_rules').select('id').where('code', '=', rule.code).executeTakeFirst();
    if (!known) await insertRule(trx, { appCode, rule, at, actorId: null });
  }
}

/** Returns the issues of a rule, including loops with other rules, in the requester's language. */
export async function examineRule(executor: Executor, { locale }: Pick<RequestContext, 'locale'>, rule: BusinessRule) {
  const documents = await ruleDocuments(executor, rule);
  const rows = await executor.selectFrom('business_rules').select('definition').where('active', '=', true).execute();
  const loop = loopFrom(
    rule,
    rows.map(({ definition }) => definition),
  );
  const unknown = rule.active ? await findUnitIssues(executor, rule) : [];
  const found = [
    ...ruleIssues(rule, documents),
    ...unknown.map(unitIssue),
    ...(loop ? [ruleIssue('RuleLoop', ['actions'], { rules: loop.join(' → ') })] : []),
  ];
  return found.map(({ code, property, params, message }) => ({
    code,
    path: property.join('.'),
    params: { ...params },
    message: message[locale],
  }));
}

/** Returns the issue of a condition that names nobody, or somebody its field can never hold. */
function unitIssue({ property, field, text, detail }: UnitIssue): RuleIssue {
  return { code: 'UnitUnknown', property, params: { field, text }, message: detail };
}

/** Serialises changes of rules, so that two concurrent changes cannot form a loop; readers reload rules afterwards. */
async function lockRuleChanges(trx: Trx): Promise<void> {
  markPublishing(trx);
  await trx.selectFrom('business_rules').select('id').orderBy('id').forUpdate().execute();
}

async function requireFit(context: CommandContext, rule: BusinessRule): Promise<void> {
  const issues = await examineRule(context.trx, context, rule);
  if (issues.length > 0) refuse('rule-invalid', {}, { issues });
}

async function insertRule(
  trx: Trx,
  {
    appCode,
    rule,
    at,
    actorId,
  }: { readonly appCode: string; readonly rule: BusinessRule; readonly at: Date; readonly actorId: string | null },
): Promise<RuleVersion> {
  const id = createId(at.getTime());
  const made = { id, app_code: appCode, version: 1, created_at: at, created_by: actorId, modified_at: at, modified_by: actorId };
  await trx
    .insertInto('business_rules')
    .values({ ...made, ...columnsOf(rule) })
    .execute();
  return { id, version: 1 };
}

function columnsOf(rule: BusinessRule) {
  const { code, name, schemaCode, trigger, active } = rule;
  return { code, name, schema_code: schemaCode, trigger, active, definition: JSON.stringify(rule) };
}
