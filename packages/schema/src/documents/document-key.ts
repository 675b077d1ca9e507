/** The kinds of an application's documents; `app` is the application itself with its menu. */
export const documentKinds = ['app', 'model', 'form', 'list', 'workflow', 'page', 'rule', 'print', 'scenario', 'role'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Kinds whose documents belong to a model: their codes are unique in it. */
export const kindsOfModels = ['form', 'list', 'print'] as const satisfies readonly DocumentKind[];
export type KindOfModel = (typeof kindsOfModels)[number];

/** The kinds whose codes are unique in the installation. */
export const reservedKinds = ['model', 'workflow', 'rule'] as const satisfies readonly DocumentKind[];

/** A document of an application. */
export type DocumentKey =
  | { readonly kind: Exclude<DocumentKind, KindOfModel>; readonly code: string }
  | { readonly kind: KindOfModel; readonly schemaCode: string; readonly code: string };

const ofModels: ReadonlySet<DocumentKind> = new Set(kindsOfModels);

export const isKindOfModel = (kind: DocumentKind): kind is KindOfModel => ofModels.has(kind);
