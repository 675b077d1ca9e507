import type { Database, Executor } from '../database.ts';
import { listed, quoted, runFragment, sqlFragment, sqlText, type SqlFragment } from '../statements/fragment.ts';

/** A statement that writes rows. Later statements that are sent together read what it returns by its name. */
export interface Write {
  readonly name?: string;
  readonly statement: SqlFragment;
  /** What `insertRows` inserts, so that rows of the same table and columns go with one insert. */
  readonly insert?: Insert;
}

interface Insert {
  readonly texts: InsertTexts;
  readonly rows: readonly object[];
}

/**
 * Sends writes to the database as one statement, which costs one round trip and one plan. None of them sees what another writes;
 * references between their rows are checked after all of them.
 */
export async function writeTogether(executor: Executor, ...writes: readonly Write[]): Promise<void> {
  if (writes.length > 0) await runFragment(executor, sqlFragment`${together(writes)} select`);
}

/** The same with at least one write, and returns what a query answers that is sent along. It sees nothing of what is written. */
export async function writeAndAsk<Row>(executor: Executor, writes: readonly Write[], question: SqlFragment): Promise<Row[]> {
  const { rows } = await runFragment<Row>(executor, sqlFragment`${together(writes)} ${question}`);
  return rows;
}

function together(writes: readonly Write[]): SqlFragment {
  const parts = withoutRepeatedInserts(writes).map(
    ({ name, statement }, index) => sqlFragment`${quoted(name ?? `write_${index}`)} as (${statement})`,
  );
  return sqlFragment`with ${listed(parts)}`;
}

function withoutRepeatedInserts(writes: readonly Write[]): readonly Write[] {
  const rowsOf = new Map<InsertTexts, object[]>();
  for (const { insert } of writes) if (insert) rowsOf.set(insert.texts, [...(rowsOf.get(insert.texts) ?? []), ...insert.rows]);
  return writes.flatMap((write) => {
    const rows = write.insert && rowsOf.get(write.insert.texts);
    if (write.insert) rowsOf.delete(write.insert.texts);
    if (!write.insert || rows?.length === write.insert.rows.length) return [write];
    return rows ? [insertWrite({ texts: write.insert.texts, rows })] : [];
  });
}

/**
 * Returns the insert of rows with the same columns; none for no rows. Its text depends on the columns only, not on the number of rows, so
 * that it can be prepared. Values are sent as JSON: dates and hexadecimal `bytea` as texts, `jsonb` as it is. Existing rows with the same
 * id get the new values of the columns in `update`.
 */
export function insertRows<Table extends keyof Database>(
  table: Table,
  rows: readonly Readonly<Partial<Record<keyof Database[Table], unknown>>>[],
  update: readonly (keyof Database[Table] & string)[] = [],
): Write[] {
  const first = rows[0];
  if (first === undefined) return [];
  return [insertWrite({ texts: insertTexts(table, Object.keys(first), update), rows })];
}

/** Returns the insert of one row, with the columns in `computed` calculated from what the other writes return. */
export function insertRow<Table extends keyof Database>(
  table: Table,
  row: Readonly<Partial<Record<keyof Database[Table], unknown>>>,
  computed: Readonly<Partial<Record<keyof Database[Table] & string, SqlFragment>>>,
): Write {
  const name = quoted(table);
  const calculated = Object.entries<SqlFragment | undefined>(computed);
  const given = listed(
    Object.keys(row)
      .filter((column) => !(column in computed))
      .map((column) => quoted(column)),
  );
  const columns = listed([given, ...calculated.map(([column]) => quoted(column))]);
  const values = listed([given, ...calculated.map(([, value]) => value!)]);
  return {
    statement: sqlFragment`
      insert into ${name} (${columns}) select ${values} from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`,
  };
}

function insertWrite(insert: Insert): Write {
  const { before, after } = insert.texts;
  return { statement: sqlFragment`${before}${JSON.stringify(insert.rows)}${after}`, insert };
}

/** The text of an insert before and after its rows. */
interface InsertTexts {
  readonly before: SqlFragment;
  readonly after: SqlFragment;
}

/** By table and columns, of which the code has as many as it has calls. */
const made = new Map<string, InsertTexts>();

function insertTexts(table: string, columns: readonly string[], update: readonly string[]): InsertTexts {
  const key = `${table}|${columns.join()}|${update.join()}`;
  const known = made.get(key);
  if (known) return known;
  const names = listed(columns.map((column) => quoted(column))).strings[0]!;
  const newValues = update.map((column) => sqlFragment`${quoted(column)} = ${quoted('excluded', column)}`);
  const otherwise = update.length === 0 ? '' : ` on conflict (id) do update set ${listed(newValues).strings[0]!}`;
  const target = quoted(table).strings[0]!;
  const texts = {
    before: sqlText(`insert into ${target} (${names}) select ${names} from jsonb_populate_recordset(null::${target}, `),
    after: sqlText(`::jsonb)${otherwise}`),
  };
  made.set(key, texts);
  return texts;
}

/** Returns bytes as `insertRows` takes them. */
export function byteaText(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}
