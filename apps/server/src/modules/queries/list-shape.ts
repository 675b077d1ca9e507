import { isSystemField, type ListDefinition, type ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findDocument, loadList, loadModel, menuFunctions, type PublishedModel } from '../apps/index.ts';

export interface ListShape {
  readonly model: PublishedModel;
  readonly list: Omit<ListDefinition, 'code' | 'name' | 'name_i18n' | 'schemaCode'>;
}

/**
 * A list of a model: the one asked for, else the first published one in a menu, else number, name and time. Refuses with `model-not-found` and
 * `not-found`.
 */
export async function listShape(executor: Executor, schemaCode: string, listCode?: string): Promise<ListShape> {
  const model = await loadModel(executor, schemaCode);
  const code = listCode ?? (await usualList(executor, schemaCode));
  return { model, list: code === null ? plainList(model.definition) : (await loadList(executor, schemaCode, code)).definition };
}

async function usualList(executor: Executor, schemaCode: string): Promise<string | null> {
  for (const { list_code: code } of await menuFunctions(executor, schemaCode)) {
    if (code !== null && (await findDocument(executor, { kind: 'list', scope: schemaCode, code }))) return code;
  }
  return null;
}

function plainList({ nameItem }: ModelDefinition): ListShape['list'] {
  return { columns: ['sequenceNo', ...(nameItem === undefined ? [] : [nameItem]), 'creater', 'createdTime'].map((code) => ({ code })) };
}

/** The codes to answer: those asked for, each once, or the list's columns. Refuses codes the model does not have, and sheets. */
export function answeredCodes({ model, list }: ListShape, fields?: readonly string[]): readonly string[] {
  if (!fields) return list.columns.map(({ code }) => code);
  const isKnown = (code: string): boolean =>
    isSystemField(code) || model.definition.dataItems.some((item) => item.code === code && item.type !== 'Sheet');
  const unknown = fields.filter((code) => !isKnown(code));
  if (unknown.length > 0)
    refuse('malformed', {}, { issues: unknown.map((code) => ({ code: 'UnknownField', path: 'fields', params: { field: code } })) });
  return [...new Set(fields)];
}
