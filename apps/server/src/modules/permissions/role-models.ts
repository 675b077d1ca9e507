import type { RoleField, RoleModel } from '@inkstone/api';
import type { DataItem, ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { activeCodes, requireApp, loadModel } from '../apps/index.ts';

/** The models that an application's roles can speak of. Refuses with `not-found`. */
export async function modelsOfApp(executor: Executor, appCode: string): Promise<readonly ModelDefinition[]> {
  await requireApp(executor, appCode);
  const models: ModelDefinition[] = [];
  for (const code of await activeCodes(executor, 'model', appCode)) models.push((await loadModel(executor, code)).definition);
  return models;
}

/** As the page of roles shows a model. */
export function presentModel(model: ModelDefinition): RoleModel {
  const { code, name, name_i18n } = model;
  return { code, name, ...(name_i18n && { name_i18n }), fields: fieldsOf(model) };
}

/** Every field that a role can hide or close: items, and columns of sheets behind their sheet. */
export function fieldsOf({ dataItems }: ModelDefinition): RoleField[] {
  return dataItems.flatMap((item) => [
    field(item.code, item),
    ...(item.dataItems ?? []).map((column) => field(`${item.code}.${column.code}`, column)),
  ]);
}

function field(code: string, { name, name_i18n, type }: Pick<DataItem, 'name' | 'name_i18n' | 'type'>): RoleField {
  return { code, name, ...(name_i18n && { name_i18n }), type };
}
