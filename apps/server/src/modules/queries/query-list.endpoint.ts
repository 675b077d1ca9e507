import { queryList, type CallArguments } from '@inkstone/api';
import { sql, type RawBuilder } from 'kysely';
import type { FieldValue, FormPermission } from '@inkstone/schema';
import { defineQuery } from '../../platform/http/endpoint.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { tableOf } from '../apps/storage/model-table.ts';
import { modelAccess, type Coverage, type ModelAccess } from '../permissions/model-access.ts';
import { systemColumns } from '../records/load-record.ts';
import { itemColumns, itemValues, systemOf, type Row, type SystemRow } from '../records/record-row.ts';
import { fillNames, recordName } from '../records/reference-names.ts';
import { systemValues } from '../records/system-values.ts';
import { listFilter, type ListFilter } from './list-filter.ts';
import { behind, orderBy, readCursor, sortOf, writeCursor, type Cursor, type ListSort } from './list-page.ts';
import { listRights, seesAll, withoutHidden, type ListRights } from './list-rights.ts';
import { recordTree, type TreePlace } from './record-tree.ts';
import { answeredCodes, isSystemField, listShape, type ListShape } from './list-shape.ts';

type FoundRow = Row &
  SystemRow & {
    readonly $name: string;
    readonly $sort: string | null;
    readonly $byNumber: boolean;
    readonly $hasChildren: boolean;
    readonly $covering: Coverage;
    readonly $takesPart: boolean;
  };

type Input = CallArguments<typeof queryList>;

/** What one call asks of the database, the same for all rounds. */
interface Search {
  readonly access: ModelAccess;
  readonly shape: ListShape;
  readonly codes: readonly string[];
  readonly filter: ListFilter | null;
  readonly keyword: string;
  readonly sort: ListSort;
  readonly place: TreePlace | null;
}

/** Records that withheld values keep out of a filtered list make room for further ones, this often; then the page is shorter. */
const roundsAtMost = 10;

/**
 * Who finds which records: `modelAccess`. Values that roles and workflows hide from the person are left out; a record that is filtered by such
 * a value is not found, whatever the value, so that nobody learns it by asking.
 */
export const queryListEndpoint = defineQuery(queryList, {
  permission: 'participant',
  async handle(context, input) {
    const { db } = context;
    const shape = await listShape(db, input.schemaCode, input.listCode);
    const { definition } = shape.model;
    const search: Search = {
      access: await modelAccess(db, context, definition.code),
      shape,
      codes: answeredCodes(shape, input.fields),
      filter: input.filter ? listFilter(input.filter, definition, context) : null,
      keyword: input.keyword?.trim() ?? '',
      sort: sortOf(shape),
      place: input.parentId ?? null,
    };
    const { rows, rights, last } = await findPage(context, search, input);
    const records = await present(context, search, rows);
    return {
      items: withoutHidden(rights, definition.nameItem, records),
      next: last ? writeCursor({ value: last.$sort, id: last.id }) : null,
    };
  },
});

interface Page {
  readonly rows: readonly FoundRow[];
  readonly rights: ListRights;
  /** Where the next page begins behind; null on the last one. */
  readonly last: FoundRow | null;
}

async function findPage(context: QueryContext, search: Search, { cursor, size }: Input): Promise<Page> {
  const shown: FoundRow[] = [];
  const rights = new Map<string, FormPermission | null>();
  let after = cursor ? readCursor(cursor, search.sort) : null;
  let scanned: FoundRow | null = null;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const rows = await findRows(context, search, after, size + 1);
    for (const [id, permission] of await rightsOn(context, search, rows)) rights.set(id, permission);
    shown.push(...rows.filter((row) => mayBeFound(search, rights, row)));
    if (shown.length > size) return { rows: shown.slice(0, size), rights, last: shown[size - 1]! };
    if (rows.length <= size) return { rows: shown, rights, last: null };
    scanned = rows.at(-1)!;
    after = { value: scanned.$sort, id: scanned.id };
  }
  return { rows: shown, rights, last: scanned };
}

