import type { Executor, Trx } from '../../platform/db/database.ts';
import type { ModelOffersTable } from '../../platform/db/tables/apps.ts';
import type { NameI18n } from '@inkstone/schema';
import { sql } from 'kysely';
import { cacheCurrent, markPublishing } from './published-cache.ts';
import type { PublishedModel } from './published.ts';

export type OfferMode = ModelOffersTable['mode'];

/** For what a model is offered to other applications; null: not at all. */
export async function offerOf(executor: Executor, schemaCode: string): Promise<OfferMode | null> {
  const { mode } = (await cacheCurrent(executor, `offer ${schemaCode}`, async () => {
    const row = await executor.selectFrom('model_offers').select('mode').where('schema_code', '=', schemaCode).executeTakeFirst();
    return { mode: row?.mode ?? null };
  }))!;
  return mode;
}

/** Whether documents of an application may read or write records of a model: its own ones, and those that are offered for it. */
export async function mayUseModel(
  executor: Executor,
  model: PublishedModel,
  { appCode, writes }: { readonly appCode: string; readonly writes: boolean },
): Promise<boolean> {
  if (model.appCode === appCode) return true;
  const mode = await offerOf(executor, model.definition.code);
  return writes ? mode === 'write' : mode !== null;
}

/** Offers a model of an application, or takes the offer back. */
export async function saveOffer(trx: Trx, appCode: string, schemaCode: string, mode: OfferMode | null): Promise<void> {
  markPublishing(trx);
  if (mode === null) {
    await trx.deleteFrom('model_offers').where('schema_code', '=', schemaCode).execute();
    return;
  }
  await trx
    .insertInto('model_offers')
    .values({ schema_code: schemaCode, app_code: appCode, mode })
    .onConflict((conflict) => conflict.column('schema_code').doUpdateSet({ app_code: appCode, mode }))
    .execute();
}

/** Offers the published models of other applications that one uses, as far as it uses them. */
export async function grantOffers(
  trx: Trx,
  appCode: string,
  uses: readonly { readonly schemaCode: string; readonly writes: boolean }[],
): Promise<void> {
  for (const { schemaCode, writes } of uses) {
    const owner = await trx
      .selectFrom('document_heads')
      .select('app_code')
      .where('kind', '=', 'model')
      .where('code', '=', schemaCode)
      .where('active', '=', true)
      .where('app_code', '<>', appCode)
      .executeTakeFirst();
    const mode = owner && (await offerOf(trx, schemaCode));
    if (owner && mode !== 'write' && (writes || mode === null)) await saveOffer(trx, owner.app_code, schemaCode, writes ? 'write' : 'read');
  }
}

interface OfferedModel {
  readonly schemaCode: string;
  readonly name: string;
  readonly name_i18n: NameI18n;
  readonly mode: OfferMode;
  readonly app: { readonly code: string; readonly name: string; readonly name_i18n: NameI18n };
}

/** The models that other applications offer. */
export async function offeredTo(executor: Executor, appCode: string): Promise<readonly OfferedModel[]> {
  const { rows } = await sql<OfferedModel>`
    select o.schema_code as "schemaCode", d.content ->> 'name' as name, coalesce(d.content -> 'name_i18n', '{}') as name_i18n, o.mode,
      jsonb_build_object('code', a.code, 'name', a.name, 'name_i18n', a.name_i18n) as app
    from model_offers o
    join document_heads h on h.kind = 'model' and h.code = o.schema_code and h.active
    join documents d on d.id = h.document_id
    join apps a on a.code = h.app_code
    where h.app_code <> ${appCode}
    order by a.position, o.schema_code`.execute(executor);
  return rows;
}

/** The applications besides its own whose published documents name a model. */
export async function appsNaming(
  executor: Executor,
  appCode: string,
  schemaCode: string,
): Promise<readonly { readonly code: string; readonly name: string; readonly name_i18n: NameI18n }[]> {
  const named = `"schemaCode": "${schemaCode}"`;
  const lookedUp = `lookup\\s*[(（]\\s*\\\\"${schemaCode}\\\\"`;
  const { rows } = await sql<{ code: string; name: string; name_i18n: NameI18n }>`
    select a.code, a.name, a.name_i18n from apps a
    where a.code <> ${appCode} and exists (
      select from document_heads h join documents d on d.id = h.document_id
      where h.app_code = a.code and h.active and (position(${named} in d.content::text) > 0 or d.content::text ~* ${lookedUp}))
    order by a.position`.execute(executor);
  return rows;
}
