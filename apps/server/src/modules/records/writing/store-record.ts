import { recordColumns, rowColumns } from '@inkstone/formula/sql';
import type { FieldValue, FormValues, SheetRow } from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { listed, quoted, runFragment, sqlFragment, sqlText, type SqlFragment } from '../../../platform/db/statements/fragment.ts';
import { writeAndAsk, writeTogether, type Write } from '../../../platform/db/transactions/write-together.ts';
import { itemStorages, tableOf, type PublishedModel, type SheetTable, type StoredItem } from '../../apps/index.ts';
import type { RecordDiff, SheetDiff } from '../reading/record-diff.ts';
import { itemParameters } from '../reading/record-row.ts';
import type { StoredRecord } from '../reading/stored-record.ts';
import { rowValues } from '../fields/stored-value.ts';
import type { NumberInSql } from './sequence-number.ts';

/** Far below PostgreSQL's limit of 65,535 parameters per statement. */
const parametersAtOnce = 20_000;

type Cells = readonly (readonly [column: string, value: SqlFragment])[];

/** A record as it is to be stored. */
interface Storing {
  readonly record: StoredRecord;
  /** What differs from what is stored. */
  readonly diff: RecordDiff;
  /** Notes the change in the history of the record. */
  readonly change: readonly Write[];
}

/** Writes the changes of a record that this transaction has locked. */
export async function updateRecord(trx: Trx, model: PublishedModel, { record, diff, change }: Storing): Promise<void> {
  const cells = [...systemCells(record), ...dataCells(diff, record.values)];
  const statement = sqlFragment`
    update ${quoted('biz', tableOf(model.definition).name)} set ${listed(cells.map(([name, value]) => sqlFragment`${quoted(name)} = ${value}`))}
    where id = ${record.id}::uuid`;
  await writeTogether(trx, { statement }, ...change);
  for (const sheet of diff.sheets) {
    await removeRows(trx, record.id, sheet);
    await writeRows(trx, record.id, sheet);
    if (sheet.reordered) await orderRows(trx, record.id, sheet);
  }
}

/** The name by which statements that are sent along read the inserted records: `id`, `version`, `modifier`, `modified_time`. */
const newRecords = 'new_records';

/** Inserts new records with their rows and the beginning of their history in one statement. */
export async function insertRecords(trx: Trx, model: PublishedModel, records: readonly StoredRecord[]): Promise<void> {
  await writeTogether(trx, ...insertsOf(model, records, null));
}

/** The same for one record that gets its number meanwhile; returns the number. */
export async function insertNumbered(trx: Trx, model: PublishedModel, record: StoredRecord, number: NumberInSql): Promise<string> {
  const rows = await writeAndAsk<{ sequence_no: string }>(
    trx,
    numberedInserts(model, record, number),
    sqlFragment`select ${newNumber} as sequence_no`,
  );
  return rows[0]!.sequence_no;
}

/** Returns what inserts the record, to be written together with other rows, which may read its number as `newNumber`. */
export function numberedInserts(model: PublishedModel, record: StoredRecord, number: NumberInSql): Write[] {
  return [...number.counters, ...insertsOf(model, [record], number)];
}

export const newNumber = sqlFragment`(select sequence_no from ${quoted(newRecords)})`;

function insertsOf(model: PublishedModel, records: readonly StoredRecord[], number: NumberInSql | null): Write[] {
  const table = tableOf(model.definition);
  const rows = records.map((record) => ({ ...systemJson(record), ...dataJson(table.items, record.values) }));
  const insert = insertJson(table.name, [...ofRecords, ...dataColumns(table.items)], rows, number);
  const returned = { name: newRecords, statement: sqlFragment`${insert} returning id, version, sequence_no, modifier, modified_time` };
  // The first version changes every field, so it needs no list.
  const history = sqlFragment`
    insert into record_changes (record_id, version, schema_code, changes, actor, at)
    select id, version, ${model.definition.code}, '[]', modifier, modified_time from ${quoted(newRecords)}`;
  return [returned, { statement: history }, ...table.sheets.flatMap((sheet) => insertOfRows(sheet, records))];
}

function insertOfRows({ item, name, items }: SheetTable, records: readonly StoredRecord[]): Write[] {
  const rows = records.flatMap(({ id: record_id, values }) =>
    ((values[item.code] ?? []) as readonly SheetRow[]).map((row, position) => ({
      id: row.id,
      record_id,
      position,
      ...dataJson(items, rowValues(row)),
    })),
  );
  return rows.length > 0 ? [{ statement: insertJson(name, [...ofRows, ...dataColumns(items)], rows) }] : [];
}

/**
 * Rows go as JSON, so that the text of the statement does not depend on their number, and is prepared. Columns that no row fills are not
 * named: those of a model that is being designed may not be there yet. What is the same in all rows is sent once.
 */
function insertJson(
  table: string,
  all: readonly Column[],
  rows: readonly Readonly<Record<string, unknown>>[],
  number: NumberInSql | null = null,
): SqlFragment {
  const columns = all.filter(({ name }) => rows.some((row) => row[name] !== null));
  const isCommon = ({ name }: Column): boolean => rows.length > 1 && rows.every((row) => row[name] === rows[0]![name]);
  const [common, own] = [columns.filter(isCommon), columns.filter((column) => !isCommon(column))];
  const names = listed(columns.map(({ name }) => quoted(name)));
  const ownRows = sqlFragment`json_to_recordset(${jsonOf(rows, own)}::json) as r (${typed(own)})`;
  const from =
    common.length === 0
      ? ownRows
      : sqlFragment`${ownRows}, json_to_record(${jsonOf(rows.slice(0, 1), common)}::json -> 0) as c (${typed(common)})`;
  if (!number) return sqlFragment`insert into ${quoted('biz', table)} (${names}) select ${names} from ${from}`;
  return sqlFragment`
    insert into ${quoted('biz', table)} (${names}, sequence_no) select ${names}, ${number.text} from ${listed([from, ...number.from])}`;
}

