import type { DocumentIssue } from '@inkstone/checks';
import { sql } from 'kysely';
import type { AppDefinition, Locale } from '@inkstone/schema';
import { canonicalJson } from '../../platform/db/canonical-json.ts';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { latestModel, lockedItems, touchesValues, type ChangedModel } from './locked-items.ts';
import { lockTables, planTables, type TablePlan } from './plan-tables.ts';
import { presentIssues } from './present-issues.ts';

/** Gives the changed models of an application their tables. */
type ShapeTables = () => Promise<void>;

/**
 * Plans the tables of the changed models of an application, before anything of it is stored. Refuses with `app-loses-data`. Everything is
 * counted before anybody has to wait; the result locks tables, those in which items must be found empty are counted again, and is called
 * last, because those who write wait from then on to the end of the transaction. Who waits longer than a second for a lock gives up and is
 * tried again, so that others do not queue behind it.
 */
export async function planShape(trx: Trx, app: AppDefinition, locale: Locale): Promise<ShapeTables> {
  const changed = await changedModels(trx, app);
  const { issues, statements } = await planModels(trx, changed);
  refuseLoss(app, issues, locale);
  return () => shape(trx, app, { changed, statements, locale });
}

interface PlannedShape {
  readonly changed: readonly ChangedModel[];
  readonly statements: TablePlan['statements'];
  readonly locale: Locale;
}

async function shape(trx: Trx, app: AppDefinition, { changed, statements, locale }: PlannedShape): Promise<void> {
  await sql`set local lock_timeout = '1s'`.execute(trx);
  for (const each of changed.filter(touchesValues)) {
    // No value can be added from here on until the transaction ends.
    await lockTables(trx, each.model);
    refuseLoss(app, (await planModels(trx, [each])).issues, locale);
  }
  for (const statement of statements) await statement.execute(trx);
  await sql`set local lock_timeout = 0`.execute(trx);
}

function refuseLoss(app: AppDefinition, issues: readonly DocumentIssue[], locale: Locale): void {
  if (issues.length > 0) refuse('app-loses-data', { app: app.code }, { issues: presentIssues(issues, locale) });
}

/** Why the stored records do not allow the models of an application. Takes no locks, so that values may be added afterwards. */
export async function tableIssues(executor: Executor, app: AppDefinition): Promise<readonly DocumentIssue[]> {
  return (await planModels(executor, await changedModels(executor, app))).issues;
}

/** Items for which a rule of uniqueness takes effect only after publishing, because their model has a table already. */
export async function itemsRuledLater(executor: Executor, app: AppDefinition): Promise<{ schemaCode: string; item: string }[]> {
  return (await changedModels(executor, app)).flatMap(({ model, before }) => {
    const known = new Map((before?.dataItems ?? []).map((item) => [item.code, item]));
    const ruled = model.dataItems.filter(({ code, noRepeat }) => noRepeat && known.has(code) && !known.get(code)?.noRepeat);
    return ruled.map(({ code }) => ({ schemaCode: model.code, item: code }));
  });
}

async function planModels(executor: Executor, changed: readonly ChangedModel[]): Promise<TablePlan> {
  const issues: DocumentIssue[] = [];
  const statements: TablePlan['statements'][number][] = [];
  for (const each of changed) {
    const plan = await planTables(executor, each);
    issues.push(...(await lockedItems(executor, each)), ...plan.issues);
    statements.push(...plan.statements);
  }
  return { issues, statements };
}

/** The tables of other models are as they have to be. */
async function changedModels(executor: Executor, { models }: AppDefinition): Promise<ChangedModel[]> {
  const changed: ChangedModel[] = [];
  for (const model of models) {
    const before = await latestModel(executor, model.code);
    if (!before || canonicalJson(before) !== canonicalJson(model)) changed.push({ model, before });
  }
  return changed;
}
