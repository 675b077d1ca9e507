import { checkPagePermission, getPageByCode, listPages } from '@inkstone/api';
import type { PageDefinition } from '@inkstone/schema';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { menuEntries } from '../search/index.ts';
import { documentHeadsView, documentsView, requireApp } from '../apps/index.ts';
import { offeredCard } from './offered-card.ts';
import { seenPage, seesPage } from './page-visibility.ts';

/** Each call checks the visibility of the page. */
const permission = 'participant';

/** Refuses with `not-found` a page that does not exist or is not visible to the caller. */
export const getPageByCodeEndpoint = defineQuery(getPageByCode, {
  permission,
  async handle(context, asked) {
    const { appCode, page } = (await seenPage(context.db, context.actor, asked)) ?? refuse('not-found');
    const menu = (await menuEntries(context.db)).filter((entry) => entry.appCode === appCode);
    const cards = await Promise.all(page.cards.map((card) => offeredCard(context, card, menu)));
    return { appCode, ...named(page), cards: cards.filter((card) => card !== null) };
  },
});

export const checkPagePermissionEndpoint = defineQuery(checkPagePermission, {
  permission,
  async handle({ db, actor }, asked) {
    return { allowed: (await seenPage(db, actor, asked)) !== null };
  },
});

/** Refuses an unknown application with `not-found`. */
export const listPagesEndpoint = defineQuery(listPages, {
  permission,
  async handle({ db, actor }, { appCode }) {
    await requireApp(db, appCode);
    const rows = await db
      .selectFrom(documentHeadsView.as('h'))
      .innerJoin(documentsView.as('d'), 'd.id', 'h.document_id')
      .select('d.content')
      .where('h.kind', '=', 'page')
      .where('h.scope', '=', appCode)
      .where('h.active', '=', true)
      .orderBy('h.code')
      .execute();
    const pages = rows.map(({ content }) => content as PageDefinition);
    const seen = await Promise.all(pages.map((page) => seesPage(db, actor, appCode, page)));
    return pages.filter((_, index) => seen[index]).map((page) => ({ appCode, ...named(page) }));
  },
});

function named({ code, name, name_i18n }: PageDefinition) {
  return { code, name, ...(name_i18n && { name_i18n }) };
}
