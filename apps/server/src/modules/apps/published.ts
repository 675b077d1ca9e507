import type { FormDefinition, ListDefinition, ModelDefinition, PageDefinition, WorkflowDefinition } from '@inkstone/schema';

/** One version of a document; the same version is the same object as long as the process caches it. */
export interface Published<T> {
  readonly definition: T;
  readonly version: number;
  readonly appCode: string;
}

export type PublishedModel = Published<ModelDefinition>;
export type PublishedForm = Published<FormDefinition>;
export type PublishedList = Published<ListDefinition>;
export type PublishedWorkflow = Published<WorkflowDefinition>;
export type PublishedPage = Published<PageDefinition>;
