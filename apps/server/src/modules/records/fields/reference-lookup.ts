import { sql } from 'kysely';
import {
  unitTypes,
  type DataItem,
  type EditEntry,
  type FieldValue,
  type FormDefinition,
  type Issue,
  type ModelDefinition,
  type Patch,
} from '@inkstone/schema';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import type { Requester } from '../../../platform/http/request-context.ts';
import { findModel, tableOf } from '../../apps/index.ts';
import { directory } from '../../organization/index.ts';
import { modelAccess } from '../../permissions/index.ts';
import { fieldAt } from './form-control-item.ts';
import { isId } from '../../../platform/db/id.ts';
import { itemColumns, itemValues, type Row } from '../reading/record-row.ts';
import { resolveFiles } from './record-files.ts';
import { fillNames, recordName, referenceKind } from './reference-names.ts';

type Found = Readonly<Record<string, FieldValue>>;
/** Stored data of people, departments and records, by kind and id. */
export type FoundReferences = ReadonlyMap<string, Found>;

interface LookupInput {
  readonly model: ModelDefinition;
  readonly form: FormDefinition;
  readonly patch: Patch;
  readonly requester: Requester;
  /** The record being written, also when it is new. */
  readonly recordId: string;
  /** References that the record holds already; they stay valid whatever happened to their targets. */
  readonly held: ReadonlySet<string>;
  /** What was found before (`findReferences`); unset: it is looked up. */
  readonly found?: FoundReferences | undefined;
}

/**
 * Replaces people, departments, records and files sent by a client by the stored data of their ids: names, and for records the fields that
 * mappings copy. An unknown id, an inactive person and a record the actor may not find are `UnknownReference`.
 */
export async function resolveReferences(trx: Trx, input: LookupInput): Promise<{ patch: Patch; issues: Issue[] }> {
  const { patch, issues } = await resolveValues(trx, input);
  if (!patch.entries) return { patch, issues };
  // Values set by events are resolved like the final values.
  const entries: EditEntry[] = [];
  for (const entry of patch.entries) {
    const resolved = entry.values && (await resolveValues(trx, { ...input, patch: { values: entry.values, rows: {} } }));
    entries.push(resolved ? { ...entry, values: resolved.patch.values } : entry);
    issues.push(...(resolved?.issues ?? []));
  }
  return { patch: { ...patch, entries }, issues };
}

async function resolveValues(trx: Trx, input: LookupInput): Promise<{ patch: Patch; issues: Issue[] }> {
  const { model, form, recordId, requester } = input;
  const files = await resolveFiles(trx, { model, form, recordId, personId: requester.actor.id, values: input.patch.values });
  const { patch, issues } = await resolveUnits(trx, { ...input, patch: { ...input.patch, values: files.values } });
  return { patch, issues: [...files.issues, ...issues] };
}

/** Looks up everything that some values refer to. */
export async function findReferences(
  trx: Trx,
  searched: Pick<LookupInput, 'requester' | 'held'>,
  sent: readonly Pick<SentValue, 'references' | 'fields'>[],
): Promise<FoundReferences> {
  const wanted = new Map<string, { ids: Set<string>; fields: Set<string> }>();
  for (const { references, fields } of sent) {
    for (const { kind, id } of references) {
      const of = wanted.get(kind) ?? { ids: new Set(), fields: new Set() };
      of.ids.add(id);
      for (const field of fields) of.fields.add(field);
      wanted.set(kind, of);
    }
  }
  const found = new Map<string, Found>();
  for (const [kind, { ids, fields }] of wanted) {
    for (const [id, value] of await look(trx, searched, kind, [...ids].filter(isId), [...fields])) found.set(`${kind}:${id}`, value);
  }
  return found;
}

async function resolveUnits(trx: Trx, input: LookupInput): Promise<{ patch: Patch; issues: Issue[] }> {
  if (!mayRefer(input.patch)) return { patch: input.patch, issues: [] };
  const sent = sentValues(input);
  if (sent.every(({ references }) => references.length === 0)) return { patch: input.patch, issues: [] };
  const found = input.found ?? (await findReferences(trx, input, sent));
  const issues: Issue[] = [];
  const values = sent.map(({ path, value, item }) => {
    const resolve = (each: unknown): unknown => {
      const kind = item && sentKind(item, each);
      if (!kind) return each;
      const { id } = each as { id: string };
      const known = found.get(`${kind}:${id}`);
      if (!known) issues.push({ code: 'UnknownReference', path, params: { id } });
      return known ? { ...known, ...markOf(each) } : each;
    };
    return [path, Array.isArray(value) ? value.map(resolve) : resolve(value)] as const;
  });
  return { patch: { ...input.patch, values: Object.fromEntries(values) }, issues };
}

const unitTypeOfItem: Readonly<Record<string, number>> = {
  StaffSingle: unitTypes.user,
  StaffMulti: unitTypes.user,
  DeptSingle: unitTypes.department,
  DeptMulti: unitTypes.department,
};

/** The sharing mark comes from the person, not from the database. */
function markOf(sent: unknown): { readonly isAuthorize?: true } {
  return (sent as { readonly isAuthorize?: unknown }).isAuthorize === true ? { isAuthorize: true } : {};
}

