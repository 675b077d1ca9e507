import type { CallArguments, queryList } from '@inkstone/api';
import { isSystemField, type FieldValue, type FormPermission, type ListSort } from '@inkstone/schema';
import { tableOf } from '../apps/index.ts';
import { fillNames, itemValues, systemOf, systemValues } from '../records/index.ts';
import { chosenRecords, judgedFields, type ChosenRecords } from './chosen-records.ts';
import { findRows, type FoundRow, type Search } from './find-rows.ts';
import type { Cursor } from '../../platform/db/cursor.ts';
import { newestFirst, sortOf } from './list-sort.ts';
import { listRights, seesAll, type ListRights } from './list-rights.ts';
import type { ListReader } from './list-reader.ts';
import { answeredCodes } from './list-shape.ts';
import { pointingItem } from './record-tree.ts';
import { withheldFields } from './withheld-fields.ts';

/** Records that withheld values keep out of a filtered list make room for further ones, this often; then the page is shorter. */
const roundsAtMost = 10;

type Asked = Pick<CallArguments<typeof queryList>, 'schemaCode' | 'listCode' | 'keyword' | 'filter' | 'sort' | 'fields' | 'parentId'>;

/** What a call asks of the database. Refuses as `chosenRecords` does, and with `malformed` what cannot be shown or put in order. */
export async function searchOf(context: ListReader, asked: Asked): Promise<Search> {
  const sorted = (asked.sort ?? []).map(({ code }) => code).filter((code) => !isSystemField(code));
  const records = await chosenRecords(context, asked, sorted);
  const { shape } = records;
  const place = asked.parentId ?? null;
  return {
    records,
    codes: answeredCodes(shape, asked.fields),
    sort: sortOf(shape, asked.sort?.length ? asked.sort : await openOrder(context, records)),
    judged: [...(records.filter?.fields ?? []), ...sorted],
    place,
    isFlat: place === null || (await isTreeWithheld(context, records)),
  };
}

/** A branch tells what its records point at, and whether some below meet what is asked: one by one nobody is told of what a workflow hides. */
async function isTreeWithheld({ db, actor }: ListReader, records: ChosenRecords): Promise<boolean> {
  const { definition } = records.shape.model;
  const pointing = pointingItem(definition);
  const read = [...(pointing ? [pointing.item.code] : []), ...judgedFields(records)];
  return read.some(await withheldFields(db, actor, definition.code));
}

/**
 * The list's own order, unless something hides its field from the person: a page tells the values it ends with and begins behind any that
 * are given, so they would learn a record's value from it.
 */
export async function openOrder({ db, actor }: ListReader, { access, shape }: ChosenRecords): Promise<ListSort[]> {
  const { sort } = shape.list;
  if (!sort) return [newestFirst];
  if (isSystemField(sort.code)) return [sort];
  const isHidden = access.hides(sort.code) || (await withheldFields(db, actor, shape.model.definition.code))(sort.code);
  return [isHidden ? newestFirst : sort];
}

export interface FoundPage {
  readonly rows: readonly FoundRow[];
  readonly rights: ListRights;
  /** Where the next page begins behind; null on the last one. */
  readonly last: FoundRow | null;
}

/** So many records behind a place, with what the person may see of them. `shown`: what else is told of each (`items.amount`). */
export async function findPage(
  context: ListReader,
  search: Search,
  { after: place, size, shown: told = [] }: { readonly after: Cursor | null; readonly size: number; readonly shown?: readonly string[] },
): Promise<FoundPage> {
  const shown: FoundRow[] = [];
  const rights = new Map<string, FormPermission | null>();
  let after = place;
  let scanned: FoundRow | null = null;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const rows = await findRows(context, search, after, size + 1);
    for (const [id, permission] of await rightsOn(context, search, rows, told)) rights.set(id, permission);
    shown.push(...rows.filter((row) => mayBeFound(search, rights, row)));
    if (shown.length > size) return { rows: shown.slice(0, size), rights, last: shown[size - 1]! };
    if (rows.length <= size) return { rows: shown, rights, last: null };
    scanned = rows.at(-1)!;
    after = endOf(scanned);
  }
  return { rows: shown, rights, last: scanned };
}

export function endOf({ $sort: values, id }: FoundRow): Cursor {
  return { values, id };
}

function rightsOn(
  { db, actor }: ListReader,
  { records, codes, judged }: Search,
  rows: readonly FoundRow[],
  told: readonly string[],
): Promise<ListRights> {
  const { nameItem } = records.shape.model.definition;
  return listRights(
    { executor: db, actor, access: records.access },
    [...codes, ...told, ...(nameItem === undefined ? [] : [nameItem]), ...judged, ...(records.keyword?.fields ?? [])],
    rows.map((row) => ({ id: row.id, instanceId: row.workflow_instance_id, coverage: row.$covering, takesPart: row.$takesPart })),
  );
}

/** What the person may not see neither meets a filter nor holds a keyword. */
function mayBeFound({ records: { keyword }, judged }: Search, rights: ListRights, row: FoundRow): boolean {
  const sees = (fields: readonly string[]): boolean => seesAll(rights, row.id, fields);
  if (judged.length > 0 && !sees(judged)) return false;
  return !keyword || keyword.fields.some((field, index) => row.$hits[index] && (isSystemField(field) || sees([field])));
}

export async function present({ db, actor }: ListReader, { records, codes, place }: Search, rows: readonly FoundRow[]) {
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
      ...(place !== null && { hasChildren: row.$hasChildren }),
    };
  });
}
