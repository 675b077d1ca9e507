import { searchBizModels } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { cursorOf, entriesAfter } from './entry-page.ts';
import { isNamed, menuEntries, offeredEntries } from './menu-entries.ts';

export const searchBizModelsEndpoint = defineQuery(searchBizModels, {
  permission: 'signed-in',
  async handle(context, { keyword, cursor, size }) {
    const rest = entriesAfter(await menuEntries(context.db), cursor);
    const named = rest.filter((entry) => isNamed(entry, keyword) || isNamed(entry.app, keyword));
    const found = await offeredEntries(context.db, context, named, size + 1);
    const items = found.slice(0, size);
    return { items, next: found.length > size ? cursorOf(items.at(-1)!) : null };
  },
});
