import type { DocumentIssue } from '@inkstone/checks';
import { sql } from 'kysely';
import type { AppDefinition, Locale, ModelDefinition } from '@inkstone/schema';
import { canonicalJson } from '../../platform/db/canonical-json.ts';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { latestModel, lockedItems } from './locked-items.ts';
import { lockTables, planTables } from './plan-tables.ts';
import { presentIssues } from './present-issues.ts';

/**
 * Gives the changed models of an application their tables. Refuses with `app-loses-data`. Who waits longer than a second for the lock of a
 * table gives up and is tried again, so that those who write do not queue behind it.
 */
export async function shapeTables(trx: Trx, app: AppDefinition, locale: Locale): Promise<void> {
  const issues: DocumentIssue[] = [];
  const statements = [];
  await sql`set local lock_timeout = '1s'`.execute(trx);
  for (const model of await changedModels(trx, app)) {
    // No value can be added after it is counted until the transaction ends.
    await lockTables(trx, model);
    const plan = await planTables(trx, model);
    issues.push(...(await lockedItems(trx, model)), ...plan.issues);
    statements.push(...plan.statements);
  }
  if (issues.length > 0) refuse('app-loses-data', { app: app.code }, { issues: presentIssues(issues, locale) });
  for (const statement of statements) await statement.execute(trx);
  await sql`set local lock_timeout = 0`.execute(trx);
}

/** Why the stored records do not allow the models of an application. Takes no locks, so that values may be added afterwards. */
export async function tableIssues(executor: Executor, app: AppDefinition): Promise<DocumentIssue[]> {
  const issues: DocumentIssue[] = [];
  for (const model of await changedModels(executor, app)) {
    issues.push(...(await lockedItems(executor, model)), ...(await planTables(executor, model)).issues);
  }
  return issues;
}

/** The tables of other models are as they have to be. */
async function changedModels(executor: Executor, { models }: AppDefinition): Promise<ModelDefinition[]> {
  const changed: ModelDefinition[] = [];
  for (const model of models) {
    const latest = await latestModel(executor, model.code);
    if (!latest || canonicalJson(latest) !== canonicalJson(model)) changed.push(model);
  }
  return changed;
}
