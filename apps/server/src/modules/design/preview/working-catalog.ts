import { createDraftReader, type DocumentIssue } from '@inkstone/checks';
import { documentId } from '@inkstone/design';
import type { AppDefinition, DocumentKey, ModelDefinition } from '@inkstone/schema';
import type { LaidDocument } from '../../apps/index.ts';
import { storedKey } from '../document-key.ts';
import type { WorkingState } from '../working-state.ts';

/** A working copy as the catalogue of a preview. */
export interface WorkingCatalog {
  /** What differs from the published documents. */
  readonly documents: readonly LaidDocument[];
  readonly functions: AppDefinition['functions'];
  readonly models: ReadonlyMap<string, ModelDefinition>;
  readonly malformed: readonly DocumentIssue[];
}

/** A malformed document is left out, and named. */
export function workingCatalog(appCode: string, { documents, changed, versions }: WorkingState): WorkingCatalog {
  const { app, malformed } = createDraftReader().read(appCode, [...documents.values()]);
  const { functions, models, forms, lists, workflows, pages = [], ...shell } = app;
  const parsed = new Map<string, object>([[documentId({ kind: 'app', code: appCode }), shell]]);
  const add = (key: DocumentKey, content: object) => void parsed.set(documentId(key), content);
  for (const model of models) add({ kind: 'model', code: model.code }, model);
  for (const form of forms) add({ kind: 'form', schemaCode: form.schemaCode, code: form.code }, form);
  for (const list of lists) add({ kind: 'list', schemaCode: list.schemaCode, code: list.code }, list);
  for (const workflow of workflows) add({ kind: 'workflow', code: workflow.code }, workflow);
  for (const page of pages) add({ kind: 'page', code: page.code }, page);
  return {
    documents: [...changed].map(([id, { key }]) => ({
      key: storedKey(appCode, key),
      content: parsed.get(id) ?? null,
      version: (versions.get(id) ?? 0) + 1,
    })),
    functions,
    models: new Map(models.map((model) => [model.code, model])),
    malformed,
  };
}
