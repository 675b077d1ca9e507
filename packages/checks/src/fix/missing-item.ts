import { documentId, isJsonObject, type JsonObject, type Operation, type Path } from '@inkstone/design';
import { valueOf, type DocumentToFix } from './document-fixes.ts';
import type { IssueToFix } from './fixes.ts';

/** Gives a control or a column the data item that holds its values, if the model belongs to the application. */
export function missingItem({ document, params }: IssueToFix, path: Path, at: DocumentToFix): readonly Operation[] {
  const type = params['itemType'];
  if (document.kind !== 'form' || typeof type !== 'string') return [];
  const model = { kind: 'model', code: document.schemaCode } as const;
  const part = valueOf(at, path);
  if (!at.documents.has(documentId(model)) || !isJsonObject(part)) return [];
  const [, control, , column] = path;
  const itemPath = column === undefined ? ['dataItems', control!] : ['dataItems', control!, 'dataItems', column];
  return [{ op: 'insert', document: model, path: itemPath, value: itemOf(part, type) }];
}

function itemOf({ options }: JsonObject, type: string): JsonObject {
  const { name, name_i18n, schemaCode } = isJsonObject(options) ? options : {};
  return {
    name: typeof name === 'string' ? name : '',
    ...(isJsonObject(name_i18n) && { name_i18n }),
    type,
    ...(type === 'Date' && { precision: 'day' }),
    ...(type === 'Sheet' && { dataItems: [] }),
    ...(type.startsWith('RelevanceForm') && typeof schemaCode === 'string' && { schemaCode }),
  };
}
