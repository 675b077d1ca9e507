import { quotedName } from '@inkstone/formula/sql';
import { sql } from 'kysely';
import type { Db, OpenedDb } from '../../platform/db/database.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { columnOf, cacheCurrent, searchIndexName, tableOf } from '../apps/index.ts';
import { departmentsOf, viewReaches, type ViewReach } from '../permissions/index.ts';
import { listShape, searchedFields } from '../queries/index.ts';
import { hasTaskText } from '../workflow/index.ts';
import type { MenuEntry } from './menu-entries.ts';

/**
 * SQL expressions that test one list: whether its table contains the pieces `$1` anywhere, or in records near the person `$2` with the
 * departments `$3`.
 */
interface Probe {
  readonly far: string;
  readonly near: string;
}

/** Some neighbouring entries that were tested in one statement. */
interface EntryBatch {
  readonly last: MenuEntry;
  /** The entries whose lists may contain a match, in their order. */
  readonly candidates: readonly MenuEntry[];
}

/** The number of lists in one statement. The first batches are small: a common word fills a page from them. */
const firstBatchSizes = [10, 40];
const batchSize = 100;

const reachNumber = { nothing: 0, far: 1, near: 2 } as const satisfies Record<ViewReach, number>;

/**
 * Yields the entries after the first `passed` ones whose lists may show the person a record with the keyword, in their order, batch by
 * batch. One statement with indexes tests a batch; it omits no list with a match, and what each list shows of the matches is decided by the
 * list. Batches begin at the first entry whatever is passed, so that their statements stay the same for everybody.
 */
export async function* candidateLists(
  context: QueryContext,
  entries: readonly MenuEntry[],
  { keyword, passed }: { readonly keyword: string; readonly passed: number },
): AsyncGenerator<EntryBatch> {
  const { db, actor } = context;
  const [probes, reaches, departments, pieces] = await Promise.all([
    probesOf(db, entries),
    viewReaches(db, context, [...new Set(entries.map(({ schemaCode }) => schemaCode))]),
    departmentsOf(db, actor.id, true),
    needleOf(db, keyword),
  ]);
  const reachAt = (at: number): ViewReach => (at < passed ? 'nothing' : reaches.get(entries[at]!.schemaCode)!);
  let from = 0;
  for (let round = 0; from < entries.length; round += 1) {
    const batch = [...entries.keys()].slice(from, from + (firstBatchSizes[round] ?? batchSize));
    from += batch.length;
    if (batch.every((at) => reachAt(at) === 'nothing')) continue;
    const probed = batch.filter((at) => probes[at]);
    const numbers = probed.map((at) => reachNumber[reachAt(at)]);
    const found = await runProbes(
      db,
      probed.map((at) => probes[at]!),
      [pieces, actor.id, departments, numbers],
    );
    const held = new Set(probed.filter((_, index) => found[index]));
    const candidates = batch.filter((at) => (probes[at] ? held.has(at) : reachAt(at) !== 'nothing'));
    yield { last: entries[batch.at(-1)!]!, candidates: candidates.map((at) => entries[at]!) };
  }
}

async function runProbes(db: OpenedDb, probes: readonly Probe[], values: readonly unknown[]): Promise<readonly boolean[]> {
  if (probes.length === 0) return [];
  const cases = probes.map(
    ({ far, near }, index) => `case ($4::int[])[${index + 1}] when 1 then ${far} when 2 then ${near} else false end`,
  );
  const text = `select array[${cases.join(',\n')}] as found from (select $1::text[], $2::uuid, $3::uuid[]) given`;
  const [row] = await db.prepared.query<{ found: boolean[] }>(text, values);
  return row!.found;
}

async function needleOf(db: Db, keyword: string): Promise<string[]> {
  const { rows } = await sql<{ pieces: string[] }>`
    select inkstone.search_needle(${keyword}::text) as pieces`.execute(db);
  return rows[0]!.pieces;
}

/** Probes by entry; null where a searched field has no index (yet): then the list itself must be searched. */
async function probesOf(db: Db, entries: readonly MenuEntry[]): Promise<readonly (Probe | null)[]> {
  const known = await Promise.all(entries.map((entry) => cacheCurrent<Probe>(db, keyOf(entry), async () => null)));
  if (known.every((probe) => probe !== null)) return known;
  const searched = await Promise.all(entries.map(async (entry, at) => (known[at] ? null : searchedColumns(db, entry))));
  const valid = await validIndexes(
    db,
    searched.flatMap((one) => one?.indexes ?? []),
  );
  return Promise.all(
    entries.map(async (entry, at) => {
      const one = searched[at];
      if (!one?.indexes.every((name) => name !== null && valid.has(name))) return known[at]!;
      return cacheCurrent(db, keyOf(entry), async () => probeOf(one.table, one.columns));
    }),
  );
}

const keyOf = ({ schemaCode, listCode }: MenuEntry): string => `probe ${JSON.stringify([schemaCode, listCode])}`;

interface SearchedColumns {
  readonly table: string;
  readonly columns: readonly string[];
  /** By column; null: it cannot have one. */
  readonly indexes: readonly (string | null)[];
}

async function searchedColumns(db: Db, { schemaCode, listCode }: MenuEntry): Promise<SearchedColumns> {
  const shape = await listShape(db, schemaCode, listCode ?? undefined);
  const { definition } = shape.model;
  const columns = searchedFields(shape).map((code) => columnOf(definition, code)!);
  return {
    table: tableOf(definition).name,
    columns: columns.map(({ name }) => name),
    indexes: columns.map(({ name, type }) => (type === 'text' ? searchIndexName(definition, 'search', name) : null)),
  };
}

async function validIndexes(db: Db, names: readonly (string | null)[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indisvalid and i.relnamespace = 'biz'::regnamespace and i.relname = any(${names.filter((name) => name !== null)}::name[])`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

function probeOf(tableName: string, columns: readonly string[]): Probe {
  const table = `biz.${quotedName(tableName)}`;
  const held = columns.map((name) => `inkstone.search_pieces(r.${quotedName(name)}) @> $1::text[]`).join(' or ');
  return {
    far: `exists(select from ${table} r where ${held})`,
    near: `exists(select from (select * from ${table} r where ${held} offset 0) r
      where r.creater = $2::uuid or r.owner = $2::uuid or r.owner_dept_id = any($3::uuid[]) or r.workflow_instance_id is not null and ${hasTaskText('r.workflow_instance_id', '$2::uuid')})`,
  };
}
