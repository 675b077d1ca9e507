import type { CallArguments, queryList } from '@inkstone/api';
import { isSystemField, type FieldValue, type FormPermission, type ListSort } from '@inkstone/schema';
import { tableOf } from '../apps/index.ts';
import { fillNames, itemValues, systemOf, systemValues } from '../records/index.ts';
import { chosenRecords, criteriaFields, type ChosenRecords } from './chosen-records.ts';
import { findRows, type FoundRow, type Search } from './find-rows.ts';
import type { Cursor } from '../../platform/db/paging/cursor.ts';
import { newestFirst, sortOf } from './list-sort.ts';
import { listRights, seesAll, type ListRights } from './list-rights.ts';
import type { ListReader } from './list-reader.ts';
import { requestedCodes } from './list-shape.ts';
import { parentItem } from './record-tree.ts';
import { redactedFields } from './redacted-fields.ts';

/** Rounds that replace records which redacted values remove from a page; after these the page is shorter. */
const maxRounds = 10;

type Asked = Pick<CallArguments<typeof queryList>, 'schemaCode' | 'listCode' | 'keyword' | 'filter' | 'sort' | 'fields' | 'parentId'>;

/** Prepares a query. Refuses as `chosenRecords` does, and with `malformed` fields that cannot be shown or sorted by. */
export async function searchOf(context: ListReader, asked: Asked): Promise<Search> {
  const sorted = (asked.sort ?? []).map(({ code }) => code).filter((code) => !isSystemField(code));
  const records = await chosenRecords(context, asked, sorted);
  const { shape } = records;
  const branch = asked.parentId ?? null;
  return {
    records,
    codes: requestedCodes(shape, asked.fields),
    sort: sortOf(shape, asked.sort?.length ? asked.sort : await initialOrder(context, records)),
    criteria: [...(records.filter?.fields ?? []), ...sorted],
    branch,
    isFlat: branch === null || (await isTreeRedacted(context, records)),
  };
}

/**
 * A branch reveals the parents of its records and whether descendants match the criteria, so it is not offered where a workflow redacts
 * these fields for the person.
 */
async function isTreeRedacted({ db, actor }: ListReader, records: ChosenRecords): Promise<boolean> {
  const { definition } = records.shape.model;
  const reference = parentItem(definition);
  const read = [...(reference ? [reference.item.code] : []), ...criteriaFields(records)];
  return read.some(await redactedFields(db, actor, definition.code));
}

/**
 * Returns the list's own order, or newest first if its field is hidden from the person in some record: cursors contain sort values and
 * accept any, so a record's value could be found out.
 */
export async function initialOrder({ db, actor }: ListReader, { access, shape }: ChosenRecords): Promise<ListSort[]> {
  const { sort } = shape.list;
  if (!sort) return [newestFirst];
  if (isSystemField(sort.code)) return [sort];
  const isHidden = access.hides(sort.code) || (await redactedFields(db, actor, shape.model.definition.code))(sort.code);
  return [isHidden ? newestFirst : sort];
}

export interface FoundPage {
  readonly rows: readonly FoundRow[];
  readonly rights: ListRights;
  /** The row after which the next page begins; null on the last page. */
  readonly last: FoundRow | null;
}

/**
 * Returns a page of records after a cursor, with what the person may see of them. `shown`: further fields that are shown of each
 * (`items.amount`).
 */
export async function findPage(
  context: ListReader,
  search: Search,
  {
    after: start,
    size,
    shown: alsoShown = [],
  }: { readonly after: Cursor | null; readonly size: number; readonly shown?: readonly string[] },
): Promise<FoundPage> {
  const shown: FoundRow[] = [];
  const rights = new Map<string, FormPermission | null>();
  let after = start;
  let scanned: FoundRow | null = null;
  for (let round = 0; round < maxRounds; round += 1) {
    const rows = await findRows(context, search, after, size + 1);
    for (const [id, permission] of await rightsOn(context, search, rows, alsoShown)) rights.set(id, permission);
    shown.push(...rows.filter((row) => mayBeFound(search, rights, row)));
    if (shown.length > size) return { rows: shown.slice(0, size), rights, last: shown[size - 1]! };
    if (rows.length <= size) return { rows: shown, rights, last: null };
    scanned = rows.at(-1)!;
    after = cursorAt(scanned);
  }
  return { rows: shown, rights, last: scanned };
}

export function cursorAt({ $sort: values, id }: FoundRow): Cursor {
  return { values, id };
}

function rightsOn(
  { db, actor }: ListReader,
  { records, codes, criteria }: Search,
  rows: readonly FoundRow[],
  alsoShown: readonly string[],
): Promise<ListRights> {
  const { nameItem } = records.shape.model.definition;
  return listRights(
    { executor: db, actor, access: records.access },
    [...codes, ...alsoShown, ...(nameItem === undefined ? [] : [nameItem]), ...criteria, ...(records.keyword?.fields ?? [])],
    rows.map((row) => ({ id: row.id, instanceId: row.workflow_instance_id, coverage: row.$covering, takesPart: row.$takesPart })),
  );
}

/** Values that the person may not see match neither a filter nor a keyword. */
function mayBeFound({ records: { keyword }, criteria }: Search, rights: ListRights, row: FoundRow): boolean {
  const sees = (fields: readonly string[]): boolean => seesAll(rights, row.id, fields);
  if (criteria.length > 0 && !sees(criteria)) return false;
  return !keyword || keyword.fields.some((field, index) => row.$hits[index] && (isSystemField(field) || sees([field])));
}

export async function present({ db, actor }: ListReader, { records, codes, branch }: Search, rows: readonly FoundRow[]) {
  const items = tableOf(records.shape.model.definition).items.filter(({ item }) => codes.includes(item.code));
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
      ...(branch !== null && { hasChildren: row.$hasChildren }),
    };
  });
}
