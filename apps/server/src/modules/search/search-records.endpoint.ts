import { searchRecords, type AppEntry } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { findPage, present, searchOf } from '../queries/found-page.ts';
import { withoutHidden } from '../queries/list-rights.ts';
import { cursorOf, entriesBehind } from './entry-page.ts';
import { menuEntries, offeredEntry } from './menu-entries.ts';

/** Each list answers by its own index, and with the rights that it shows records with: `modelAccess` and the workflow's. */
export const searchRecordsEndpoint = defineQuery(searchRecords, {
  permission: 'participant',
  async handle(context, { keyword, each, cursor, size }) {
    const all = await menuEntries(context.db);
    const rest = entriesBehind(all, cursor).filter((entry) => isFirstOfList(all, entry));
    const items: (AppEntry & Found)[] = [];
    for (const entry of rest) {
      if (items.length === size) return { items, next: cursorOf(items.at(-1)!) };
      const offered = await offeredEntry(context.db, context, entry);
      if (!offered) continue;
      const found = await findIn(context, offered, keyword, each);
      if (found.records.length > 0) items.push({ ...offered, ...found });
    }
    return { items, next: null };
  },
});

interface Found {
  readonly records: { id: string; name: string; sequenceNo: string | null }[];
  readonly hasMore: boolean;
}

/** Two entries that show the same list find the same records. */
function isFirstOfList(all: readonly AppEntryPlace[], { schemaCode, listCode, appCode, code }: AppEntryPlace): boolean {
  const first = all.find((entry) => entry.schemaCode === schemaCode && entry.listCode === listCode);
  return first?.appCode === appCode && first.code === code;
}

type AppEntryPlace = Pick<AppEntry, 'schemaCode' | 'listCode' | 'appCode' | 'code'>;

async function findIn(context: QueryContext, { schemaCode, listCode }: AppEntry, keyword: string, size: number): Promise<Found> {
  const asked = { schemaCode, listCode: listCode ?? undefined, keyword, fields: ['sequenceNo'] };
  const search = await searchOf(context, asked);
  const { rows, rights, last } = await findPage(context, search, { after: null, size });
  const shown = withoutHidden(rights, search.records.shape.model.definition.nameItem, await present(context, search, rows));
  const records = shown.map(({ id, name }, index) => ({ id, name, sequenceNo: rows[index]!.sequence_no }));
  return { records, hasMore: last !== null };
}
