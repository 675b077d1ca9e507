import { searchRecords, type AppEntry } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { findPage, present, searchOf, withoutHidden } from '../queries/index.ts';
import { cursorOf, entriesBehind } from './entry-page.ts';
import { menuEntries, offeredBy, type MenuEntry } from './menu-entries.ts';
import { listsThatMayHold } from './record-probe.ts';

/** Lists that are asked side by side; each takes a connection meanwhile. */
const fewAtOnce = 3;

/** After so long an answer tells what it has, and the next one goes on behind the last list that was asked. */
const answerMilliseconds = 80;

/**
 * Which lists may hold the keyword is asked of many at once. Each of those answers by its own index, and with the rights that it shows records
 * with: `modelAccess` and the workflow's. Both end when the page is full or the time is over.
 */
export const searchRecordsEndpoint = defineQuery(searchRecords, {
  permission: 'participant',
  async handle(context, { keyword, each, cursor, size }) {
    const all = await menuEntries(context.db);
    const behind = new Set(entriesBehind(all, cursor));
    const lists = firstOfLists(all);
    const passed = lists.findIndex((entry) => behind.has(entry));
    const items: (AppEntry & Found)[] = [];
    if (passed < 0) return { items, next: null };
    const end = performance.now() + answerMilliseconds;
    const nextBehind = (entry: MenuEntry): string | null => (isSame(lists.at(-1)!, entry) ? null : cursorOf(entry));
    for await (const { last, mayHold } of listsThatMayHold(context, lists, { keyword, passed })) {
      for (let at = 0; at < mayHold.length;) {
        const few = mayHold.slice(at, at + Math.min(fewAtOnce, size - items.length));
        const found = await Promise.all(few.map((entry) => findIn(context, entry, keyword, each)));
        items.push(...found.filter((item) => item !== null));
        at += few.length;
        if (items.length >= size || performance.now() > end) return { items, next: nextBehind(few.at(-1)!) };
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

/** Two entries that show the same list find the same records: the first of them does. */
function firstOfLists(all: readonly MenuEntry[]): readonly MenuEntry[] {
  const seen = new Set<string>();
  return all.filter(({ schemaCode, listCode }) => {
    const key = JSON.stringify([schemaCode, listCode]);
    return !seen.has(key) && seen.add(key);
  });
}

const isSame = (one: MenuEntry, other: MenuEntry): boolean => one.appCode === other.appCode && one.code === other.code;

/** Null: nothing that they may see. */
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
