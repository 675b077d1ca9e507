import { sql, type RawBuilder } from 'kysely';
import { tableOf } from '../apps/index.ts';
import type { Coverage } from '../permissions/index.ts';
import { itemColumns, recordName, systemColumns, type Row, type SystemRow } from '../records/index.ts';
import type { ChosenRecords } from './chosen-records.ts';
import type { Cursor } from '../../platform/db/paging/cursor.ts';
import { afterCursor, inPart, orderBy, partsFrom, type Part } from './list-page.ts';
import type { ListReader } from './list-reader.ts';
import type { SortKeys } from './list-sort.ts';
import { recordTree, type TreeBranch } from './record-tree.ts';

export type FoundRow = Row &
  SystemRow & {
    readonly $name: string;
    /** The values of the sort fields as text. */
    readonly $sort: readonly (string | null)[];
    /** Whether the keyword was found, by searched field. */
    readonly $hits: readonly boolean[];
    readonly $hasChildren: boolean;
    readonly $covering: Coverage;
    readonly $takesPart: boolean;
  };

/** A query, the same for all rounds of a page. */
export interface Search {
  readonly records: ChosenRecords;
  readonly codes: readonly string[];
  readonly sort: SortKeys;
  /** The fields of the filter and the requested order, which the person must see in a record to find it. */
  readonly criteria: readonly string[];
  readonly branch: TreeBranch | null;
  /** True where branches would reveal values that are redacted for the person in some record: then the tree is a flat list. */
  readonly isFlat: boolean;
}

/** Returns rows in order after a cursor, at most `limit`. */
export async function findRows(context: ListReader, search: Search, after: Cursor | null, limit: number): Promise<FoundRow[]> {
  const found: FoundRow[] = [];
  for (const part of partsFrom(search.sort, after)) {
    const isCursorPart = after !== null && (after.values[0] === null) === (part === 'empty');
    found.push(...(await findInPart(context, search, { part, after: isCursorPart ? after : null, limit: limit - found.length })));
    if (found.length >= limit) break;
  }
  return found;
}

interface PartRange {
  readonly part: Part;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** A keyword is first searched in so many records in list order: a word of every fourth record fills the page from these. */
const sampleSize = 200;
/** A word that should fill the page from no more records than this is searched in them in list order; a rarer one by the index. */
const windowSize = 4000;

async function findInPart(context: ListReader, search: Search, range: PartRange): Promise<FoundRow[]> {
  const { records, branch } = search;
  const { keyword, offered } = records;
  const { limit } = range;
  const where = [offered, ...rangeConditions(search, range)];
  const table = sql.id('biz', tableOf(records.shape.model.definition).name);
  if (!keyword) return select(context, search, { from: table, where, limit });
  if (!keyword.records || branch !== null) return select(context, search, { from: table, where: [keyword.condition, ...where], limit });

  const nearest = (size: number): Promise<FoundRow[]> => {
    const window = sql`(select r.* from ${table} r where ${sql.join(where, sql` and `)} order by ${orderBy(search.sort)} limit ${size})`;
    return select(context, search, { from: window, where: [keyword.condition], limit });
  };
  const sample = await nearest(sampleSize);
  if (sample.length >= limit) return sample;
  // Half as many again as the sample promises, because words are not spread evenly.
  const needed = Math.ceil((1.5 * sampleSize * limit) / sample.length);
  const near = needed <= windowSize ? await nearest(needed) : sample;
  if (near.length >= limit) return near;
  return select(context, search, { from: keyword.records, where, limit });
}

function rangeConditions({ sort }: Search, { part, after }: PartRange): RawBuilder<boolean>[] {
  const own = inPart(sort, part);
  return [...(own ? [own] : []), ...(after ? [afterCursor(sort, after, part)] : [])];
}

interface Selection {
  readonly from: RawBuilder<unknown>;
  readonly where: readonly RawBuilder<boolean>[];
  readonly limit: number;
}

async function select({ db }: ListReader, search: Search, { from, where, limit }: Selection): Promise<FoundRow[]> {
  const { records, codes, sort, branch, isFlat } = search;
  const { definition } = records.shape.model;
  const items = tableOf(definition).items.filter(({ item }) => codes.includes(item.code));
  const { keyword, offered } = records;
  const inTree = keyword ? sql<boolean>`${offered} and ${keyword.condition}` : offered;
  const tree = branch === null ? null : recordTree(definition, branch, { offered: inTree, access: records.access, isFlat });
  const columns = [
    ...systemColumns(),
    ...itemColumns(items),
    sql`${recordName(definition)} as ${sql.id('$name')}`,
    sql`array[${sql.join(sort.map(({ column }) => sql`${column}::text`))}] as ${sql.id('$sort')}`,
    sql`array[${sql.join(keyword?.hits ?? [])}]::boolean[] as ${sql.id('$hits')}`,
    sql`${records.access.covering} as ${sql.id('$covering')}`,
    sql`${records.access.takingPart} as ${sql.id('$takesPart')}`,
    sql`${tree ? tree.hasChildren : sql`false`} as ${sql.id('$hasChildren')}`,
  ];
  const conditions = tree ? [...where, tree.condition] : where;
  const { rows } = await sql<FoundRow>`
    select ${sql.join(columns)} from ${from} r ${tree ? tree.source : sql``}
    where ${sql.join(conditions, sql` and `)} order by ${orderBy(sort)} limit ${limit}`.execute(db);
  return rows;
}
