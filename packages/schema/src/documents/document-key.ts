/** A document of an application; `app` is the application itself with its menu. Forms and lists belong to a model. */
export type DocumentKey =
  | { readonly kind: 'app' | 'model' | 'workflow' | 'page' | 'rule'; readonly code: string }
  | { readonly kind: 'form' | 'list'; readonly schemaCode: string; readonly code: string };
