import { documentId, objectsIn, type Document, type Documents } from '@inkstone/design';
import { localizedName, type DocumentKey, type Locale } from '@inkstone/schema';
import { nameOf } from '../working-copy/name-of.ts';

/** A model with the forms and lists of its records. */
export interface ModelParts {
  readonly model: DocumentKey;
  readonly forms: readonly DocumentKey[];
  readonly lists: readonly DocumentKey[];
}

export interface Parts {
  readonly models: readonly ModelParts[];
  readonly workflows: readonly DocumentKey[];
  readonly pages: readonly DocumentKey[];
}

/** The documents of an application by their models, in the order of their names. Forms of models of other applications stand by themselves. */
export function partsOf(documents: Documents, locale: Locale): Parts {
  const compare = new Intl.Collator(locale === 'zh' ? 'zh-Hant-TW' : 'en').compare;
  const label = (key: DocumentKey) => localizedName(nameOf(documents, key), locale);
  const keys = (kind: DocumentKey['kind']) =>
    [...documents.values()]
      .filter(({ key }) => key.kind === kind)
      .map(({ key }) => key)
      .toSorted((one, other) => compare(label(one), label(other)) || (documentId(one) < documentId(other) ? -1 : 1));
  const forms = keys('form');
  const lists = keys('list');
  const ofModel = (key: DocumentKey, code: string) => 'schemaCode' in key && key.schemaCode === code;
  const codes = new Set([...keys('model').map(({ code }) => code), ...[...forms, ...lists].map(schemaCodeOf)]);
  return {
    models: [...codes].map((code) => ({
      model: { kind: 'model', code },
      forms: forms.filter((key) => ofModel(key, code)),
      lists: lists.filter((key) => ofModel(key, code)),
    })),
    workflows: keys('workflow'),
    pages: keys('page'),
  };
}

/** The parts whose name or code contains a text; a form or list shows its model. */
export function matchingParts(parts: Parts, wanted: string, nameOfKey: (key: DocumentKey) => string): Parts {
  const text = wanted.trim().toLowerCase();
  if (text === '') return parts;
  const matches = (key: DocumentKey) => nameOfKey(key).toLowerCase().includes(text) || key.code.toLowerCase().includes(text);
  const models = parts.models.flatMap((each): ModelParts[] => {
    if (matches(each.model)) return [each];
    const [forms, lists] = [each.forms.filter(matches), each.lists.filter(matches)];
    return forms.length + lists.length > 0 ? [{ model: each.model, forms, lists }] : [];
  });
  return { models, workflows: parts.workflows.filter(matches), pages: parts.pages.filter(matches) };
}

const schemaCodeOf = (key: DocumentKey): string => ('schemaCode' in key ? key.schemaCode : key.code);

/** The codes that new models or workflows cannot have here. */
export const codesOfKind = (documents: Documents, kind: DocumentKey['kind']): ReadonlySet<string> =>
  new Set([...documents.values()].flatMap(({ key }: Document) => (key.kind === kind ? [key.code] : [])));

/** The codes of the parts in a list. */
export const codesIn = (value: Parameters<typeof objectsIn>[0]): ReadonlySet<string> =>
  new Set(objectsIn(value).flatMap(({ code }) => (typeof code === 'string' ? [code] : [])));