function rightsOn({ db, actor }: QueryContext, { access, shape, codes, filter }: Search, rows: readonly FoundRow[]): Promise<ListRights> {
  const { nameItem } = shape.model.definition;
  return listRights(
    { executor: db, actor, access },
    [...codes, ...(nameItem === undefined ? [] : [nameItem]), ...(filter?.fields ?? [])],
    rows.map((row) => ({ id: row.id, instanceId: row.workflow_instance_id, coverage: row.$covering, takesPart: row.$takesPart })),
  );
}

/** What the person may not see neither meets a filter nor holds a keyword. */
function mayBeFound({ shape, filter, keyword }: Search, rights: ListRights, row: FoundRow): boolean {
  const { nameItem } = shape.model.definition;
  const sees = (fields: readonly string[]): boolean => seesAll(rights, row.id, fields);
  if (filter && !sees(filter.fields)) return false;
  return keyword === '' || row.$byNumber || nameItem === undefined || sees([nameItem]);
}

async function findRows({ db }: QueryContext, search: Search, after: Cursor | null, limit: number): Promise<FoundRow[]> {
  const { access, shape, codes, filter, keyword, sort, place } = search;
  const { definition } = shape.model;
  const table = tableOf(definition);
  const name = recordName(definition);
  const byNumber = holds(sql`r.sequence_no`, keyword);
  const offered = [
    access.records('view', filter?.fields),
    ...(keyword === '' ? [] : [sql`(${holds(name, keyword)} or ${byNumber})`]),
    ...(filter ? [filter.condition] : []),
  ];
  const tree = place === null ? null : recordTree(definition, place, sql<boolean>`${sql.join(offered, sql` and `)}`);
  const conditions = [...offered, ...(tree ? [tree.condition] : []), ...(after ? [behind(sort, after)] : [])];
  const items = table.items.filter(({ item }) => codes.includes(item.code));
  const columns = [
    ...systemColumns(),
    ...itemColumns(items),
    sql`${name} as ${sql.id('$name')}`,
    sql`${sort.column}::text as ${sql.id('$sort')}`,
    sql`${access.covering} as ${sql.id('$covering')}`,
    sql`${access.takingPart} as ${sql.id('$takesPart')}`,
    sql`coalesce(${byNumber}, false) as ${sql.id('$byNumber')}`,
    sql`${tree ? tree.hasChildren : sql`false`} as ${sql.id('$hasChildren')}`,
  ];
  const { rows } = await sql<FoundRow>`
    select ${sql.join(columns)} from ${sql.id('biz', table.name)} r ${tree ? tree.source : sql``}
    where ${sql.join(conditions, sql` and `)} order by ${orderBy(sort)} limit ${limit}`.execute(db);
  return rows;
}

/** The keyword anywhere in the text, in any letter case. */
function holds(text: RawBuilder<unknown>, keyword: string): RawBuilder<boolean> {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&').replaceAll('\0', '')}%`;
  return sql`${text} ilike ${pattern}`;
}

async function present({ db, actor }: QueryContext, { shape, codes, place }: Search, rows: readonly FoundRow[]) {
  const items = tableOf(shape.model.definition).items.filter(({ item }) => codes.includes(item.code));
  const values = await fillNames(
    db,
    items.map(({ item }) => item),
    rows.map((row) => itemValues(items, row)),
  );
  const systems = codes.some(isSystemField) ? await systemValues(db, rows.map(systemOf), [actor]) : [];
  return rows.map((row, index) => {
    const system: Record<string, FieldValue> = { ...systems[index], id: row.id };
    const all = { ...system, ...values[index] };
    return {
      id: row.id,
      name: row.$name,
      workflowInstanceId: row.workflow_instance_id,
      values: Object.fromEntries(codes.map((code) => [code, all[code] ?? null])),
      ...(place !== null && { hasChildren: row.$hasChildren }),
    };
  });
}
