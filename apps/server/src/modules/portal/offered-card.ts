import type { PortalCard } from '@inkstone/api';
import { fieldsOfConditions } from '@inkstone/formula';
import { isSystemField, type ConditionDocument, type PageCard } from '@inkstone/schema';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { findDocument, findModel } from '../apps/index.ts';
import { modelAccess, type ModelAccess } from '../permissions/index.ts';
import { redactedFields } from '../queries/index.ts';
import { cleanHtml } from '../records/index.ts';
import type { MenuEntry } from '../search/index.ts';

/**
 * Returns a card as the caller sees it; null where it would show nothing that they may see. Its content is loaded by the calls of lists and
 * tasks, which check rights themselves. `menu`: the entries of the page's application.
 */
export async function offeredCard(context: QueryContext, card: PageCard, menu: readonly MenuEntry[]): Promise<PortalCard | null> {
  switch (card.kind) {
    case 'work':
      return card;
    case 'text':
      return { ...card, html: cleanHtml(card.html), ...(card.html_i18n && { html_i18n: cleaned(card.html_i18n) }) };
    case 'forms': {
      const forms = await fillableForms(context, card.functions, menu);
      const { functions: _, ...shown } = card;
      return forms.length > 0 ? { ...shown, forms } : null;
    }
    case 'recent':
      return (await viewAccess(context, card.schemaCode)) ? card : null;
    case 'list':
    case 'number': {
      const fields = [...readFields(card.filter), ...(card.kind === 'number' && card.total ? [card.total.code] : [])];
      if (!(await seesFields(context, card, fields))) return null;
      const entry = menu.find(({ schemaCode, listCode }) => schemaCode === card.schemaCode && listCode === card.listCode);
      return { ...card, functionCode: entry?.code ?? null };
    }
  }
}

function cleaned(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).flatMap(([locale, html]) => (html === undefined ? [] : [[locale, cleanHtml(html)]])));
}

async function fillableForms(context: QueryContext, functions: readonly string[], menu: readonly MenuEntry[]) {
  const entries = functions.flatMap((code) => menu.find((entry) => entry.code === code) ?? []);
  const offered = await Promise.all(
    entries.map(async (entry) => ({ entry, may: (await modelAccess(context.db, context, entry.schemaCode)).newPermission !== null })),
  );
  return offered
    .filter(({ may }) => may)
    .map(({ entry: { schemaCode, formCode, name, name_i18n } }) => ({ schemaCode, formCode, name, name_i18n }));
}

/** Null where the caller may not view records of the model, or the model is no longer published. */
async function viewAccess(context: QueryContext, schemaCode: string): Promise<ModelAccess | null> {
  if (!(await findModel(context.db, schemaCode))) return null;
  const access = await modelAccess(context.db, context, schemaCode);
  return access.may('view') ? access : null;
}

/** Whether the list of a card is still published. */
async function isListed({ db }: QueryContext, { schemaCode, listCode }: { readonly schemaCode: string; readonly listCode: string }) {
  return (await findDocument(db, { kind: 'list', scope: schemaCode, code: listCode })) !== null;
}

function readFields(filter: ConditionDocument | undefined): readonly string[] {
  return filter ? fieldsOfConditions(filter).record : [];
}

/**
 * Whether the caller sees all fields of the card: a filter on a hidden field would find nothing for them, and a total over it would reveal
 * values.
 */
async function seesFields(context: QueryContext, card: Extract<PageCard, { kind: 'list' | 'number' }>, fields: readonly string[]) {
  const access = await viewAccess(context, card.schemaCode);
  if (!access || !(await isListed(context, card))) return false;
  const own = fields.filter((field) => !isSystemField(field));
  if (own.some((field) => access.hiddenFields.has(field) || access.hiddenFields.has(field.split('.')[0]!))) return false;
  if (card.kind === 'list') return true;
  const isRedacted = await redactedFields(context.db, context.actor, card.schemaCode);
  return !own.some(isRedacted);
}
