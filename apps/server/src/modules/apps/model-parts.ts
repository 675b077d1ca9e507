import { dataItemTypes, type DataItem, type ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { PublishedModel } from './published.ts';

/** The lists of a model; one that was removed from its application is not published. */
export async function listsOfModel(executor: Executor, { definition, appCode }: PublishedModel) {
  const rows = await executor
    .selectFrom('document_heads as h')
    .innerJoin('documents as d', 'd.id', 'h.document_id')
    .select(['h.code', 'h.active', 'd.content'])
    .where('h.kind', '=', 'list')
    .where('h.scope', '=', definition.code)
    .where('h.app_code', '=', appCode)
    .orderBy('h.code')
    .execute();
  return rows.map(({ code, active, content }) => ({ code, ...nameOf(content as DataItem), publish: active }));
}

/** The data items of a model, with those that only earlier versions have unless only published ones are wanted. */
export async function itemsOfModel(executor: Executor, { definition }: PublishedModel, onlyPublished: boolean) {
  const published = itemsOf(definition).map((item) => ({ ...item, publish: true }));
  if (onlyPublished) return published;
  const known = new Set(published.map(({ code }) => code));
  const earlier = new Map<string, ReturnType<typeof itemsOf>[number]>();
  for (const model of await earlierModels(executor, definition.code)) for (const item of itemsOf(model)) earlier.set(item.code, item);
  return [...published, ...[...earlier.values()].filter(({ code }) => !known.has(code)).map((item) => ({ ...item, publish: false }))];
}

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
