import { sql, type RawBuilder } from 'kysely';
import { unitTypes, type DataItem, type FieldValue, type FormValues, type ModelDefinition, type SheetRow } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { findModel, tableOf } from '../../apps/index.ts';
import { findFiles } from '../../stored-files/index.ts';
import { directory } from '../../organization/index.ts';

type Reference = { readonly id: string; readonly name: string; readonly unitType?: number };
/** The name of a referenced object; for files also the size. */
type NamedReference = { readonly name: string; readonly fileSize?: number };
/** By `person:<id>`, `department:<id>`, `file:<id>`, `<model>:<id>`. */
type Names = ReadonlyMap<string, NamedReference>;

const relevanceTypes: ReadonlySet<string> = new Set(['RelevanceForm', 'RelevanceFormEx']);

/**
 * Sets the current names of people, departments and records in values read from columns. The name of a deleted unit or record stays empty.
 */
export async function fillNames(
  executor: Executor,
  items: readonly DataItem[],
  records: readonly Readonly<Record<string, FieldValue>>[],
): Promise<Record<string, FieldValue>[]> {
  const wanted = new Set<string>();
  const named = records.map((values) =>
    mapReferences(items, values, (reference, kind) => (wanted.add(`${kind}:${reference.id}`), reference)),
  );
  if (wanted.size === 0) return named;
  const names = await findNames(executor, wanted);
  return records.map((values) =>
    mapReferences(items, values, (reference, kind) => ({ ...reference, ...(names.get(`${kind}:${reference.id}`) ?? { name: '' }) })),
  );
}

function mapReferences(
  items: readonly DataItem[],
  values: Readonly<Record<string, FieldValue | undefined>>,
  change: (reference: Reference, kind: string) => Reference,
): Record<string, FieldValue> {
  const result = { ...values } as Record<string, FieldValue>;
  for (const item of items) {
    const value = values[item.code];
    if (value === null || value === undefined) continue;
    if (item.type === 'Sheet') {
      const rows = value as readonly SheetRow[];
      result[item.code] = rows.map((row) => mapReferences(item.dataItems ?? [], row, change) as unknown as SheetRow);
    } else if (Array.isArray(value)) {
      result[item.code] = value.map((each: FieldValue) => changeOne(item, each, change)) as unknown as FieldValue;
    } else result[item.code] = changeOne(item, value, change);
  }
  return result;
}

function changeOne(item: DataItem, value: FieldValue, change: (reference: Reference, kind: string) => Reference): FieldValue {
  const kind = referenceKind(item, value);
  return kind === null ? value : (change(value as Reference, kind) as FieldValue);
}

/** Returns the kind of object that a value refers to; null when it is no reference. */
export function referenceKind(item: DataItem, value: unknown): string | null {
  if (typeof value !== 'object' || value === null || typeof (value as Partial<Reference>).id !== 'string') return null;
  if (item.type === 'Attachment') return 'file';
  if (relevanceTypes.has(item.type)) return item.schemaCode ?? null;
  const { unitType } = value as Reference;
  if (unitType === unitTypes.user) return 'person';
  return unitType === unitTypes.department ? 'department' : null;
}

async function findNames(executor: Executor, wanted: ReadonlySet<string>): Promise<Names> {
  const byKind = Map.groupBy([...wanted], (key) => key.slice(0, key.indexOf(':')));
  const names = new Map<string, NamedReference>();
  for (const [kind, keys] of byKind) {
    const ids = keys.map((key) => key.slice(kind.length + 1));
    for (const [id, named] of await namesOf(executor, kind, ids)) names.set(`${kind}:${id}`, named);
  }
  return names;
}

async function namesOf(executor: Executor, kind: string, ids: readonly string[]): Promise<Iterable<readonly [string, NamedReference]>> {
  if (kind === 'person') return [...(await directory(executor).people(ids)).values()].map(({ id, name }) => [id, { name }] as const);
  if (kind === 'department')
    return [...(await directory(executor).departments(ids)).values()].map(({ id, name }) => [id, { name }] as const);
  if (kind === 'file') return filesNamed(await findFiles(executor, ids));
  const model = await findModel(executor, kind);
  if (!model) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select r.id, ${recordName(model.definition)} as name from ${sql.id('biz', kind)} r where r.id = any(${ids}::uuid[])`.execute(executor);
  return rows.map(({ id, name }) => [id, { name }] as const);
}

function filesNamed(files: Awaited<ReturnType<typeof findFiles>>): (readonly [string, NamedReference])[] {
  return [...files.values()].map(({ id, name, size }) => [id, { name, fileSize: Number(size) }] as const);
}

/** Returns the display name of a record in pickers and lists: its name item, or else its number. */
export function recordName(model: ModelDefinition): RawBuilder<string> {
  const column = tableOf(model).items.find(({ item }) => item.code === model.nameItem)?.columns[0];
  const number = sql<string>`coalesce(r.sequence_no, '')`;
  if (!column) return number;
  const named = sql.ref(`r.${column.name}`);
  return column.type === 'text' ? sql`coalesce(${named}, r.sequence_no, '')` : sql`coalesce(${named}::text, r.sequence_no, '')`;
}

/** Returns all references in the values of one record, for callers that resolve them elsewhere. */
export function referencesIn(items: readonly DataItem[], values: FormValues): { readonly kind: string; readonly id: string }[] {
  const found: { kind: string; id: string }[] = [];
  mapReferences(items, values, (reference, kind) => (found.push({ kind, id: reference.id }), reference));
  return found;
}
