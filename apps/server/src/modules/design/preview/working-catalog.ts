import { createDraftReader, type DocumentIssue } from '@inkstone/checks';
import { documentId } from '@inkstone/design';
import { documentsOfApp, type AppDefinition, type ModelDefinition } from '@inkstone/schema';
import { storedKey, type LaidDocument } from '../../apps/index.ts';
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
  const { functions, models } = app;
  const parsed = new Map(documentsOfApp(app).map(({ key, content }) => [documentId(key), content]));
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
