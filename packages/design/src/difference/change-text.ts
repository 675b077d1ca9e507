import { fillText, localizedName, type Locale, type LocalizedText, type NameI18n } from '@inkstone/schema';
import { valueAt } from '../document/change-at.ts';
import { documentId, type Documents } from '../document/documents.ts';
import { isJsonObject, type Json } from '../document/json.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import { readPath, type Step } from '../shape/path.ts';
import type { Change } from './change.ts';
import { changeTemplates, documentWords, partWords, propertyWords } from './words.locale.ts';

/** Longer values are not quoted. */
const mostQuoted = 60;

/** A change in words. Parts are called by their names in the first of the `documents` that has them, otherwise by their codes. */
export function changeText(change: Change, documents: readonly Documents[], locale: Locale): string {
  const text = (template: keyof typeof changeTemplates, params: Readonly<Record<string, string>>) =>
    fillText(changeTemplates[template][locale], params);
  const { part, property, isOrder } = placeOf(change, documents, locale);
  if (isOrder) return text('moved', { part: text('order', { part, list: property }) });
  if (change.kind !== 'changed') return text(change.kind, { part, before: quoted(change.before) ?? '', after: quoted(change.after) ?? '' });
  const params = { part, property };
  const [before, after] = [quoted(change.before), quoted(change.after)];
  if (change.after === undefined) return text('cleared', params);
  if (after === null) return text('rewritten', params);
  if (change.before === undefined) return text('set', { ...params, after });
  return before === null ? text('rewritten', params) : text('changed', { ...params, before, after });
}

/** What a change is about: the part, and of one that stays its property. */
export function changePlace(change: Change, documents: readonly Documents[], locale: Locale): string {
  const { part, property, isOrder } = placeOf(change, documents, locale);
  if (isOrder) return fillText(changeTemplates.order[locale], { part, list: property });
  return change.kind === 'changed' ? fillText(changeTemplates.within[locale], { outer: part, inner: property }) : part;
}

/** The words for a part and for the property of it; of a change of order, for the list. */
function placeOf(
  change: Change,
  documents: readonly Documents[],
  locale: Locale,
): { readonly part: string; readonly property: string; readonly isOrder: boolean } {
  const steps = readPath(documentShapes[change.document.kind], change.path);
  const owners = (steps ?? []).filter(({ kind }) => kind === 'part' || kind === 'slot');
  const own = change.kind === 'added' ? change.after : change.kind === 'removed' ? change.before : undefined;
  const property = (steps ?? []).findLast(({ kind }) => kind === 'property' || kind === 'object');
  return {
    part: partText(change, owners, { own, documents, locale }),
    property: property ? propertyText(property, locale) : word(partWords, change.path.at(-1) ?? '', locale),
    isOrder: steps === null && change.kind === 'moved',
  };
}

interface Naming {
  /** The content of the innermost part itself, which may be nowhere else. */
  readonly own: Json | undefined;
  readonly documents: readonly Documents[];
  readonly locale: Locale;
}

function partText({ document, path }: Change, owners: readonly Step[], { own, documents, locale }: Naming): string {
  const quote = (kind: string, name: string) => fillText(changeTemplates.quoted[locale], { kind, name });
  const contents = documents.map((each) => each.get(documentId(document))?.content).filter((content) => content !== undefined);
  const whole = quote(
    documentWords[document.kind][locale],
    nameIn([...(path.length === 0 ? [own] : []), ...contents], document.code, locale),
  );
  return owners.reduce((outer, step, index) => {
    const upTo = owners.slice(0, index + 1);
    const isLast = index === owners.length - 1;
    const code = step.kind === 'part' ? step.code : step.kind === 'slot' ? step.control : '';
    const list = step.kind === 'part' ? step.list : 'controls';
    const places = step.kind === 'slot' ? [{ kind: 'part', list: 'controls', code, key: 'key' } as const] : upTo;
    const found = contents.map((content) => valueAt(content, places) ?? undefined);
    const inner = quote(word(partWords, list, locale), nameIn([...(isLast ? [own] : []), ...found], code, locale));
    return index === 0 && document.kind === 'app' ? inner : fillText(changeTemplates.within[locale], { outer, inner });
  }, whole);
}

/** The name of the first that has one; controls carry it among their options. */
function nameIn(candidates: readonly (Json | undefined)[], code: string, locale: Locale): string {
  for (const candidate of candidates) {
    if (!isJsonObject(candidate)) continue;
    const { name, name_i18n } = isJsonObject(candidate['options']) ? candidate['options'] : candidate;
    if (typeof name === 'string' && name !== '')
      return localizedName({ name, ...(isJsonObject(name_i18n) && { name_i18n: name_i18n as NameI18n }) }, locale);
  }
  return code;
}

const propertyText = (step: Step, locale: Locale): string => ('name' in step ? word(propertyWords, step.name, locale) : '');

const word = (words: Readonly<Record<string, LocalizedText>>, name: string, locale: Locale): string =>
  (Object.hasOwn(words, name) ? words[name]?.[locale] : undefined) ?? name;

/** A short value as it is written; null for what would not be read. */
function quoted(value: Json | undefined): string | null {
  if (typeof value === 'string') return value.length <= mostQuoted ? value : null;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const english = isJsonObject(value) && Object.keys(value).length === 1 ? value['en'] : undefined;
  return typeof english === 'string' ? english : null;
}