/** Selectors know their unit type: a client may omit it, and the form refuses a unit of another type. */
function sentKind(item: DataItem, value: unknown): string | null {
  // Files are resolved already.
  if (item.type === 'Attachment') return null;
  const expected = unitTypeOfItem[item.type];
  if (expected === undefined || typeof value !== 'object' || value === null) return referenceKind(item, value);
  const { unitType = expected } = value as { unitType?: unknown };
  return unitType === expected ? referenceKind(item, { ...value, unitType }) : null;
}

/** References are objects, or lists of them. */
export function mayRefer({ values }: Patch): boolean {
  for (const path in values) if (typeof values[path] === 'object' && values[path] !== null) return true;
  return false;
}

interface SentValue {
  readonly path: string;
  readonly value: unknown;
  /** Null: there is no such field. */
  readonly item: DataItem | null;
  readonly references: readonly { readonly kind: string; readonly id: string }[];
  /** What the form takes from the records. */
  readonly fields: readonly string[];
}

/** The values of a patch with what they refer to. */
export function sentValues({ form, model, patch }: Pick<LookupInput, 'form' | 'model' | 'patch'>): SentValue[] {
  return Object.entries(patch.values).map(([path, value]) => {
    const field = fieldAt(form, model, path);
    const item = field?.item ?? null;
    if (!field || !item) return { path, value, item: null, references: [], fields: [] };
    const references = (Array.isArray(value) ? value : [value]).flatMap((each) => {
      const kind = sentKind(item, each);
      return kind ? [{ kind, id: (each as { id: string }).id }] : [];
    });
    return { path, value, item, references, fields: (field.control.options.mappings ?? []).map(({ from }) => from) };
  });
}

async function look(
  trx: Trx,
  input: Pick<LookupInput, 'requester' | 'held'>,
  kind: string,
  ids: readonly string[],
  fields: readonly string[],
): Promise<Map<string, Found>> {
  if (ids.length === 0) return new Map();
  const isHeld = (id: string): boolean => input.held.has(`${kind}:${id}`);
  if (kind === 'person') {
    const people = await directory(trx).people(ids);
    const usable = [...people.values()].filter(({ id, active }) => active || isHeld(id));
    return new Map(usable.map(({ id, name, ...person }) => [id, { id, name, unitType: unitTypes.user, ...personFields(person, fields) }]));
  }
  if (kind === 'department') {
    const departments = await directory(trx).departments(ids);
    return new Map([...departments.values()].map(({ id, name, code }) => [id, { id, name, unitType: unitTypes.department, code }]));
  }
  const heldIds = ids.filter(isHeld);
  return resolveRecordReferences(trx, { requester: input.requester, schemaCode: kind, ids, fields, heldIds });
}

/** Returns the fields that mappings may copy from a picked person. */
function personFields(
  person: { readonly account: string; readonly departmentId: string | null; readonly departmentName: string | null },
  fields: readonly string[],
): Record<string, FieldValue> {
  const { account, departmentId, departmentName } = person;
  const department = departmentId === null ? null : { id: departmentId, name: departmentName ?? '', unitType: unitTypes.department };
  const all: Record<string, FieldValue> = { account, department, departmentName };
  return Object.fromEntries(fields.filter((field) => field in all).map((field) => [field, all[field] ?? null]));
}

/**
 * Returns the stored form of a reference to each record, by id: name, number and the fields that mappings copy. Records that the person may
 * not find, drafts and cancelled ones are missing, unless they are held already.
 */
export async function resolveRecordReferences(
  executor: Executor,
  {
    requester,
    schemaCode,
    ids,
    fields,
    heldIds = [],
  }: {
    readonly requester: Requester;
    readonly schemaCode: string;
    readonly ids: readonly string[];
    readonly fields: readonly string[];
    readonly heldIds?: readonly string[];
  },
): Promise<Map<string, Found>> {
  const target = await findModel(executor, schemaCode);
  if (!target) return new Map();
  const items = tableOf(target.definition).items.filter(({ item }) => fields.includes(item.code));
  const readable = (await modelAccess(executor, requester, schemaCode)).records('view');
  const { rows } = await sql<Row & { id: string; $name: string; $number: string | null }>`
    select ${sql.join([
      sql`r.id`,
      sql`${recordName(target.definition)} as ${sql.id('$name')}`,
      sql`r.sequence_no as ${sql.id('$number')}`,
      ...itemColumns(items),
    ])}
    from ${sql.id('biz', schemaCode)} r
    where r.id = any(${[...ids]}::uuid[])
      and (r.id = any(${[...heldIds]}::uuid[]) or (r.sequence_status not in ('DRAFT', 'CANCELED') and ${readable}))`.execute(executor);
  const values = await fillNames(
    executor,
    items.map(({ item }) => item),
    rows.map((row) => itemValues(items, row)),
  );
  return new Map(rows.map((row, index) => [row.id, { sequenceNo: row.$number, ...values[index]!, id: row.id, name: row.$name }]));
}
