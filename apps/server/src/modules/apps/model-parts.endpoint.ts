import { listModelItems, listModelLists } from '@inkstone/api';
import { dataItemTypes, type DataItem, type ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { requireAppAdministrator } from '../../platform/auth/require-app-administrator.ts';
import { loadModel } from './catalog.ts';

/** Handlers check access themselves, because application administrators are admitted too. */
const permission = 'participant';

/** A list that was removed from its application is returned as not published. */
export const listModelListsEndpoint = defineQuery(listModelLists, {
  permission,
  async handle({ db, actor }, { schemaCode, appCode }) {
    requireAppAdministrator(actor);
    const rows = await db
      .selectFrom('document_heads as h')
      .innerJoin('documents as d', 'd.id', 'h.document_id')
      .select(['h.code', 'h.active', 'd.content'])
      .where('h.kind', '=', 'list')
      .where('h.scope', '=', schemaCode)
      .where('h.app_code', '=', appCode)
      .orderBy('h.code')
      .execute();
    return rows.map(({ code, active, content }) => ({ code, ...nameOf(content as DataItem), publish: active }));
  },
});

export const listModelItemsEndpoint = defineQuery(listModelItems, {
  permission,
  async handle({ db, actor }, { schemaCode, isPublish }) {
    requireAppAdministrator(actor);
    const { definition } = await loadModel(db, schemaCode);
    const published = itemsOf(definition).map((item) => ({ ...item, publish: true }));
    if (isPublish) return published;
    const known = new Set(published.map(({ code }) => code));
    const earlier = new Map<string, ReturnType<typeof itemsOf>[number]>();
    for (const model of await earlierModels(db, schemaCode)) for (const item of itemsOf(model)) earlier.set(item.code, item);
    return [...published, ...[...earlier.values()].filter(({ code }) => !known.has(code)).map((item) => ({ ...item, publish: false }))];
  },
});

/** Returns the versions of a model, oldest first. */
async function earlierModels(executor: Executor, schemaCode: string): Promise<ModelDefinition[]> {
  const rows = await executor
    .selectFrom('documents')
    .select('content')
    .where('kind', '=', 'model')
    .where('scope', '=', '')
    .where('code', '=', schemaCode)
    .orderBy('version')
    .execute();
  return rows.map(({ content }) => content as ModelDefinition);
}

function itemsOf({ dataItems }: ModelDefinition) {
  return dataItems.flatMap((item) => [
    presentItem(item.code, item),
    ...(item.dataItems ?? []).map((column) => presentItem(`${item.code}.${column.code}`, column)),
  ]);
}

function presentItem(code: string, item: Omit<DataItem, 'dataItems'>) {
  const { type, schemaCode } = item;
  return { code, ...nameOf(item), propertyType: dataItemTypes[type], type, ...(schemaCode !== undefined && { schemaCode }) };
}

function nameOf({ name, name_i18n }: Pick<DataItem, 'name' | 'name_i18n'>) {
  return { name, ...(name_i18n && { name_i18n }) };
}
