import type { Json, JsonObject, Operation } from '@inkstone/design';
import type { DocumentKey, LocalizedText } from '@inkstone/schema';
import { setting } from '../working-copy/was-seen.ts';

/** How a text keeps its two languages. */
export type TextForm =
  /** `name` with `name_i18n` beside it, `title` with `title_i18n`, the `value` of a choice with `name_i18n`. */
  | { readonly kind: 'pair'; readonly zh: string; readonly others: string }
  /** `{ zh, en }`, or a text that is Chinese only. */
  | { readonly kind: 'localized' }
  /** A text, or a JSON map by language in a text. */
  | { readonly kind: 'json-text' }
  /** An entry of a text of choices with semicolons. */
  | { readonly kind: 'choice'; readonly index: number };

/** A text of an application that people see, in Chinese and English. */
export interface AppText {
  readonly id: string;
  readonly document: DocumentKey;
  /** The part of the document in which it stands: a control `items.price`, an activity; null: the document itself. */
  readonly part: string | null;
  /** What the part is called. */
  readonly partName: string;
  /** What kind of text it is. */
  readonly label: LocalizedText;
  readonly zh: string;
  /** Empty: missing. */
  readonly en: string;
  /** The property that an edit replaces, or the part that holds the pair. */
  readonly path: readonly string[];
  /** Whether each of the two properties of a pair is set by itself. */
  readonly isPart: boolean;
  /** The place of the text in the value of the property. */
  readonly inner: readonly (string | number)[];
  readonly form: TextForm;
  /** The value of the property, or the part that holds the pair, as it is. */
  readonly value: Json;
}

/** The operation that changes a text in one language. */
export function changingText(text: AppText, language: 'zh' | 'en', written: string): Operation {
  const { document, path, inner, isPart, form, value } = text;
  if (isPart && form.kind === 'pair' && isObject(value)) {
    const property = language === 'zh' ? form.zh : form.others;
    const next = language === 'zh' ? written : withEnglish(value[form.others], written);
    return setting({ document, path: [...path, property], value: next, was: value[property] });
  }
  return setting({
    document,
    path,
    value: changedAt(value, inner, (part) => changed(part, form, language, written, inner.length > 0)),
    was: value,
  });
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

function withEnglish(others: Json | undefined, en: string): JsonObject | undefined {
  const { en: _, ...rest } = isObject(others) ? others : {};
  const next = en === '' ? rest : { ...rest, en };
  return Object.keys(next).length === 0 ? undefined : next;
}

function changed(part: Json, form: TextForm, language: 'zh' | 'en', written: string, isWithin: boolean): Json {
  switch (form.kind) {
    case 'pair':
      return pairChanged(isObject(part) ? part : {}, form, language, written);
    case 'localized': {
      const before = { zh: '', en: '', ...(isObject(part) ? part : { zh: part }) };
      const next = { ...before, [language]: written };
      // A property without English is a text alone; parts of others, such as messages, always have both languages.
      return next.en === '' && !isWithin ? next.zh : next;
    }
    case 'json-text': {
      const { zh, en } = languagesOf(part);
      const next = { zh, en, [language]: written };
      return next.en === '' ? next.zh : JSON.stringify(next);
    }
    case 'choice':
      return choicesOf(part).map((choice, index) => (index === form.index ? choiceChanged(choice, language, written) : choice));
  }
}

function pairChanged(part: JsonObject, form: TextForm & { readonly kind: 'pair' }, language: 'zh' | 'en', written: string): JsonObject {
  if (language === 'zh') return { ...part, [form.zh]: written };
  const { [form.others]: before, ...rest } = part;
  const others = withEnglish(before, written);
  return others === undefined ? rest : { ...rest, [form.others]: others };
}

/** The languages of a text that may be a JSON map. */
export function languagesOf(part: Json | undefined): { readonly zh: string; readonly en: string } {
  const text = typeof part === 'string' ? part : '';
  if (!text.trim().startsWith('{')) return { zh: text, en: '' };
  try {
    const { zh, en } = JSON.parse(text) as { readonly zh?: unknown; readonly en?: unknown };
    return { zh: typeof zh === 'string' ? zh : '', en: typeof en === 'string' ? en : '' };
  } catch {
    return { zh: text, en: '' };
  }
}

/** Choices that were a text with semicolons, as a list that can have English names. */
function choicesOf(part: Json): readonly JsonObject[] {
  if (typeof part !== 'string') return [];
  return choiceTexts(part).map((text) => ({ code: text, value: text }));
}

export const choiceTexts = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[;；]/)
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  ),
];

const choiceChanged = (choice: JsonObject, language: 'zh' | 'en', written: string): JsonObject =>
  language === 'zh' ? { ...choice, value: written } : pairChanged(choice, choiceForm, 'en', written);

export const choiceForm = { kind: 'pair', zh: 'value', others: 'name_i18n' } as const;

function changedAt(value: Json, inner: readonly (string | number)[], change: (part: Json) => Json): Json {
  const [step, ...rest] = inner;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((each, index) => (index === step ? changedAt(each, rest, change) : each));
  return isObject(value) ? { ...value, [step]: changedAt(value[step] ?? null, rest, change) } : value;
}
