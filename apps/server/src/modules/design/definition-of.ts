import type { Documents, JsonObject } from '@inkstone/design';
import type { AppDefinition, DocumentKey } from '@inkstone/schema';

/** The documents of an application as one definition. They may be malformed; publishing checks them. */
export function definitionOf(documents: Documents): AppDefinition {
  const contents = (kind: DocumentKey['kind']): JsonObject[] =>
    [...documents.values()].filter(({ key }) => key.kind === kind).map(({ content }) => content);
  const [app = {}] = contents('app');
  const definition = {
    ...app,
    models: contents('model'),
    forms: contents('form'),
    lists: contents('list'),
    workflows: contents('workflow'),
    pages: contents('page'),
  };
  return definition as unknown as AppDefinition;
}
