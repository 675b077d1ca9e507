import { documentId, objectsIn, type Document, type Documents } from '@inkstone/design';
import { kindsOfModels, localizedName, type DocumentKey, type DocumentKind, type KindOfModel, type Locale } from '@inkstone/schema';
import { nameOf } from '../working-copy/name-of.ts';

/** The kinds of documents that stand by themselves, in the order of the tree. */
export const standaloneKinds = ['workflow', 'scenario', 'page', 'rule', 'role'] as const satisfies readonly DocumentKind[];
type StandaloneKind = (typeof standaloneKinds)[number];

/** A model with the documents that belong to it. */
export interface ModelParts {
  readonly model: DocumentKey;
  readonly below: readonly (DocumentKey & { readonly kind: KindOfModel })[];
}

export interface Parts {
  readonly models: readonly ModelParts[];
  readonly standalone: Readonly<Record<StandaloneKind, readonly DocumentKey[]>>;
}

/** The documents of an application by their models, in the order of their names. Models of other applications stand with the forms of them. */
export function partsOf(documents: Documents, locale: Locale): Parts {
  const compare = new Intl.Collator(locale === 'zh' ? 'zh-Hant-TW' : 'en').compare;
  const named = Array.from(documents, ([id, { key }]) => ({ id, key, label: localizedName(nameOf(documents, key), locale) }));
  const ordered = named.toSorted((one, other) => compare(one.label, other.label) || (one.id < other.id ? -1 : 1));
  const keys = <K extends DocumentKind>(kind: K) => ordered.flatMap(({ key }) => (isOfKind(key, kind) ? [key] : []));
  const below = kindsOfModels.flatMap((kind) => keys(kind));
  const codes = new Set([...keys('model').map(({ code }) => code), ...below.map(({ schemaCode }) => schemaCode)]);
  return {
    models: [...codes].map((code) => ({
      model: documents.get(documentId({ kind: 'model', code }))?.key ?? { kind: 'model', code },
      below: below.filter(({ schemaCode }) => schemaCode === code),
    })),
    standalone: standaloneOf(keys),
  };
}

/** The parts whose name or code contains a text; what belongs to a model shows its model. */
export function matchingParts(parts: Parts, wanted: string, nameOfKey: (key: DocumentKey) => string): Parts {
  const text = wanted.trim().toLowerCase();
  if (text === '') return parts;
  const matches = (key: DocumentKey) => nameOfKey(key).toLowerCase().includes(text) || key.code.toLowerCase().includes(text);
  const models = parts.models.flatMap((each): ModelParts[] => {
    if (matches(each.model)) return [each];
    const below = each.below.filter(matches);
    return below.length > 0 ? [{ model: each.model, below }] : [];
  });
  return { models, standalone: standaloneOf((kind) => parts.standalone[kind].filter(matches)) };
}

const standaloneOf = (keysOf: (kind: StandaloneKind) => readonly DocumentKey[]): Parts['standalone'] => ({
  workflow: keysOf('workflow'),
  scenario: keysOf('scenario'),
  page: keysOf('page'),
  rule: keysOf('rule'),
  role: keysOf('role'),
});

const isOfKind = <K extends DocumentKind>(key: DocumentKey, kind: K): key is Extract<DocumentKey, { readonly kind: K }> =>
  key.kind === kind;

/** The codes that new models or workflows cannot have here. */
export const codesOfKind = (documents: Documents, kind: DocumentKey['kind']): ReadonlySet<string> =>
  new Set([...documents.values()].flatMap(({ key }: Document) => (key.kind === kind ? [key.code] : [])));

/** The codes of the parts in a list. */
export const codesIn = (value: Parameters<typeof objectsIn>[0]): ReadonlySet<string> =>
  new Set(objectsIn(value).flatMap(({ code }) => (typeof code === 'string' ? [code] : [])));