const typed = (columns: readonly Column[]): SqlFragment =>
  listed(columns.map(({ name, type }) => sqlFragment`${quoted(name)} ${sqlText(type)}`));

function jsonOf(rows: readonly Readonly<Record<string, unknown>>[], columns: readonly Column[]): string {
  return JSON.stringify(rows.map((row) => Object.fromEntries(columns.map(({ name }) => [name, row[name]]))));
}

function dataColumns(items: readonly StoredItem[]): Column[] {
  return items.flatMap(({ columns }) => columns);
}

function dataJson(items: readonly StoredItem[], values: Readonly<Record<string, FieldValue | undefined>>): Record<string, unknown> {
  return Object.fromEntries(
    items.flatMap(({ item, columns }) => {
      const written = itemStorages[item.type].write(values[item.code] ?? null, item);
      return columns.map(({ name, type }, index) => {
        const value = written[index] ?? null;
        if (typeof value !== 'string') return [name, value] as const;
        // JSON would keep the half of a character that a formula has cut off, and PostgreSQL refuse it.
        return [name, type === 'jsonb' ? (JSON.parse(value) as unknown) : value.toWellFormed()] as const;
      });
    }),
  );
}

interface Column {
  readonly name: string;
  readonly type: string;
}

const columnsIn = (types: Readonly<Record<string, string>>): readonly Column[] =>
  Object.entries(types).map(([name, type]) => ({ name, type }));
const ofRecords = columnsIn(recordColumns);
const ofRows = columnsIn(rowColumns);

function systemJson({ id, version, system }: StoredRecord): Record<keyof typeof recordColumns, unknown> {
  return {
    id,
    version,
    sequence_no: system.sequenceNo,
    sequence_status: system.sequenceStatus,
    creater: system.creater,
    created_dept_id: system.createdDeptId,
    created_time: system.createdTime,
    modifier: system.modifier,
    modified_time: system.modifiedTime,
    owner: system.owner,
    owner_dept_id: system.ownerDeptId,
    workflow_instance_id: system.workflowInstanceId,
    urgency_level: system.urgencyLevel,
    form_code: system.formCode,
    form_version: system.formVersion,
  };
}

/** All but the id. */
function systemCells(record: StoredRecord): Cells {
  const values: Record<string, unknown> = systemJson(record);
  return ofRecords.filter(({ name }) => name !== 'id').map(({ name, type }) => [name, sqlFragment`${values[name]}::${sqlText(type)}`]);
}

function dataCells({ items }: RecordDiff, values: FormValues): Cells {
  const parameters = itemParameters(items, values);
  return items.flatMap(({ columns }) => columns).map(({ name }, index) => [name, parameters[index]!]);
}

async function removeRows(trx: Trx, recordId: string, { sheet, removed }: SheetDiff): Promise<void> {
  if (removed.length === 0) return;
  await runFragment(
    trx,
    sqlFragment`
    delete from ${quoted('biz', sheet.name)} where record_id = ${recordId}::uuid and id = any(${[...removed]}::uuid[])`,
  );
}

/** The last condition protects rows of other records even if all earlier checks failed. */
async function writeRows(trx: Trx, recordId: string, { sheet, rows, written }: SheetDiff): Promise<void> {
  const names = sheet.items.flatMap(({ columns }) => columns.map(({ name }) => name));
  const positions = new Map(rows.map(({ id }, index) => [id, index]));
  const atOnce = Math.max(1, Math.floor(parametersAtOnce / (names.length + 3)));
  for (let from = 0; from < written.length; from += atOnce) {
    const tuples = written.slice(from, from + atOnce).map((row) => {
      const cells = [sqlFragment`${row.id}::uuid`, sqlFragment`${recordId}::uuid`, sqlFragment`${positions.get(row.id)}::integer`];
      return sqlFragment`(${listed([...cells, ...itemParameters(sheet.items, rowValues(row))])})`;
    });
    const result = await runFragment(
      trx,
      sqlFragment`
      insert into ${quoted('biz', sheet.name)} as s (${listed(['id', 'record_id', 'position', ...names].map((name) => quoted(name)))})
      values ${listed(tuples)}
      on conflict (id) do update set ${listed(['position', ...names].map((name) => sqlFragment`${quoted(name)} = ${quoted('excluded', name)}`))}
      where s.record_id = excluded.record_id`,
    );
    if (result.numAffectedRows !== BigInt(tuples.length))
      throw new Error(`rows of ${sheet.name} belong to another record than ${recordId}`);
  }
}

async function orderRows(
  trx: Trx,
  recordId: string,
  { sheet, rows }: { sheet: SheetTable; rows: readonly { id: string }[] },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await runFragment(
    trx,
    sqlFragment`
    update ${quoted('biz', sheet.name)} s set position = o.place - 1
    from unnest(${ids}::uuid[]) with ordinality o (id, place)
    where s.record_id = ${recordId}::uuid and s.id = o.id and s.position <> o.place - 1`,
  );
}
