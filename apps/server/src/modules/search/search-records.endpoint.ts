import { searchRecords, type AppEntry } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { findPage, present, searchOf, withoutHidden } from '../queries/index.ts';
import { cursorOf, entriesAfter } from './entry-page.ts';
import { menuEntries, offeredBy, type MenuEntry } from './menu-entries.ts';
import { candidateLists } from './record-probe.ts';

/** Lists that are searched concurrently; each takes a database connection. */
const maxConcurrentLists = 3;

/** After so long the call returns what it has found; the next page continues after the last list that was searched. */
const answerMilliseconds = 80;

/**
 * First tests many lists at once for the keyword. Each candidate is then searched by its own index with the rights of the list:
 * `modelAccess` and those of the workflow. Both stop when the page is full or the time is up.
 */
export const searchRecordsEndpoint = defineQuery(searchRecords, {
  permission: 'participant',
  async handle(context, { keyword, each, cursor, size }) {
    const all = await menuEntries(context.db);
    const behind = new Set(entriesAfter(all, cursor));
    const lists = distinctLists(all);
    const passed = lists.findIndex((entry) => behind.has(entry));
    const items: (AppEntry & Found)[] = [];
    if (passed < 0) return { items, next: null };
    const end = performance.now() + answerMilliseconds;
    const nextBehind = (entry: MenuEntry): string | null => (isSame(lists.at(-1)!, entry) ? null : cursorOf(entry));
    for await (const { last, candidates } of candidateLists(context, lists, { keyword, passed })) {
      for (let at = 0; at < candidates.length;) {
        const chunk = candidates.slice(at, at + Math.min(maxConcurrentLists, size - items.length));
        const found = await Promise.all(chunk.map((entry) => findIn(context, entry, keyword, each)));
        items.push(...found.filter((item) => item !== null));
        at += chunk.length;
        if (items.length >= size || performance.now() > end) return { items, next: nextBehind(chunk.at(-1)!) };
      }
      if (performance.now() > end) return { items, next: nextBehind(last) };
    }
    return { items, next: null };
  },
});

interface Found {
  readonly records: { id: string; name: string; sequenceNo: string | null }[];
  readonly hasMore: boolean;
}

/** Entries that show the same list find the same records: only the first one is searched. */
function distinctLists(all: readonly MenuEntry[]): readonly MenuEntry[] {
  const seen = new Set<string>();
  return all.filter(({ schemaCode, listCode }) => {
    const key = JSON.stringify([schemaCode, listCode]);
    return !seen.has(key) && seen.add(key);
  });
}

const isSame = (one: MenuEntry, other: MenuEntry): boolean => one.appCode === other.appCode && one.code === other.code;

/** Null: no match that the caller may see. */
async function findIn(context: QueryContext, entry: MenuEntry, keyword: string, size: number): Promise<(AppEntry & Found) | null> {
  const { schemaCode, listCode } = entry;
  const search = await searchOf(context, { schemaCode, listCode: listCode ?? undefined, keyword, fields: ['sequenceNo'] });
  const offered = offeredBy(search.records.access, entry);
  if (!offered) return null;
  const { rows, rights, last } = await findPage(context, search, { after: null, size });
  if (rows.length === 0) return null;
  const shown = withoutHidden(rights, search.records.shape.model.definition.nameItem, await present(context, search, rows));
  const records = shown.map(({ id, name }, index) => ({ id, name, sequenceNo: rows[index]!.sequence_no }));
  return { ...offered, records, hasMore: last !== null };
}
