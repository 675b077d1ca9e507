import type { AppDefinition } from './app-definition.ts';
import { isKindOfModel, type DocumentKey, type DocumentKind } from './document-key.ts';

/** The kinds of documents that an application lists. */
export type ListedKind = Exclude<DocumentKind, 'app'>;

/** The lists of an application's definition, by the kinds of their documents. */
export const documentLists = {
  model: 'models',
  form: 'forms',
  list: 'lists',
  workflow: 'workflows',
  page: 'pages',
  rule: 'rules',
  print: 'prints',
  scenario: 'scenarios',
  role: 'roles',
} as const satisfies Record<ListedKind, keyof AppDefinition>;
export const listedKinds = Object.keys(documentLists) as readonly ListedKind[];

/** The content of a document of a kind. */
export type ListedDocument<K extends ListedKind> = NonNullable<AppDefinition[(typeof documentLists)[K]]>[number];

/** An application without its documents. */
export type AppShell = Omit<AppDefinition, (typeof documentLists)[ListedKind] | 'dictionaries'>;

interface AppDocument {
  readonly key: DocumentKey;
  readonly content: object;
}

/** The documents of an application with their keys: first the application itself, then those of each kind. */
export function documentsOfApp(app: AppDefinition): readonly AppDocument[] {
  return [
    { key: { kind: 'app', code: app.code }, content: shellOf(app) },
    ...listedKinds.flatMap((kind) => {
      const list: readonly CodedPart[] = app[documentLists[kind]] ?? [];
      return list.map((content) => ({ key: documentKeyOf(kind, content), content }));
    }),
  ];
}

interface CodedPart {
  readonly code: string;
  readonly schemaCode?: string;
}

/** The key of a document by its content. */
export function documentKeyOf(kind: ListedKind, { code, schemaCode = '' }: CodedPart): DocumentKey {
  return isKindOfModel(kind) ? { kind, schemaCode, code } : { kind, code };
}

function shellOf(app: AppDefinition): AppShell {
  const { models: _1, forms: _2, lists: _3, workflows: _4, pages: _5, rules: _6, prints: _7, scenarios: _8, roles: _9, ...rest } = app;
  const { dictionaries: _, ...shell } = rest;
  return shell;
}

/** The documents as one definition, as far as they are what they say. */
export function appOfDocuments(
  documents: Iterable<{ readonly key: DocumentKey; readonly content: unknown }>,
): Readonly<Record<string, unknown>> {
  const all = [...documents];
  const contents = (kind: DocumentKind) => all.filter(({ key }) => key.kind === kind).map(({ content }) => content);
  const [shell] = contents('app');
  return { ...(shell as object | undefined), ...Object.fromEntries(listedKinds.map((kind) => [documentLists[kind], contents(kind)])) };
}
