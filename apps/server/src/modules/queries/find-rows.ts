import { sql, type RawBuilder } from 'kysely';
import { tableOf } from '../apps/index.ts';
import type { Coverage } from '../permissions/index.ts';
import { itemColumns, recordName, systemColumns, type Row, type SystemRow } from '../records/index.ts';
import type { ChosenRecords } from './chosen-records.ts';
import type { Cursor } from '../../platform/db/cursor.ts';
import { behind, inPart, orderBy, partsFrom, type Part } from './list-page.ts';
import type { ListReader } from './list-reader.ts';
import type { SortKeys } from './list-sort.ts';
import { recordTree, type TreePlace } from './record-tree.ts';

export type FoundRow = Row &
  SystemRow & {
    readonly $name: string;
    /** The values of the sort fields, as text. */
    readonly $sort: readonly (string | null)[];
    /** In which of its fields the keyword was found. */
    readonly $hits: readonly boolean[];
    readonly $hasChildren: boolean;
    readonly $covering: Coverage;
    readonly $takesPart: boolean;
  };

/** What one call asks of the database, the same for all rounds. */
export interface Search {
  readonly records: ChosenRecords;
  readonly codes: readonly string[];
  readonly sort: SortKeys;
  /** Fields that a record has to show to be found: of the filter and of the order asked for. */
  readonly judged: readonly string[];
  readonly place: TreePlace | null;
  /** Branches would tell what is withheld from the person somewhere. */
  readonly isFlat: boolean;
}

/** Rows in order behind a place, at most `limit`. */
export async function findRows(context: ListReader, search: Search, after: Cursor | null, limit: number): Promise<FoundRow[]> {
  const found: FoundRow[] = [];
  for (const part of partsFrom(search.sort, after)) {
    const isBehind = after !== null && (after.values[0] === null) === (part === 'empty');
    found.push(...(await findInPart(context, search, { part, after: isBehind ? after : null, limit: limit - found.length })));
    if (found.length >= limit) break;
  }
  return found;
}

interface Stretch {
  readonly part: Part;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** So many records in order are looked through for a keyword first: one that is in many texts fills the page there. */
const lookedThrough = 600;

async function findInPart(context: ListReader, search: Search, stretch: Stretch): Promise<FoundRow[]> {
  const { records, sort, place } = search;
  const { keyword, offered } = records;
  const conditions = placed(search, stretch);
  const table = sql.id('biz', tableOf(records.shape.model.definition).name);
  if (!keyword) return select(context, search, { from: table, where: [offered, ...conditions], limit: stretch.limit });
  const found = [offered, keyword.condition, ...conditions];
  if (!keyword.indexed || place !== null) return select(context, search, { from: table, where: found, limit: stretch.limit });

  const window = sql`(select r.* from ${table} r where ${sql.join([offered, ...conditions], sql` and `)} order by ${orderBy(sort)} limit ${lookedThrough})`;
  const near = await select(context, search, { from: window, where: [keyword.condition], limit: stretch.limit });
  if (near.length >= stretch.limit) return near;
  // Apart from the rest, or the planner takes a word it knows nothing of for a common one.
  const hits = sql`(select r.* from ${table} r where ${keyword.indexed} offset 0)`;
  return select(context, search, { from: hits, where: [offered, ...conditions], limit: stretch.limit });
}

function placed({ sort }: Search, { part, after }: Stretch): RawBuilder<boolean>[] {
  const own = inPart(sort, part);
  return [...(own ? [own] : []), ...(after ? [behind(sort, after, part)] : [])];
}

interface Selection {
  readonly from: RawBuilder<unknown>;
  readonly where: readonly RawBuilder<boolean>[];
  readonly limit: number;
}

async function select({ db }: ListReader, search: Search, { from, where, limit }: Selection): Promise<FoundRow[]> {
  const { records, codes, sort, place, isFlat } = search;
  const { definition } = records.shape.model;
  const items = tableOf(definition).items.filter(({ item }) => codes.includes(item.code));
  const { keyword, offered } = records;
  const inTree = keyword ? sql<boolean>`${offered} and ${keyword.condition}` : offered;
  const tree = place === null ? null : recordTree(definition, place, { offered: inTree, access: records.access, isFlat });
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
