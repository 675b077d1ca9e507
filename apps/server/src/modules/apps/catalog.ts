import {
  codeSchema,
  type FormDefinition,
  type ListDefinition,
  type ModelDefinition,
  type PageDefinition,
  type WorkflowDefinition,
} from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findDocument } from './document-store.ts';
import { menuFunctions } from './menu-functions.ts';
import type { PublishedForm, PublishedList, PublishedModel, PublishedPage, PublishedWorkflow } from './published.ts';

/** Returns a model by its code, in the current version unless one is given; null when none is published. */
export function findModel(executor: Executor, schemaCode: string, version?: number): Promise<PublishedModel | null> {
  return findDocument<ModelDefinition>(executor, { kind: 'model', scope: '', code: schemaCode }, version);
}

/** Refuses with `model-not-found`, or with `model-code-invalid` for a text that cannot be a model's code. */
export async function loadModel(executor: Executor, schemaCode: string, version?: number): Promise<PublishedModel> {
  if (!codeSchema.safeParse(schemaCode).success) refuse('model-code-invalid');
  return (await findModel(executor, schemaCode, version)) ?? refuse('model-not-found');
}

/**
 * Returns a form of a model. Without a code, the form of the model's first menu function, or else the first by code. Refuses with
 * `not-found`.
 */
export async function loadForm(executor: Executor, schemaCode: string, formCode?: string, version?: number): Promise<PublishedForm> {
  const code = formCode ?? (await defaultForm(executor, schemaCode));
  if (code === null) refuse('not-found');
  return (await findDocument<FormDefinition>(executor, { kind: 'form', scope: schemaCode, code }, version)) ?? refuse('not-found');
}

/** Refuses with `not-found`. */
export async function loadList(executor: Executor, schemaCode: string, listCode: string, version?: number): Promise<PublishedList> {
  const key = { kind: 'list', scope: schemaCode, code: listCode } as const;
  return (await findDocument<ListDefinition>(executor, key, version)) ?? refuse('not-found');
}

/** Returns a workflow by its code, in the current version unless one is given. Refuses with `not-found`. */
export async function loadWorkflow(executor: Executor, workflowCode: string, version?: number): Promise<PublishedWorkflow> {
  const key = { kind: 'workflow', scope: '', code: workflowCode } as const;
  return (await findDocument<WorkflowDefinition>(executor, key, version)) ?? refuse('not-found');
}

/** Returns a page of an application; null when there is none of that code. */
export function findPage(executor: Executor, appCode: string, pageCode: string): Promise<PublishedPage | null> {
  return findDocument<PageDefinition>(executor, { kind: 'page', scope: appCode, code: pageCode });
}

async function defaultForm(executor: Executor, schemaCode: string): Promise<string | null> {
  const [inMenu] = await menuFunctions(executor, schemaCode);
  if (inMenu) return inMenu.form_code;
  const first = await executor
    .selectFrom('document_heads')
    .select('code')
    .where('kind', '=', 'form')
    .where('scope', '=', schemaCode)
    .where('active', '=', true)
    .orderBy('code')
    .limit(1)
    .executeTakeFirst();
  return first?.code ?? null;
}
