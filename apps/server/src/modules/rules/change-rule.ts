import { loopFrom, ruleIssue, ruleIssues, type RuleIssue, type UnitIssue } from '@inkstone/checks';
import type { BusinessRule } from '@inkstone/schema';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext, RequestContext } from '../../platform/http/request-context.ts';
import { findUnitIssues, lockPublishing, publishDocuments, requireApp } from '../apps/index.ts';
import { storeRules } from './store-rules.ts';
import { ruleDocuments } from './rule-documents.ts';

type RuleVersion = { readonly id: string; readonly version: number };

/** Refuses with `not-found`, `rule-code-taken`, and `rule-invalid` with all issues. */
export async function createRule(context: CommandContext, appCode: string, rule: BusinessRule): Promise<RuleVersion> {
  const { trx } = context;
  await lockPublishing(trx);
  await requireApp(trx, appCode);
  await requireFit(context, rule);
  const taken = await trx.selectFrom('business_rules').select('id').where('code', '=', rule.code).executeTakeFirst();
  if (taken) refuse('rule-code-taken', { code: rule.code });
  return publishRule(context, appCode, rule);
}

/** Refuses with `not-found`, `conflict`, and as `createRule` does. */
export async function updateRule(
  context: CommandContext,
  { id, version, rule }: RuleVersion & { readonly rule: BusinessRule },
): Promise<RuleVersion> {
  const { trx } = context;
  await lockPublishing(trx);
  const stored = await storedRule(trx, id);
  if (stored.version !== version) refuse('conflict');
  // The code stays: services and forms name a rule by it.
  const kept = { ...rule, code: stored.code };
  await requireFit(context, kept);
  return publishRule(context, stored.app_code, kept);
}

/** Refuses with `not-found`. */
export async function deleteRule(context: CommandContext, id: string): Promise<void> {
  const { trx } = context;
  await lockPublishing(trx);
  const { code, app_code: appCode } = await storedRule(trx, id);
  await publishDocuments(context, appCode, [{ key: { kind: 'rule', code }, content: null }]);
  await storeRules(trx, appCode);
}

async function storedRule(trx: Trx, id: string) {
  const columns = ['version', 'code', 'app_code'] as const;
  return (await trx.selectFrom('business_rules').select(columns).where('id', '=', id).executeTakeFirst()) ?? refuse('not-found');
}

async function publishRule(context: CommandContext, appCode: string, rule: BusinessRule): Promise<RuleVersion> {
  const { trx } = context;
  await publishDocuments(context, appCode, [{ key: { kind: 'rule', code: rule.code }, content: rule }]);
  await storeRules(trx, appCode);
  return trx.selectFrom('business_rules').select(['id', 'version']).where('code', '=', rule.code).executeTakeFirstOrThrow();
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

async function requireFit(context: CommandContext, rule: BusinessRule): Promise<void> {
  const issues = await examineRule(context.trx, context, rule);
  if (issues.length > 0) refuse('rule-invalid', {}, { issues });
}
