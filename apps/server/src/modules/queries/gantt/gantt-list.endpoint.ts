import { ganttList, type CallArguments, type CallOutput } from '@inkstone/api';
import type { ListDefinition, ListSort } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { columnOf } from '../../apps/index.ts';
import { cursorAt, findPage, present, searchOf } from '../found-page.ts';
import type { Search } from '../find-rows.ts';
import { writeCursor } from '../../../platform/db/paging/cursor.ts';
import { readListCursor } from '../list-page.ts';
import { withoutHidden } from '../list-rights.ts';
import { listShape } from '../list-shape.ts';

type Gantt = NonNullable<ListDefinition['gantt']>;
type Between = CallArguments<typeof ganttList>['between'];
type Bar = CallOutput<typeof ganttList>['items'][number];

const earliestFirst = ({ start, end }: Gantt): ListSort[] => [start, end].map((code) => ({ code, direction: 'asc' }));

/**
 * Finds records like `queryListEndpoint`. A bar reveals its start and end, so a record with either of them hidden from the person is not
 * found; a hidden progress is left out. Also refuses with `list-without-gantt`.
 */
export const ganttListEndpoint = defineQuery(ganttList, {
  permission: 'participant',
  async handle(context, input) {
    const { gantt } = (await listShape(context.db, input.schemaCode, input.listCode)).list;
    if (!gantt) refuse('list-without-gantt');
    const fields = [gantt.start, gantt.end, ...(gantt.progress === undefined ? [] : [gantt.progress])];
    const search = withinPeriod(await searchOf(context, { ...input, fields, sort: earliestFirst(gantt) }), gantt, input.between);
    const { rows, rights, last } = await findPage(context, search, {
      after: input.cursor ? readListCursor(context, input.cursor, search.sort) : null,
      size: input.size,
    });
    const lines = withoutHidden(rights, search.records.shape.model.definition.nameItem, await present(context, search, rows));
    return {
      items: lines.map(({ id, name, workflowInstanceId, values }) => ({ id, name, workflowInstanceId, ...barFrom(gantt, values) })),
      next: last ? writeCursor(context, cursorAt(last)) : null,
    };
  },
});

function withinPeriod(search: Search, { start, end }: Gantt, between: Between): Search {
  const { records } = search;
  const { definition } = records.shape.model;
  const column = (code: string): RawBuilder<unknown> => sql.ref(`r.${columnOf(definition, code)!.name}`);
  const condition = between
    ? sql`${column(start)} <= ${between.to}::date and greatest(${column(start)}, ${column(end)}) >= ${between.from}::date`
    : sql`${column(start)} is null`;
  return { ...search, records: { ...records, offered: sql`${records.offered} and ${condition}`, isAll: false } };
}

function barFrom({ start, end, progress }: Gantt, values: Readonly<Record<string, unknown>>): Pick<Bar, 'start' | 'end' | 'progress'> {
  const from = (values[start] ?? null) as string | null;
  const to = (values[end] ?? from) as string | null;
  const done = progress === undefined ? null : (values[progress] ?? null);
  return {
    start: from,
    end: from !== null && to !== null && to < from ? from : from && to,
    progress: done === null ? null : Math.min(Math.max(Number(done), 0), 100),
  };
}
