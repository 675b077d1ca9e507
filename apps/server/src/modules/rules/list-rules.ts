import type { CallArguments, CallOutput, businessRuleDetails, listBizDataRules } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findModel } from '../apps/index.ts';
import { directory } from '../organization/index.ts';
import { containing } from '../../platform/db/paging/keyset.ts';

/** Returns a page of rules ordered by code. */
export async function pageOfRules(
  executor: Executor,
  { appCode, schemaCode, keyword, cursor, size }: CallArguments<typeof listBizDataRules>,
): Promise<CallOutput<typeof listBizDataRules>> {
  let query = executor.selectFrom('business_rules').selectAll();
  if (appCode !== undefined) query = query.where('app_code', '=', appCode);
  if (schemaCode !== undefined) query = query.where('schema_code', '=', schemaCode);
  if (keyword) query = query.where((eb) => eb.or([eb('name', 'ilike', containing(keyword)), eb('code', 'ilike', containing(keyword))]));
  if (cursor !== undefined) query = query.where('code', '>', cursor);
  const rows = await query
    .orderBy('code')
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const nameOf = await modelNames(
    executor,
    page.map(({ schema_code }) => schema_code),
  );
  const items = page.map(({ id, code, app_code, schema_code, trigger, active, definition, modified_at }) => ({
    id,
    code,
    name: definition.name,
    ...(definition.name_i18n && { name_i18n: definition.name_i18n }),
    appCode: app_code,
    schemaCode: schema_code,
    ...nameOf(schema_code),
    trigger,
    active,
    actions: definition.actions.map(({ kind }) => kind),
    modifiedAt: modified_at.toISOString(),
  }));
  return { items, next: rows.length > size ? page.at(-1)!.code : null };
}

/** Refuses with `not-found`. */
export async function ruleDetails(executor: Executor, id: string): Promise<CallOutput<typeof businessRuleDetails>> {
  const row = (await executor.selectFrom('business_rules').selectAll().where('id', '=', id).executeTakeFirst()) ?? refuse('not-found');
  const person = row.modified_by === null ? null : await directory(executor).person(row.modified_by);
  return {
    id: row.id,
    version: row.version,
    appCode: row.app_code,
    rule: row.definition,
    modifiedAt: row.modified_at.toISOString(),
    modifiedBy: person && { id: person.id, name: person.name },
  };
}

/** Returns the names of models by code; a deleted model is named by its code. */
export async function modelNames(executor: Executor, codes: readonly string[]) {
  const names = new Map<string, { readonly schemaName: string; readonly schemaName_i18n?: { zh?: string; en?: string } }>();
  for (const code of new Set(codes)) {
    const model = await findModel(executor, code);
    const { name = code, name_i18n } = model?.definition ?? {};
    names.set(code, { schemaName: name, ...(name_i18n && { schemaName_i18n: name_i18n }) });
  }
  return (code: string) => names.get(code) ?? { schemaName: code };
}
