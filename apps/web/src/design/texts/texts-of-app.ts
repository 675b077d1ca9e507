import { controlModels } from '@inkstone/controls/models';
import { propertyTextOf } from '@inkstone/controls/property-texts';
import {
  documentShapes,
  isJsonObject,
  objectsIn,
  type Document,
  type Documents,
  type Json,
  type JsonObject,
  type Shape,
} from '@inkstone/design';
import { localizedName, type LocalizedText, type NameI18n } from '@inkstone/schema';
import { isControlType } from '../form/control-kinds.ts';
import { textOf } from '../working-copy/text-of.ts';
import { choiceForm, choiceTexts, languagesOf, type AppText, type TextForm } from './app-text.ts';
import { textLabels } from './texts.locale.ts';

/** Returns all texts that people of an application see, in the order of the documents. */
export function textsOfApp(documents: Documents): readonly AppText[] {
  return [...documents.values()].flatMap(textsOfDocument);
}

const known = new WeakMap<JsonObject, readonly AppText[]>();

/** The texts of one document; the same list for the same content. */
function textsOfDocument(document: Document): readonly AppText[] {
  const found = known.get(document.content);
  if (found) return found;
  const collector = new TextCollector(document);
  collector.readPart(document.content, documentShapes[document.key.kind], [], null);
  known.set(document.content, collector.texts);
  return collector.texts;
}

/** Names with another property beside them for the other languages. */
const pairs: readonly (TextForm & { readonly kind: 'pair' })[] = [
  { kind: 'pair', zh: 'name', others: 'name_i18n' },
  { kind: 'pair', zh: 'title', others: 'title_i18n' },
];

interface Part {
  readonly part: string | null;
  readonly name: string;
}

interface Site extends Part {
  readonly path: readonly string[];
  readonly inner: readonly (string | number)[];
  readonly isPart?: boolean;
  readonly value: Json;
  readonly label: LocalizedText;
}

class TextCollector {
  readonly texts: AppText[] = [];
  private readonly document: Document;

  constructor(document: Document) {
    this.document = document;
  }

  /** Reads a document or a part of it, and what can be addressed in it. */
  readPart(content: JsonObject, shape: Shape, path: readonly string[], part: string | null): void {
    const name = textOf(content['name']) || textOf(content['title']) || (part ?? '');
    this.readObject(content, { path, part, name }, shape);
    for (const [object, inObject] of Object.entries(shape.objects ?? {})) {
      const value = content[object];
      if (!isJsonObject(value)) continue;
      if (object === 'options') this.readOptions(content, value, [...path, object], part);
      else this.readPart(value, inObject, [...path, object], part);
      for (const [list, { key, shape: inList }] of Object.entries(inObject.parts ?? {})) {
        for (const entry of objectsIn(value[list])) this.readPart(entry, inList, [...path, object, list, textOf(entry[key])], part);
      }
    }
    for (const [list, { key, shape: inList }] of Object.entries(shape.parts ?? {})) {
      for (const entry of objectsIn(content[list])) {
        const code = textOf(entry[key]);
        // Columns are named with their sub-table; heads of tabs are controls themselves.
        const below = list === 'columns' || (list === 'dataItems' && part !== null) ? `${part}.${code}` : code;
        this.readPart(entry, inList, [...path, list, code], this.document.key.kind === 'list' ? code : below);
      }
    }
  }

  private readObject(content: JsonObject, { path, part, name }: Part & { readonly path: readonly string[] }, shape: Shape): void {
    for (const form of pairs)
      this.addPair(content, form, { path, inner: [], isPart: true, value: content, part, name, label: textLabels.name });
    for (const [property, value] of Object.entries(content)) {
      if (shape.parts?.[property] || shape.objects?.[property] || (shape.grid && property === 'layout') || property.endsWith('_i18n'))
        continue;
      this.readValue(value, { path: [...path, property], inner: [], value, part, name, label: textLabels[property] ?? textLabels.other });
    }
  }

