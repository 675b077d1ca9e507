import type { RoleField, RoleModel } from '@inkstone/api';
import type { DataItem, ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { activeCodes, requireApp, loadModel } from '../apps/index.ts';

/** Returns the models that an application's roles can name. Refuses with `not-found`. */
export async function modelsOfApp(executor: Executor, appCode: string): Promise<readonly ModelDefinition[]> {
  await requireApp(executor, appCode);
  const models: ModelDefinition[] = [];
  for (const code of await activeCodes(executor, 'model', appCode)) models.push((await loadModel(executor, code)).definition);
  return models;
}

/** Returns the model for the page of roles. */
export function presentModel(model: ModelDefinition): RoleModel {
  const { code, name, name_i18n } = model;
  return { code, name, ...(name_i18n && { name_i18n }), fields: fieldsOf(model) };
}

/** Returns every field that a role can hide or lock: items, and columns after their sheet. */
function fieldsOf({ dataItems }: ModelDefinition): RoleField[] {
  return dataItems.flatMap((item) => [
    field(item.code, item),
    ...(item.dataItems ?? []).map((column) => field(`${item.code}.${column.code}`, column)),
  ]);
}

function field(code: string, { name, name_i18n, type }: Pick<DataItem, 'name' | 'name_i18n' | 'type'>): RoleField {
  return { code, name, ...(name_i18n && { name_i18n }), type };
}
