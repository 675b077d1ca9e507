import { isSystemField, type ListDefinition, type ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findDocument, loadList, loadModel, menuFunctions, type PublishedModel } from '../apps/index.ts';

export interface ListShape {
  readonly model: PublishedModel;
  readonly list: Omit<ListDefinition, 'code' | 'name' | 'name_i18n' | 'schemaCode'>;
}

/**
 * Returns a list of a model: the requested one, or the first published one in a menu, or number, name and time. Refuses with
 * `model-not-found` and `not-found`.
 */
export async function listShape(executor: Executor, schemaCode: string, listCode?: string): Promise<ListShape> {
  const model = await loadModel(executor, schemaCode);
  const code = listCode ?? (await defaultList(executor, schemaCode));
  return { model, list: code === null ? plainList(model.definition) : (await loadList(executor, schemaCode, code)).definition };
}

async function defaultList(executor: Executor, schemaCode: string): Promise<string | null> {
  for (const { list_code: code } of await menuFunctions(executor, schemaCode)) {
    if (code !== null && (await findDocument(executor, { kind: 'list', scope: schemaCode, code }))) return code;
  }
  return null;
}

function plainList({ nameItem }: ModelDefinition): ListShape['list'] {
  return { columns: ['sequenceNo', ...(nameItem === undefined ? [] : [nameItem]), 'creater', 'createdTime'].map((code) => ({ code })) };
}

/**
 * Returns the codes to show: the requested ones without repetitions, or the list's columns. Refuses unknown codes and sheets with
 * `malformed`.
 */
export function requestedCodes({ model, list }: ListShape, fields?: readonly string[]): readonly string[] {
  if (!fields) return list.columns.map(({ code }) => code);
  const isKnown = (code: string): boolean =>
    isSystemField(code) || model.definition.dataItems.some((item) => item.code === code && item.type !== 'Sheet');
  const unknown = fields.filter((code) => !isKnown(code));
  if (unknown.length > 0)
    refuse('malformed', {}, { issues: unknown.map((code) => ({ code: 'UnknownField', path: 'fields', params: { field: code } })) });
  return [...new Set(fields)];
}