  /** The options of a control, as its model declares them. */
  private readOptions(control: JsonObject, options: JsonObject, path: readonly string[], part: string | null): void {
    const type = textOf(control['type']);
    const props = isControlType(type) ? controlModels[type].props : {};
    const name = textOf(options['name']) || (part ?? '');
    for (const form of pairs)
      this.addPair(options, form, { path, inner: [], isPart: true, value: options, part, name, label: textLabels.name });
    for (const [option, value] of Object.entries(options)) {
      if (option === 'name' || option === 'name_i18n' || option === 'heads') continue;
      const label = isControlType(type) && props[option] ? propertyTextOf(type, option).label : textLabels.other;
      const site = { path: [...path, option], inner: [], value, part, name, label };
      if (props[option]?.hint === 'localized-text') this.addLocalized(value, site);
      else if (option === 'regexpText') this.add({ ...site, ...languagesOf(value) }, { kind: 'json-text' });
      else if (option === 'options' && typeof value === 'string') this.addChoices(value, site);
      else this.readValue(value, site);
    }
  }

  /** Texts within a value that is replaced whole. */
  private readValue(value: Json | undefined, site: Site): void {
    if (Array.isArray(value)) {
      for (const [index, each] of value.entries()) this.readValue(each, { ...site, inner: [...site.inner, index] });
    } else if (isJsonObject(value)) {
      if (typeof value['zh'] === 'string' && (value['en'] === undefined || typeof value['en'] === 'string'))
        return this.addLocalized(value, site);
      for (const form of pairs) if (form.others in value || isNamed(value)) this.addPair(value, form, site);
      if (isChoice(value)) this.addPair(value, choiceForm, { ...site, label: textLabels.choice });
      for (const [property, each] of Object.entries(value)) {
        if (!property.endsWith('_i18n')) this.readValue(each, { ...site, inner: [...site.inner, property] });
      }
    }
    return undefined;
  }

  private addPair(content: JsonObject, form: TextForm & { readonly kind: 'pair' }, site: Site): void {
    const zh = content[form.zh];
    if (typeof zh !== 'string' || zh === '') return;
    const { en } = (isJsonObject(content[form.others]) ? content[form.others] : {}) as { readonly en?: unknown };
    this.add({ ...site, zh, en: typeof en === 'string' ? en : '' }, form);
  }

  private addLocalized(value: Json | undefined, site: Site): void {
    const { zh, en } = (isJsonObject(value) ? value : { zh: value }) as { readonly zh?: unknown; readonly en?: unknown };
    if (typeof zh === 'string' && zh !== '') this.add({ ...site, zh, en: typeof en === 'string' ? en : '' }, { kind: 'localized' });
  }

  private addChoices(text: string, site: Site): void {
    for (const [index, zh] of choiceTexts(text).entries())
      this.add({ ...site, label: textLabels.choice, zh, en: '' }, { kind: 'choice', index });
  }

  private add(
    { path, inner, isPart = false, value, part, name, label, zh, en }: Site & { readonly zh: string; readonly en: string },
    form: TextForm,
  ): void {
    if (zh === '') return;
    const { key } = this.document;
    const slot = form.kind === 'choice' ? form.index : form.kind === 'pair' ? form.zh : '';
    const id = JSON.stringify([key, path, inner, slot]);
    this.texts.push({ id, document: key, part, partName: name, label, zh, en, path, inner, isPart, form, value });
  }
}

const isChoice = (value: JsonObject): boolean =>
  typeof value['code'] === 'string' && typeof value['value'] === 'string' && !('name' in value);

/** Whether the name of an object is a text of the application, not that of a person, a department or a record. */
const isNamed = (value: JsonObject): boolean => !['id', 'unitType', 'field', 'account'].some((property) => property in value);

/** What people call the document of a text. */
export function documentName(documents: Documents, { document }: AppText, locale: 'zh' | 'en'): string {
  for (const { key, content } of documents.values()) {
    if (key !== document) continue;
    const name = textOf(content['name']) || key.code;
    return localizedName({ name, name_i18n: (content['name_i18n'] ?? {}) as NameI18n }, locale);
  }
  return document.code;
}
