import { documentId, objectsIn, type Documents, type JsonObject, type Operation } from '@inkstone/design';
import { limits, type PageCard } from '@inkstone/schema';
import { textOf } from '../working-copy/text-of.ts';

export interface PageKey {
  readonly kind: 'page';
  readonly code: string;
}

/** The properties of a page that its designer edits. */
export const pageProperties = ['name', 'name_i18n', 'cards', 'seenBy'] as const;

/** A card of a draft. */
export interface DraftCard {
  readonly code: string;
  readonly kind: string;
  readonly span: number;
  readonly content: JsonObject;
}

const spans: readonly number[] = limits.layoutSpanChoices;
const widest = spans.at(-1)!;

export function cardsOf(page: JsonObject): readonly DraftCard[] {
  return objectsIn(page['cards']).map((content) => ({
    code: textOf(content['code']),
    kind: textOf(content['kind']),
    span: typeof content['span'] === 'number' ? content['span'] : widest,
    content,
  }));
}

/** The next width in a direction; the same at the ends. */
export function nextSpan(span: number, by: 1 | -1): number {
  const at = spans.findIndex((each) => each >= span);
  return spans[Math.max(0, Math.min(spans.length - 1, (at < 0 ? spans.length - 1 : at) + by))]!;
}

/** A new card of a kind, with the first model, list and menu entries that there are, so that it shows something at once. */
export function newCard(
  documents: Documents,
  { appCode, kind, name }: { appCode: string; kind: PageCard['kind']; name: string },
): JsonObject {
  const lists = [...documents.values()].filter(({ key }) => key.kind === 'list');
  const [firstList] = lists;
  const [model] = [...documents.values()].filter(({ key }) => key.kind === 'model');
  const entries = objectsIn(documents.get(documentId({ kind: 'app', code: appCode }))?.content['functions']);
  const source: JsonObject =
    firstList && 'schemaCode' in firstList.key ? { schemaCode: firstList.key.schemaCode, listCode: firstList.key.code } : {};
  const own: Readonly<Record<PageCard['kind'], JsonObject>> = {
    text: { html: '' },
    forms: { functions: entries.slice(0, 4).map(({ code }) => textOf(code)), span: 12 },
    list: { ...source, span: 12 },
    number: { ...source, span: 6 },
    work: { span: 12 },
    recent: { ...(model && { schemaCode: model.key.code }), span: 12 },
  };
  return { kind, name, ...own[kind] };
}

/** Moves a card before another one, or to the end. */
export function moveCard(document: PageKey, cards: readonly DraftCard[], code: string, before: string | null): Operation | null {
  const others = cards.filter((card) => card.code !== code);
  const at = before === null ? others.length : others.findIndex((card) => card.code === before);
  if (at < 0 || cards.findIndex((card) => card.code === code) === at) return null;
  return { op: 'move', document, path: ['cards', code], at: { after: others[at - 1]?.code ?? null } };
}
